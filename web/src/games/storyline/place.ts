// Styles from the rectangles of the layout.

import type { Box, Label } from './layout/box';

/** Returns the place of a box within another, as a style. */
export function placed({ x, y, width, height }: Box, within: { x: number; y: number } = ORIGIN): string {
  return `left:${x - within.x}px;top:${y - within.y}px;width:${width}px;height:${height}px`;
}

/** Returns the place of a text and its type size, as a style. */
export function lettered(label: Label, within: { x: number; y: number } = ORIGIN): string {
  return `${placed(label, within)};font-size:${label.px}px`;
}

const ORIGIN = { x: 0, y: 0 };
