// The moments of a game that a reader can look at, and the ways from one to the next.

import type { FromClient, Position } from './protocol';

/** The moment on the page, among those of its game. */
export type Moment = Pick<Position, 'shown' | 'entries' | 'stopBefore' | 'stopAfter'>;

/** Returns the moment of the decision before the one on the page. */
export function earlier({ stopBefore }: Pick<Moment, 'stopBefore'>): number {
  return stopBefore ?? 0;
}

/** Returns the moment of the decision after the one on the page. */
export function later({ stopAfter, entries }: Pick<Moment, 'stopAfter' | 'entries'>): number {
  return stopAfter ?? entries;
}

/** Reports whether the reader of an earlier position has gone further than to the next decision. */
export function jumps(before: Moment, { shown }: Pick<Moment, 'shown'>): boolean {
  return before.shown < before.entries && shown > later(before);
}

/** Returns the message that asks for a moment. The newest moment has no number, because the game may go on. */
export function lookAt(moment: number, { entries }: Pick<Moment, 'entries'>): FromClient {
  return { say: 'step', entry: moment >= entries ? null : moment };
}
