// The cards that others played, moved or took since the reader's last turn, as found in the log. The board marks these
// cards.

import { getContext, setContext } from 'svelte';
import type { Position, Sign } from '../../protocol';

/** The signs of the events that move a card. */
const MOVES: readonly Sign[] = ['play', 'equip', 'discard', 'take', 'move', 'place', 'return', 'answer', 'capture'];

const KEY = Symbol('lately');

/**
 * Returns the ids of the cards that others moved since the reader's last turn. A spectator has no turns, so the set is
 * then empty.
 */
export function lately({ log, viewer }: Pick<Position, 'log' | 'viewer'>): ReadonlySet<string> {
  if (viewer === null) return new Set();
  const theirs = log.findLastIndex(({ head, seat }) => head?.rank === 'turn' && seat !== viewer);
  const lines = log.slice(Math.max(0, theirs)).filter(({ seat, sign }) => seat !== viewer && MOVES.includes(sign));
  return new Set(lines.flatMap(({ words }) => words.flatMap(({ card }) => card ?? [])));
}

/** Passes the ids from the board to all components on it. */
export function provideLately(ids: () => ReadonlySet<string>): void {
  setContext(KEY, ids);
}

export function providedLately(): () => ReadonlySet<string> {
  return getContext<(() => ReadonlySet<string>) | undefined>(KEY) ?? (() => new Set());
}
