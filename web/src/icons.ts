// The pictures of the table by name: those of the page, and those of the games that have been opened.

import { SvelteMap } from 'svelte/reactivity';
import page from 'virtual:icons';

/** The outline of each picture, in a box of 512 by 512. */
export const outlines = new SvelteMap(Object.entries(page));

/** The outline of a picture; nothing for a name without one. */
export function outline(name: string): string | undefined {
  return outlines.get(name);
}

/** A game brings its own. */
export function bring(more: Record<string, string>): void {
  for (const [name, path] of Object.entries(more)) outlines.set(name, path);
}
