// The seats and options of a new game. They are those of the last game of its kind, or the defaults.

import { usualSeats } from '../games/playbill';
import type { Kept, Plan } from '../keep';
import type { BotInfo, FromClient, GameInfo, OptionKind, OptionSpec, OptionValue, SeatPlan, Terms } from '../protocol';
import { isSame } from './names';

/** A seat of a new game, or null for a chair that stays open, so that a friend can take it. */
export type Chair = SeatPlan | null;

/** The reader's wishes for a new game. */
export interface Wish {
  seats: Chair[];
  options: Record<string, OptionValue>;
  /** True if an invitation to the game is in everybody's list. */
  public: boolean;
  /** The terms of a game between people, or undefined for a game without a clock. */
  terms?: Terms;
}

/** Names for bots: inhabitants of Oz who are not on a card of any game, so that no name is used twice. */
const BOT_NAMES = ['Ojo', 'Trot', 'Scraps', 'Betsy'];

/**
 * Returns the level of the second strongest bot, which is still quick, or of the only bot. Returns null if there are no
 * bots.
 */
export function goodBot(bots: BotInfo[]): string | null {
  return (bots.at(-2) ?? bots.at(-1))?.level ?? null;
}

/**
 * Returns the plan of the last game of this kind, with everything replaced that is no longer allowed. Without such a
 * game, returns a plan for `you` against good bots.
 */
export function planOf(game: GameInfo, bots: BotInfo[], { plans, seats }: Kept, you: string): Plan {
  const last = plans?.[game.name];
  const known = last?.seats.map((seat) => (isThere(bots, seat.bot) ? seat : { ...seat, bot: goodBot(bots) }));
  const name = seats?.find(({ bot }) => bot === null)?.name ?? you;
  const sitting = known && known.length > 0 ? known : resized([{ name, bot: null }], usualSeats(game.name), bots);
  return {
    seats: resized(sitting, within(game, sitting.length), bots),
    options: { ...defaults(game), ...allowedOf(game, last?.options ?? {}) },
  };
}

/**
 * Returns the values of options that the game still allows. An option may refer to a pack of cards that has been
 * removed.
 */
function allowedOf(game: GameInfo, values: Record<string, OptionValue>): Record<string, OptionValue> {
  const fits = game.options.filter((spec) => isAllowed(spec, values[spec.name]));
  return Object.fromEntries(fits.map(({ name, default: usual }) => [name, values[name] ?? usual]));
}

function isAllowed({ kind }: OptionSpec, value: OptionValue | undefined): boolean {
  switch (kind.type) {
    case 'flag':
      return typeof value === 'boolean';
    case 'number':
      return typeof value === 'number' && value === allowed(value, kind, value);
    case 'oneOf':
      return kind.words.some(([word]) => word === value);
  }
}

/** Reports whether a chair is open, so that people are invited to the game. */
export function invites({ seats }: Wish): boolean {
  return seats.includes(null);
}

/** Returns the message that begins the game, or that invites people to it. */
export function beginning(game: GameInfo, { seats, options, public: listed, terms }: Wish): FromClient {
  const people = seats.filter((seat) => seat !== null);
  return people.length === seats.length
    ? { say: 'create', game: game.name, options, seats: people }
    : { say: 'gather', game: game.name, options, seats, public: listed, ...(terms && { terms }) };
}

/** Returns the plan to keep for the next game of this kind. Bots take the open chairs, so that it can begin at once. */
export function keptPlan({ seats, options }: Wish, bots: BotInfo[]): Plan {
  const names = namesOf(seats);
  const filled = seats.map((seat) => {
    const sitting = seat ?? botSeat(bots, names);
    if (seat === null) names.push(sitting.name);
    return sitting;
  });
  return { seats: filled, options };
}

/**
 * Returns a wish for the same game with a friend: the first person of the wish, on the same side if there are two
 * seats, and open chairs up to the smallest number of seats for two.
 */
export function withFriend(game: GameInfo, { seats, ...rest }: Wish, you: string): Wish {
  const isPerson = (seat: Chair | undefined) => seat?.bot === null;
  const me = seats.find(isPerson) ?? { name: you, bot: null };
  const open: Chair[] = Array.from({ length: within(game, 2) - 1 }, () => null);
  return { ...rest, seats: !isPerson(seats[0]) && isPerson(seats[1]) ? [...open, me] : [me, ...open] };
}

function isThere(bots: BotInfo[], level: string | null): boolean {
  return level === null || bots.some((bot) => bot.level === level);
}

/** Returns a good bot, under a name that nobody else has. */
export function botSeat(bots: BotInfo[], taken: string[]): SeatPlan {
  // The list has one more name than there are taken names, so at least one name is free.
  const numbered = Array.from({ length: taken.length + 1 }, (_, at) => `Bot ${at + 1}`);
  const isFree = (name: string) => !taken.some((other) => isSame(other, name));
  return { name: [...BOT_NAMES, ...numbered].find(isFree) ?? '', bot: goodBot(bots) };
}

/** Returns a list with this number of seats. Removes the last seats, or adds bots. */
export function resized<Each extends Chair>(seats: Each[], count: number, bots: BotInfo[]): (Each | SeatPlan)[] {
  const kept: (Each | SeatPlan)[] = seats.slice(0, count);
  while (kept.length < count) kept.push(botSeat(bots, namesOf(kept)));
  return kept;
}

/** Returns the names at the seats. An open chair has none. */
export function namesOf(seats: Chair[]): string[] {
  return seats.flatMap((seat) => (seat === null ? [] : [seat.name]));
}

/** Returns the seats with everybody moved one seat further, and the last one moved to the first seat. */
export function turned<Each>(seats: Each[]): Each[] {
  return [...seats.slice(-1), ...seats.slice(0, -1)];
}

/** Returns every number of seats that the game allows. */
export function counts(game: GameInfo): number[] {
  return Array.from({ length: game.mostSeats - game.fewestSeats + 1 }, (_, at) => game.fewestSeats + at);
}

export function within(game: GameInfo, count: number): number {
  return Math.min(Math.max(count, game.fewestSeats), game.mostSeats);
}

export function defaults(game: GameInfo): Record<string, OptionValue> {
  return Object.fromEntries(game.options.map((option) => [option.name, option.default]));
}

/** Returns the allowed number nearest to the typed number, or the previous number if the text is not a number. */
export function allowed(typed: number, kind: OptionKind & { type: 'number' }, before: number): number {
  return Number.isNaN(typed) ? before : Math.min(Math.max(Math.round(typed), kind.least), kind.most);
}
