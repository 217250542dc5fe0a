// The log as a story: its rounds, the turns in each round, and the lines in each turn. Repeated lines are combined.

import type { LogLine, Position, Seat, Sign, Wording } from './protocol';
import { plain, spoken } from './wording';

/** One line of the story: a line of the log, or several lines that are combined. */
export interface Item {
  words: Wording;
  sign: Sign;
  seat: Seat | null;
  /** The entries of the first and of the last log line in this item. */
  first: number;
  last: number;
}

export interface Turn {
  /** The seat whose turn it is, or null for lines outside turns. */
  seat: Seat | null;
  /** The entry at which the turn begins. */
  entry: number;
  items: Item[];
}

export interface Round {
  /** The name of the round, or null for the lines before the first known round. */
  name: string | null;
  /** The entry at which the round begins. */
  entry: number;
  turns: Turn[];
}

/** Groups the lines of a log by rounds and turns. */
export function grouped(log: LogLine[]): Round[] {
  const rounds: Round[] = [];
  for (let at = 0; at < log.length;) at += add(rounds, log, at);
  return rounds.filter(({ name, turns }) => name !== null || turns.some(({ items }) => items.length > 0));
}

/**
 * Adds the line with the index `at`, and the lines that are combined with it. Returns the number of lines that were
 * added.
 */
function add(rounds: Round[], log: LogLine[], at: number): number {
  const line = log[at];
  if (!line) return 1;
  const turn = begun(rounds, line);
  // The line is left out, because it would repeat the heading of the round or turn.
  if (line.head && (line.sign === 'round' || line.sign === 'turn')) return 1;
  const run = repeats(log, at);
  for (let nth = 0; nth < run.period; nth++) {
    const lines = Array.from({ length: run.times }, (_, time) => log[at + time * run.period + nth]);
    turn.items.push(together(lines.filter((each) => each !== undefined)));
  }
  return run.period * run.times;
}

/** Returns the turn that a line belongs to. If the line begins a round or a turn, that round or turn is added first. */
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

/** The greatest number of lines in a repeating pattern, such as a payment and a draw. */
const LONGEST = 2;

/** Returns the number of lines in the pattern that begins at the index `at`, and the number of its repetitions. */
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

/**
 * A filter of the log. It keeps all lines, the lines of the reader's own seat, or the lines that name cards, and among
 * them only the lines that contain certain words.
 */
export interface Sieve {
  only: 'all' | 'mine' | 'cards';
  words: string;
}

/** Returns the rounds with the lines that pass the filter. Rounds without such lines are left out. */
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

/** Returns words in lower case and without accents. */
function searchable(words: string): string {
  return words
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
}

/** The lines of a table that have arrived so far, including those after the moment that the reader looks at. */
export interface Known {
  of: string;
  lines: LogLine[];
}

/**
 * Returns the known lines after a position has arrived. Earlier known lines are kept if they are still true for the
 * same view of the game.
 */
export function known(before: Known | null, position: Position): Known {
  const { table, viewer, lang, row, entries, shown, log } = position;
  // An undo adds rows and removes entries. Lines about the removed entries are no longer true, so the known lines are
  // dropped.
  const of = [table, viewer, lang, row - entries].join(' ');
  if (before?.of !== of || shown === entries) return { of, lines: log };
  const reaches = (before.lines[0]?.entry ?? Infinity) <= shown;
  const later = reaches ? before.lines.filter(({ entry }) => entry > shown) : [];
  return { of, lines: [...log, ...later] };
}
