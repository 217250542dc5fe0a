// Finds the corner of a thing for its medal.

import { shared, type Box } from '../view/badge';

/** The parts of a medal's width and height that lie on its thing, at the corner that has the medal. */
const ON = { wide: 0.75, high: 0.65 };

/** The greatest part of a medal that may lie on what is kept before another corner is better. */
const MOST = 0.1;

/**
 * Returns the box for a medal of this size at a corner of a thing: the first corner, beginning at the upper right, at which
 * the medal hides next to nothing of what is kept, or else the one at which it hides least. The medal is within `room`.
 */
export function corner(thing: Box, { width, height }: Pick<Box, 'width' | 'height'>, room: Box, kept: Box[]): Box {
  const left = thing.x - (1 - ON.wide) * width;
  const right = thing.x + thing.width - ON.wide * width;
  const top = thing.y - (1 - ON.high) * height;
  const bottom = thing.y + thing.height - ON.high * height;
  const places = [
    [right, top],
    [left, top],
    [right, bottom],
    [left, bottom],
  ].map(([x = 0, y = 0]) => ({
    x: Math.max(room.x, Math.min(x, room.x + room.width - width)),
    y: Math.max(room.y, Math.min(y, room.y + room.height - height)),
    width,
    height,
  }));
  const hidden = (place: Box) => kept.reduce((sum, each) => sum + shared(each, place), 0);
  const free = places.find((place) => hidden(place) <= MOST * width * height);
  const [least = { ...thing, width, height }] = places.toSorted((one, other) => hidden(one) - hidden(other));
  return free ?? least;
}
