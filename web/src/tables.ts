// The list of tables, as far as its pages have come.

import type { Find, FromServer, TableLine } from './protocol';

/** The tables that are looked for: the games that go on, and those that are over. */
export interface Tables {
  begun: Shelf;
  past: Shelf;
}

export interface Shelf {
  lines: TableLine[];
  /** Where the next page begins, if there is one. */
  more: number | null;
}

/** What somebody looks for, whichever page of it. */
export type Sought = Omit<Find, 'before' | 'over'>;

type Page = Extract<FromServer, { say: 'tables' }>;

/** The list after a page: the first of all, or one that comes after what is there. Other pages are passed over. */
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

/** What somebody has typed: words, and a day such as `2026-11-22` of the reader's own calendar. */
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

/** A table that was played at meanwhile may come twice. */
function joined(before: Shelf, after: Shelf): Shelf {
  const known = new Set(before.lines.map((line) => line.id));
  return { lines: [...before.lines, ...after.lines.filter((line) => !known.has(line.id))], more: after.more };
}
