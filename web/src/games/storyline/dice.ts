// The dice of the last roll, as told by the news. They stay until Story Points are spent or the turn ends.

import type { NewsLine, Seat } from '../../protocol';
import { happenings } from '../../view/moves';
import type { CounterId } from './ids';

const POINTS: CounterId = 'points';

export interface Fallen {
  is: string;
  value: number;
}

/** Returns the dice of the active Author on the table. `fallen` are the dice before the news. */
export function fell(fallen: Fallen[], news: NewsLine[], [before, active]: [Seat | null, Seat | null]): Fallen[] {
  const dice = happenings(news, 'die').filter(({ seat }) => seat === active);
  if (dice.length > 0) return dice.map(({ kind, value }) => ({ is: kind, value }));
  const spent = happenings(news, 'count').some(({ counter, by }) => counter === POINTS && by < 0);
  return spent || before !== active ? [] : fallen;
}
