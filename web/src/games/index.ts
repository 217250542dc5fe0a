// The games with a board of their own. A board and its pictures are loaded when they are first needed, so that readers
// do not wait for games that they do not play.

import { SvelteMap } from 'svelte/reactivity';
import { drawn } from '../frames';
import type { Finer } from './finer';

const KNOWN: Record<string, () => Promise<{ default: Finer }>> = {
  draft: () => import('./draft'),
  duel: () => import('./duel'),
  // These two games share one board.
  oz: () => import('./storyline'),
  epic: () => import('./storyline'),
};

const loaded = new SvelteMap<string, Finer | null>();

/**
 * Returns a game's own interface. The result is `undefined` until the interface is loaded, and `null` if there is none
 * or loading fails.
 */
export function finer(game: string): Finer | null | undefined {
  return game in KNOWN ? loaded.get(game) : null;
}

/**
 * Loads a game's own interface once the page has been drawn, because a slow device takes a while to evaluate the script
 * of a board. If that fails, the game is played on the general board, and the next call tries again.
 */
export async function load(game: string): Promise<void> {
  const known = KNOWN[game];
  if (!known || loaded.get(game)) return;
  await drawn();
  const own = await known().catch(() => null);
  loaded.set(game, own?.default ?? null);
}
