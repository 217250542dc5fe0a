// The server's rule for names at a table, repeated here so that the form can show a fault next to the field. Both
// implementations are tested with the names in crates/kernel/src/names.json.

import type { SeatPlan } from '../protocol';
import type { Say } from '../words';

/** The greatest length of a name, in characters. */
const MOST_NAME = 40;

/** Invisible characters, and characters that reverse the text around them. */
const UNSEEN =
  /[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}\u{ad}\u{34f}\u{61c}\u{115f}\u{1160}\u{17b4}\u{17b5}\u{180b}-\u{180f}\u{200b}-\u{200f}\u{2028}-\u{202e}\u{2060}-\u{206f}\u{2800}\u{3164}\u{feff}\u{ffa0}\u{fff0}-\u{fffb}\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}\u{e0000}-\u{e0fff}]/u;
const ENDS = /^\p{White_Space}+|\p{White_Space}+$/gu;
const BLANKS = /\p{White_Space}+/gu;
const SEEN = /[^\p{White_Space}\p{M}]/u;
const SELECTORS = /[\u{fe00}-\u{fe0f}]/gu;

export type NameKind = 'fine' | 'blank' | 'long' | 'odd';

export function nameKind(name: string): NameKind {
  const trimmed = name.replace(ENDS, '');
  if (UNSEEN.test(trimmed)) return 'odd';
  if (!SEEN.test(trimmed)) return 'blank';
  return [...tidy(name)].length > MOST_NAME ? 'long' : 'fine';
}

/** Reports whether two names look the same, apart from case and Unicode composition. */
export function isSame(one: string, other: string): boolean {
  return folded(one) === folded(other);
}

/**
 * Returns the reason why the name at a seat cannot be used, or undefined if it can be used. An open chair, which is
 * null, has no name.
 */
export function nameFault(seats: (SeatPlan | null)[], at: number, say: Say): string | undefined {
  const seat = seats[at];
  if (!seat) return undefined;
  const { name } = seat;
  switch (nameKind(name)) {
    case 'blank':
      return say('name-blank', { most: MOST_NAME });
    case 'long':
      return say('name-long', { most: MOST_NAME });
    case 'odd':
      return say('name-odd', { most: MOST_NAME });
    case 'fine': {
      const other = seats.findIndex((other, place) => place !== at && other !== null && isSame(other.name, name));
      return other < 0 ? undefined : say('name-same', { seat: other + 1 });
    }
  }
}

function tidy(name: string): string {
  return name.replace(ENDS, '').replace(BLANKS, ' ');
}

function folded(name: string): string {
  return tidy(name).normalize('NFKC').replace(SELECTORS, '').toLowerCase();
}
