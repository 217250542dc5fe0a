// Tests of the statistics: the sums, the periods, the chart, and the page with the data that a server sends.

import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lobby } from '../src/fixtures/lobby';
import { start, type Screen } from '../src/model';
import type { DayTally, GameStatistics, Lang, Opponent, Statistics as Told, Tally } from '../src/protocol';
import { fromHash, toHash } from '../src/route';
import { charted, room, spelt } from '../src/statistics/chart';
import { periods } from '../src/statistics/periods';
import Statistics from '../src/statistics/Statistics.svelte';
import { chosen, played, results, unknownStart } from '../src/statistics/statistics';
import { words } from '../src/words';

const tally = (won: number, drawn: number, lost: number): Tally => ({ won, drawn, lost });
const none = tally(0, 0, 0);
const greedy: Opponent = { is: 'bot', level: 'greedy' };
const zoe: Opponent = { is: 'person', name: 'Zoé' };

const duel: GameStatistics = {
  game: 'duel',
  tally: tally(3, 1, 2),
  opponents: [
    { opponent: greedy, tally: tally(3, 0, 2) },
    { opponent: zoe, tally: tally(0, 1, 0) },
  ],
  seats: [
    { seat: 0, tally: tally(1, 1, 2) },
    { seat: 1, tally: tally(2, 0, 0) },
  ],
  first: tally(2, 0, 1),
  later: tally(1, 1, 0),
  days: [
    { day: '2026-11-25', tally: tally(2, 1, 2) },
    { day: '2026-11-20', tally: tally(1, 0, 0) },
  ],
};
const oz: GameStatistics = {
  game: 'oz',
  tally: tally(1, 0, 7),
  opponents: [
    { opponent: { is: 'nobody' }, tally: tally(1, 0, 1) },
    { opponent: zoe, tally: tally(0, 0, 6) },
  ],
  seats: [{ seat: 0, tally: tally(1, 0, 7) }],
  first: tally(0, 0, 2),
  later: tally(0, 0, 4),
  days: [{ day: '2026-11-25', tally: tally(1, 0, 7) }],
};
const ann = { name: 'Ann', games: [duel, oz] };
const ben = { name: 'Ben', games: [duel] };
const all = { name: null, games: [duel, oz] };
const told: Told = { people: [all, ann, ben], more: false };

describe('the person', () => {
  it('is the requested one, or the reader, or everybody', () => {
    expect(chosen(told, 'ben', 'Ann')).toBe(ben);
    expect(chosen(told, undefined, 'ann')).toBe(ann);
    expect(chosen(told, 'Nobody', 'Ann')).toBe(ann);
    expect(chosen(told, undefined, 'Traveller')).toBe(all);
    expect(chosen(told, '', 'Ann')).toBe(all);
    expect(chosen({ people: [], more: false }, '', 'Ann')).toBeUndefined();
  });

  it('is the only one that exists, under any name', () => {
    const alone = { people: [all, ann], more: false };
    for (const asked of [undefined, '', 'Ben']) expect(chosen(alone, asked, 'Traveller')).toBe(ann);
  });
});

describe('the results', () => {
  it('of one game are those of that game', () => {
    const { games, ...rest } = results(ann, 'duel');
    const { game, ...expected } = duel;
    expect(rest).toEqual(expected);
    expect(games).toEqual([{ game, tally: duel.tally }]);
    expect(played(results(ann, 'epic').tally)).toBe(0);
  });

  it('of all games are added, each opponent and each day once', () => {
    const summed = results(ann);
    expect(summed.tally).toEqual(tally(4, 1, 9));
    expect([summed.first, summed.later]).toEqual([tally(2, 0, 3), tally(1, 1, 4)]);
    expect(summed.opponents).toEqual([
      { opponent: zoe, tally: tally(0, 1, 6) },
      { opponent: greedy, tally: tally(3, 0, 2) },
      { opponent: { is: 'nobody' }, tally: tally(1, 0, 1) },
    ]);
    expect(summed.days).toEqual([
      { day: '2026-11-25', tally: tally(3, 1, 9) },
      { day: '2026-11-20', tally: tally(1, 0, 0) },
    ]);
    expect(summed.seats).toEqual([]);
  });

  it('count the games for which nobody knows who began', () => {
    expect(unknownStart(results(ann))).toEqual(tally(0, 0, 1));
    const forgot = { ...ann, games: [{ ...duel, first: none, later: tally(1, 1, 0) }] };
    expect(unknownStart(results(forgot))).toEqual(tally(2, 0, 2));
  });
});

describe('the periods', () => {
  const days = (...all: string[]): DayTally[] => all.map((day) => ({ day, tally: tally(1, 0, 0) }));
  const first = (found: ReturnType<typeof periods>) => found.periods.map(({ from }) => from.toISOString().slice(0, 10));

  it('are weeks from Monday, including those without a game', () => {
    const found = periods(days('2026-11-22', '2026-11-09', '2026-11-08', '2026-11-02'), 12);
    expect([found.unit, first(found)]).toEqual(['week', ['2026-11-02', '2026-11-09', '2026-11-16']]);
    expect(found.periods.map(({ tally }) => tally.won)).toEqual([2, 1, 1]);
    const gap = periods(days('2026-11-22', '2026-11-02'), 12);
    expect(gap.periods.map(({ tally }) => tally.won)).toEqual([1, 0, 1]);
  });

  it('are months, or years, or the latest years, once there are too many', () => {
    const months = periods(days('2026-11-22', '2026-01-02'), 12);
    expect([months.unit, months.periods.length, first(months).at(-1)]).toEqual(['month', 11, '2026-11-01']);
    const years = periods(days('2026-11-22', '2024-02-29'), 12);
    expect([years.unit, first(years)]).toEqual(['year', ['2024-01-01', '2025-01-01', '2026-01-01']]);
    const latest = periods(days('2026-11-22', '1996-02-29'), 12);
    expect([latest.unit, latest.periods.length, first(latest)[0]]).toEqual(['year', 12, '2015-01-01']);
    expect(periods([], 12).periods).toEqual([]);
  });
});

describe('the chart', () => {
  const rooms = [240, 320, 700, 1800].map((width) => ({ width, height: width < 400 ? 180 : 260, text: 14 }));
  const long = Array.from({ length: 400 }, (_, at) => ({
    day: new Date(Date.UTC(2025, 9, 1 + at)).toISOString().slice(0, 10),
    tally: tally(at % 3, at % 2, (at * 7) % 13),
  }));

  it('keeps every bar within its room, apart from the next, and as high as its games', () => {
    for (const size of rooms) {
      for (const days of [long, long.slice(0, 1), long.slice(0, 90)]) {
        const { unit, periods: each } = periods(days, room(size));
        const chart = charted(each, unit, 'en', size);
        const perGame = (chart.bottom - (chart.levels.at(-1)?.y ?? 0)) / Number(chart.levels.at(-1)?.words);
        for (const [at, { x, width, parts }] of chart.bars.entries()) {
          expect(x).toBeGreaterThanOrEqual(chart.left);
          expect(x + width).toBeLessThanOrEqual(chart.bars[at + 1]?.x ?? chart.right);
          const high = parts.reduce((sum, { height }) => sum + height, 0);
          expect(high).toBeCloseTo(perGame * played(each[at]?.tally ?? none));
          expect(chart.bottom - high).toBeGreaterThanOrEqual(0);
        }
      }
    }
  });

  it('names as many periods as there is room for, and the years', () => {
    for (const size of rooms) {
      for (const lang of ['en', 'fr'] as Lang[]) {
        const { unit, periods: each } = periods(long, room(size));
        const { names, years } = charted(each, unit, lang, size);
        for (const [at, { x, words }] of names.entries()) {
          const next = names[at + 1];
          const half = (words: string) => (words.length * size.text * 0.5) / 2;
          if (next) expect(next.x - half(next.words)).toBeGreaterThan(x + half(words));
        }
        expect(years.map(({ words }) => words)).toEqual(unit === 'year' ? [] : ['2025', '2026']);
      }
    }
  });

  it('spells the periods', () => {
    const week = { from: new Date('2026-11-23T00:00:00Z'), tally: none };
    expect(spelt(week, 'week', 'en').replaceAll(/\s/gu, ' ')).toBe('November 23 – 29, 2026');
    expect(spelt(week, 'week', 'fr')).toContain('novembre 2026');
    expect(spelt(week, 'month', 'fr')).toBe('novembre 2026');
    expect(spelt(week, 'year', 'en')).toBe('2026');
  });
});

describe('the page', () => {
  let page: Record<string, unknown> | undefined;
  const go = vi.fn();

  async function show(answer: Told | null, screen: Screen & { at: 'statistics' }, lang: Lang = 'en') {
    const response = { ok: answer !== null, json: () => Promise.resolve(answer), text: () => Promise.resolve('') };
    vi.stubGlobal('fetch', vi.fn().mockResolvedValue(response));
    const model = lobby(start(screen, lang));
    page = mount(Statistics, { target: document.body, props: { model, screen, say: words(lang), go } });
    await vi.waitFor(() => {
      flushSync();
      expect(document.body.textContent).not.toContain(words(lang)('connecting'));
    });
  }

  const text = () => document.body.textContent?.replaceAll(/\s+/g, ' ') ?? '';
  const rows = (heading: string) => {
    const section = [...document.querySelectorAll('section')].find(
      (each) => each.querySelector('h2')?.textContent === heading,
    );
    return [...(section?.querySelectorAll('tr') ?? [])].map((row) =>
      [...row.querySelectorAll('th, td')].map((cell) => cell.textContent?.trim()).join('|'),
    );
  };

  beforeEach(() => {
    localStorage.clear();
    go.mockClear();
  });
  afterEach(async () => {
    if (page) await unmount(page);
    page = undefined;
    document.body.replaceChildren();
    vi.unstubAllGlobals();
  });

  it('tells of one game by opponent, side and start', async () => {
    await show(told, { at: 'statistics', game: 'duel', person: 'Ann' });
    expect(rows('By opponent')).toEqual([
      'Opponent|Played|Won|Level|Lost',
      'Collector bot|5|3|0|2',
      'Zoé person|1|0|1|0',
    ]);
    expect(rows('By side')).toEqual(['Side|Played|Won|Level|Lost', 'Good|4|1|1|2', 'Evil|2|2|0|0']);
    expect(rows('By who begins').slice(1)).toEqual([
      'Decides first|3|2|0|1',
      'Another decides first|2|1|1|0',
      'Not known|1|0|0|1',
    ]);
    expect(rows('By game')).toEqual([]);
    expect(text()).toContain('in which Ann held a seat');
    expect(text()).toContain('50% won');
  });

  it('tells of all games by game, and of nobody in a solitaire', async () => {
    await show(told, { at: 'statistics', person: '' }, 'fr');
    expect(rows('Par jeu')).toHaveLength(3);
    expect(text()).toContain('Personne : en solitaire');
    expect(text()).toContain('14 parties');
    expect(document.querySelector('select')?.value).toBe('');
  });

  it('leads to other games and people', async () => {
    await show(told, { at: 'statistics', person: 'Ann' });
    document.querySelectorAll('button')[1]?.click();
    expect(go).toHaveBeenLastCalledWith({ at: 'statistics', person: 'Ann', game: 'draft' });
    const select = document.querySelector('select');
    if (!select) throw new Error('people to choose from');
    select.value = 'Ben';
    select.dispatchEvent(new Event('change', { bubbles: true }));
    expect(go).toHaveBeenLastCalledWith({ at: 'statistics', person: 'Ben' });
  });

  it('says what will be there before a game has ended, and that a game was not played', async () => {
    await show({ people: [], more: false }, { at: 'statistics' });
    expect(text()).toContain('No game counts here yet');
    expect(document.querySelectorAll('table')).toHaveLength(0);
    document.querySelector<HTMLElement>('a.button')?.click();
    expect(go).toHaveBeenLastCalledWith({ at: 'lobby' });
    if (page) await unmount(page);
    await show(told, { at: 'statistics', game: 'epic', person: 'Ben' });
    expect(text()).toMatch(/Ben has not finished a game of .+ yet\./);
  });

  it('says that only the newest games are counted, and when nothing can be read', async () => {
    await show({ ...told, more: true }, { at: 'statistics' });
    expect(text()).toContain('Only the newest are counted');
    if (page) await unmount(page);
    await show(null, { at: 'statistics' });
    expect(document.querySelector('[role="alert"]')?.textContent).toContain('could not be read');
  });

  it('has an address for each game and person', () => {
    const screens: Screen[] = [
      { at: 'statistics' },
      { at: 'statistics', game: 'duel' },
      { at: 'statistics', person: '' },
      { at: 'statistics', game: 'duel', person: 'Zoé / Ann' },
    ];
    const hashes = screens.map(toHash);
    expect(hashes).toEqual([
      '#/statistics',
      '#/statistics/duel',
      '#/statistics/all/',
      '#/statistics/duel/Zo%C3%A9%20%2F%20Ann',
    ]);
    expect(hashes.map(fromHash)).toEqual(screens);
  });
});
