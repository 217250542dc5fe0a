// Fits the words of a card into its page, in any language and at any size. A page with too many words gets smaller
// type.

import type { Attachment } from 'svelte/attachments';

const SCALES = [1, 0.92, 0.85, 0.78, 0.72, 0.66];
/** The number of pixels by which letters may extend below their line before the text counts as cut off. */
const SLACK = 3;

/**
 * Sets `--fit` to the largest scale at which nothing is cut off. A page with spare space gets the class `roomy`, and
 * shows its ornament. `content` is the content of the page. The page is measured again when `content` changes.
 */
export function fit(content: string): Attachment<HTMLElement> {
  return (page) => {
    if (content === '') return;
    sizes.observe(page);
    return () => sizes.unobserve(page);
  };
}

// A single observer measures all pages together, because each measurement forces the browser to compute the layout.
const sizes = new ResizeObserver((entries) => {
  const pages = entries.map((entry) => entry.target).filter((page) => page instanceof HTMLElement);
  for (const page of pages) page.classList.add('roomy');
  let tight = pages;
  for (const scale of SCALES) {
    for (const page of tight) page.style.setProperty('--fit', String(scale));
    tight = tight.filter(overfull);
    // A page that is too full with its ornament may fit at full size without it.
    const plain = tight.filter((page) => page.classList.contains('roomy'));
    for (const page of plain) page.classList.remove('roomy');
    if (plain.length > 0) tight = tight.filter(overfull);
    if (tight.length === 0) return;
  }
});

function overfull(page: HTMLElement): boolean {
  return page.scrollHeight > page.clientHeight + SLACK || page.scrollWidth > page.clientWidth;
}
