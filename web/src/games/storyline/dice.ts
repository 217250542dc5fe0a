// The dice that fell last, as the news tells of them. They lie until Story Points are spent, or the turn is over.

import type { NewsLine, Seat } from '../../protocol';
import { happenings } from '../../view/moves';
import type { CounterId } from './ids';

const POINTS: CounterId = 'points';

export interface Fallen {
  is: string;
  value: number;
}

/** What lies on the table now, before whoever is active, if `fallen` lay there before. */
export function fell(fallen: Fallen[], news: NewsLine[], [before, active]: [Seat | null, Seat | null]): Fallen[] {
  const dice = happenings(news, 'die').filter(({ seat }) => seat === active);
  if (dice.length > 0) return dice.map(({ kind, value }) => ({ is: kind, value }));
  const spent = happenings(news, 'count').some(({ counter, by }) => counter === POINTS && by < 0);
  return spent || before !== active ? [] : fallen;
}
