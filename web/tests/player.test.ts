import { describe, expect, it } from 'vitest';
import { fitting } from '../src/leaving/terms';
import { charted, ROOM } from '../src/player/chart';
import type { RatingPoint, Terms } from '../src/protocol';
import { fromHash, toHash } from '../src/route';
import type { Screen } from '../src/model';

const point = (rating: number, interval: number): RatingPoint => ({ ended: 0, rating, interval });

/** Returns the numbers of a path. */
const numbers = (path: string) => [...path.matchAll(/-?[\d.]+/g)].map(Number);

describe('the chart of a rating', () => {
  it('has a line inside the interval, inside the room', () => {
    const { line, band, last, levels } = charted([point(1500, 600), point(1660, 580), point(1590, 500)]);
    for (const path of [line, band]) {
      numbers(path).forEach((number, at) => {
        expect(number).toBeGreaterThanOrEqual(0);
        expect(number).toBeLessThanOrEqual(at % 2 === 0 ? ROOM.width : ROOM.height);
      });
    }
    const [low, high] = [levels[0], levels.at(-1)];
    expect(Number(high?.words)).toBeGreaterThan(Number(low?.words));
    expect(high?.y).toBeLessThan(low?.y ?? 0);
    expect(levels.length).toBeLessThanOrEqual(6);
    expect(line.endsWith(` ${last.y}`)).toBe(true);
  });

  it('shows a single game as a short line', () => {
    const { line, levels } = charted([point(1662, 0)]);
    expect(numbers(line)).toHaveLength(6);
    expect(numbers(line).every(Number.isFinite)).toBe(true);
    expect(levels.every(({ y }) => Number.isFinite(y))).toBe(true);
  });
});

describe('the addresses', () => {
  it('of players and ladders lead back to their pages', () => {
    const screens: Screen[] = [
      { at: 'player', player: '0a1b2c3d4e5f6071' },
      { at: 'ladder', game: 'duel' },
      { at: 'ladder', game: 'duel', season: '2026-4' },
      { at: 'tournaments' },
      { at: 'tournaments', tournament: '0a1b2c3d4e5f6071' },
    ];
    expect(screens.map(toHash)).toEqual([
      '#/player/0a1b2c3d4e5f6071',
      '#/ladder/duel',
      '#/ladder/duel/2026-4',
      '#/tournaments',
      '#/tournament/0a1b2c3d4e5f6071',
    ]);
    expect(screens.map(toHash).map(fromHash)).toEqual(screens);
  });
});

describe('the terms', () => {
  it('of a rated game have a clock and are not called off', () => {
    const terms: Terms = { time: { days: 3 }, late: 'callOff', bot: 'greedy', rated: true };
    expect(fitting(terms)).toEqual({ ...terms, late: 'loss' });
    expect(fitting({ ...terms, time: null })).toEqual({ time: null, late: 'callOff', bot: 'greedy' });
    expect(fitting({ ...terms, rated: false })).toEqual({ time: { days: 3 }, late: 'callOff', bot: 'greedy' });
  });
});
