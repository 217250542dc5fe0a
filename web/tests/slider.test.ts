import { describe, expect, it } from 'vitest';
import { draft } from '../src/fixtures/positions';
import type { Landmarks, LogLine, Sign } from '../src/protocol';
import { fields, marks, momentAt, moved, overviews, placeOf } from '../src/slider';
import { plain } from '../src/wording';

const line = (entry: number, sign: Sign, round?: string): LogLine => ({
  entry,
  words: plain('Something.'),
  sign,
  ...(round && { head: { rank: 'turn', round } }),
});
const overview: Landmarks = {
  table: 't',
  viewer: 0,
  lang: 'en',
  entries: 50,
  lines: [
    line(4, 'turn', 'Round 1'),
    line(8, 'battle'),
    line(9, 'capture'),
    line(20, 'turn', 'Round 1'),
    line(30, 'turn', 'Round 2'),
    line(49, 'end'),
  ],
};
const rounds = fields(overview);

describe('the slider', () => {
  it('has a field for each round, from the first moment to the last', () => {
    expect(rounds).toEqual([
      { name: 'Round 1', from: 0, to: 30 },
      { name: 'Round 2', from: 30, to: 50 },
    ]);
  });

  it('has one field in a game without rounds', () => {
    expect(fields({ ...overview, lines: [] })).toEqual([{ name: '', from: 0, to: 50 }]);
    expect(placeOf(fields({ ...overview, lines: [], entries: 0 }), 0)).toBe(0);
  });

  it('finds the place of each moment, and the moment at each place', () => {
    expect([0, 15, 30, 40, 50].map((entry) => placeOf(rounds, entry))).toEqual([0, 0.25, 0.5, 0.75, 1]);
    for (let entry = 0; entry <= 50; entry++) expect(momentAt(rounds, placeOf(rounds, entry))).toBe(entry);
    expect([momentAt(rounds, -3), momentAt(rounds, 7)]).toEqual([0, 50]);
  });

  it('marks what happened, but not in a crowd', () => {
    expect(marks(overview, rounds, 0.1).map((mark) => mark.line.sign)).toEqual(['battle', 'end']);
    expect(marks(overview, rounds, 0).map((mark) => mark.line.sign)).toEqual(['battle', 'capture', 'end']);
  });

  it('goes by moments, by turns, and to both ends', () => {
    const position = { ...draft.past(), shown: 20, entries: 50, stopBefore: 19, stopAfter: 22 };
    const to = (key: string) => moved(position, overview, key);
    expect(['ArrowLeft', 'ArrowRight', 'PageUp', 'PageDown', 'Home', 'End', 'x'].map(to)).toEqual([
      19,
      22,
      4,
      30,
      0,
      50,
      null,
    ]);
    expect(moved({ ...position, shown: 50, stopAfter: null }, overview, 'ArrowRight')).toBe(50);
    expect(moved({ ...position, shown: 2 }, overview, 'PageUp')).toBe(0);
  });

  it('is of one game, viewer and language', () => {
    const position = { ...draft.past(), table: 't', viewer: 0, lang: 'en' as const, entries: 50 };
    expect(overviews(overview, position)).toBe(true);
    for (const other of [{ table: 'u' }, { viewer: 1 }, { lang: 'fr' as const }, { entries: 51 }])
      expect(overviews(overview, { ...position, ...other })).toBe(false);
  });
});
