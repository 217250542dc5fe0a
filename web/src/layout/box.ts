// Rectangles on a board, in pixels from its upper left corner.

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The space for a board and its type size, in pixels. */
export interface Room {
  width: number;
  height: number;
  /** The size of the page's own type, in pixels. Readers may double this size. */
  text: number;
  /** True on a touch screen, where targets must be large. */
  touch: boolean;
}

/** The least side of a click target for fingers, in pixels. */
export const FINGER = 40;
/** The least size of type, in pixels. */
export const LEAST_TYPE = 13;

/** Returns the CSS style that places a box within another. */
export function placed({ x, y, width, height }: Box, within: { x: number; y: number } = { x: 0, y: 0 }): string {
  return `left:${x - within.x}px;top:${y - within.y}px;width:${width}px;height:${height}px`;
}

export function right({ x, width }: Box): number {
  return x + width;
}

export function bottom({ y, height }: Box): number {
  return y + height;
}
