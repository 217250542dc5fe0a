// The form for a new game, with several games.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lobby } from '../src/fixtures/lobby';
import { kept } from '../src/keep';
import { start } from '../src/model';
import type { FromClient, GameInfo } from '../src/protocol';
import Book from '../src/view/Book.svelte';
import { isSame, nameKind } from '../src/view/names';
import { allowed, firstGame, resized, turned } from '../src/view/newGame';

let page: Record<string, unknown> | undefined;
let asked: FromClient[];

async function open() {
  if (page) await unmount(page);
  const ask = (message: FromClient) => void asked.push(message);
  const app = {
    model: lobby(start({ at: 'lobby' }, 'en')),
    go: vi.fn(),
    ask,
    find: vi.fn(),
    notice: vi.fn(),
    speak: vi.fn(),
  };
  page = mount(Book, { target: document.body, props: { app } });
  flushSync();
}

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const field = (selector: string) => document.querySelector<HTMLInputElement>(selector);
const button = (name: string) => all('button').find((each) => each.textContent?.trim() === name);
const labels = () => all('.seat .unseen').map((each) => each.textContent);
const names = () => all('.seat input').map((each) => (each as HTMLInputElement).value);

function press(element: HTMLElement | null | undefined) {
  element?.click();
  flushSync();
}

function type(selector: string, value: string, kind: 'input' | 'change') {
  const input = field(selector);
  if (!input) throw new Error(`no ${selector}`);
  input.value = value;
  input.dispatchEvent(new Event(kind, { bubbles: true }));
  flushSync();
}

function begun() {
  press(button('Lay out the cards'));
  const message = asked.at(-1);
  if (message?.say !== 'create') throw new Error('nothing was begun');
  return message;
}

beforeEach(async () => {
  asked = [];
  localStorage.clear();
  await open();
});

afterEach(async () => {
  if (page) await unmount(page);
  page = undefined;
  document.body.replaceChildren();
});

describe('among several games', () => {
  it('each says what it is and for how many; one without words of its own says its name', () => {
    const told = all('.playbill label').map((each) => each.textContent?.replace(/\s+/g, ' ').trim());
    expect(told).toEqual([
      'Oz Take a column each round: gather Characters, and keep the four Stories that fit them best. 2 to 4 players',
      'Good against Evil The friends of Oz against its witches and Nomes: to each a deck of their own, and battles with dice. 2 players',
      'The Card Game of Oz Roll the dice, lead Dorothy and her friends from Location to Location, and end their story while yours is the fullest of life. 1 to 4 players',
      'Epic Card Game Tales of many worlds meet on one road: every Author brings a Library, and the story fullest of life wins at The End. 1 to 4 players',
      'Sparks 1 to 3 players',
    ]);
  });

  it('each has a picture of its own; one without has a book', async () => {
    await import('../src/view/Cover.svelte');
    await vi.waitFor(() => expect(all('.playbill .cover').length).toBeGreaterThan(0));
    flushSync();
    const signs = (picture: Element) => [...picture.querySelectorAll('.body')].map((each) => each.getAttribute('href'));
    const pictures = [...document.querySelectorAll('.playbill .cover')].map(signs);
    expect(pictures).toHaveLength(5);
    expect(pictures.at(-1)).toEqual(['#icon-book']);
    expect(new Set(pictures.map(String)).size).toBe(5);
    for (const sign of pictures.flat()) expect(document.querySelector(sign ?? ''), sign ?? '').not.toBeNull();
  });

  it('the duel is for two, who are called by their sides', () => {
    press(field('input[value=duel]'));
    expect(labels()).toEqual([
      'Name at seat 1, Good',
      'Who plays at seat 1, Good',
      'Name at seat 2, Evil',
      'Who plays at seat 2, Evil',
    ]);
    expect(all('input[name=seats]')).toHaveLength(0);
    expect(begun()).toEqual({
      say: 'create',
      game: 'duel',
      options: { goodExtraCards: 0, turnCap: 40 },
      seats: [
        { name: 'Traveller', bot: null },
        { name: 'Ojo', bot: 'ismcts:1000' },
      ],
    });
  });

  it('each of the games on one board asks for its own options only', () => {
    const asked = () => all('details .option label').map((each) => each.textContent);
    press(field('input[value=oz]'));
    expect(asked()[0]).toBe('Story Pack of Oz');
    expect(asked().filter((label) => label?.startsWith('Library'))).toEqual([]);
    press(field('input[value=epic]'));
    expect(asked()[0]).toBe('Library of the 1st Author');
    expect(asked()).not.toContain('Story Pack of Oz');
    type('#option-library1', 'wild-and-wicked', 'change');
    const { game, options } = begun();
    expect({ game, options }).toMatchObject({
      game: 'epic',
      options: { library1: 'wild-and-wicked', mode: 'standard' },
    });
    expect(options).not.toHaveProperty('pack');
  });

  it('sides are changed by a button', () => {
    press(field('input[value=duel]'));
    press(button('Change sides'));
    expect(names()).toEqual(['Ojo', 'Traveller']);
    expect(begun().seats[1]).toEqual({ name: 'Traveller', bot: null });
  });

  it('who sits down, and what was asked of each game, is kept when another is looked at', () => {
    type('.seat input', 'Ann', 'input');
    press(field('input[type=checkbox]'));
    press(field('input[value=duel]'));
    type('#option-turnCap', '12', 'change');
    expect(names()).toEqual(['Ann', 'Ojo']);
    press(field('input[value=draft]'));
    expect(names()).toEqual(['Ann', 'Ojo', 'Trot']);
    expect(begun().options).toEqual({ memoryAid: true, openTrio: false, cards: 'standard' });
    press(field('input[value=duel]'));
    expect(begun().options).toEqual({ goodExtraCards: 0, turnCap: 12 });
  });

  it('the last one, and all who sat down, are there the next time', async () => {
    press(field('input[value=duel]'));
    begun();
    expect(kept().game).toBe('duel');
    await open();
    expect(field('input[value=duel]')?.checked).toBe(true);
    press(field('input[value=draft]'));
    expect(names()).toEqual(['Traveller', 'Ojo', 'Trot']);
  });
});

describe('a name', () => {
  const faults = () => all('.seat').map((seat) => seat.querySelector('.fault')?.textContent);
  const name = (at: number) => all('.seat input')[at - 1] as HTMLInputElement;

  function call(at: number, value: string) {
    name(at).value = value;
    name(at).dispatchEvent(new Event('input', { bubbles: true }));
    flushSync();
  }

  it('that somebody else has is said beside both fields, and nothing begins', () => {
    expect(faults()).toEqual([undefined, undefined, undefined]);
    call(1, ' ojo ');
    const twice = (seat: number) =>
      `Seat ${seat} has this name too. Expected names that differ in more than capital letters.`;
    expect(faults()).toEqual([twice(2), twice(1), undefined]);
    expect(name(1).getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(name(1).getAttribute('aria-describedby') ?? '')?.textContent).toBe(twice(2));
    press(button('Lay out the cards'));
    expect(asked).toEqual([]);
    expect(document.activeElement).toBe(name(1));
    call(1, 'Ann');
    expect(faults()).toEqual([undefined, undefined, undefined]);
    expect(name(1).getAttribute('aria-invalid')).toBe('false');
    expect(begun().seats[0]).toEqual({ name: 'Ann', bot: null });
  });

  it('that cannot be seen is said beside its field', () => {
    call(3, '   ');
    expect(faults()[2]).toBe('This seat has no name that can be seen. Expected 1 to 40 characters.');
    call(3, 'B\u202een');
    expect(faults()[2]).toBe(
      'This name has a sign that cannot be seen. Expected 1 to 40 letters, digits and the like.',
    );
    call(3, 'x'.repeat(41));
    expect(faults()[2]).toBe('This name is too long. Expected 1 to 40 characters.');
    press(button('Lay out the cards'));
    expect(asked).toEqual([]);
    expect(document.activeElement).toBe(name(3));
  });

  it('that was kept from the last time is looked at too', async () => {
    const seats = ['Ann', 'ann', 'Ben'].map((name) => ({ name, bot: null }));
    localStorage.setItem('brickroad', JSON.stringify({ game: 'draft', seats }));
    await open();
    expect(faults().map((fault) => fault !== undefined)).toEqual([true, true, false]);
  });

  it('of a bot that joins is unlike those at the table', () => {
    const ojo = [{ name: 'OJO', bot: null }];
    const { bots } = lobby(start({ at: 'lobby' }, 'en'));
    expect(resized(ojo, 3, bots).map((seat) => seat.name)).toEqual(['OJO', 'Trot', 'Scraps']);
    const five = ['Ojo', 'Trot', 'Scraps', 'Betsy', 'bot 1'].map((name) => ({ name, bot: null }));
    expect(resized(five, 6, bots).at(-1)?.name).toBe('Bot 2');
  });

  it('is what the server takes for one', () => {
    const cases = JSON.parse(readFileSync(join('..', 'crates', 'kernel', 'src', 'names.json'), 'utf8')) as {
      names: Record<string, string[]>;
      same: [string, string][];
      different: [string, string][];
    };
    for (const [kind, names] of Object.entries(cases.names))
      for (const each of names) expect([each, nameKind(each)]).toEqual([each, kind]);
    for (const [one, other] of cases.same) expect([one, other, isSame(one, other)]).toEqual([one, other, true]);
    for (const [one, other] of cases.different) expect([one, other, isSame(one, other)]).toEqual([one, other, false]);
  });
});

describe('a number', () => {
  const kind = { type: 'number' as const, least: 7, most: 99 };

  it('stays within its range, which is said', () => {
    press(field('input[value=duel]'));
    expect(document.querySelector('label[for=option-turnCap]')?.textContent).toContain('from 7 to 99');
    type('#option-turnCap', '400', 'change');
    expect(field('#option-turnCap')?.value).toBe('99');
    type('#option-turnCap', '', 'change');
    expect(field('#option-turnCap')?.value).toBe('99');
    expect(begun().options['turnCap']).toBe(99);
  });

  it('is a whole one', () => {
    expect([3, 7.4, 8.6, 99.4, NaN].map((typed) => allowed(typed, kind, 40))).toEqual([7, 7, 9, 99, 40]);
  });
});

describe('the seats and games', () => {
  it('go round', () => {
    const [a, b, c] = ['a', 'b', 'c'].map((name) => ({ name, bot: null }));
    expect(a && b && c && turned([a, b, c])).toEqual([c, a, b]);
  });

  it('begin with the game that was played last, if it is still there', () => {
    const games = ['a', 'b'].map((name) => ({ name }) as GameInfo);
    expect([firstGame(games, 'b'), firstGame(games, 'gone'), firstGame([], 'b')]).toEqual(['b', 'a', '']);
  });
});
