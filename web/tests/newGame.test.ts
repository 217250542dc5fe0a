// The form for a new game, among several games.

import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lobby } from '../src/fixtures/lobby';
import { kept } from '../src/keep';
import { start } from '../src/model';
import type { FromClient, GameInfo } from '../src/protocol';
import Book from '../src/view/Book.svelte';
import { allowed, firstGame, turned } from '../src/view/newGame';

let page: Record<string, unknown> | undefined;
let asked: FromClient[];

async function open() {
  if (page) await unmount(page);
  const ask = (message: FromClient) => void asked.push(message);
  const app = { model: lobby(start({ at: 'lobby' }, 'en')), go: vi.fn(), ask, notice: vi.fn(), speak: vi.fn() };
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
      'Oz Take a column each round, and keep the four Stories that fit your hand best. 2 to 4 players',
      'Good against Evil The friends of Oz against its witches and Nomes, each with a deck of their own. 2 players',
      'Sparks 1 to 3 players',
    ]);
    expect(all('.playbill .emblem').map((each) => each.childElementCount)).toEqual([3, 2, 1]);
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

  it('which of several kinds is played is asked in sight, and all else on demand', () => {
    const hidden = () => all('details .option label').map((each) => each.textContent);
    const open = () => all('form > .options .option label').map((each) => each.textContent);
    expect([open(), hidden()]).toEqual([[], ['Memory aid', 'Stories']]);
    press(field('input[value=sparks]'));
    expect([open(), hidden()]).toEqual([['Colour'], ['Smoke']]);
    type('#option-colour', 'blue', 'change');
    expect(begun().options).toEqual({ colour: 'blue', smoke: false });
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
    expect(begun().options).toEqual({ memoryAid: true, cards: 'standard' });
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
