// The list of tables, as far as its pages have been loaded.

import type { Find, FromServer, Lang, TableLine } from './protocol';

/** The tables found so far: the games in progress, and the games that are over. */
export interface Tables {
  begun: Shelf;
  past: Shelf;
}

export interface Shelf {
  lines: TableLine[];
  /** The position at which the next page starts, if there is one. */
  more: number | null;
}

/** A search, without the values that select one of its pages. */
export type Sought = Omit<Find, 'before' | 'over'>;

type Page = Extract<FromServer, { say: 'tables' }>;

/**
 * Returns the list after a page has arrived. A first page replaces the list, and a later one is added to it. A page of
 * another search is ignored.
 */
export function listed(before: Tables | null, sought: Sought, page: Page): Tables | null {
  if (!same(page.find, sought)) return before;
  const { find } = page;
  if (find.before === undefined) return { begun: shelf(page, false), past: shelf(page, true) };
  if (before === null) return before;
  return {
    begun: find.over === true ? before.begun : joined(before.begun, shelf(page, false)),
    past: find.over === false ? before.past : joined(before.past, shelf(page, true)),
  };
}

export function same(one: Sought, other: Sought): boolean {
  return one.words === other.words && one.since === other.since && one.until === other.until;
}

/**
 * Returns a typed day in the form `2026-11-22`, or an empty text if it is not a day. A French reader may also type
 * `22/11/2026`.
 */
export function typedDay(typed: string, lang: Lang): string {
  const iso = /^(\d{4})-(\d\d?)-(\d\d?)$/.exec(typed.trim())?.slice(1);
  const french = lang === 'fr' ? /^(\d\d?)[/. ](\d\d?)[/. ](\d{4})$/.exec(typed.trim())?.slice(1).reverse() : undefined;
  const day = (iso ?? french ?? []).map((part) => part.padStart(2, '0')).join('-');
  // `Date` reads the 31st of a shorter month as a day of the next month.
  const time = Date.parse(`${day}T00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day) ? day : '';
}

/**
 * Returns the search for typed words and a day, which has the form `2026-11-22` and is a day in the reader's time zone.
 */
export function toSought(words: string, day: string): Sought {
  const sought: Sought = {};
  if (words.trim() !== '') sought.words = words.trim();
  const [year, month, date] = day.split('-').map(Number);
  if (year !== undefined && month !== undefined && date !== undefined) {
    sought.since = new Date(year, month - 1, date).getTime() / 1000;
    sought.until = new Date(year, month - 1, date + 1).getTime() / 1000;
  }
  return sought;
}

function shelf({ tables, more }: Page, over: boolean): Shelf {
  return { lines: tables.filter((line) => line.over === over), more };
}

/** Joins two pages. A table that changed between the two requests may be on both pages, but is listed once. */
function joined(before: Shelf, after: Shelf): Shelf {
  const known = new Set(before.lines.map((line) => line.id));
  return { lines: [...before.lines, ...after.lines.filter((line) => !known.has(line.id))], more: after.more };
}
