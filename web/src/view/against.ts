// The opponents in a new game, on one line: "Good, against Ojo · Planner".

import type { BotInfo, GameInfo, SeatPlan } from '../protocol';
import type { Say } from '../words';
import { listed } from './listed';
import type { Wish } from './newGame';

export function against(game: GameInfo, wish: Pick<Wish, 'seats'>, bots: BotInfo[], say: Say): string {
  const seats = wish.seats.filter((seat) => seat !== null);
  if (seats.length < wish.seats.length) return say('play-invite');
  const me = seats.findIndex(({ bot }) => bot === null);
  const others = seats.filter((_, at) => at !== me);
  const side = game.seatTitles[me];
  const names = listed(
    others.map(({ name }) => name),
    say,
  );
  if (me < 0) return say('play-watch', { names }) + levels(others, bots);
  if (others.length === 0) return say('play-alone');
  const said = side === undefined ? say('play-against', { names }) : say('play-side-against', { side, names });
  return said + levels(others, bots);
}

/** Returns the level of the bots in words, or an empty text if their levels differ. */
function levels(seats: SeatPlan[], bots: BotInfo[]): string {
  const known = new Set(seats.flatMap(({ bot }) => (bot === null ? [] : [labelOf(bot, bots)])));
  return known.size === 1 ? ` · ${[...known].join('')}` : '';
}

/** Returns the words for a bot's level. A level that the server does not offer is returned unchanged. */
export function labelOf(level: string, bots: BotInfo[]): string {
  return bots.find((bot) => bot.level === level)?.label ?? level;
}
