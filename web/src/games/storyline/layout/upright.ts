// The road of two Authors on a narrow board: upright, with The End at the top and the reader's Title Card at the
// bottom.

import { FINGER, type Box } from './box';
import { along, type Laid, type Words } from './road';
import type { Author, Contents } from './contents';
import { cuts, depth, folded, pack, type Cut } from './pack';
import { least, page } from './page';
import { share, sum } from './share';
import type { Page, Standee, Handle } from './table';
import { seated, type Ground } from './title';
import type { Spot } from './contents';
import { chosen, hidden, open, type Way } from './ways';

/** The least height of a row with a Title Card, also with words above the Characters, and of a Location, in pixels. */
const END = 46;
const SAID = 64;
const ROW = 42;
/** The space between the edges of the road and the cards on it, in pixels. */
export const EDGE = 2;
const GAP = 4;

// The board tries several type sizes and hands with the same contents. What is known of a Location is kept with it.
const counted = new WeakMap<Contents, Spot[]>();

/** Returns the Locations from top to bottom, with their numbers before their titles. */
function numbered(contents: Contents): Spot[] {
  const known = counted.get(contents);
  if (known) return known;
  const spots = along(contents).map((spot, at) => ({ ...spot, title: `${at + 1} · ${spot.title}` }));
  const downwards = spots.toReversed();
  counted.set(contents, downwards);
  return downwards;
}

export function upright(contents: Contents, field: Box, unit: number, words: Words): Laid {
  const spots = numbered(contents);
  return ended(field, unit, (window, end) => {
    const { pages, standees, handles, bed, deep } = rows(spots, window, unit, words);
    const titles = [1, 0].flatMap((from) => {
      const author = contents.authors[from];
      const y = from === 1 ? field.y : field.y + field.height - end;
      return author ? [seated(author, from, grounds(author, { ...field, y, height: end }, unit), unit, words)] : [];
    });
    const bricks = [{ path: straight(bed), box: bed, upright: true }];
    return { window, deep, lead: null, hub: null, bricks, pages, titles, standees, handles };
  });
}

/**
 * Lays out a road between rows of Title Cards. The rows have space for the words of their courts, unless the road then
 * scrolls or hides cards.
 */
export function ended(field: Box, unit: number, lay: (window: Box, end: number) => Laid): Laid {
  const laid = (end: number) => {
    const full = { ...field, y: field.y + end + GAP, height: field.height - 2 * (end + GAP) };
    return spared(full, (window) => lay(window, end));
  };
  const said = laid(Math.max(SAID, Math.min(field.height * 0.12, 96 * unit)));
  if (lost(said) === 0) return said;
  const unsaid = laid(END);
  return lost(said) > lost(unsaid) ? unsaid : said;
}

/** Returns the number of cards behind handles. A road that scrolls counts as one with very many. */
function lost({ deep, window, handles }: Laid): number {
  return sum(handles.map(({ count }) => count)) + 1000 * Math.max(0, deep - window.height - 1);
}

/** The width of the column for the buttons of a road that scrolls, in pixels. */
const BUTTONS = 44;

/** Lays out a road in this window. If the road scrolls, the buttons that scroll it get a column of their own. */
function spared<Road extends { deep: number }>(window: Box, lay: (window: Box) => Road): Road {
  const road = lay(window);
  return road.deep > window.height + 1 ? lay({ ...window, width: window.width - BUTTONS }) : road;
}

interface Rows {
  pages: Page[];
  standees: Standee[];
  handles: Handle[];
  bed: Box;
  deep: number;
}

/** Places Locations from top to bottom in order. The page of each Location is to the left of the road. */
export function rows(spots: Spot[], window: Box, unit: number, words = { more: '' }): Rows {
  const margin = column(spots, window, unit);
  const wide = window.width - margin - GAP;
  const heights = divided(spots, margin, wide, window.height, unit);
  const bed = { x: window.x + margin + GAP, y: window.y, width: wide, height: sum(heights) };
  let y = window.y;
  const laid = spots.map((spot, at) => {
    const high = heights[at] ?? ROW;
    const box = { x: window.x, y: y + 1, width: margin, height: high - 2 };
    const slot = { ...bed, y, height: high };
    y += high;
    const inner = { x: slot.x + EDGE, y: slot.y + 0.5, width: slot.width - 2 * EDGE, height: slot.height - 1 };
    const number = spots.length - at;
    return {
      page: { id: spot.id, box, slot, ...page(spot, box, unit, words), number: null, at: number },
      packed: pack(spot.id, spot.pieces, inner, cuts(unit)),
    };
  });
  return {
    pages: laid.map(({ page }) => page),
    standees: laid.flatMap(({ packed }) => packed.standees),
    handles: laid.map(({ packed }) => packed.handle).filter((handle) => handle !== null),
    bed,
    deep: Math.max(window.height, bed.height),
  };
}

/**
 * Returns the height of each Location, which has room for its page and its cards, the cards being in the largest form
 * that fits.
 */
function divided(spots: Spot[], margin: number, wide: number, room: number, unit: number): number[] {
  const heights = chosen(beside(spots, margin, wide, unit), room).map(({ height }) => height);
  return sum(heights) < room ? share(heights, room, ROW) : heights;
}

/**
 * Returns the possible heights of Locations. Their pages are beside rows of cards, of which the smallest may be partly
 * behind a handle.
 */
function beside(spots: Spot[], margin: number, wide: number, unit: number): Way[][] {
  const forms = cuts(unit);
  const cut = forms.at(-1);
  const pages = pageHeights(spots, margin, unit);
  return spots.map((spot, at) => {
    const count = spot.pieces.length;
    const page = pages[at] ?? ROW;
    const whole = spot.text === '' ? page : Math.max(page, least(spot, margin, unit, true) + 2);
    const long = (cut: Cut) => depth(count, wide - 2 * EDGE, cut) - cut.gap + 1;
    const all = open({ count, page, whole, forms, long });
    if (!cut || count === 0) return all;
    const deep = (rows: number) => Math.max(page, rows * (cut.height + cut.gap) - cut.gap + 1);
    const fit = Math.max(1, Math.floor((page - 1 + cut.gap) / (cut.height + cut.gap)));
    const most = Math.ceil(depth(count, wide - 2 * EDGE, cut) / (cut.height + cut.gap));
    const some = Array.from({ length: Math.max(0, most - fit) }, (_, more) => ({
      height: deep(fit + more),
      hidden: folded(count, wide - 2 * EDGE, fit + more, cut) + 1,
    }));
    return [...some, ...all];
  });
}

/** Returns the heights that Locations need for pages of these heights and for their cards in rows of this width. */
export function needs(spots: Spot[], pages: number[], wide: number, cut: Cut): number[] {
  return spots.map(({ pieces }, at) =>
    Math.max(pages[at] ?? ROW, pieces.length > 0 ? depth(pieces.length, wide - 2 * EDGE, cut) - 1 : 0),
  );
}

/**
 * Returns the width of the column of pages. The column is wider than usual if the titles would otherwise need more
 * height than there is. On a wide board it may be wider to fit more words of the pages, unless the cards become
 * smaller.
 */
function column(spots: Spot[], { width, height }: Box, unit: number): number {
  const narrowest = usual(width, unit);
  const tries = [narrowest, Math.max(narrowest, width * 0.42), Math.max(narrowest, width * 0.5)];
  const fit = tries.filter((margin) => leastRows(spots, margin, unit) <= height);
  if (fit.length === 0) return by(tries, (margin) => leastRows(spots, margin, unit));
  return by(fit, (margin) => {
    const wide = width - margin - GAP;
    return hidden(beside(spots, margin, wide, unit), height);
  });
}

/** Returns the number with the smallest measure, and the first one if there are several. */
function by(all: number[], measure: (each: number) => number): number {
  const measures = all.map(measure);
  return all[measures.indexOf(Math.min(...measures))] ?? 0;
}

export function pageHeights(spots: Spot[], margin: number, unit: number): number[] {
  return spots.map((spot) => Math.max(ROW, least(spot, margin, unit) + 2));
}

/** Returns the usual width of a column of pages with their titles. */
export function usual(width: number, unit: number): number {
  return Math.max(Math.min(width * 0.33, 240 * unit), Math.min(118 * unit, width * 0.42));
}

/**
 * Returns the least total height of Locations placed from top to bottom, with their pages in a column of this width.
 */
export function leastRows(spots: Spot[], margin: number, unit: number): number {
  return sum(pageHeights(spots, margin, unit));
}

/** Divides a row into the Title Card, the court, and the space for piles and Events. */
export function grounds({ name, saved, piles }: Author, row: Box, unit: number): Ground {
  const wide = Math.min(112 * unit, row.width * 0.45, Math.max(row.width * 0.4, row.width - 2 * (FINGER + GAP) - 8));
  const card = { ...row, width: wide };
  // The end of a road without an Author has no Title Card, so the court takes up the whole row.
  if (name === '') return { card: { ...row, width: 1 }, rest: { ...row, width: 0 }, court: row };
  const cell = FINGER + GAP;
  const lines = Math.max(1, Math.floor(row.height / cell));
  const most = Math.max(1, Math.floor((row.width - wide - 2 * cell) / cell));
  const columns = Math.min(most, Math.ceil((saved.length + piles.length) / lines));
  const right = columns * cell;
  const rest = { x: row.x + row.width - right, y: row.y + 3, width: Math.max(0, right - GAP), height: row.height - 4 };
  const x = row.x + wide + GAP;
  const court = { x, y: row.y, width: row.x + row.width - right - x - (right > 0 ? GAP : 0), height: row.height };
  return { card, rest, court };
}

/** Returns the outline of an upright road. */
export function straight({ x, y, width, height }: Box): string {
  return `M${x} ${y}H${x + width}V${y + height}H${x}Z`;
}
