// What the title page says of a game besides the server's words: how long it takes, for how many it is set up at first,
// and which of its options matter at a table.

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

/** Returns the usual length of a game in minutes, if it is known. */
export function minutes(game: string): number | null {
  return BILLED[game]?.minutes ?? null;
}

/** Returns the number of seats for which a game is set up at first. */
export function usualSeats(game: string): number {
  return BILLED[game]?.seats ?? 2;
}

interface Setup {
  seats: number;
  options: Record<string, OptionValue>;
}

/** The options that matter at some tables only. The Library of a seat that is not there changes nothing. */
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
