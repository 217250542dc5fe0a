// The log as a story: rounds, the turns in them, and lines, of which equal ones are told together.

import type { LogLine, Position, Seat, Sign, Wording } from './protocol';
import { plain, spoken } from './wording';

/** One line of the story: a line of the log, or several that are told together. */
export interface Item {
  words: Wording;
  sign: Sign;
  seat: Seat | null;
  /** The moments of the first and of the last of these lines. */
  first: number;
  last: number;
}

export interface Turn {
  /** The seat whose turn it is, or nothing outside of turns. */
  seat: Seat | null;
  /** The moment of its beginning. */
  entry: number;
  items: Item[];
}

export interface Round {
  /** Its name, or nothing for the lines before the first round that is known. */
  name: string | null;
  /** The moment of its beginning. */
  entry: number;
  turns: Turn[];
}

/** Groups the lines of a log by rounds and turns. */
export function grouped(log: LogLine[]): Round[] {
  const rounds: Round[] = [];
  for (let at = 0; at < log.length;) at += add(rounds, log, at);
  return rounds.filter(({ name, turns }) => name !== null || turns.some(({ items }) => items.length > 0));
}

/** Adds the line at this place, and those that are told with it. Returns the number of lines. */
function add(rounds: Round[], log: LogLine[], at: number): number {
  const line = log[at];
  if (!line) return 1;
  const turn = begun(rounds, line);
  // Such a line says what the head says.
  if (line.head && (line.sign === 'round' || line.sign === 'turn')) return 1;
  const run = repeats(log, at);
  for (let nth = 0; nth < run.period; nth++) {
    const lines = Array.from({ length: run.times }, (_, time) => log[at + time * run.period + nth]);
    turn.items.push(together(lines.filter((each) => each !== undefined)));
  }
  return run.period * run.times;
}

/** Returns the turn that a line belongs to, after it has begun what begins with the line. */
function begun(rounds: Round[], { entry, head, seat }: LogLine): Turn {
  let round = rounds.at(-1);
  if (!round || (head && head.round !== round.name)) {
    round = { name: head?.round ?? null, entry, turns: [] };
    rounds.push(round);
  }
  let turn = round.turns.at(-1);
  if (!turn || head?.rank === 'turn') {
    turn = { seat: head?.rank === 'turn' ? (seat ?? null) : null, entry, items: [] };
    round.turns.push(turn);
  }
  return turn;
}

/** The most lines of a pattern that repeats, such as a payment and a draw. */
const LONGEST = 2;

/** Returns how often the lines at this place repeat, and the number of lines in each repetition. */
function repeats(log: LogLine[], at: number): { period: number; times: number } {
  for (let period = 1; period <= LONGEST; period++) {
    const keys = log.slice(at, at + period).map(keyOf);
    if (keys.length < period || keys.includes(undefined)) break;
    let times = 1;
    while (keys.every((key, nth) => keyOf(log[at + times * period + nth]) === key)) times++;
    if (times > 1) return { period, times };
  }
  return { period: 1, times: 1 };
}

function keyOf(line: LogLine | undefined): string | undefined {
  return line?.many?.key;
}

function together(lines: LogLine[]): Item {
  const [first, last] = [lines[0], lines.at(-1)];
  if (!first || !last) throw new Error('an item has at least one line');
  const { words, many, sign, seat } = first;
  const told = many && lines.length > 1 ? [...many.before, ...plain(String(lines.length)), ...many.after] : words;
  return { words: told, sign, seat: seat ?? null, first: first.entry, last: last.entry };
}

/** A choice of lines: all, those of one's own seat, or those that name cards, and those that have these words. */
export interface Sieve {
  only: 'all' | 'mine' | 'cards';
  words: string;
}

/** Returns the rounds with the lines that a reader wants to see. Rounds without any are left out. */
export function sifted(rounds: Round[], { only, words }: Sieve, viewer: Seat | null): Round[] {
  const sought = searchable(words.trim());
  if (only === 'all' && sought === '') return rounds;
  const fits = (item: Item) =>
    (only !== 'mine' || item.seat === viewer) &&
    (only !== 'cards' || item.words.some(({ is_name }) => is_name)) &&
    searchable(spoken(item.words)).includes(sought);
  return rounds.flatMap((round) => {
    const turns = round.turns.map((turn) => ({ ...turn, items: turn.items.filter(fits) }));
    const kept = turns.filter(({ items }) => items.length > 0);
    return kept.length > 0 ? [{ ...round, turns: kept }] : [];
  });
}

/** Returns words without accents and capitals. */
function searchable(words: string): string {
  return words
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
}

/** The lines of a table that have been read, also those after the moment that the reader looks at. */
export interface Known {
  of: string;
  lines: LogLine[];
}

/** Adds the lines of a position to those that are known already, if they continue each other. */
export function known(before: Known | null, position: Position): Known {
  const { table, viewer, lang, row, entries, shown, log } = position;
  // An undo adds rows and removes entries. What was told of those entries is no longer true.
  const of = [table, viewer, lang, row - entries].join(' ');
  if (before?.of !== of || shown === entries) return { of, lines: log };
  const reaches = (before.lines[0]?.entry ?? Infinity) <= shown;
  const later = reaches ? before.lines.filter(({ entry }) => entry > shown) : [];
  return { of, lines: [...log, ...later] };
}
