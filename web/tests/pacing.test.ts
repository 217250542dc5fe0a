import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { draft } from '../src/fixtures/positions';
import { Pacing } from '../src/pacing';
import type { Contest, Pace, Position } from '../src/protocol';

const LONG = 60_000;

const battle = (die: number | null, total: number): Contest => ({
  title: 'Quest',
  standing: '',
  sides: [
    {
      seat: 0,
      label: 'Attacker',
      ahead: true,
      die: die === null ? null : { faces: 12, value: die },
      total: { id: 'total', label: 'Total', value: total, parts: [] },
      zones: [],
      cards: [],
    },
  ],
});

const at = (entries: number, contest: Contest | null = null, pace: Pace = 'brisk'): Position => {
  const position = draft.choosing();
  // The reader looks on at a fight of somebody else.
  return { ...position, viewer: 1, entries, shown: entries, pace, scene: { ...position.scene, contest } };
};

describe('positions', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  let frames: (() => void)[] = [];
  beforeEach(() => void (frames = []));
  /** Runs everything that waits for the next frame. */
  const frame = () => frames.splice(0).forEach((then) => then());

  const pacing = (still = false) => {
    const shown: number[] = [];
    return {
      shown,
      page: new Pacing(
        ({ shown: entry }) => shown.push(entry),
        () => still,
        (then) => frames.push(then),
      ),
    };
  };

  it('are shown at once without a fight, or without dice', () => {
    const { shown, page } = pacing();
    for (const position of [at(1), at(2, battle(null, 6)), at(3)]) page.heard(position);
    expect(shown).toEqual([1, 2, 3]);
  });

  const lesson = { steps: [], waits: '', choices: [], first: 1, count: 9, before: null, after: null };
  it.each([
    ['in a lesson', { lesson }, 5_300],
    ['in a fight of the reader’s own', { viewer: 0 }, 3_500],
  ])('wait longer for a roll %s', (_, changes, waited) => {
    const { shown, page } = pacing();
    for (const position of [at(1), at(2, battle(9, 15)), at(3)]) page.heard({ ...position, ...changes });
    vi.advanceTimersByTime(waited);
    expect(shown).toEqual([1, 2]);
    vi.advanceTimersByTime(200);
    expect(shown).toEqual([1, 2, 3]);
  });

  it('wait until a roll has been seen, and stay in order', () => {
    const { shown, page } = pacing();
    for (const position of [at(1), at(2, battle(9, 15)), at(3, battle(9, 20)), at(4), at(5)]) page.heard(position);
    expect(shown).toEqual([1, 2]);
    vi.advanceTimersByTime(1_500);
    expect(shown).toEqual([1, 2]);
    vi.advanceTimersByTime(500);
    expect(shown).toEqual([1, 2, 3]);
    vi.advanceTimersByTime(2_000);
    expect(shown).toEqual([1, 2, 3, 4, 5]);
  });

  it('do not wait twice for an unchanged result', () => {
    const { shown, page } = pacing();
    for (const position of [at(1, battle(9, 15)), at(2, battle(9, 15)), at(3)]) page.heard(position);
    vi.advanceTimersByTime(2_000);
    expect(shown).toEqual([1, 2, 3]);
  });

  it('wait less without animations, and not at all at an instant pace', () => {
    const still = pacing(true);
    for (const position of [at(1, battle(9, 15)), at(2)]) still.page.heard(position);
    vi.advanceTimersByTime(1_200);
    expect(still.shown).toEqual([1, 2]);
    const { shown, page } = pacing();
    page.heard(at(1, battle(9, 15), 'instant'));
    frame();
    page.heard(at(2, null, 'instant'));
    expect(shown).toEqual([1, 2]);
  });

  it('are shown once a frame at an instant pace, the newest one last', () => {
    const { shown, page } = pacing();
    for (const entry of [1, 2, 3]) page.heard(at(entry, null, 'instant'));
    expect(shown).toEqual([1]);
    frame();
    expect(shown).toEqual([1, 3]);
    page.heard(at(4, null, 'instant'));
    page.heard(at(2, null, 'instant'));
    expect(shown).toEqual([1, 3, 2]);
    frame();
    frame();
    page.heard(at(3, null, 'instant'));
    expect(shown).toEqual([1, 3, 2, 3]);
  });

  it('that wait for a frame are dropped when their table is left', () => {
    const { shown, page } = pacing();
    for (const entry of [1, 2]) page.heard(at(entry, null, 'instant'));
    page.clear();
    frame();
    expect(shown).toEqual([1]);
  });

  it('that wait are shown when the reader hurries', () => {
    const { shown, page } = pacing();
    for (const position of [at(1, battle(9, 15)), at(2), at(3)]) page.heard(position);
    page.hurry();
    expect(shown).toEqual([1, 3]);
    vi.advanceTimersByTime(LONG);
    expect(shown).toEqual([1, 3]);
  });

  it('never form a long queue', () => {
    const { shown, page } = pacing();
    for (const entry of [1, 2, 3, 4]) page.heard(at(entry, battle(entry, 15)));
    expect(shown).toEqual([1]);
    page.heard(at(5, battle(5, 15)));
    expect(shown).toEqual([1, 2]);
  });

  it('that do not continue the current game are shown at once', () => {
    const { shown, page } = pacing();
    for (const position of [at(4, battle(9, 15)), at(5), at(2)]) page.heard(position);
    expect(shown).toEqual([4, 2]);
    vi.advanceTimersByTime(LONG);
    expect(shown).toEqual([4, 2]);
  });

  it('of a table that was left are no longer shown', () => {
    const { shown, page } = pacing();
    for (const position of [at(1, battle(9, 15)), at(2)]) page.heard(position);
    page.clear();
    vi.advanceTimersByTime(LONG);
    expect(shown).toEqual([1]);
  });
});
