// The chart of the course of a game, as a pure function that turns the numbers and the size of the box into lines and
// areas. For two seats the chart shows the lead of one over the other, and otherwise a line for each seat.

import type { Chronicle } from '../protocol';
import { figure } from '../view/figure';

export interface Room {
  width: number;
  height: number;
  /** The type size of the chart, in pixels. */
  text: number;
}

interface Point {
  x: number;
  y: number;
}

export interface Chart extends Room {
  /** The edges of the box in which the lines are drawn. */
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** The y coordinate of zero. */
  zero: number;
  /**
   * The area in which the reader leads, and the area in which the other seat leads. Both are empty unless there are two
   * seats.
   */
  above: string;
  below: string;
  /** The line of each seat, or the single line of the lead, with its last point. */
  lines: { seat: number; path: string; end: Point }[];
  /** The labels of the vertical axis, and the names of rounds below the chart. */
  levels: { y: number; words: string }[];
  rounds: { x: number; words: string }[];
  /** The great turns, in the order of play. */
  turns: (Point & { letter: string })[];
  /** The decisions of the reader's seat that have lost most. */
  losses: Point[];
}

/** The radius of the circle around a letter on the chart, in pixels. */
export const BEAD = 13;

/** What a chart shows: the totals, or the chances to win. */
export type Shown = 'totals' | 'chances';

/** Reports whether a game has chances to win, so that a chart can show them. */
export function hasChances({ stages }: Chronicle): boolean {
  return stages.length > 0 && stages.every(({ chances }) => chances.length > 0);
}

/**
 * Returns the chart. `mine` is the seat whose lead is drawn above the line, and `lost` has the entries of its decisions
 * that have lost most.
 */
export function charted(
  chronicle: Chronicle,
  mine: number,
  room: Room,
  shown: Shown = 'totals',
  lost: readonly number[] = [],
): Chart {
  const { stages } = chronicle;
  const duo = stages[0]?.totals.length === 2;
  const { rows, low, high, step, words } = shown === 'chances' ? chances(chronicle, mine) : totals(chronicle, mine);
  const { width, height, text } = room;
  const left = text * (0.9 + 0.55 * Math.max(words(high).length, words(low).length));
  const [right, top, bottom] = [width - BEAD - 2, BEAD + 2, height - text * 1.5];
  const x = (at: number) => (stages.length < 2 ? right : left + ((right - left) * at) / (stages.length - 1));
  const y = (value: number) => bottom - ((bottom - top) * (value - low)) / (high - low);
  const points = rows.map((row) => row.map((value, at) => ({ x: x(at), y: y(value) })));
  const zero = y(0);
  const [first = []] = points;
  const levels = [];
  for (let value = low; value <= high; value += step) levels.push({ y: y(value), words: words(value) });
  return {
    ...{ width, height, text, left, right, top, bottom, zero, levels },
    above: duo ? area(first, zero, Math.min) : '',
    below: duo ? area(first, zero, Math.max) : '',
    lines: points.map((line, at) => ({
      seat: duo ? mine : at,
      path: drawn(line),
      end: line.at(-1) ?? { x: left, y: zero },
    })),
    rounds: labelled(chronicle, x, (right - left) / (text * 2)),
    turns: beads(chronicle, points, { left, right, duo }),
    losses: lost.flatMap((entry) => placed(stages, points[duo ? 0 : mine] ?? [], entry)),
  };
}

/** The rows of numbers that a chart draws, and its vertical axis. */
interface Scale {
  rows: number[][];
  low: number;
  high: number;
  /** The distance between two levels. */
  step: number;
  /** The label of a level. */
  words: (value: number) => string;
}

function totals(chronicle: Chronicle, mine: number): Scale {
  const duo = chronicle.stages[0]?.totals.length === 2;
  const rows = duo ? [lead(chronicle, mine)] : each(chronicle);
  const [least, most] = [Math.min(0, ...rows.flat()), Math.max(0, ...rows.flat())];
  const step = stepped(most - least);
  const [low, high] = [Math.floor(least / step) * step, Math.max(Math.ceil(most / step) * step, step)];
  // Below zero, the lead is that of the other seat, and not negative.
  return { rows, low, high, step, words: (value) => figure(duo ? Math.abs(value) : value) };
}

/** Returns the chances to win in percent. For two seats, zero is an even chance, and the labels are those of the leader. */
function chances({ stages }: Chronicle, mine: number): Scale {
  const of = (seat: number) => stages.map(({ chances }) => (chances[seat] ?? 0) / 10);
  const first = stages[0]?.chances ?? [];
  if (first.length === 2) {
    const words = (value: number) => `${50 + Math.abs(value)}\u00a0%`;
    return { rows: [of(mine).map((chance) => chance - 50)], low: -50, high: 50, step: 25, words };
  }
  return { rows: first.map((_, seat) => of(seat)), low: 0, high: 100, step: 25, words: (value) => `${value}\u00a0%` };
}

/** Returns the lead of a seat over the best of the other seats, at the end of each turn. */
export function lead({ stages }: Pick<Chronicle, 'stages'>, seat: number): number[] {
  return stages.map(({ totals }) => {
    const others = totals.filter((_, other) => other !== seat);
    return (totals[seat] ?? 0) - (others.length > 0 ? Math.max(...others) : 0);
  });
}

/** Returns the seats with the highest total. There are several if their totals are equal. */
export function ahead(totals: readonly number[]): number[] {
  const most = Math.max(...totals);
  return totals.flatMap((total, seat) => (total === most ? [seat] : []));
}

/** Returns the number in the name of a round, or else the position of the round, counted from 1. */
export function numbered(round: string, at: number): string {
  return /\d+/.exec(round)?.[0] ?? String(at + 1);
}

function each({ stages }: Chronicle): number[][] {
  return (stages[0]?.totals ?? []).map((_, seat) => stages.map(({ totals }) => totals[seat] ?? 0));
}

/** Returns a round number as the step between levels, so that at most five levels cover the span. */
function stepped(span: number): number {
  for (let size = 1; ; size *= 10) {
    for (const step of [size, 2 * size, 5 * size]) if (span <= 4 * step) return step;
  }
}

function drawn(points: Point[]): string {
  return points.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('');
}

/** Returns the outline of the area between a line and zero, on the side that `keep` selects. */
function area(points: Point[], zero: number, keep: (a: number, b: number) => number): string {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || first === last) return '';
  const whole = points.flatMap((point, at) => {
    const before = points[at - 1];
    if (!before || (before.y - zero) * (point.y - zero) >= 0) return [point];
    const x = before.x + ((point.x - before.x) * (zero - before.y)) / (point.y - before.y);
    return [{ x, y: zero }, point];
  });
  const kept = whole.map(({ x, y }) => ({ x, y: keep(y, zero) }));
  return `${drawn([{ x: first.x, y: zero }, ...kept, { x: last.x, y: zero }])}Z`;
}

/**
 * Returns the labels of rounds, each at the end of its round: the first round, and then as many as fit, in even steps.
 */
function labelled({ stages }: Chronicle, x: (at: number) => number, room: number): Chart['rounds'] {
  const ends = stages.flatMap(({ round }, end) => (stages[end + 1]?.round === round ? [] : [{ round, end }]));
  const every = [1, 2, 3, 5, 10, 20, 50, 100].find((every) => ends.length / every <= room) ?? 200;
  const named = ends.map(({ round, end }, at) => ({ x: x(end), words: numbered(round, at), at }));
  return named.filter(({ at }) => at === 0 || (at + 1) % every === 0).map(({ x, words }) => ({ x, words }));
}

/** Returns the point on a line at the end of the turn of an entry, if the line reaches so far back. */
function placed(stages: Chronicle['stages'], line: Point[], entry: number): Point[] {
  // An entry counts the entries before a decision, so the decision itself comes after it.
  const point = line[stages.findIndex((stage) => stage.entry > entry)];
  return point ? [point] : [];
}

function beads(
  { stages, swings }: Chronicle,
  points: Point[][],
  { left, right, duo }: { left: number; right: number; duo: boolean },
): Chart['turns'] {
  const turns: Chart['turns'] = [];
  for (const [at, { entry, seat }] of swings.entries()) {
    const stage = stages.findIndex((stage) => stage.entry >= entry);
    const on = points[duo ? 0 : seat]?.[Math.max(stage, 0)];
    if (!on) continue;
    let x = Math.max(on.x, left + BEAD);
    // The letters of turns that are close to each other are drawn side by side.
    while (turns.some((other) => Math.abs(other.x - x) < 2 * BEAD && Math.abs(other.y - on.y) < 2 * BEAD)) {
      x = x + 2 * BEAD > right ? on.x - 2 * BEAD : x + 2 * BEAD;
      if (x < left) break;
    }
    turns.push({ x, y: on.y, letter: letter(at) });
  }
  return turns;
}

/** Returns the letter of a great turn: A, B, C. */
export function letter(at: number): string {
  return String.fromCharCode(65 + at);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
