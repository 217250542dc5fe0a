// The facts about a game that the title page adds to the server's words: its length, its usual number of seats, and the
// options that have an effect at a table.

import type { OptionSpec, OptionValue } from '../protocol';

interface Billed {
  /** The usual length of a game, in minutes. */
  minutes: number;
  /** The number of seats of a new game, until the reader chooses another number. */
  seats: number;
}

const BILLED: Record<string, Billed> = {
  draft: { minutes: 10, seats: 3 },
  duel: { minutes: 20, seats: 2 },
  oz: { minutes: 30, seats: 2 },
  epic: { minutes: 40, seats: 2 },
};

/** Returns the usual length of a game in minutes, or null if it is not known. */
export function minutes(game: string): number | null {
  return BILLED[game]?.minutes ?? null;
}

/** Returns the number of seats of a new game, until the reader chooses another number. */
export function usualSeats(game: string): number {
  return BILLED[game]?.seats ?? 2;
}

interface Setup {
  seats: number;
  options: Record<string, OptionValue>;
}

/**
 * The conditions under which an option has an effect, for options that do not always have one. For example, the Library
 * of a seat has no effect if the seat is not taken.
 */
const MATTERS: Record<string, (setup: Setup) => boolean> = {
  library2: ({ seats }) => seats >= 2,
  library3: ({ seats }) => seats >= 3,
  library4: ({ seats }) => seats >= 4,
  roundCap: ({ seats, options }) => seats > 1 && options['mode'] === 'standard',
};

/** Returns the options that have an effect with these seats and values. */
export function mattering(specs: OptionSpec[], setup: Setup): OptionSpec[] {
  return specs.filter(({ name }) => MATTERS[name]?.(setup) ?? true);
}
