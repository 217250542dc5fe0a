// The answers that the reader has given to questions about finished games, until the page is closed.

import { SvelteMap } from 'svelte/reactivity';

/** The index of the last answer to each question. */
const given = new SvelteMap<string, number>();

/** Returns the index of the reader's last answer about a decision, or null. */
export function tried(table: string, entry: number): number | null {
  return given.get(`${table} ${entry}`) ?? null;
}

/** Keeps the index of an answer about a decision. */
export function keepTry(table: string, entry: number, answer: number): void {
  given.set(`${table} ${entry}`, answer);
}
