// The gems and the signs on a card in the hand or in a question. They cover no texts.

import { lines, width as wide } from '../../../layout/metrics';
import { LEADING, type Box, type Label } from './box';
import type { Paper } from './table';

/** The size of a gem, in sixteenths of the type size. */
const STONE = 28;
/** The size of a sign and the gap after it, in pixels. */
const MARK = 15;
const BETWEEN = 3;

/** Returns the distance from the left edge of a card to its words if they are beside the title, and otherwise 0. */
export function besides({ words, box }: Paper): number {
  return words && words.x - box.x > box.width / 4 ? words.x - box.x : 0;
}

/** Returns the boxes of the two gems on a card, which are in its upper corners unless there is a reason against it. */
export function gems(paper: Paper, unit: number): { cost: Box; vitality: Box } {
  const { box, title } = paper;
  const size = title ? STONE * unit : Math.min(STONE * unit, box.height * 0.58);
  const stone = (x: number, y: number): Box => ({ x: box.x + x, y: box.y + y, width: size, height: size });
  // On the smallest card, there is only the cost, above the picture.
  if (!title) return { cost: stone((box.width - size) / 2, 4), vitality: stone(box.width - size - 5, 4) };
  const column = besides(paper);
  // Over a title that is as wide as the card, the gems stand on the edge of the card.
  const edge = column === 0 ? box.width + 2 : column - 4;
  if (title.x - box.x < size && title.y - box.y < 6 + size)
    return { cost: stone(-2, -2), vitality: stone(edge - size, -2) };
  const cost = stone(5, 6);
  if (column === 0) return { cost, vitality: stone(box.width - size - 5, 6) };
  const x = column - 7 - size;
  // On a narrow picture there is no space for two gems side by side.
  return { cost, vitality: stone(x, x < 5 + size ? box.height - size - 5 : 6) };
}

/**
 * Returns the box of the signs on a card with a title, or null if they would cover something. They are at the end of
 * the line with the kind, or else at the foot or at the top.
 */
export function signs(paper: Paper, count: number, unit: number): Box | null {
  const { box, icon, kind, words, title, barred } = paper;
  const [width, height] = [count * (MARK + BETWEEN) - BETWEEN, MARK];
  const place = (x: number, y: number): Box => ({ x: box.x + x, y: box.y + y, width, height });
  const column = besides(paper);
  if (words && kind && column === 0) return place(box.width - width - 5, kind.y - box.y);
  const [edge, foot] = [(column || box.width) - width - 5, box.height - height - 4];
  const beside = icon && column > 0 ? [place(icon.x + icon.width - box.x + 2, foot)] : [];
  const { cost, vitality } = gems(paper, unit);
  const taken = [
    cost,
    vitality,
    ...(title ? [letters(title, 'middle')] : []),
    ...(kind ? [letters(kind, 'corner')] : []),
    ...(words ? [letters(words, 'corner')] : []),
    ...(barred ? [barred] : []),
  ];
  const places = [...beside, place(edge, foot), place(6, foot), place(((column || box.width) - width) / 2, 6)];
  return places.find((each) => each.x >= box.x && taken.every((other) => apart(each, other))) ?? null;
}

/** Returns the box of the letters of a label, which are in its middle or in its upper left corner. */
export function letters({ text, px, x, y, width, height }: Label, at: 'middle' | 'corner'): Box {
  const rows = lines(text, px, width);
  const [long, high] = [Math.max(...rows.map((row) => wide(row, px))), rows.length * px * LEADING];
  const by = at === 'middle' ? 0.5 : 0;
  return { x: x + (width - long) * by, y: y + (height - high) * by, width: long, height: high };
}

function apart(one: Box, other: Box): boolean {
  return (
    one.x + one.width <= other.x ||
    other.x + other.width <= one.x ||
    one.y + one.height <= other.y ||
    other.y + other.height <= one.y
  );
}
