// Places the pictures that make up a figure in a window.

/** The square in which a picture of the figure is drawn. */
export interface Place {
  x: number;
  y: number;
  size: number;
}

interface Room {
  /**
   * The share of the window's height that the figure may take up, and the vertical centre of the figure as a share of
   * the height.
   */
  fill: number;
  middle: number;
}

/**
 * Returns the places of one to four pictures, the front one first. The second is at the lower right, the third at the
 * left, and the fourth at the upper right. The first hides half of each of the others.
 */
export function composed({ fill, middle }: Room, width: number, height: number, count: number): Place[] {
  const size = Math.min(height * fill, width * 0.66);
  const [x, y] = [width / 2 - size / 2, height * middle - size / 2];
  // If the figure has other pictures, the front picture moves to the side, provided that the window is wide enough.
  const aside = count > 1 && width > size * 1.25 ? Math.min(width * 0.09, (width - size) / 2) : 0;
  const front = { x: count > 2 ? x : x - aside, y, size };
  const small = size * 0.52;
  const right = Math.min(width - small - width * 0.05, front.x + size - small * 0.14);
  const left = Math.max(width * 0.05, front.x - small * 0.8);
  const others = [
    { x: right, y: y + size - small, size: small },
    { x: left, y: y + size * 0.3, size: small * 0.86 },
    { x: right, y: y - small * 0.05, size: small * 0.8 },
  ];
  return [front, ...others].slice(0, count);
}
