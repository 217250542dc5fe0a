// The statistics of one person's finished games, in one game or in all games.

import type {
  DayTally,
  GameStatistics,
  Opponent,
  OpponentTally,
  PersonStatistics,
  Statistics,
  Tally,
} from '../protocol';

/** The results in one game, or in all games together. */
export interface Results extends Omit<GameStatistics, 'game'> {
  /** The results of the person in each game that the person has played. */
  games: { game: string; tally: Tally }[];
}

/** The name that stands for all people together. No person can have an empty name. */
export const EVERYBODY = '';

/** Fetches the statistics from the server. */
export async function fetched(): Promise<Statistics> {
  const answer = await fetch('./api/statistics');
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()) as Statistics;
}

/**
 * Returns the person whose games are shown: the requested person, or else the reader, or else all people together.
 * Returns null if nobody has finished a game.
 */
export function chosen(
  { people }: Statistics,
  asked: string | undefined,
  reader: string,
): PersonStatistics | undefined {
  const [all, first, ...others] = people;
  const named = (name: string) => people.find((person) => person.name !== null && alike(person.name, name));
  if (others.length === 0) return first ?? all;
  return asked === EVERYBODY ? all : (named(asked ?? reader) ?? named(reader) ?? all);
}

/** Returns the results of a person in one game, or in all games if none is given. */
export function results({ games }: PersonStatistics, game?: string): Results {
  const counted = games.filter((each) => game === undefined || each.game === game);
  const sum = (of: (game: GameStatistics) => Tally) => added(counted.map(of));
  return {
    games: counted.map(({ game, tally }) => ({ game, tally })),
    tally: sum(({ tally }) => tally),
    first: sum(({ first }) => first),
    later: sum(({ later }) => later),
    opponents: against(counted.flatMap(({ opponents }) => opponents)),
    // Seats of different games cannot be compared.
    seats: counted.length === 1 ? (counted[0]?.seats ?? []) : [],
    days: daily(counted.flatMap(({ days }) => days)),
  };
}

/** Returns the number of games that a person has finished. */
export function gamesOf({ games }: PersonStatistics): number {
  return played(added(games.map(({ tally }) => tally)));
}

export function played({ won, drawn, lost }: Tally): number {
  return won + drawn + lost;
}

export function added(tallies: Tally[]): Tally {
  const plus = (one: Tally, other: Tally) => ({
    won: one.won + other.won,
    drawn: one.drawn + other.drawn,
    lost: one.lost + other.lost,
  });
  return tallies.reduce(plus, { won: 0, drawn: 0, lost: 0 });
}

/**
 * Returns the games for which it is not known who began. These are the games with opponents that are in neither `first`
 * nor `later`.
 */
export function unknownStart({ opponents, tally, first, later }: Results): Tally {
  const alone = added(opponents.filter(({ opponent }) => opponent.is === 'nobody').map((each) => each.tally));
  const known = added([first, later, alone]);
  return { won: tally.won - known.won, drawn: tally.drawn - known.drawn, lost: tally.lost - known.lost };
}

/** Returns the results added up by opponent, with the most frequent opponent first. */
function against(all: OpponentTally[]): OpponentTally[] {
  const each = grouped(all, ({ opponent }) => key(opponent));
  const joined = [...each.values()].flatMap((some) =>
    some.slice(0, 1).map(({ opponent }) => ({ opponent, tally: added(some.map(({ tally }) => tally)) })),
  );
  return joined.sort((one, other) => played(other.tally) - played(one.tally));
}

/** Returns a key that identifies an opponent. */
export function key(opponent: Opponent): string {
  switch (opponent.is) {
    case 'nobody':
      return '';
    case 'bot':
      return `bot ${opponent.level}`;
    case 'person':
      return `person ${opponent.name}`;
  }
}

/** Returns the results added up by day, with the latest day first. */
function daily(all: DayTally[]): DayTally[] {
  const each = grouped(all, ({ day }) => day);
  const joined = [...each].map(([day, some]) => ({ day, tally: added(some.map(({ tally }) => tally)) }));
  return joined.sort((one, other) => (one.day < other.day ? 1 : -1));
}

/** Groups elements by key. The keys are in the order in which they first occur. */
export function grouped<Key, Each>(all: Each[], key: (each: Each) => Key): Map<Key, Each[]> {
  const groups = new Map<Key, Each[]>();
  for (const each of all) groups.set(key(each), [...(groups.get(key(each)) ?? []), each]);
  return groups;
}

/** Reports whether two names belong to the same person. Case and accents do not matter, as in the search of lists. */
function alike(one: string, other: string): boolean {
  return one.localeCompare(other, undefined, { sensitivity: 'base' }) === 0;
}
