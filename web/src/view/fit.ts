// A page holds its words whole, in any language and at any size: where they are too many, they are set smaller.

import type { Attachment } from 'svelte/attachments';

const SMALLEST = 0.66;
const STEP = 0.04;
/** The foot of a letter may hang over its line by so many pixels without being cut. */
const SLACK = 3;

/** Sets `--fit` to the largest scale at which nothing is cut off. `content` is what the page says. */
export function fit(content: string): Attachment<HTMLElement> {
  return (page) => {
    const measure = () => {
      for (let scale = 1; ; scale -= STEP) {
        page.style.setProperty('--fit', scale.toFixed(2));
        const whole = page.scrollHeight <= page.clientHeight + SLACK && page.scrollWidth <= page.clientWidth;
        if (whole || scale - STEP < SMALLEST || content === '') return;
      }
    };
    const sizes = new ResizeObserver(measure);
    sizes.observe(page);
    void document.fonts?.ready.then(measure);
    return () => sizes.disconnect();
  };
}
