// Which hint counts, and when one can be asked for.

import type { Model } from '../model';
import type { Hint, Position } from '../protocol';
import { isMine } from '../turn';

/** Reports whether a table has hints, now or at another decision. */
export function offers({ hints, lesson, scene }: Position): boolean {
  return hints === true && lesson === null && scene.sheet === null;
}

/** Reports whether the reader has a decision for which a hint can be asked. */
export function isDue(position: Position): boolean {
  return offers(position) && isMine(position) && position.scene.choices.length > 1;
}

/** Returns the last hint if it is one for the position on the screen, in the reader's language, or else null. */
export function hintOf({ hint, position, lang }: Pick<Model, 'hint' | 'position' | 'lang'>): Hint | null {
  if (hint === null || position === null || !isDue(position)) return null;
  const counts = hint.table === position.table && hint.row === position.row && hint.lang === lang;
  return counts && hint.choices.length > 0 ? hint : null;
}
