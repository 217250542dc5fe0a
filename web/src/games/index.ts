// Which games have a finer board than the one that draws any scene. Each is loaded when it is first needed, with its
// pictures, so that nobody waits for a game that they do not play.

import { SvelteMap } from 'svelte/reactivity';
import type { Finer } from './finer';

interface Known {
  /** The signs by which the game is known among others, as pictures by name. */
  emblem: string[];
  load: () => Promise<{ default: Finer }>;
}

const KNOWN: Record<string, Known> = {
  draft: { emblem: ['dorothy', 'lion', 'oz'], load: () => import('./draft') },
  duel: { emblem: ['good', 'evil'], load: () => import('./duel') },
  storyline: { emblem: ['road', 'quill'], load: () => import('./storyline') },
};

const loaded = new SvelteMap<string, Finer | null>();

/** What the game has of its own: `undefined` until it is loaded, `null` where it has nothing or that cannot be had. */
export function finer(game: string): Finer | null | undefined {
  return game in KNOWN ? loaded.get(game) : null;
}

/** Without its own board a game is still played, on the one that draws any scene; the next time it is tried again. */
export async function load(game: string): Promise<void> {
  const known = KNOWN[game];
  if (!known || loaded.get(game)) return;
  const own = await known.load().catch(() => null);
  loaded.set(game, own?.default ?? null);
}

export function emblem(game: string): string[] {
  return KNOWN[game]?.emblem ?? ['book'];
}
