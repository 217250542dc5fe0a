// The conditions of the reader's turn, for the page title, notifications and sounds.

import type { Position } from './protocol';

/** Reports whether the newest position is shown and it is the reader's turn. */
export function isMine({ shown, entries, turn, viewer, passTo, scene }: Position): boolean {
  const decides = typeof turn === 'object' && turn.seat === viewer;
  return shown === entries && passTo === null && decides && scene.choices.length > 0;
}

/**
 * Reports whether it is the turn of somebody at this screen, even if an earlier position is shown or the screen must be
 * passed on.
 */
export function isHere({ turn, seats }: Position): boolean {
  return typeof turn === 'object' && seats[turn.seat]?.bot === null;
}

/** Reports the same at a server that hosts for others, where the people at other seats have screens of their own. */
export function isOwn({ turn, viewer, passTo }: Position): boolean {
  return typeof turn === 'object' && (turn.seat === viewer || turn.seat === passTo);
}
