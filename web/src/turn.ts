// The reader's turn, for the title of the page, notifications and sounds.

import type { Position } from './protocol';

/** Reports whether the newest position is shown and the reader decides now. */
export function isMine({ shown, entries, turn, viewer, passTo, scene }: Position): boolean {
  const decides = typeof turn === 'object' && turn.seat === viewer;
  return shown === entries && passTo === null && decides && scene.choices.length > 0;
}

/** Reports whether somebody at this screen decides now, even if the reader looks back or the screen must be passed. */
export function isHere({ turn, seats }: Position): boolean {
  return typeof turn === 'object' && seats[turn.seat]?.bot === null;
}
