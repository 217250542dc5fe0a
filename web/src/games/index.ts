// Which games have a finer board than the one that draws any scene. Each is loaded when it is first needed, with its
// pictures, so that nobody waits for a game that they do not play.

import { SvelteMap } from 'svelte/reactivity';
import type { Finer } from './finer';

const KNOWN: Record<string, () => Promise<{ default: Finer }>> = {
  draft: () => import('./draft'),
  duel: () => import('./duel'),
  // Two games on one board.
  oz: () => import('./storyline'),
  epic: () => import('./storyline'),
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
  const own = await known().catch(() => null);
  loaded.set(game, own?.default ?? null);
}
