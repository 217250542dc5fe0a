// What this browser remembers of the talk at tables: the lines that were read, the people who are muted, and the words
// that are not sent yet.

import type { Saying, TalkInfo } from '../protocol';

/** A line that the server has not confirmed yet. */
export interface Unsent {
  said: Saying;
  token: string;
  name?: string;
}

export interface Remembered {
  /** The number of the last line that was read. */
  read: number;
  /** The people whom the reader does not want to hear at this table, by their numbers. */
  muted: number[];
  /** The words in the field. */
  draft: string;
  unsent: Unsent[];
}

const KEY = 'brickroad-talk';

/** The greatest number of tables that are remembered. */
const MOST_TABLES = 50;

const NOTHING: Remembered = { read: 0, muted: [], draft: '', unsent: [] };

/** Returns what is remembered of a table. */
export function remembered(table: string): Remembered {
  return { ...NOTHING, ...all().find(([id]) => id === table)?.[1] };
}

/** Remembers more of a table. The tables that were open last are kept. */
export function remember(table: string, more: Partial<Remembered>): void {
  const others = all().filter(([id]) => id !== table);
  try {
    const kept = [[table, { ...remembered(table), ...more }], ...others].slice(0, MOST_TABLES);
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // If the browser stores nothing, a reload forgets who is muted and what was typed.
  }
}

/** Returns the lines of others that the reader has not read, without those of people who are muted. */
export function unread(lines: TalkInfo[], { read, muted }: Remembered): TalkInfo[] {
  return lines.filter(({ number, mine, speaker }) => number > read && mine === undefined && !muted.includes(speaker));
}

/** Returns the lines that have not arrived, among those that were sent. */
export function stillUnsent(unsent: Unsent[], lines: TalkInfo[]): Unsent[] {
  const arrived = new Set(lines.map(({ mine }) => mine));
  return unsent.filter(({ token }) => !arrived.has(token));
}

function all(): [string, Partial<Remembered>][] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    // Only this file writes the value, and a value that is no list is dropped.
    return Array.isArray(value) ? (value as [string, Partial<Remembered>][]).filter(Array.isArray) : [];
  } catch {
    return [];
  }
}
