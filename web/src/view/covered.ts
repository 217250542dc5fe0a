// Keeps the focus from moving to an element below a sheet that covers part of the page.

import type { Attachment } from 'svelte/attachments';

/** Closes the sheet when an element that the sheet covers takes the focus. */
export function uncovers(close: () => void): Attachment<HTMLElement> {
  return (sheet) => {
    const enter = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement) || sheet.contains(target)) return;
      // The browser scrolls to the element first, so the check waits for the next frame.
      requestAnimationFrame(() => {
        if (document.activeElement === target && isUnder(target, sheet)) close();
      });
    };
    document.addEventListener('focusin', enter);
    return () => document.removeEventListener('focusin', enter);
  };
}

/** Reports whether a sheet covers the middle of an element, or one of its upper corners. */
function isUnder(element: Element, sheet: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const places = [
    [0.5, 0.5],
    [0.15, 0.2],
    [0.85, 0.2],
  ] as const;
  return places.some(([x, y]) => sheet.contains(document.elementFromPoint(left + x * width, top + y * height)));
}
