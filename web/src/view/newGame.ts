// The defaults of the form for a new game, and the limits of its seats.

import type { BotInfo, GameInfo, OptionKind, OptionValue, SeatPlan } from '../protocol';
import { isSame } from './names';

/** Names for bots: inhabitants of Oz who are cards in none of the games, so that no name is used twice. */
const BOT_NAMES = ['Ojo', 'Trot', 'Scraps', 'Betsy'];

/** Returns the strongest bot that is quick: the second strongest of several. */
export function goodBot(bots: BotInfo[]): string | null {
  return (bots.at(-2) ?? bots.at(-1))?.level ?? null;
}

/** Returns the game that was played last, if it still exists. */
export function firstGame(games: GameInfo[], last: string | undefined): string {
  return (games.find((game) => game.name === last) ?? games[0])?.name ?? '';
}

/** Returns the seats of last time, if their bots still exist, or else you and good bots. */
export function firstSeats(bots: BotInfo[], last: SeatPlan[] | undefined, you: string): SeatPlan[] {
  if (last && last.length > 0 && last.every((seat) => isThere(bots, seat.bot))) return last;
  return resized([{ name: you, bot: null }], 3, bots);
}

function isThere(bots: BotInfo[], level: string | null): boolean {
  return level === null || bots.some((bot) => bot.level === level);
}

function botSeat(bots: BotInfo[], taken: string[]): SeatPlan {
  // There is one more name than taken ones, so one of them is free.
  const numbered = Array.from({ length: taken.length + 1 }, (_, at) => `Bot ${at + 1}`);
  const isFree = (name: string) => !taken.some((other) => isSame(other, name));
  return { name: [...BOT_NAMES, ...numbered].find(isFree) ?? '', bot: goodBot(bots) };
}

/** Returns this number of seats: the last ones are removed, or bots are added. */
export function resized(seats: SeatPlan[], count: number, bots: BotInfo[]): SeatPlan[] {
  const kept = seats.slice(0, count);
  while (kept.length < count)
    kept.push(
      botSeat(
        bots,
        kept.map((seat) => seat.name),
      ),
    );
  return kept;
}

/** Moves everybody one seat on, and the last one to the first seat. */
export function turned(seats: SeatPlan[]): SeatPlan[] {
  return [...seats.slice(-1), ...seats.slice(0, -1)];
}

/** Returns every possible number of seats. */
export function counts(game: GameInfo): number[] {
  return Array.from({ length: game.mostSeats - game.fewestSeats + 1 }, (_, at) => game.fewestSeats + at);
}

export function within(game: GameInfo, count: number): number {
  return Math.min(Math.max(count, game.fewestSeats), game.mostSeats);
}

export function defaults(game: GameInfo): Record<string, OptionValue> {
  return Object.fromEntries(game.options.map((option) => [option.name, option.default]));
}

/** Returns the nearest number that the option allows to a typed one, or the number before if none was typed. */
export function allowed(typed: number, kind: OptionKind & { type: 'number' }, before: number): number {
  return Number.isNaN(typed) ? before : Math.min(Math.max(Math.round(typed), kind.least), kind.most);
}
