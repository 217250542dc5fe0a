// Finds a place for a badge beside a thing, so that the badge does not cover the thing.

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

type Size = Pick<Box, 'width' | 'height'>;
type Place = (box: Box, size: Size) => Pick<Box, 'x' | 'y'>;

const PLACES = {
  aboveLeft: ({ x, y }, size) => ({ x, y: y - size.height }),
  leftTop: ({ x, y }, size) => ({ x: x - size.width, y }),
  aboveRight: ({ x, y, width }, size) => ({ x: x + width - size.width, y: y - size.height }),
  rightTop: ({ x, y, width }) => ({ x: x + width, y }),
  belowLeft: ({ x, y, height }) => ({ x, y: y + height }),
  leftBottom: ({ x, y, height }, size) => ({ x: x - size.width, y: y + height - size.height }),
  belowRight: ({ x, y, width, height }, size) => ({ x: x + width - size.width, y: y + height }),
  rightBottom: ({ x, y, width, height }, size) => ({ x: x + width, y: y + height - size.height }),
} satisfies Record<string, Place>;

/** The places for the number of a thing, starting with the best one. */
export const NUMBER: Place[] = Object.values(PLACES);
/** The places for the hand at a thing to press, starting with the best one. */
export const HAND: Place[] = NUMBER.toReversed();

/**
 * Returns the box for a badge of this size at one side of a thing's box, within `sight`. The badge avoids the `others`
 * if one of the places allows that. If no place is within `sight`, the badge at the first place is moved into it.
 */
export function beside(box: Box, size: Size, places: Place[], sight: Box, others: Box[]): Box {
  const badges = places.map((place) => ({ ...size, ...place(box, size) }));
  const seen = badges.filter((badge) => covers(sight, badge));
  const [first] = badges;
  const free = seen.find((badge) => !others.some((other) => meet(other, badge))) ?? seen[0];
  return free ?? within(first ?? { ...box, ...size }, sight);
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

function within(badge: Box, { x, y, width, height }: Box): Box {
  return {
    ...badge,
    x: Math.max(x, Math.min(badge.x, x + width - badge.width)),
    y: Math.max(y, Math.min(badge.y, y + height - badge.height)),
  };
}
