// The words of the great turns of a game.

import type { SeatInfo, Swing } from '../protocol';
import { figure } from '../view/figure';
import type { Say } from '../words';

/** Returns a sentence about the lead before and after a turn. In a game for one it is about the total. */
export function swung({ seat, lead: [before, after] }: Swing, seats: SeatInfo[], say: Say): string {
  const name = seats[seat]?.name ?? '';
  if (seats.length < 2) return say('ending-growth', { name, before: figure(before), after: figure(after) });
  return say('ending-swing', { name, before: stood(before, say), after: stood(after, say) });
}

/** Returns a lead over the best of the others in words. */
function stood(lead: number, say: Say): string {
  if (lead === 0) return say('ending-level');
  return say(lead > 0 ? 'ending-ahead' : 'ending-behind', { count: figure(Math.abs(lead)) });
}
