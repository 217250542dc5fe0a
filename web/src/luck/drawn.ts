// The salts that this browser has drawn, by table and attempt, with the commitments that were announced before it sent
// them. A server can change neither unnoticed.

import type { LuckInfo } from '../protocol';

/** The salts of this browser in one attempt to begin a table. */
export interface Drawn {
  table: string;
  attempt: number;
  /** The commitment of the server's key, as it was when the first salt was drawn. */
  key: string;
  /** The salt of each of the reader's seats, as hexadecimal digits. */
  salts: Record<number, string>;
  /** The commitment of each seat, or null for one without a salt, at the time when the first salt was sent. */
  announced: (string | null)[] | null;
}

const KEY = 'brickroad-salts';

/** The greatest number of attempts that are kept. */
const MOST = 200;

/** The attempts of this page that the browser has not stored. */
let here: Drawn[] = [];

/** Returns the salts that were drawn for an attempt, if any. */
export function drawn(table: string, attempt: number): Drawn | undefined {
  return read().find((each) => each.table === table && each.attempt === attempt);
}

/** Returns the salts that were drawn last for a table, in an attempt up to this one. */
export function drawnUpTo(table: string, attempt: number): Drawn | undefined {
  return read().findLast((each) => each.table === table && each.attempt <= attempt);
}

/** Keeps the salts of an attempt, in place of earlier ones. */
export function keepDrawn(now: Drawn): void {
  const others = read().filter(({ table, attempt }) => table !== now.table || attempt !== now.attempt);
  const all = [...others, now].slice(-MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
    here = [];
  } catch {
    here = all;
    // If the browser stores nothing, a reload forgets the salts, and the table begins without them.
  }
}

/** Reports whether a table has another key or other commitments of salts than those that were announced. */
export function differs({ key, announced }: Drawn, luck: Pick<LuckInfo, 'commitment' | 'salts'>): boolean {
  const found = luck.salts ?? [];
  return key !== luck.commitment || (announced ?? []).some((each, seat) => each !== (found[seat] ?? null));
}

function read(): Drawn[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return here.length > 0 || !Array.isArray(value) ? here : value.filter(isDrawn);
  } catch {
    return here;
  }
}

function isDrawn(value: unknown): value is Drawn {
  if (typeof value !== 'object' || value === null) return false;
  const { table, attempt, key, salts, announced } = value as Record<string, unknown>;
  return (
    typeof table === 'string' &&
    typeof attempt === 'number' &&
    typeof key === 'string' &&
    typeof salts === 'object' &&
    salts !== null &&
    (announced === null || Array.isArray(announced))
  );
}
