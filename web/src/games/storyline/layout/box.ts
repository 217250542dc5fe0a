// Rectangles and texts of the board, in pixels from its upper left corner.

import { FINGER, LEAST_TYPE, type Box } from '../../../layout/box';
import { lineCount, longest } from '../../../layout/metrics';

export { FINGER, LEAST_TYPE as SMALLEST, type Box };

/** A text with its type size and its box. */
export interface Label extends Box {
  text: string;
  px: number;
}

/** The height of a line, in multiples of the type size. */
export const LEADING = 1.12;

/** Returns the label if the whole text fits into the box without breaking a word, or null if it does not. */
export function label(text: string, px: number, box: Box): Label | null {
  return text !== '' && fits(text, px, box) ? { text, px, ...box } : null;
}

export function fits(text: string, px: number, { width, height }: { width: number; height: number }): boolean {
  return longest(text, px) <= width && tall(text, px, width) <= height;
}

/** Returns the height of a text in a column of this width. */
export function tall(text: string, px: number, width: number): number {
  return Math.ceil(lineCount(text, px, width) * px * LEADING);
}

/** Returns the smallest box that contains all these boxes. */
export function joined(boxes: Box[]): Box {
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const foot = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: foot - y };
}

/**
 * Returns the box less a margin on each side. `across` is the margin at the left and right, and `along` at the top and
 * bottom.
 */
export function inset({ x, y, width, height }: Box, across: number, along = across): Box {
  return { x: x + across, y: y + along, width: width - 2 * across, height: height - 2 * along };
}
