// What the form for a new game begins with, and how many may sit down.

import type { BotInfo, GameInfo, OptionKind, OptionValue, SeatPlan } from '../protocol';
import { isSame } from './names';

/** Inhabitants of Oz who lend the bots their names. They are cards in none of the games, so that nobody is two. */
const BOT_NAMES = ['Ojo', 'Trot', 'Scraps', 'Betsy'];

/** The strongest bot that needs no patience: the second strongest where there are several. */
export function goodBot(bots: BotInfo[]): string | null {
  return (bots.at(-2) ?? bots.at(-1))?.level ?? null;
}

/** The game that was played last, if it is still there. */
export function firstGame(games: GameInfo[], last: string | undefined): string {
  return (games.find((game) => game.name === last) ?? games[0])?.name ?? '';
}

/** You and good bots; or who sat down last time, as far as their bots are still there. */
export function firstSeats(bots: BotInfo[], last: SeatPlan[] | undefined, you: string): SeatPlan[] {
  if (last && last.length > 0 && last.every((seat) => isThere(bots, seat.bot))) return last;
  return resized([{ name: you, bot: null }], 3, bots);
}

function isThere(bots: BotInfo[], level: string | null): boolean {
  return level === null || bots.some((bot) => bot.level === level);
}

function botSeat(bots: BotInfo[], taken: string[]): SeatPlan {
  // One more than are taken, so that one is free.
  const numbered = Array.from({ length: taken.length + 1 }, (_, at) => `Bot ${at + 1}`);
  const isFree = (name: string) => !taken.some((other) => isSame(other, name));
  return { name: [...BOT_NAMES, ...numbered].find(isFree) ?? '', bot: goodBot(bots) };
}

/** As many seats as asked for: the last ones leave, or bots join. */
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

/** Everybody one seat on, and the last one to the first. */
export function turned(seats: SeatPlan[]): SeatPlan[] {
  return [...seats.slice(-1), ...seats.slice(0, -1)];
}

/** How many may sit down, each number there is. */
export function counts(game: GameInfo): number[] {
  return Array.from({ length: game.mostSeats - game.fewestSeats + 1 }, (_, at) => game.fewestSeats + at);
}

export function within(game: GameInfo, count: number): number {
  return Math.min(Math.max(count, game.fewestSeats), game.mostSeats);
}

export function defaults(game: GameInfo): Record<string, OptionValue> {
  return Object.fromEntries(game.options.map((option) => [option.name, option.default]));
}

/** The number that was typed, as near as its option allows; the one before, where it is no number. */
export function allowed(typed: number, kind: OptionKind & { type: 'number' }, before: number): number {
  return Number.isNaN(typed) ? before : Math.min(Math.max(Math.round(typed), kind.least), kind.most);
}
