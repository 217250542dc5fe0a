// Finds everything on the table that is there to be read, so that a badge can keep clear of it.

import type { Box } from './badge';

/** The greatest size of a picture that is a sign, in pixels. Larger pictures are scenery. */
const SIGN = 48;

/** Returns the boxes of the lines of text in an element, and of its signs. */
export function written(root: HTMLElement): Box[] {
  const range = document.createRange();
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const boxes: DOMRect[] = [];
  while (texts.nextNode()) {
    if (!texts.currentNode.textContent?.trim()) continue;
    range.selectNodeContents(texts.currentNode);
    boxes.push(...range.getClientRects());
  }
  const signs = [...root.querySelectorAll('svg')].map((sign) => sign.getBoundingClientRect());
  return [...boxes, ...signs.filter(({ width, height }) => width < SIGN && height < SIGN)];
}
