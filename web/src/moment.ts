// The moments of a game that a reader can look at, and the ways from one to the next.

import type { FromClient, Position } from './protocol';

/** Returns the moment of the decision before the one on the page. */
export function earlier({ stopBefore }: Pick<Position, 'stopBefore'>): number {
  return stopBefore ?? 0;
}

/** Returns the moment of the decision after the one on the page. */
export function later({ stopAfter, entries }: Pick<Position, 'stopAfter' | 'entries'>): number {
  return stopAfter ?? entries;
}

/** Returns the message that asks for a moment. The newest moment has no number, because the game may go on. */
export function lookAt(moment: number, { entries }: Pick<Position, 'entries'>): FromClient {
  return { say: 'step', entry: moment >= entries ? null : moment };
}
