// The road of two Authors. It runs from the reader's Title Card on the left to The End on the right, with the pages
// above.

import type { Box } from './box';
import type { Contents, Spot } from './contents';
import { cuts, down, folded, needed, pack, type Cut } from './pack';
import { remembered } from './known';
import { page, shows, type Wording } from './page';
import { share, sum } from './share';
import type { Bricks, Handle, Page, Standee, Title } from './table';
import { seated } from './title';
import { chosen, lowest, open, type Way } from './ways';

/** The words that the layout needs in addition to those of the cards. */
export interface Words extends Wording {
  waiting: string;
  end: string;
}

/** The laid-out contents of the field, in any form of the board. */
export interface Laid {
  window: Box;
  deep: number;
  lead: Box | null;
  hub: { x: number; y: number; radius: number } | null;
  bricks: Bricks[];
  pages: Page[];
  titles: Title[];
  standees: Standee[];
  handles: Handle[];
}

/** The space at the upper and at the lower edge of the road, in pixels. */
const EDGE = 7;

/** Returns the Locations in order, from the reader's Title Card to The End. */
export function along({ authors }: Contents): Spot[] {
  return [...(authors[0]?.spots ?? []), ...(authors[1]?.spots.toReversed() ?? [])];
}

/** Reports whether the pages of all Locations fit side by side. */
export function lies(contents: Contents, field: Box, unit: number): boolean {
  const count = along(contents).length;
  return field.height > 300 * unit && (field.width - 2 * side(field, unit)) / Math.max(1, count) >= 74 * unit;
}

function side({ width }: Box, unit: number): number {
  return width < 1100 * unit ? 100 * unit : 134 * unit;
}

export function road(contents: Contents, field: Box, unit: number, words: Words): Laid {
  const spots = along(contents);
  const wide = side(field, unit);
  const lead = { x: field.x + wide + 6, y: field.y + 6, width: field.width - 2 * wide - 12, height: 24 * unit };
  const pages = Math.min(Math.max(field.height * 0.33, 92 * unit), 230 * unit);
  const top = lead.y + lead.height + 16 * unit;
  const bed = { ...lead, y: top + pages + 4, height: field.y + field.height - 21 * unit - top - pages - 4 };
  let x = bed.x;
  const places = { width: bed.width, high: bed.height - 2 * EDGE, pages, between: 8 };
  const columns = divided(spots, places, unit).map((width) => {
    x += width;
    return { ...bed, x: x - width, width };
  });
  const forms = grown(
    spots,
    columns.map(({ width }) => width - 6),
    bed.height - 2 * EDGE,
    unit,
  );
  const laid = spots.map((spot, at) => {
    const column = columns[at] ?? bed;
    const box = { x: column.x + 1.5, y: top, width: column.width - 3, height: pages };
    return {
      page: lying(spot, box, { ...bed, ...column }, at + 1, unit, words),
      packed: stood(spot, column, bed, forms),
    };
  });
  const ends = ([0, 1] as const).flatMap((from) => {
    const author = contents.authors[from];
    const x = from === 0 ? field.x : field.x + field.width - wide;
    const foot = field.y + field.height;
    const items = (author?.saved.length ?? 0) + (author?.piles.length ?? 0);
    const deep = items === 0 ? bed.y - field.y - 4 : Math.min(118 * unit, (bed.y - field.y) * 0.55);
    const card = { x, y: field.y, width: wide, height: deep };
    const rest = { x: x + 5, y: card.y + card.height, width: wide - 10, height: bed.y - card.y - card.height - 4 };
    const court = { x, y: bed.y, width: wide, height: foot - bed.y };
    return author ? [seated(author, from, { card, rest, court }, unit, words)] : [];
  });
  return {
    window: field,
    deep: field.height,
    lead,
    hub: null,
    bricks: [{ path: winding(bed), box: bed, upright: false }],
    pages: laid.map(({ page }) => page),
    titles: ends,
    standees: laid.flatMap(({ packed }) => packed.standees),
    handles: laid.map(({ packed }) => packed.handle).filter((handle) => handle !== null),
  };
}

/** Returns the layout of a page and of its part of the road. */
export function lying(spot: Spot, box: Box, slot: Box, number: number, unit: number, words: Wording): Page {
  const tab = 20 * unit;
  return {
    id: spot.id,
    box,
    slot,
    ...page(spot, box, unit, words),
    // The number overlaps the edge of the page, so that it does not cover the title.
    number: { x: box.x + 4, y: box.y - tab + 3, width: tab, height: tab },
    at: number,
  };
}

function stood(spot: Spot, column: Box, bed: Box, forms: Cut[]) {
  return pack(
    spot.id,
    spot.pieces,
    { ...column, x: column.x + 3, width: column.width - 6, y: bed.y + EDGE, height: bed.height - 2 * EDGE },
    forms,
  );
}

/** The least width of a page beside a place with many cards, if there is room for it, in sixteenths of the type size. */
const PAGE = 96;

/** The space of a road from left to right, in pixels. */
interface Bed {
  width: number;
  /** The height for the cards and for the pages. */
  high: number;
  pages: number;
  /** The space between the cards of neighbouring Locations. */
  between: number;
}

/** Divides the width of a road among the Locations, by the width that their pages and their cards need. */
export function divided(spots: Spot[], { width, high, pages, between }: Bed, unit: number): number[] {
  const bare = spots.map((spot) => titled(spot, pages, unit));
  const all = cuts(unit);
  const forms = all.filter((cut) => cut.height <= high || cut === all.at(-1));
  const ways = (floor: number) =>
    spots.map((spot, at) => {
      const count = spot.pieces.length;
      const page = Math.max(bare[at] ?? 0, floor);
      const whole = spot.text === '' ? page : Math.max(page, readable(spot, pages, unit));
      return open({ count, page, whole, forms, long: (cut) => needed(count, high, cut) + between });
    });
  const tried = [ways(Math.min(PAGE * unit, (width / spots.length) * 0.75)), ways(0)];
  const fit = tried.find((each) => sum(each.map((all) => lowest(all).height)) <= width);
  // If the road is too short for all cards, handles make room for the names of others.
  const folds = (at: number) => handled(spots[at]?.pieces.length ?? 0, bare[at] ?? 0, { high, between }, forms);
  const lows = chosen(fit ?? ways(0).map((all, at) => [...folds(at), ...all]), width).map(({ height }) => height);
  return share(lows, width, bare);
}

/** Returns the widths of a place with the smallest cards, some of which are behind a handle. */
function handled(count: number, page: number, { high, between }: Pick<Bed, 'high' | 'between'>, forms: Cut[]): Way[] {
  const cut = forms.at(-1);
  if (!cut) return [];
  const column = cut.width + cut.gap;
  const columns = needed(count, high, cut) / column;
  return Array.from({ length: Math.max(0, columns - 1) }, (_, at) => ({
    height: Math.max(page, (at + 1) * column + between),
    hidden: folded(count, (at + 1) * column, Math.max(1, down(high, cut)), cut) + 1,
  }));
}

/** Returns the least width in which a page shows its title. */
export const titled = remembered<[height: number, unit: number]>((spot, height, unit) => {
  for (let width = 60 * unit; width < 200 * unit; width += 4) if (shows(spot, width - 4, height, unit)) return width;
  return 200 * unit;
});

/** Returns the least width in which a page shows its title and all its words. */
export const readable = remembered<[height: number, unit: number]>((spot, height, unit) => {
  const bare = titled(spot, height, unit);
  for (let width = bare; width < 240 * unit; width += 8 * unit)
    if (!page(spot, { x: 0, y: 0, width: width - 4, height }, unit, { more: '' }).more) return width;
  return bare;
});

/**
 * Returns the forms of standees, starting with the largest form in which all cards show their names, if there is one.
 * `widths` are the widths of the places, and `high` is their height.
 */
export function grown(spots: Spot[], widths: number[], high: number, unit: number): Cut[] {
  for (const by of [2, 1.8, 1.65, 1.5, 1.35, 1.2, 1.1]) {
    const [cut] = cuts(unit, by);
    const fit = (spot: Spot, at: number) =>
      cut !== undefined && needed(spot.pieces.length, high, cut) <= (widths[at] ?? 0);
    if (cut && cut.height <= high && spots.every(fit)) return [cut, ...cuts(unit)];
  }
  return cuts(unit);
}

/** Returns the outline of a road whose edges wind slightly. */
export function winding({ x, y, width, height }: Box): string {
  const waves = 4;
  const step = width / waves;
  const edge = (level: number, from: number, by: number) =>
    Array.from({ length: waves }, (_, at) => {
      const bend = at % 2 === 0 ? 4 : -4;
      const [start, end] = [from + by * step * at, from + by * step * (at + 1)];
      return `C${start + (by * step) / 3} ${level + bend} ${end - (by * step) / 3} ${level + bend} ${end} ${level}`;
    }).join('');
  return `M${x} ${y}${edge(y, x, 1)}L${x + width} ${y + height}${edge(y + height, x + width, -1)}Z`;
}
