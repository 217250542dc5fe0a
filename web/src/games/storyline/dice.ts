// The dice of the last roll, as the news reports them. The dice stay until Story Points are spent or the turn ends.

import type { NewsLine, Seat } from '../../protocol';
import { happenings } from '../../view/moves';
import type { CounterId } from './ids';

const POINTS: CounterId = 'points';

export interface Fallen {
  is: string;
  value: number;
}

/** Returns the dice to show for the active Author after the news. `fallen` are the dice shown before the news. */
export function fell(fallen: Fallen[], news: NewsLine[], [before, active]: [Seat | null, Seat | null]): Fallen[] {
  const dice = happenings(news, 'die').filter(({ seat }) => seat === active);
  if (dice.length > 0) return dice.map(({ kind, value }) => ({ is: kind, value }));
  const spent = happenings(news, 'count').some(({ counter, by }) => counter === POINTS && by < 0);
  return spent || before !== active ? [] : fallen;
}
