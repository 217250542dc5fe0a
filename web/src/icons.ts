// The pictures of the table by name: those of the page, and those of the games opened so far.

import { SvelteMap } from 'svelte/reactivity';
import page from 'virtual:icons';

/** The outline of each picture, in a box of 512 by 512. */
export const outlines = new SvelteMap(Object.entries(page));

/** Returns the outline of a picture, or undefined if there is no picture of this name. */
export function outline(name: string): string | undefined {
  return outlines.get(name);
}

/** Adds the pictures of a game that has been opened. */
export function bring(more: Record<string, string>): void {
  for (const [name, path] of Object.entries(more)) outlines.set(name, path);
}
