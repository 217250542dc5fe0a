// Places the pictures of a figure in a window.

/** A square for a picture. */
export interface Place {
  x: number;
  y: number;
  size: number;
}

interface Room {
  /** The share of the window's height that the figure may take up, and the middle of that share. */
  fill: number;
  middle: number;
}

/**
 * Returns the places of one to four pictures, the front one first. The second is at the lower right, the third at the
 * left, and the fourth at the upper right. Each is half hidden by the first.
 */
export function composed({ fill, middle }: Room, width: number, height: number, count: number): Place[] {
  const size = Math.min(height * fill, width * 0.66);
  const [x, y] = [width / 2 - size / 2, height * middle - size / 2];
  // If there are others, the front picture moves aside, provided that the window is wide enough.
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
