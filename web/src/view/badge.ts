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
  above: ({ x, y, width }, size) => ({ x: x + (width - size.width) / 2, y: y - size.height }),
  left: ({ x, y, height }, size) => ({ x: x - size.width, y: y + (height - size.height) / 2 }),
  right: ({ x, y, width, height }, size) => ({ x: x + width, y: y + (height - size.height) / 2 }),
  below: ({ x, y, width, height }, size) => ({ x: x + (width - size.width) / 2, y: y + height }),
  cornerLeft: ({ x, y }, size) => ({ x: x - size.width / 2, y: y - size.height / 2 }),
  cornerRight: ({ x, y, width }, size) => ({ x: x + width - size.width / 2, y: y - size.height / 2 }),
  cornerBelowLeft: ({ x, y, height }, size) => ({ x: x - size.width / 2, y: y + height - size.height / 2 }),
  cornerBelowRight: ({ x, y, width, height }, size) => ({
    x: x + width - size.width / 2,
    y: y + height - size.height / 2,
  }),
  insideLeft: ({ x, y }) => ({ x, y }),
  insideRight: ({ x, y, width }, size) => ({ x: x + width - size.width, y }),
  insideBelowLeft: ({ x, y, height }, size) => ({ x, y: y + height - size.height }),
  insideBelowRight: ({ x, y, width, height }, size) => ({
    x: x + width - size.width,
    y: y + height - size.height,
  }),
} satisfies Record<string, Place>;

/** The places for the number of a thing, starting with the best one. */
export const NUMBER: Place[] = Object.values(PLACES);
/** The places for the hand at a thing to press, starting with those below the thing. */
export const HAND: Place[] = [PLACES.belowRight, PLACES.below, PLACES.belowLeft, ...NUMBER.toReversed()];

/** What a badge should not cover. */
export interface Kept {
  /** The lines of text and the signs. */
  words: Box[];
  /** The things on the table. A badge on one of them would seem to belong to it. */
  things: Box[];
  badges: Box[];
}

/** The weights of an area of words, of another thing, of the badge's own thing and of another badge. */
const WEIGHTS = { words: 3, thing: 2, own: 1, badge: 100 };

/**
 * Returns the box for a badge of this size beside a thing's box or in its corner, within `sight`. The badge covers as
 * little as possible of what is kept. If no place is within `sight`, the badge at the first place is moved into it.
 */
export function beside(box: Box, size: Size, places: Place[], sight: Box, { words, things, badges }: Kept): Box {
  const possible = places.map((place) => ({ ...size, ...place(box, size) }));
  const seen = possible.filter((badge) => covers(sight, badge));
  const [first] = possible;
  // The parts of the thing, and what contains it, are no other things.
  const others = things.filter((thing) => !covers(box, thing) && !covers(thing, box));
  const area = (badge: Box, of: Box[]) => of.reduce((sum, each) => sum + shared(each, badge), 0);
  const hidden = (badge: Box) =>
    WEIGHTS.words * area(badge, words) +
    WEIGHTS.thing * area(badge, others) +
    WEIGHTS.own * shared(badge, box) +
    WEIGHTS.badge * area(badge, badges);
  const [best] = seen.toSorted((one, other) => hidden(one) - hidden(other));
  return best ?? within(first ?? { ...box, ...size }, sight);
}

/**
 * Returns the scales that mirror a hand which points down and to the right, so that it points at the thing from its
 * place.
 */
export function turned(hand: Box, thing: Box): { x: 1 | -1; y: 1 | -1 } {
  const [from, to] = [middle(hand), middle(thing)];
  return { x: from.x > to.x ? -1 : 1, y: from.y > to.y ? -1 : 1 };
}

function middle({ x, y, width, height }: Box): { x: number; y: number } {
  return { x: x + width / 2, y: y + height / 2 };
}

function covers(outer: Box, { x, y, width, height }: Box): boolean {
  return x >= outer.x && y >= outer.y && x + width <= outer.x + outer.width && y + height <= outer.y + outer.height;
}

/** Returns the area that two boxes share. */
export function shared(one: Box, other: Box): number {
  const wide = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const high = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.max(0, wide) * Math.max(0, high);
}

function within(badge: Box, { x, y, width, height }: Box): Box {
  return {
    ...badge,
    x: Math.max(x, Math.min(badge.x, x + width - badge.width)),
    y: Math.max(y, Math.min(badge.y, y + height - badge.height)),
  };
}
