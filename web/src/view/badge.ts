// Finds a place for a badge beside a thing, so that the badge does not cover the thing.

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

type Place = (box: Box, size: number) => Pick<Box, 'x' | 'y'>;

const PLACES = {
  aboveLeft: ({ x, y }, size) => ({ x, y: y - size }),
  leftTop: ({ x, y }, size) => ({ x: x - size, y }),
  aboveRight: ({ x, y, width }, size) => ({ x: x + width - size, y: y - size }),
  rightTop: ({ x, y, width }) => ({ x: x + width, y }),
  belowLeft: ({ x, y, height }) => ({ x, y: y + height }),
  leftBottom: ({ x, y, height }, size) => ({ x: x - size, y: y + height - size }),
  belowRight: ({ x, y, width, height }, size) => ({ x: x + width - size, y: y + height }),
  rightBottom: ({ x, y, width, height }, size) => ({ x: x + width, y: y + height - size }),
} satisfies Record<string, Place>;

/** The places for the number of a thing, starting with the best one. */
export const NUMBER: Place[] = Object.values(PLACES);
/** The places for the hand at a thing to press, starting with the best one. */
export const HAND: Place[] = NUMBER.toReversed();

/**
 * Returns the square for a badge of this size at one side of a box, within `sight`. The square avoids the `others` if
 * one of the places allows that. If no place is within `sight`, the square of the first place is moved into it.
 */
export function beside(box: Box, size: number, places: Place[], sight: Box, others: Box[]): Box {
  const squares = places.map((place) => ({ ...place(box, size), width: size, height: size }));
  const seen = squares.filter((square) => covers(sight, square));
  const [first] = squares;
  const free = seen.find((square) => !others.some((other) => meet(other, square))) ?? seen[0];
  return free ?? within(first ?? { ...box, width: size, height: size }, sight);
}

function covers(outer: Box, { x, y, width, height }: Box): boolean {
  return x >= outer.x && y >= outer.y && x + width <= outer.x + outer.width && y + height <= outer.y + outer.height;
}

/** Reports whether two boxes overlap. A shared edge does not count. */
export function meet(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}

function within(square: Box, { x, y, width, height }: Box): Box {
  return {
    ...square,
    x: Math.max(x, Math.min(square.x, x + width - square.width)),
    y: Math.max(y, Math.min(square.y, y + height - square.height)),
  };
}
