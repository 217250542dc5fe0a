// The promises that this browser has seen, by table, so that a server cannot change one unnoticed.

import type { LuckInfo } from '../protocol';

const KEY = 'brickroad-luck';

/** The greatest number of tables whose promises are kept. */
const MOST = 200;

type Entry = [table: string, luck: LuckInfo];

/** Keeps the promise of a table, unless one is kept already. Returns the one that is kept. */
export function remembered(table: string, luck: LuckInfo): LuckInfo {
  const known = read();
  const [, before] = known.find(([id]) => id === table) ?? [];
  if (before) return before;
  try {
    localStorage.setItem(KEY, JSON.stringify([...known, [table, luck]].slice(-MOST)));
  } catch {
    // If the browser stores nothing, a reload forgets the promise. The reader can write it down.
  }
  return luck;
}

function read(): Entry[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(value) ? value.filter(isEntry) : [];
  } catch {
    return [];
  }
}

function isEntry(value: unknown): value is Entry {
  if (!Array.isArray(value) || value.length !== 2 || typeof value[0] !== 'string') return false;
  const luck: unknown = value[1];
  return typeof luck === 'object' && luck !== null && has(luck, 'commitment') && has(luck, 'signer');
}

function has(luck: object, name: 'commitment' | 'signer'): boolean {
  return name in luck && typeof (luck as Record<string, unknown>)[name] === 'string';
}
