// One side of the table: its ribbon, its ground with units in rows, and its loners.

import { FINGER, LEAST_TYPE, type Box, type Room } from '../../../layout/box';
import { lines, longest, width } from '../../../layout/metrics';
import { listed, type Listed } from './lists';
import { LEADING, type Form } from './cards';
import type { Loner, SideContents } from './contents';
import { laidLines, lineRibbon, plannedLines, type LinePlan } from './line';
import { headForm, headHeight, type Head } from './ribbon';
import { bandless, GAP, inRows, laidRow, type BandLaid, type Rows, type UnitLaid } from './units';

export interface LonerLaid {
  loner: Loner;
  box: Box;
  /** The type size of the loner's name, or null if the loner shows only a picture. */
  name: number | null;
  /** The width for the loner's name. */
  nameWidth: number;
}

export interface SideLaid {
  side: SideContents;
  form: Form;
  box: Box;
  ribbon: Box;
  /** True if the ribbon runs along the side instead of being at its left. */
  flat: boolean;
  /** The form of the ribbon if it is at the left. */
  head: Head;
  /** The box of the ground with the units. If the contents are higher than the ground, they scroll. */
  ground: Box;
  contents: number;
  units: UnitLaid[];
  bands: BandLaid[];
  loners: LonerLaid[];
  /** The lists of the piles in their box, or null if there is nothing to list or not enough space. */
  lists: (Box & { shown: Listed[] }) | null;
}

const RIBBON_WIDTH = 110;
const RIBBON_HEIGHT = 30;
const PAD = 6;
const ROW_GAP = 6;
const LONER_WIDTH = 156;
const LONER_GAP = 4;
/** The least width of a list of a pile, in sixteenths of the type size. */
const LISTS = 200;
/** The greatest number of columns of lists. */
const MOST_LISTS = 3;

/** A side in one form: the contents of each row, and the least and the greatest useful height of the side. */
export interface Plan {
  side: SideContents;
  form: Form;
  rows: Rows;
  /**
   * The number of columns of loners at the end of the rows, and their height. On a narrow board, loners have rows of
   * their own and the number of columns is 0.
   */
  loners: { columns: number; height: number };
  least: number;
  most: number;
  /** The plan of the lines, if the side has the smallest form. */
  lines?: LinePlan;
}

/** Returns the plan of a side in a form, or null if the side does not fit. */
export function planned(side: SideContents, form: Form, room: Room): Plan | null {
  const u = room.text / 16;
  if (form === 'line') return inLines(side, room);
  const narrow = bandless(room);
  const fixed = narrow ? 0 : RIBBON_WIDTH * u;
  const full = room.width - fixed - 2 * PAD * u;
  const ribbon = narrow ? ribbonHeight(room) : 0;
  if (narrow) {
    const rows = inRows(side, form, full, room);
    if (!rows) return null;
    const loners = { columns: 0, height: flowed(side.loners, full, room).height };
    return plan(side, form, rows, loners, ribbon, room);
  }
  for (let columns = side.loners.length > 0 ? 1 : 0; columns <= 3; columns++) {
    const rows = inRows(side, form, full - columns * (LONER_WIDTH + GAP) * u, room);
    if (!rows) return null;
    const least = sum(rows.least) + Math.max(0, rows.rows.length - 1) * ROW_GAP * u;
    const height = Math.max(0, ...columned(side.loners, columns, room).map(({ height }) => height));
    if (height <= Math.max(least, 100 * u) || columns === 3 || columns >= side.loners.length)
      return plan(side, form, rows, { columns, height }, ribbon, room);
  }
  return null;
}

function inLines(side: SideContents, room: Room): Plan {
  const lines = plannedLines(side, room.width - lineRibbon(room), room);
  const rows: Rows = { form: 'line', rows: lines.rows, width: lines.picture, least: [], most: [] };
  return { side, form: 'line', rows, loners: { columns: 0, height: 0 }, least: lines.least, most: lines.full, lines };
}

function plan(side: SideContents, form: Form, rows: Rows, loners: Plan['loners'], ribbon: number, room: Room): Plan {
  const u = room.text / 16;
  const gaps = Math.max(0, rows.rows.length - 1) * ROW_GAP * u + 2 * PAD * u + ribbon;
  const [own, most] = [sum(rows.least), sum(rows.most)];
  const head = ribbon > 0 ? 0 : headHeight(side, 'low', room);
  if (loners.columns > 0 || loners.height === 0) {
    const least = Math.max(Math.max(own, loners.height, EMPTY * u) + gaps, head);
    return { side, form, rows, loners, least, most: Math.max(least, most + gaps) };
  }
  const below = loners.height + (rows.rows.length > 0 ? ROW_GAP * u : 0);
  const least = Math.max(own + below, EMPTY * u) + gaps;
  return { side, form, rows, loners, least, most: Math.max(least, most + below + gaps) };
}

/** The height of an empty ground, in sixteenths of the type size. */
const EMPTY = 44;

/** Returns the height of a ribbon that runs along its side. */
export function ribbonHeight(room: Room): number {
  const u = room.text / 16;
  return Math.max(RIBBON_HEIGHT * u, room.touch ? FINGER : 0);
}

/** Places the parts of a side in a box. */
export function laidSide(plan: Plan, box: Box, room: Room): SideLaid {
  const u = room.text / 16;
  const { side, form, rows } = plan;
  const flat = bandless(room);
  const { below } = side;
  if (plan.lines) return laidInLines(plan, plan.lines, box, room);
  const ribbon: Box = flat
    ? { ...box, y: below ? box.y + box.height - ribbonHeight(room) : box.y, height: ribbonHeight(room) }
    : { ...box, width: RIBBON_WIDTH * u };
  const ground: Box = flat
    ? { ...box, y: below ? box.y : box.y + ribbon.height, height: box.height - ribbon.height }
    : { ...box, x: box.x + ribbon.width, width: box.width - ribbon.width };
  const inner = { x: ground.x + PAD * u, width: ground.width - 2 * PAD * u };
  const free = Math.max(box.height, plan.least) - plan.least;
  const extra = rows.rows.length === 0 ? 0 : free / rows.rows.length;
  const heights = rows.least.map((least, at) => Math.min(least + extra, Math.max(least, rows.most[at] ?? least)));
  const total = sum(heights) + Math.max(0, rows.rows.length - 1) * ROW_GAP * u;
  const loose = flat && side.loners.length > 0;
  const strip = loose ? plan.loners.height + (rows.rows.length > 0 ? ROW_GAP * u : 0) : 0;
  const contents = Math.max(ground.height, total + strip + 2 * PAD * u);
  // Units are at the edge that faces the other side. On a narrow board, loners are at the outer edge.
  const front = below ? ground.y + PAD * u : ground.y + contents - PAD * u - total;
  const laid: SideLaid = {
    side,
    form,
    box,
    ribbon,
    flat,
    head: headForm(side, ribbon.height, room),
    ground,
    contents,
    units: [],
    bands: [],
    loners: [],
    lists: null,
  };
  const wide = inner.width - plan.loners.columns * (LONER_WIDTH + GAP) * u;
  let y = front;
  for (const [at, members] of rows.rows.entries()) {
    const height = heights[at] ?? 0;
    const row = laidRow(rows, members, { box: { ...inner, width: wide, y, height }, own: below }, side, room);
    laid.units.push(...row.units);
    laid.bands.push(
      ...row.bands.map((band) => ({ ...band, again: laid.bands.some(({ place }) => place === band.place) })),
    );
    y += height + ROW_GAP * u;
  }
  const used = Math.max(0, ...[...laid.units, ...laid.bands].map(({ box }) => box.x + box.width - inner.x + GAP * u));
  if (loose) {
    const top = below ? ground.y + contents - PAD * u - plan.loners.height : ground.y + PAD * u;
    laid.loners = flowed(side.loners, inner.width, room).placed.map((one) => moved(one, inner.x, top));
  } else if (side.loners.length > 0) {
    const top = ground.y + PAD * u;
    laid.loners = columned(side.loners, plan.loners.columns, room).flatMap(({ placed }, at) =>
      placed.map((one) => moved(one, inner.x + used + at * (LONER_WIDTH + GAP) * u, top)),
    );
  }
  laid.lists = lists(laid, { ...inner, y: ground.y + PAD * u, height: ground.height - 2 * PAD * u }, u);
  return laid;
}

function laidInLines({ side, form }: Plan, lines: LinePlan, box: Box, room: Room): SideLaid {
  const ribbon = { ...box, width: lineRibbon(room) };
  const ground = { ...box, x: box.x + ribbon.width, width: box.width - ribbon.width };
  const units = laidLines(side, lines, ground, room);
  const contents = Math.max(ground.height, lines.full);
  const laid = { side, form, box, ribbon, flat: false, ground, contents, units };
  return { ...laid, head: 'low', bands: [], loners: [], lists: null };
}

/** The width of the words on an empty ground, in sixteenths of the type size. */
const NOBODY = 240;

/**
 * Returns the largest space with room for lists of the piles: behind all units, or behind the units of a shorter row.
 * Returns null if no space is large enough.
 */
function lists({ side, units, bands, loners, flat, form }: SideLaid, room: Box, u: number): SideLaid['lists'] {
  if (flat || form === 'slim' || form === 'strip') return null;
  const first = room.x + (units.length + loners.length === 0 ? NOBODY * u : 0);
  const behind = (all: { box: Box }[]) => Math.max(first, ...all.map(({ box }) => box.x + box.width + 2 * GAP * u));
  const end = room.x + room.width;
  const whole = behind([...units, ...bands, ...loners]);
  const before = Math.min(end, ...loners.map(({ box }) => box.x - GAP * u));
  const rows = [...new Set(units.map(({ box }) => Math.round(box.y)))].map((top): Box => {
    const row = units.filter(({ box }) => Math.round(box.y) === top);
    const x = behind(row);
    return { x, y: top, width: before - x, height: Math.max(...row.map(({ box }) => box.height)) };
  });
  const found = [{ ...room, x: whole, width: end - whole }, ...rows]
    .filter(({ width, height }) => width >= LISTS * u && height >= 120 * u)
    .toSorted((a, b) => b.width * b.height - a.width * a.height);
  const [largest] = found;
  if (!largest) return null;
  const columns = Math.min(MOST_LISTS, Math.floor(largest.width / (LISTS * u)));
  const piles = side.piles.filter(({ name, zone }) => name !== 'deck' && name !== 'hand' && zone.cards.length > 0);
  const shown = listed(piles.toReversed(), { height: largest.height, columns }, u) ?? [];
  return shown.length === 0 ? null : { ...largest, width: columns * LISTS * u, shown };
}

function moved(one: LonerLaid, x: number, y: number): LonerLaid {
  return { ...one, box: { ...one.box, x: one.box.x + x, y: one.box.y + y } };
}

/** Places loners in columns. Returns each column with its height. */
function columned(all: Loner[], columns: number, room: Room): { placed: LonerLaid[]; height: number }[] {
  const u = room.text / 16;
  const each = Math.ceil(all.length / Math.max(1, columns));
  return Array.from({ length: columns }, (_, column) => {
    let y = 0;
    const placed = all.slice(column * each, (column + 1) * each).map((loner) => {
      const one = laidLoner(loner, LONER_WIDTH * u, room);
      const here = { ...one, box: { ...one.box, y } };
      y += one.box.height + LONER_GAP * u;
      return here;
    });
    return { placed, height: Math.max(0, y - LONER_GAP * u) };
  });
}

/** Places loners side by side, in as many rows as they need. Returns their boxes and the total height. */
function flowed(all: Loner[], full: number, room: Room): { placed: LonerLaid[]; height: number } {
  const u = room.text / 16;
  const gap = LONER_GAP * u;
  let [x, y, height] = [0, 0, 0];
  const placed = all.map((loner) => {
    // An extra pixel makes sure that rounding does not make a name too wide.
    const natural = (PICTURE + 10) * u + width(loner.thing.title, LEAST_TYPE * u) + 1;
    const one = laidLoner(loner, Math.min(natural, Math.max(LONER_WIDTH * u * 0.7, (full - gap) / 2)), room);
    if (x > 0 && x + one.box.width > full) [x, y, height] = [0, y + height + gap, 0];
    const here = { ...one, box: { ...one.box, x, y } };
    x += one.box.width + gap;
    height = Math.max(height, one.box.height);
    return here;
  });
  return { placed, height: y + height };
}

const PICTURE = 26;

function laidLoner(loner: Loner, wide: number, room: Room): LonerLaid {
  const u = room.text / 16;
  const px = LEAST_TYPE * u;
  const nameWidth = wide - (PICTURE + 10) * u;
  const fits = longest(loner.thing.title, px) <= nameWidth;
  const height = fits ? lines(loner.thing.title, px, nameWidth).length * px * LEADING + 6 * u : 0;
  const box = { x: 0, y: 0, width: wide, height: Math.max(30 * u, height, room.touch ? FINGER : 0) };
  return { loner, box, name: fits ? px : null, nameWidth };
}

function sum(all: number[]): number {
  return all.reduce((one, other) => one + other, 0);
}
