// The facts about a game that the title page adds to the server's words: its length, its usual number of seats, and the
// options that matter at a table.

import type { OptionSpec, OptionValue } from '../protocol';

interface Billed {
  /** The usual length of a game, in minutes. */
  minutes: number;
  /** The number of seats until the reader chooses another. */
  seats: number;
}

const BILLED: Record<string, Billed> = {
  draft: { minutes: 10, seats: 3 },
  duel: { minutes: 20, seats: 2 },
  oz: { minutes: 30, seats: 2 },
  epic: { minutes: 40, seats: 2 },
};

/** Returns the usual length of a game in minutes, if known. */
export function minutes(game: string): number | null {
  return BILLED[game]?.minutes ?? null;
}

/** Returns the number of seats that a new game has at first. */
export function usualSeats(game: string): number {
  return BILLED[game]?.seats ?? 2;
}

interface Setup {
  seats: number;
  options: Record<string, OptionValue>;
}

/**
 * The conditions of the options that matter at some tables only. The Library of a seat that is not taken changes
 * nothing.
 */
const MATTERS: Record<string, (setup: Setup) => boolean> = {
  library2: ({ seats }) => seats >= 2,
  library3: ({ seats }) => seats >= 3,
  library4: ({ seats }) => seats >= 4,
  roundCap: ({ seats, options }) => seats > 1 && options['mode'] === 'standard',
};

/** Returns the options that matter with these seats and values. */
export function mattering(specs: OptionSpec[], setup: Setup): OptionSpec[] {
  return specs.filter(({ name }) => MATTERS[name]?.(setup) ?? true);
}
