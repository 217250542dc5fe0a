// The expected result of a step to a place, on a tag at the upper edge of the place.

import { width } from '../../../layout/metrics';
import type { Box } from './box';

/** The width of the border and of the space beside the words of a tag, in pixels. */
const EDGES = 14;

/** Reports whether a place is low. Its cards are in the middle of a single row, and the tag is to the left of them. */
export function low({ width, height }: Box): boolean {
  return width > height;
}

/**
 * Returns the parts of an expected result that fit on the tag, starting with the cost, or an empty text if not even the
 * cost fits. On a low place, the tag does not cover the cards.
 */
export function tag(hint: string, slot: Box, cards: Box[], px: number): string {
  const room = low(slot) ? Math.min(slot.width, ...cards.map(({ x }) => x - slot.x)) : slot.width;
  const parts = hint.split('; ');
  const texts = parts.map((_, at) => parts.slice(0, parts.length - at).join('; '));
  return texts.find((text) => width(text, px) + EDGES < room) ?? '';
}
