// Tests of the settings, the keys, the sounds, the turn, the place that the reader looked at, and the rematch.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { draft, duel } from '../src/fixtures/positions';
import { keep, kept } from '../src/keep';
import { look, lookedAt, looking } from '../src/looking';
import type { GameInfo, Position } from '../src/protocol';
import { rematch } from '../src/rematch';
import { change, read, settings, showSettings, still } from '../src/settings.svelte';
import { soundsOf } from '../src/sound';
import { isHere, isMine, isOwn } from '../src/turn';
import { chosen, sign } from '../src/view/keyed';

const { choosing, curtain, over, past, waiting } = draft;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('the settings', () => {
  afterEach(() => {
    for (const name of ['theme', 'contrast', 'size', 'motion'] as const)
      change(name, name === 'size' ? 'normal' : 'system');
  });

  it('are applied to the root of the page, and kept', () => {
    change('theme', 'dark');
    change('size', 'largest');
    change('contrast', 'more');
    change('motion', 'none');
    expect({ ...document.documentElement.dataset }).toMatchObject({
      theme: 'dark',
      size: 'largest',
      contrast: 'more',
      motion: 'none',
    });
    expect(still()).toBe(true);
    expect(kept().settings).toMatchObject({ theme: 'dark', size: 'largest' });
    change('theme', 'system');
    expect(document.documentElement.dataset['theme']).toBeUndefined();
  });

  it('follow the system if the reader has chosen nothing', () => {
    const matches = vi.spyOn(globalThis, 'matchMedia').mockImplementation((query) => {
      return { matches: query.includes('contrast') || query.includes('motion') } as MediaQueryList;
    });
    showSettings();
    expect(document.documentElement.dataset).toMatchObject({ contrast: 'more', motion: 'none' });
    matches.mockRestore();
    showSettings();
    expect(document.documentElement.dataset['contrast']).toBeUndefined();
  });

  it('are silent and ask for nothing at first, and drop unknown values', () => {
    expect(settings()).toMatchObject({ sound: 'off', notices: 'off', keys: 'on' });
    expect(read({ theme: 'pink', size: 'large', other: 1 })).toMatchObject({ theme: 'system', size: 'large' });
  });
});

describe('the stored data', () => {
  it('is read again, without broken parts', () => {
    const seats = [{ name: 'Ann', bot: null }];
    keep({ plans: { oz: { seats, options: { length: 3 } } } });
    expect(kept().plans).toEqual({ oz: { seats, options: { length: 3 } } });
    const broken = { plans: { oz: { seats: [{ name: 4 }], options: {} }, duel: { seats, options: { a: [] } } } };
    localStorage.setItem('brickroad', JSON.stringify({ ...broken, settings: { theme: 'dark', size: 3 } }));
    expect(kept()).toEqual({ plans: {}, settings: { theme: 'dark' } });
    localStorage.setItem('brickroad', '[1]');
    expect(kept()).toEqual({});
  });
});

describe('the keys of lists', () => {
  const key = (key: string, more: KeyboardEventInit = {}) => new KeyboardEvent('keydown', { key, ...more });

  beforeEach(() => {
    const choice = '<button data-choice></button>';
    document.body.innerHTML = `${choice}<ul data-keyed>${choice.repeat(11)}</ul><input>`;
    sign(document, true);
  });

  it('are digits and then letters, and only in lists', () => {
    const signs = [...document.querySelectorAll('[data-choice]')].map((each) => each.getAttribute('data-key'));
    expect(signs).toEqual([null, '1', '2', '3', '4', '5', '6', '7', '8', '9', 'a', 'b']);
    const [second] = [...document.querySelectorAll('[data-key="2"]')];
    expect(chosen(document, key('2'))).toBe(second);
    expect(second?.getAttribute('aria-keyshortcuts')).toBe('2');
    expect(chosen(document, key('c'))).toBeNull();
  });

  it('are the signs that choices want, such as the number of a column', () => {
    const column = (sign: number) => `<button data-choice data-sign="${sign}"></button>`;
    document.body.innerHTML = `<ul data-keyed>${column(1)}${column(3)}<button data-choice></button></ul>`;
    sign(document, true);
    const signs = [...document.querySelectorAll('[data-choice]')].map((each) => each.getAttribute('data-key'));
    expect(signs).toEqual(['1', '3', '2']);
  });

  it('are left alone in fields and in commands, and can be switched off', () => {
    expect(chosen(document, key('a', { ctrlKey: true }))).toBeNull();
    const typed = key('a');
    document.querySelector('input')?.dispatchEvent(typed);
    expect(chosen(document, typed)).toBeNull();
    sign(document, false);
    expect(document.querySelector('[data-key], [aria-keyshortcuts]')).toBeNull();
  });
});

describe('the turn', () => {
  it('is the reader’s if the game waits for them', () => {
    expect([choosing(), waiting(), past(), curtain(), over()].map(isMine)).toEqual([true, false, false, false, false]);
  });

  it('is at this screen also while the reader looks back or must pass the screen', () => {
    expect([choosing(), waiting(), curtain(), over()].map(isHere)).toEqual([true, false, true, false]);
    const other = { ...choosing(), viewer: 1, seats: choosing().seats.map((seat) => ({ ...seat, bot: null })) };
    expect([isHere(other), isOwn(other)]).toEqual([true, false]);
    expect([choosing(), waiting(), curtain(), over()].map(isOwn)).toEqual([true, false, true, false]);
  });
});

describe('the sounds', () => {
  const news = (...is: string[]) => [{ entry: 1, words: null, happened: is.map((is) => ({ is })), fight: null }];
  const now = (position: Position, ...is: string[]) => ({ ...position, news: news(...is) }) as Position;

  it('announce cards, dice, the reader’s turn and the end', () => {
    const { table } = choosing();
    const before: Position = { ...waiting(), table, entries: 0, shown: 0 };
    expect(soundsOf(before, now(choosing(), 'move'))).toEqual(['card', 'turn']);
    expect(soundsOf(before, now({ ...waiting(), table }, 'die', 'move'))).toEqual(['die']);
    expect(soundsOf(before, now({ ...over(), table }))).toEqual(['end']);
  });

  it('are silent for the past, behind the curtain, and when a table opens', () => {
    expect(soundsOf(choosing(), now(past(), 'move'))).toEqual([]);
    expect(soundsOf(choosing(), now(curtain(), 'move'))).toEqual([]);
    expect(soundsOf(null, now(choosing(), 'move'))).toEqual([]);
  });
});

describe('the position that the reader looked at', () => {
  it('is found again after a reload, at the same table only', () => {
    const { table, entries } = choosing();
    look(table, { entry: entries - 1 });
    look(table, { drawer: 'log' });
    expect(looking(table)).toEqual({ entry: entries - 1, drawer: 'log' });
    expect(lookedAt(choosing())).toBe(entries - 1);
    expect(lookedAt({ ...choosing(), passTo: 0 })).toBeNull();
    expect(lookedAt({ ...choosing(), table: 'other' })).toBeNull();
    look(table, { entry: null });
    expect(lookedAt(choosing())).toBeNull();
  });
});

describe('a rematch', () => {
  const games = [
    { name: 'duel', seatTitles: ['Good', 'Evil'] },
    { name: 'draft', seatTitles: [] as string[] },
  ] as GameInfo[];
  const answer = (text: string) => vi.stubGlobal('fetch', () => Promise.resolve(new Response(text)));
  const names = (message: unknown) => (message as { seats: { name: string }[] }).seats.map(({ name }) => name);

  afterEach(() => vi.unstubAllGlobals());

  it('has the options of the record, and the same seats', async () => {
    answer('{"brickroad":1,"game":"draft","options":{"openTrio":true}}\n{"n":1}\n');
    const message = await rematch(over(), games);
    expect(message).toMatchObject({ say: 'create', game: 'draft', options: { openTrio: true } });
    expect(names(message)).toEqual(over().seats.map(({ name }) => name));
  });

  it('changes sides if they differ', async () => {
    answer('{"options":{}}\n');
    const before = duel.won().seats.map(({ name }) => name);
    expect(names(await rematch(duel.won(), games))).toEqual(before.toReversed());
  });

  it('does not begin without the record', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new Error('lost')));
    expect(await rematch(over(), games)).toBeNull();
  });
});
