// Places the word for danger in a free corner of a place's part of the road, if the page of the place has no space for
// the word.

import { width } from '../../../layout/metrics';
import { LEADING, SMALLEST, type Box, type Label } from './box';
import type { Page } from './table';

const EDGE = 5;
const PAD = 5;

/**
 * Returns the word in the first corner where it covers neither a card nor the page, or null if there is no such corner.
 */
export function alarm(word: string, { slot, box, pills }: Page, cards: Box[], unit: number): Label | null {
  if (pills.some(({ danger, text }) => danger && text === word)) return null;
  const px = Math.max(SMALLEST, 13 * unit);
  const tag = { width: width(word, px) + 2 * PAD, height: px * LEADING + 3 };
  const [left, right] = [slot.x + EDGE, slot.x + slot.width - EDGE - tag.width];
  const [top, foot] = [slot.y + EDGE, slot.y + slot.height - EDGE - tag.height];
  const corners = [top, foot].flatMap((y) => [left, right].map((x) => ({ x, y, ...tag })));
  const free = corners.find((corner) => ![...cards, box].some((other) => meet(corner, other)));
  return free ? { text: word, px, ...free } : null;
}

function meet(one: Box, other: Box): boolean {
  const across = one.x < other.x + other.width && other.x < one.x + one.width;
  return across && one.y < other.y + other.height && other.y < one.y + one.height;
}
