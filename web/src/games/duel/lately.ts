// The cards that others played, moved or took since the reader's last turn, as the log tells it. The board marks them.

import { getContext, setContext } from 'svelte';
import type { Position, Sign } from '../../protocol';

/** The events after which a card is somewhere else. */
const MOVES: readonly Sign[] = ['play', 'equip', 'discard', 'take', 'move', 'place', 'return', 'answer', 'capture'];

const KEY = Symbol('lately');

/** Returns the ids of the cards. A spectator has no last turn, and so none. */
export function lately({ log, viewer }: Pick<Position, 'log' | 'viewer'>): ReadonlySet<string> {
  if (viewer === null) return new Set();
  const theirs = log.findLastIndex(({ head, seat }) => head?.rank === 'turn' && seat !== viewer);
  const lines = log.slice(Math.max(0, theirs)).filter(({ seat, sign }) => seat !== viewer && MOVES.includes(sign));
  return new Set(lines.flatMap(({ words }) => words.flatMap(({ card }) => card ?? [])));
}

/** Hands the ids from the board to everything on it. */
export function provideLately(ids: () => ReadonlySet<string>): void {
  setContext(KEY, ids);
}

export function providedLately(): () => ReadonlySet<string> {
  return getContext<(() => ReadonlySet<string>) | undefined>(KEY) ?? (() => new Set());
}
