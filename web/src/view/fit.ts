// A page holds its words whole, in any language and at any size: where they are too many, they are set smaller.

import type { Attachment } from 'svelte/attachments';

const SCALES = [1, 0.92, 0.85, 0.78, 0.72, 0.66];
/** The foot of a letter may hang over its line by so many pixels without being cut. */
const SLACK = 3;

/**
 * Sets `--fit` to the largest scale at which nothing is cut off; a page with room to spare is `roomy`, and shows what
 * is only ornament. `content` is what the page says: another content is measured anew.
 */
export function fit(content: string): Attachment<HTMLElement> {
  return (page) => {
    if (content === '') return;
    sizes.observe(page);
    return () => sizes.unobserve(page);
  };
}

// One observer for all pages, so that all are measured together: what costs time is to lay the page out.
const sizes = new ResizeObserver((entries) => {
  const pages = entries.map((entry) => entry.target).filter((page) => page instanceof HTMLElement);
  for (const page of pages) page.classList.add('roomy');
  let tight = pages;
  for (const scale of SCALES) {
    for (const page of tight) page.style.setProperty('--fit', String(scale));
    tight = tight.filter(overfull);
    // Without its ornament a page may do at full size after all.
    const plain = tight.filter((page) => page.classList.contains('roomy'));
    for (const page of plain) page.classList.remove('roomy');
    if (plain.length > 0) tight = tight.filter(overfull);
    if (tight.length === 0) return;
  }
});

function overfull(page: HTMLElement): boolean {
  return page.scrollHeight > page.clientHeight + SLACK || page.scrollWidth > page.clientWidth;
}
