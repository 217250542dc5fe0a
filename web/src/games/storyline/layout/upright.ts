// The road of two Authors on a narrow board: upright, with The End at the top and the reader's Title Card at the
// bottom.

import { FINGER, type Box } from './box';
import { along, type Laid, type Words } from './road';
import type { Author, Contents } from './contents';
import { cuts, depth, folded, pack, type Cut } from './pack';
import { least, page } from './page';
import { share, sum } from './share';
import type { Page, Standee, Handle } from './table';
import { seated, UNSAID, type Ground } from './title';
import type { Spot } from './contents';
import { chosen, type Way } from './ways';

/** The least height of a row with a Title Card, and of a Location, in pixels. */
export const END = 46;
const ROW = 42;
/** The space between the edges of the road and the cards on it, in pixels. */
export const EDGE = 2;
const GAP = 4;
/** The least width of a board that has room for the words of pages, in sixteenths of the type size. */
const ROOMY = 360;

export function upright(contents: Contents, field: Box, unit: number, words: Words): Laid {
  const spots = along(contents)
    .map((spot, at) => ({ ...spot, title: `${at + 1} · ${spot.title}` }))
    .toReversed();
  const most = field.height - 2 * (END + GAP);
  const tight = rows(spots, { ...field, height: most }, unit).deep >= most;
  const end = tight ? END : Math.max(END, Math.min(field.height * 0.12, 96 * unit));
  const full = { ...field, y: field.y + end + GAP, height: field.height - 2 * (end + GAP) };
  const { pages, standees, handles, bed, deep, window } = spared(full, (window) => ({
    ...rows(spots, window, unit, words),
    window,
  }));
  const titles = [1, 0].flatMap((from) => {
    const author = contents.authors[from];
    const y = from === 1 ? field.y : field.y + field.height - end;
    return author ? [seated(author, from, grounds(author, { ...field, y, height: end }, unit), unit, UNSAID)] : [];
  });
  const bricks = [{ path: straight(bed), box: bed, upright: true }];
  return { window, deep, lead: null, hub: null, bricks, pages, titles, standees, handles };
}

/** The width of the column for the buttons of a road that scrolls, in pixels. */
const BUTTONS = 44;

/** Lays out a road in this window. If the road scrolls, the buttons that scroll it get a column of their own. */
export function spared<Road extends { deep: number }>(window: Box, lay: (window: Box) => Road): Road {
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
  const margin = column(spots, window, unit, words);
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
  const pages = pageHeights(spots, margin, unit);
  const all = cuts(unit).map((cut) => needs(spots, pages, wide, cut));
  const fit = all.find((needs) => sum(needs) <= room);
  if (fit) return share(fit, room, ROW);
  const heights = chosen(beside(spots, pages, wide, unit), room).map(({ height }) => height);
  return sum(heights) < room ? share(heights, room, ROW) : heights;
}

/**
 * Returns the possible heights of Locations whose pages have these heights. The pages are beside rows of cards in the
 * smallest form.
 */
export function beside(spots: Spot[], pages: number[], wide: number, unit: number): Way[][] {
  const cut = cuts(unit).at(-1);
  return spots.map(({ pieces }, at) => {
    const page = pages[at] ?? ROW;
    if (!cut || pieces.length === 0) return [{ height: page, hidden: 0 }];
    const deep = (rows: number) => Math.max(page, rows * (cut.height + cut.gap) - cut.gap + 1);
    const fit = Math.max(1, Math.floor((page - 1 + cut.gap) / (cut.height + cut.gap)));
    const most = Math.ceil(depth(pieces.length, wide - 2 * EDGE, cut) / (cut.height + cut.gap));
    return Array.from({ length: Math.max(1, most - fit + 1) }, (_, more) => ({
      height: deep(fit + more),
      hidden: folded(pieces.length, wide - 2 * EDGE, fit + more, cut),
    }));
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
function column(spots: Spot[], { width, height }: Box, unit: number, words: { more: string }): number {
  const narrowest = usual(width, unit);
  const tries = [narrowest, Math.max(narrowest, width * 0.42), Math.max(narrowest, width * 0.5)];
  const fit = tries.filter((margin) => leastRows(spots, margin, unit) <= height);
  if (fit.length === 0) return by(tries, (margin) => leastRows(spots, margin, unit));
  if (width < ROOMY * unit) return fit[0] ?? narrowest;
  return by(fit, (margin) => {
    const wide = width - margin - GAP;
    const pages = pageHeights(spots, margin, unit);
    const forms = cuts(unit);
    const form = forms.findIndex((cut) => sum(needs(spots, pages, wide, cut)) <= height);
    const heights = divided(spots, margin, wide, height, unit);
    const untold = spots.filter(
      (spot, at) => page(spot, { x: 0, y: 0, width: margin, height: (heights[at] ?? ROW) - 2 }, unit, words).more,
    );
    return (form < 0 ? forms.length : form) * 100 + untold.length;
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
  const wide = Math.min(112 * unit, row.width * 0.45);
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

/**
 * Returns the least of each length, increased by a share of the remaining room in proportion to the missing part of its
 * need.
 */
export function squeezed(leasts: number[], needs: number[], room: number): number[] {
  const over = Math.max(0, room - sum(leasts));
  const missing = needs.map((need, at) => Math.max(0, need - (leasts[at] ?? 0)));
  const all = sum(missing);
  return leasts.map((each, at) => each + (all > 0 ? ((missing[at] ?? 0) / all) * Math.min(over, all) : 0));
}

/** Returns the outline of an upright road. */
export function straight({ x, y, width, height }: Box): string {
  return `M${x} ${y}H${x + width}V${y + height}H${x}Z`;
}
