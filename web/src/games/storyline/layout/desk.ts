// The desk below the road: the ink, the piles, and the cards in the hand or in a question, if they fit.

import { barred } from './bar';
import { FINGER, type Box } from './box';
import type { Contents, Held } from './contents';
import { folded, full, brief, high, mini } from './paper';
import type { Desk, Paper } from './table';

const GAP = 8;
/** The least width of a low card that shows its name, in sixteenths of the type size. */
const NAMED = 124;
/** The least width of a card that shows its words, in sixteenths of the type size. */
const READ = 124;

export interface Rows {
  contents: Contents;
  width: number;
  unit: number;
  more: string;
}

/**
 * Returns the desk of a wide board. Its lower edge is at `foot`, and its height is at most `most`. A `rich` desk shows
 * the words of the cards.
 */
export function desk({ contents, width, unit, more }: Rows, foot: number, most: number, rich: boolean): Desk {
  const asks = [...contents.answered, ...contents.shown, ...contents.answers];
  const cards = asks.length > 0 ? asks : contents.hand;
  if (cards.length === 0 && contents.hand.length === 0) return bare(contents, width, foot, unit);
  const purse = rich || asks.length > 0 ? 136 * unit : 276 * unit;
  const fold = asks.length > 0 && contents.hand.length > 0 ? 96 * unit : 0;
  const room = width - purse - GAP - (fold > 0 ? fold + GAP : 0);
  const each = Math.min(270 * unit, (room + GAP) / Math.max(cards.length, asks.length > 0 ? 1 : 5) - GAP);
  const wants = rich || asks.length > 0;
  const reads = wants && each >= READ * unit && cards.length > 0;
  // A high window has room for larger pictures.
  const picture = 40 * unit + Math.min(120 * unit, Math.max(0, (foot - 720 * unit) * 0.35));
  const tall = reads ? deep(cards, each, picture, unit) : grid(cards.length, room, unit).height;
  const height = Math.min(most, tall);
  const y = foot - height;
  const box = { x: 0, y, width, height };
  const spread = { x: purse + GAP, y, width: room, height };
  const papers = reads ? read(cards, spread, each, unit, more) : small(cards, spread, unit);
  return {
    box,
    ...pursed(contents, { ...box, width: purse }, unit),
    loose: [],
    papers,
    handle: fold > 0 ? folded(contents.hand, { ...box, x: width - fold, width: fold }) : null,
  };
}

/** Returns the height at which cards of this width show all their words and a picture. */
function deep(cards: Held[], each: number, picture: number, unit: number): number {
  return Math.max(166 * unit, ...cards.map((card) => high(card, each, unit) + picture));
}

/** Places the cards in one row, with their words. */
function read(cards: Held[], box: Box, width: number, unit: number, more: string): Paper[] {
  return cards.map((card, at) => full(card, { ...box, x: box.x + at * (width + GAP), width }, unit, more));
}

/** Returns the desk when the hand is empty: the ink and the piles in one row. */
function bare(contents: Contents, width: number, foot: number, unit: number): Desk {
  const height = contents.over ? 0 : Math.max(FINGER, 46 * unit);
  const box = { x: 0, y: foot - height, width, height };
  const purse = Math.min(width, 160 * unit * (contents.piles.length + 1));
  return { box, ...pursed(contents, { ...box, width: purse }, unit), loose: [], papers: [], handle: null };
}

/** Places the cards in rows, without their words. */
function small(cards: Held[], box: Box, unit: number): Paper[] {
  const { columns, rows } = grid(cards.length, box.width, unit);
  const width = Math.min(400 * unit, (box.width + GAP) / columns - GAP);
  const height = (box.height + 4) / rows - 4;
  return cards.map((card, at) => {
    const [column, row] = [at % columns, Math.floor(at / columns)];
    return brief(card, { x: box.x + column * (width + GAP), y: box.y + row * (height + 4), width, height }, unit);
  });
}

function grid(count: number, width: number, unit: number) {
  const most = Math.max(1, Math.floor((width + GAP) / (112 * unit + GAP)));
  const rows = Math.max(1, Math.ceil(count / most));
  return { columns: Math.max(1, Math.ceil(count / rows)), rows, height: rows * (rows > 1 ? 62 : 92) * unit };
}

/** Places the ink and the piles below each other, or in several columns if the box is low. */
function pursed({ piles, over }: Contents, box: Box, unit: number): Pick<Desk, 'ink' | 'piles'> {
  if (over) return { ink: { ...box, width: 0, height: 0 }, piles: [] };
  const cells = piles.length + 1;
  const rows = Math.max(1, Math.min(cells, Math.floor((box.height + 2) / (FINGER + 2))));
  const columns = Math.ceil(cells / rows);
  const lines = Math.ceil(cells / columns);
  const [width, height] = [(box.width + 4) / columns - 4, (box.height + 2) / lines - 2];
  const place = (at: number): Box => ({
    x: box.x + Math.floor(at / lines) * (width + 4),
    y: box.y + (at % lines) * (height + 2),
    width,
    height,
  });
  return { ink: place(0), piles: piles.map((id, at) => ({ id, box: place(at + 1), words: width >= 104 * unit })) };
}

/** One form of the cards below a narrow board: the height of the cards, and a function that places them. */
export interface Spread {
  height: number;
  /** True for a form that is used only if the road still has enough space. */
  rich: boolean;
  lay: (row: Box) => Pick<Desk, 'papers' | 'handle'>;
}

/**
 * Returns the forms to try, starting with the richest: the hand with its words, with names in two rows, in one row, or
 * behind a handle. The cards of a question have only one form.
 */
export function spreads({ contents, width, unit, more }: Rows, most: number): Spread[] {
  const { hand } = contents;
  const form = (height: number, papers: (row: Box) => Paper[], rich = false): Spread => ({
    height,
    rich,
    lay: (row) => ({ papers: papers(row), handle: null }),
  });
  const asks = [...contents.answered, ...contents.shown, ...contents.answers];
  if (asks.length > 0)
    return [form(Math.min(most, spread(asks, width, unit).height), (row) => asked(asks, row, unit, more))];
  if (hand.length === 0) return [form(0, () => [])];
  const each = Math.min(270 * unit, (width + GAP) / hand.length - GAP);
  const { rows, height } = grid(hand.length, width, unit);
  return [
    form(deep(hand, each, 40 * unit, unit), (row) => read(hand, row, each, unit, more), true),
    form(height, (row) => small(hand, row, unit), true),
    { height: 72, rich: false, lay: (row: Box) => handed(hand, row, unit) },
    { height: FINGER + 2, rich: false, lay: (row: Box) => ({ papers: [], handle: folded(hand, row) }) },
  ].slice(each >= READ * unit ? 0 : rows <= 2 ? 1 : 2);
}

/** Returns the desk of a narrow board: a bar with the ink, the piles and the buttons, and the cards below the bar. */
export function drawer({ contents, width, unit }: Rows, foot: number, { height: low, lay }: Spread): Desk {
  const bar = barred(contents, width, unit);
  const height = bar.height + 6 + low;
  const y = foot - height;
  const down = (box: Box): Box => ({ ...box, y: box.y + y });
  return {
    box: { x: 0, y, width, height },
    ink: down(bar.ink),
    piles: bar.piles.map(({ box, ...pile }) => ({ ...pile, box: down(box) })),
    loose: bar.loose.map(({ box, words, hint }) => ({
      box: down(box),
      words: { ...words, ...down(words) },
      hint: hint && { ...hint, ...down(hint) },
    })),
    ...lay({ x: 0, y: foot - low, width, height: low }),
  };
}

/**
 * Returns the number of columns, one or two, in which the cards of a question need less height to show all their words,
 * and that height.
 */
function spread(asks: Held[], width: number, unit: number): { columns: number; height: number } {
  const [one, two] = [1, 2].map((columns) => {
    const each = (width + GAP) / columns - GAP;
    const deep = Math.max(...asks.map((card) => high(card, each, unit))) + 4;
    return { columns, height: Math.ceil(asks.length / columns) * deep };
  });
  return two === undefined || (one && one.height <= two.height) ? (one ?? { columns: 1, height: 0 }) : two;
}

/** Places the cards of a question in one or two columns, whichever needs less height. */
function asked(asks: Held[], box: Box, unit: number, more: string): Paper[] {
  const { columns } = spread(asks, box.width, unit);
  const rows = Math.ceil(asks.length / columns);
  const [width, height] = [(box.width + GAP) / columns - GAP, (box.height + 4) / rows - 4];
  return asks.map((card, at) => {
    const place = {
      x: box.x + (at % columns) * (width + GAP),
      y: box.y + Math.floor(at / columns) * (height + 4),
      width,
      height,
    };
    return height > 88 * unit ? full(card, place, unit, more) : brief(card, place, unit);
  });
}

/**
 * Places the hand in one row of small cards. A handle replaces the cards that do not fit. Playable cards are the last
 * to be replaced.
 */
function handed(hand: Held[], box: Box, unit: number): Pick<Desk, 'papers' | 'handle'> {
  const each = Math.min(400 * unit, (box.width + 4) / hand.length - 4);
  if (each >= NAMED * unit)
    return {
      papers: hand.map((card, at) => brief(card, { ...box, x: box.x + at * (each + 4), width: each }, unit)),
      handle: null,
    };
  const least = FINGER + 4;
  const places = Math.floor((box.width + 4) / least);
  const kept = hand.length <= places ? hand : first(hand, places - 1);
  const left = hand.filter((card) => !kept.includes(card));
  const count = kept.length + (left.length > 0 ? 1 : 0);
  const width = Math.min(72, (box.width + 4) / count - 4);
  const place = (at: number): Box => ({ ...box, x: box.x + at * (width + 4), width });
  return {
    papers: kept.map((card, at) => mini(card, place(at))),
    handle: left.length > 0 ? folded(left, place(kept.length)) : null,
  };
}

function first(hand: Held[], count: number): Held[] {
  const chosen = [...hand.filter(({ asked }) => asked), ...hand.filter(({ asked }) => !asked)].slice(0, count);
  return hand.filter((card) => chosen.includes(card));
}
