// Arranges the units of one side in rows. Each unit has a frame around its cards, and neighbours on the same ground
// share a band.

import { FINGER, LEAST_TYPE, right, type Box, type Room } from '../../../layout/box';
import { width as measured } from '../../../layout/metrics';
import { BESIDE, drawn, LEAST, MOST, PICTURE, TALLEST, type Drawn, type Form } from './cards';
import { BARE, beside, besideIn, besides, withBeside, type Beside } from './beside';
import type { Character, SideContents, Thing, Unit } from './contents';
import { placedTags, tagsHeight, tagsOf, type Tag, type TagLaid } from './tags';

export interface CardLaid {
  card: Character;
  box: Box;
  drawn: Drawn;
  tags: TagLaid[];
}

export interface UnitLaid {
  unit: Unit;
  box: Box;
  /** The box of the figures, at the edge that faces the other side. */
  front: Box;
  /** The Location that the front names if the unit has no band. Otherwise null. */
  place: Thing | null;
  cards: CardLaid[];
}

export interface BandLaid {
  place: Thing;
  box: Box;
  /** True if the Location already has a band in an earlier row. */
  again: boolean;
}

export const BAND = 28;
export const FRONT = 30;
export const GAP = 8;
const CARD_GAP = 5;
const UNIT_PAD = 5;
/**
 * The width of the sign before each figure of a unit, and the total space around both figures. Both are in sixteenths
 * of the type size.
 */
const SIGN = 18;
const FIGURE_GAPS = 13;
const FIGURE = 19;
const FIGURE_PLACE = 27;
/** The size of the seal of a declared attack, in sixteenths of the type size. */
export const SEAL = 24;

/** The units of a side in one form, and the heights of their rows. */
export interface Rows {
  form: Form;
  rows: Unit[][];
  /** The width of each card. */
  width: number;
  /** The least and the greatest height of each row. */
  least: number[];
  most: number[];
}

/** Returns the units in as few rows as this form allows, or null if they do not fit. */
export function inRows(side: SideContents, form: Form, ground: number, room: Room): Rows | null {
  const u = room.text / 16;
  const { units } = side;
  if (units.length === 0) return { form, rows: [], width: 0, least: [], most: [] };
  const narrow = bandless(room);
  const least = Math.max(LEAST[form] * u, form === 'strip' && room.touch ? FINGER : 0);
  const most = Math.max(mostOf(side, form) * u, least);
  const widthOf = (rows: Unit[][]) => Math.min(most, ...rows.map((row) => widest(row, ground, most, narrow, u)));
  for (let count = 1; count <= units.length; count++) {
    const even = balanced(units, count);
    const whole = together(even);
    const rows = widthOf(whole) >= Math.max(least, widthOf(even) * NARROWER) ? whole : even;
    const width = widthOf(rows);
    if (width < least) continue;
    const heights = rows.map((row) => rowHeight(row, form, width, room));
    if (heights.some((height) => height === null)) continue;
    const tallest = rows.map((row, at) => Math.max(heights[at] ?? 0, overhead(row, narrow, u) + TALLEST[form] * u));
    return { form, rows, width, least: heights.map((height) => height ?? 0), most: tallest };
  }
  return null;
}

/** Returns the greatest width of a card. A low card is wider if it has pictures beside its name. */
function mostOf({ units }: SideContents, form: Form): number {
  const members = units.flatMap(({ members }) => members);
  const pictures = Math.max(...members.map(({ under, captives }) => under.length + captives.length));
  return MOST[form] + (form === 'slim' ? pictures * BESIDE : 0);
}

/** Reports whether the board is too narrow for bands. The fronts of the units then name the Locations. */
export function bandless({ width, text }: Room): boolean {
  return width / (text / 16) < 1000;
}

/** Divides units into rows with nearly the same number of cards. The order of the units stays the same. */
function balanced(units: Unit[], count: number): Unit[][] {
  const size = ({ members }: Unit) => members.length + 0.35;
  const total = units.reduce((sum, unit) => sum + size(unit), 0);
  const rows: Unit[][] = Array.from({ length: count }, () => []);
  let before = 0;
  for (const [at, unit] of units.entries()) {
    const middle = before + size(unit) / 2;
    const wanted = Math.min(count - 1, Math.floor((middle / total) * count));
    // Every row gets at least one unit.
    const row = Math.max(Math.min(wanted, at), count - (units.length - at));
    rows[row]?.push(unit);
    before += size(unit);
  }
  return rows.filter((row) => row.length > 0);
}

/** The least width of cards whose Locations have one band each, as a share of the width in rows of equal length. */
const NARROWER = 0.75;

/** Moves units to the next or the previous row, so that all units at a Location are in one row. */
function together(even: Unit[][]): Unit[][] {
  const rows = even.map((row) => [...row]);
  for (const [at, row] of rows.entries()) {
    const next = rows[at + 1] ?? [];
    const place = next[0]?.place ?? null;
    const [before, after] = [row, next].map((units) => units.filter((unit) => unit.place === place));
    if (place === null || !before?.length || !after) continue;
    if (before.length <= after.length && before.length < row.length) next.unshift(...row.splice(-before.length));
    else if (after.length < next.length) row.push(...next.splice(0, after.length));
  }
  return rows;
}

/** Returns the width of the two figures of a unit together with their signs. */
export function figuresWidth({ attack, defence }: Unit, u: number): number {
  const digits = measured(String(attack), FIGURE * u) + measured(String(defence), FIGURE * u);
  return digits + (2 * SIGN + FIGURE_GAPS) * u;
}

function unitWidth(unit: Unit, width: number, narrow: boolean, u: number, shows = BARE): number {
  const { members, place, seals } = unit;
  const cards =
    members.reduce((sum, card) => sum + width + besides(card, shows, u), 0) + (members.length - 1) * CARD_GAP * u;
  const front = figuresWidth(unit, u) + (seals.length * SEAL + (narrow && place !== null ? FIGURE_PLACE : 0)) * u;
  return Math.max(cards, front) + 2 * UNIT_PAD * u;
}

function rowWidth(row: Unit[], width: number, narrow: boolean, u: number): number {
  return row.reduce((sum, unit) => sum + unitWidth(unit, width, narrow, u) + GAP * u, -GAP * u);
}

/** Returns the greatest width of a card at which the row fits. */
function widest(row: Unit[], ground: number, most: number, narrow: boolean, u: number): number {
  let [low, high] = [0, Math.floor(most) + 1];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (rowWidth(row, middle, narrow, u) <= ground) low = middle;
    else high = middle;
  }
  return low;
}

/** Returns the height of a row apart from its cards. */
function overhead(row: Unit[], narrow: boolean, u: number): number {
  const band = !narrow && row.some(({ place }) => place !== null) ? BAND : 0;
  return (band + FRONT + 2 * UNIT_PAD + 4) * u;
}

function rowHeight(row: Unit[], form: Form, width: number, room: Room): number | null {
  const u = room.text / 16;
  let height = 0;
  for (const card of row.flatMap(({ members }) => members)) {
    const found = drawn(card, form, width, u);
    if (!found) return null;
    height = Math.max(height, found.height + tagsHeight(tagsOf(card, form, width, room), width, room));
  }
  return height + overhead(row, bandless(room), u);
}

/** The box of a row, and the side to which the row belongs, which decides the direction that it faces. */
export interface RowPlace {
  box: Box;
  own: boolean;
}

/** Places the units of one row and their bands in a box. */
export function laidRow(
  { form, width }: Rows,
  row: Unit[],
  { box, own }: RowPlace,
  side: SideContents,
  room: Room,
): { units: UnitLaid[]; bands: BandLaid[] } {
  const u = room.text / 16;
  const narrow = bandless(room);
  const place = (id: string | null) => side.places.find((place) => place.id === id) ?? null;
  const band = !narrow && row.some((unit) => unit.place !== null) ? BAND * u : 0;
  const inner: Box = { ...box, y: own ? box.y : box.y + band, height: box.height - band };
  const units: UnitLaid[] = [];
  let x = box.x;
  const wide = (unit: Unit, all: Map<Unit, Beside>) => unitWidth(unit, width, narrow, u, all.get(unit));
  const fits = (all: Map<Unit, Beside>) =>
    row.reduce((sum, unit) => sum + wide(unit, all) + GAP * u, -GAP * u) <= box.width;
  const all = form === 'strip' ? besideIn(row, fits) : new Map<Unit, Beside>();
  for (const unit of row) {
    const full = wide(unit, all);
    const shows = all.get(unit) ?? BARE;
    const here = { ...inner, x, width: full };
    const laid = laidUnit(unit, { form, width, shows }, { box: here, own }, room);
    units.push({ ...laid, place: narrow ? place(unit.place) : null });
    x += full + GAP * u;
  }
  const bands = narrow ? [] : grounds(units, place, own ? inner.y + inner.height : box.y, band);
  const last = bands.at(-1);
  // The last band of a row is wider than its units if the effect of the Location then has room.
  if (last && x - GAP * u <= right(last.box) + 1) {
    const wide = bandWidth(last.place, u);
    if (wide > last.box.width && last.box.x + wide <= right(box)) last.box.width = wide;
  }
  return { units, bands };
}

/** Returns the width of a band on which the effect of a Location has room beside its name. */
export function bandWidth({ title, text }: Thing, u: number): number {
  return text === '' ? 0 : measured(title, 15 * u) + measured(text, LEAST_TYPE * u) + 67 * u;
}

/** Returns a band for each group of adjacent units at the same Location. */
function grounds(units: UnitLaid[], place: (id: string | null) => Thing | null, y: number, height: number): BandLaid[] {
  const bands: BandLaid[] = [];
  let before: string | null = null;
  for (const { unit, box } of units) {
    const here = place(unit.place);
    const last = bands.at(-1);
    if (here && last && before === here.id) last.box.width = box.x + box.width - last.box.x;
    else if (here) bands.push({ place: here, box: { x: box.x, y, width: box.width, height }, again: false });
    before = here?.id ?? null;
  }
  return bands;
}

/** The form of the cards of a row, their width, and what they show beside their pictures. */
interface Cards {
  form: Form;
  width: number;
  shows: Beside;
}

function laidUnit(
  unit: Unit,
  { form, width, shows }: Cards,
  { box, own }: RowPlace,
  room: Room,
): Omit<UnitLaid, 'place'> {
  const u = room.text / 16;
  const edge = UNIT_PAD * u;
  const front: Box = {
    x: box.x + edge / 2,
    y: own ? box.y + edge / 2 : box.y + box.height - FRONT * u - edge / 2,
    width: box.width - edge,
    height: FRONT * u,
  };
  const top = own ? front.y + front.height + 4 * u : box.y + edge;
  const height = box.height - FRONT * u - 1.5 * edge - 4 * u;
  let x = box.x + edge;
  const cards = unit.members.map((card) => {
    const here = { x, y: top, width: width + besides(card, shows, u), height };
    x += here.width + CARD_GAP * u;
    return laidCard(card, { form, width, shows }, { box: here, own }, room);
  });
  return { unit, box, front, cards };
}

/** Places a card, and the tags of its captives at its outer edge. */
function laidCard(card: Character, { form, width, shows }: Cards, { box, own }: RowPlace, room: Room): CardLaid {
  const u = room.text / 16;
  const held = tagsIn(card, form, box, room);
  const taken = tagsHeight(held, box.width, room);
  const body = { ...box, y: own ? box.y : box.y + taken, height: box.height - taken };
  const found =
    form === 'strip'
      ? withBeside(drawn(card, form, width, u), card, shows, u)
      : drawn(card, form, width, u, body.height);
  if (!found) throw new Error(`${card.title} has no form ${form} in ${box.width}`);
  const outer = own ? body.y + body.height : box.y;
  const tags = found.captives > 0 ? beside(card, found, body, u) : placedTags(held, { ...box, y: outer }, own, room);
  return { card, box: body, drawn: found, tags };
}

/** Returns the tags of a card with as many captives as have height without making the picture too low. */
function tagsIn(card: Character, form: Form, { width, height }: Box, room: Room): Tag[] {
  const u = room.text / 16;
  const least = drawn(card, form, width, u);
  let tags = tagsOf(card, form, width, room);
  if (!least) return tags;
  const spare = height - least.height - Math.max(0, PICTURE * u - least.picture);
  for (let more = 1; tags.length > 0 && tags.length < card.captives.length; more++) {
    const all = tagsOf(card, form, width, room, more);
    if (all.length === tags.length || tagsHeight(all, width, room) > spare) break;
    tags = all;
  }
  return tags;
}
