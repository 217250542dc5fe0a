// Finds the corner of a thing for its medal.

import { shared, type Box } from '../view/badge';

/** The parts of a medal's width and height that lie on its thing, at the corner that has the medal. */
const ON = { wide: 0.75, high: 0.65 };

/** The greatest part of a medal that may lie on words before another corner is better. */
const MOST = 0.1;

/** The greatest number of medals side by side at a corner. */
const SIDE_BY_SIDE = 3;

/**
 * Returns the box for a medal of this size at a corner of a thing: the first corner, beginning at the upper right, at which
 * the medal hides next to nothing of the words, or else the one at which it hides least. The medal is within `room`, and
 * beside the other `medals`.
 */
export function corner(
  thing: Box,
  { width, height }: Pick<Box, 'width' | 'height'>,
  room: Box,
  { words, medals }: { words: Box[]; medals: Box[] },
): Box {
  const withinX = (x: number) => Math.max(room.x, Math.min(x, room.x + room.width - width));
  const withinY = (y: number) => Math.max(room.y, Math.min(y, room.y + room.height - height));
  const left = withinX(thing.x - (1 - ON.wide) * width);
  const right = withinX(thing.x + thing.width - ON.wide * width);
  const top = withinY(thing.y - (1 - ON.high) * height);
  const bottom = withinY(thing.y + thing.height - ON.high * height);
  const boxes = Array.from({ length: SIDE_BY_SIDE }, (_, at) => at * width).flatMap((aside) =>
    [top, bottom].flatMap((y) => [withinX(right - aside), withinX(left + aside)].map((x) => ({ x, y, width, height }))),
  );
  const free = boxes.filter((box) => medals.every((medal) => shared(medal, box) === 0));
  const hidden = (box: Box) => words.reduce((sum, each) => sum + shared(each, box), 0);
  const [least] = (free.length > 0 ? free : boxes).toSorted((one, other) => hidden(one) - hidden(other));
  return free.find((box) => hidden(box) <= MOST * width * height) ?? least ?? { ...thing, width, height };
}
