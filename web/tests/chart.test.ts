import { describe, expect, it } from 'vitest';
import { BEAD, charted, hasChances } from '../src/ending/chart';
import { swung } from '../src/ending/swing';
import type { Chronicle } from '../src/protocol';
import { words } from '../src/words';

const stage = (round: string, entry: number, ...totals: number[]) => ({
  round,
  entry,
  totals,
  chances: [] as number[],
});

const duel: Chronicle = {
  measure: 'Viable Characters',
  stages: [
    stage('Turn 1', 10, 2, 0),
    stage('Turn 1', 20, 2, 1),
    stage('Turn 2', 30, 2, 2),
    stage('Turn 2', 40, 2, 4),
    stage('Turn 3', 50, 3, 4),
  ],
  swings: [
    { seat: 0, lead: [0, 2], entry: 4, round: 'Turn 1', words: [] },
    { seat: 1, lead: [0, 2], entry: 33, round: 'Turn 2', words: [] },
  ],
  best: [],
};

describe('the losses on the chart', () => {
  it('are at the end of the turn in which they were made', () => {
    const room = { width: 600, height: 240, text: 16 };
    const all = charted(duel, 0, room);
    expect(all.losses).toEqual([]);
    const { losses, right, zero } = charted(duel, 0, room, 'totals', [9, 10, 49, 50]);
    // The decision after entry 10 belongs to the second stage, and nothing is decided after the last entry.
    expect(losses).toHaveLength(3);
    expect(losses.map(({ x }) => x)).toEqual([...losses.map(({ x }) => x)].toSorted((one, other) => one - other));
    expect(losses[2]?.x).toBe(right);
    expect(losses[0]?.y).toBeLessThan(zero);
  });
});

describe('the chart of the lead', () => {
  const chart = charted(duel, 0, { width: 600, height: 240, text: 16 });
  const level = (value: number) => chart.levels.find(({ words, y }) => words === String(value) && y <= chart.zero)?.y;

  it('has each great turn at the lead that its words say', () => {
    const [a, b] = chart.turns;
    expect([a?.letter, b?.letter]).toEqual(['A', 'B']);
    expect(a?.y).toBe(level(2));
    // The other side leads by two, so the line is as far below zero as the level 2 is above it.
    expect((b?.y ?? 0) - chart.zero).toBeCloseTo(chart.zero - (level(2) ?? 0));
    expect((b?.x ?? 0) - (a?.x ?? 0)).toBeGreaterThan(2 * BEAD);
  });

  it('names each round once, at its end', () => {
    expect(chart.rounds.map(({ words }) => words)).toEqual(['1', '2', '3']);
    const [first, second, third] = chart.rounds.map(({ x }) => x);
    expect(third).toBeCloseTo(chart.right);
    expect((second ?? 0) - (first ?? 0)).toBeGreaterThan((third ?? 0) - (second ?? 0) + 1);
  });
});

it('totals below zero have a minus sign, and the lead of the other seat has none', () => {
  const totals: Chronicle = { ...duel, stages: [stage('1', 10, 4, -3, 0), stage('2', 20, 5, -5, 2)], swings: [] };
  const room = { width: 600, height: 240, text: 16 };
  expect(charted(totals, 0, room).levels.map(({ words }) => words)).toContain('−5');
  expect(charted(duel, 0, room).levels.filter(({ words }) => words.includes('−'))).toEqual([]);
});

describe('a great turn', () => {
  const seats = ['Ann', 'Ozma'].map((name) => ({ name, bot: null }));
  const [first] = duel.swings;
  const swing = (before: number, after: number) => ({ ...first, lead: [before, after] }) as (typeof duel.swings)[0];

  it('is told without negative leads', () => {
    const say = words('en');
    expect(swung(swing(-14, -9), seats, say)).toBe('Ann: 14 behind before the turn, 9 behind after it.');
    expect(swung(swing(0, 3), seats, say)).toBe('Ann: level before the turn, 3 ahead after it.');
    expect(swung(swing(-1, 2), seats, words('fr'))).toBe('Ann\u00a0: 1 de retard avant le tour, 2 d’avance après.');
  });

  it('is about the total in a game for one', () => {
    expect(swung(swing(4, 9), seats.slice(0, 1), words('en'))).toMatch(/4.*9/);
  });
});

describe('the chart of the chances to win', () => {
  const room = { width: 600, height: 240, text: 16 };
  const judged = (chances: number[][]): Chronicle => ({
    ...duel,
    stages: chances.map((chances, at) => ({ ...stage(`Turn ${at + 1}`, at + 1, ...chances.map(() => 0)), chances })),
    swings: [],
  });

  it('draws the chance of the reader above an even chance', () => {
    const chart = charted(
      judged([
        [500, 500],
        [750, 250],
        [1000, 0],
      ]),
      1,
      room,
      'chances',
    );
    expect(chart.levels.map(({ words }) => words)).toEqual([
      '100\u00a0%',
      '75\u00a0%',
      '50\u00a0%',
      '75\u00a0%',
      '100\u00a0%',
    ]);
    // The reader is seat 1, who loses: the line ends at the bottom.
    expect(chart.lines[0]?.end.y).toBeCloseTo(chart.bottom);
    expect(chart.zero).toBeCloseTo((chart.top + chart.bottom) / 2);
  });

  it('has a line for each of three seats', () => {
    const chart = charted(
      judged([
        [300, 300, 400],
        [0, 1000, 0],
      ]),
      0,
      room,
      'chances',
    );
    expect(chart.lines.map(({ end }) => Math.round(end.y))).toEqual(
      [chart.bottom, chart.top, chart.bottom].map(Math.round),
    );
    expect(chart.levels.map(({ words }) => words)).toEqual([
      '0\u00a0%',
      '25\u00a0%',
      '50\u00a0%',
      '75\u00a0%',
      '100\u00a0%',
    ]);
  });

  it('is offered only if every stage has chances', () => {
    expect(hasChances(judged([[500, 500]]))).toBe(true);
    expect(hasChances(duel)).toBe(false);
    expect(hasChances({ ...duel, stages: [] })).toBe(false);
  });
});
