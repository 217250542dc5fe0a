import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { draft, duel } from '../src/fixtures/positions';
import { Pacing } from '../src/pacing';
import type { Contest, NewsLine, Pace, Position } from '../src/protocol';
import { plain } from '../src/wording';

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
    vi.advanceTimersByTime(2_300);
    expect(shown).toEqual([1, 2]);
    vi.advanceTimersByTime(200);
    expect(shown).toEqual([1, 2, 3]);
    vi.advanceTimersByTime(2_500);
    expect(shown).toEqual([1, 2, 3, 4, 5]);
  });

  it('do not wait twice for an unchanged result', () => {
    const { shown, page } = pacing();
    for (const position of [at(1, battle(9, 15)), at(2, battle(9, 15)), at(3)]) page.heard(position);
    vi.advanceTimersByTime(2_500);
    expect(shown).toEqual([1, 2, 3]);
  });

  it('wait until a loss of the reader has been read', () => {
    const { shown, page } = pacing();
    const whole = duel.assigning();
    const { zones } = whole.scene;
    const of = (wanted: string) => zones.find(({ kind, owner }) => kind === wanted && owner === whole.viewer);
    const put = (zone: string | undefined) => ({
      card: of('group')?.cards[0]?.id ?? '',
      tint: null,
      zone: zone ?? null,
    });
    const exiled: NewsLine = {
      entry: 2,
      words: plain('The Lion is Exiled.'),
      sign: 'capture',
      happened: [{ is: 'move', from: put(of('group')?.id), to: put(of('discard')?.id) }],
      fight: null,
    };
    const rival = { ...whole, pace: 'brisk' as const, turn: { seat: whole.viewer === 0 ? 1 : 0 } };
    for (const entries of [1, 2, 3])
      page.heard({ ...rival, entries, shown: entries, news: entries === 2 ? [exiled] : [] });
    expect(shown).toEqual([1, 2]);
    vi.advanceTimersByTime(3_500);
    expect(shown).toEqual([1, 2]);
    vi.advanceTimersByTime(200);
    expect(shown).toEqual([1, 2, 3]);
  });

  it('wait less without animations, and not at all at an instant pace', () => {
    const still = pacing(true);
    for (const position of [at(1, battle(9, 15)), at(2)]) still.page.heard(position);
    vi.advanceTimersByTime(1_800);
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

  it('that wait without a fight are joined, so that the result of a fight keeps its time', () => {
    const { shown, page } = pacing();
    const fight: Contest = battle(6, 15);
    const news = (entries: number): NewsLine[] => [
      { entry: entries, words: plain(`Entry ${entries}.`), sign: 'draw', happened: [], fight: null },
    ];
    const told: string[] = [];
    const drawn = new Pacing(
      (position) => told.push(position.news.map(({ words }) => words?.[0]?.words).join(' ')),
      () => false,
      () => undefined,
    );
    for (const each of [page, drawn]) {
      each.heard(at(1, fight));
      for (const entries of [2, 3, 4, 5, 6, 7]) each.heard({ ...at(entries), news: news(entries) });
    }
    expect(shown).toEqual([1]);
    vi.advanceTimersByTime(LONG);
    expect(shown).toEqual([1, 5, 6, 7]);
    expect(told.slice(1)).toEqual(['Entry 2. Entry 3. Entry 4. Entry 5.', 'Entry 6.', 'Entry 7.']);
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
