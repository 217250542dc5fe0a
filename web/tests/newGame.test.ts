// Tests of the form for a new game, on a page with several games.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lobby } from '../src/fixtures/lobby';
import { kept } from '../src/keep';
import { start } from '../src/model';
import type { FromClient } from '../src/protocol';
import Book from '../src/view/Book.svelte';
import { isSame, nameKind } from '../src/view/names';
import { allowed, planOf, resized, turned } from '../src/view/newGame';

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

/** Opens the form with the seats and options of a game. */
async function set(game: string) {
  press(field('dialog .close'));
  press(field(`[data-game=${game}] .more`));
  await vi.waitFor(() => expect(field('dialog')).not.toBeNull());
}

/** Presses the button that begins the game whose form is open. */
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

describe('on a page with several games', () => {
  const said = (selector: string) =>
    all(`.game ${selector}`).map((each) => each.textContent?.replace(/\s+/g, ' ').trim());

  it('each game says what it is, for how many players, how long it takes and against whom it begins', () => {
    expect(said('h3')).toEqual(['Oz', 'Good against Evil', 'The Card Game of Oz', 'Epic Card Game', 'Sparks']);
    expect(said('.about')[1]).toBe(
      'The friends of Oz against its witches and Nomes: to each a deck of their own, and battles with dice.',
    );
    expect(said('.facts')).toEqual([
      '2 to 4 players 10 min',
      '2 players 20 min',
      '1 to 4 players 30 min',
      '1 to 4 players 40 min',
      '1 to 3 players',
    ]);
    expect(said('.against')).toEqual([
      'against Ojo and Trot · Planner',
      'Good, against Ojo · Planner',
      'against Ojo · Planner',
      'against Ojo · Planner',
      'against Ojo · Planner',
    ]);
  });

  it('each game has its own picture, or else a book', async () => {
    await import('../src/view/Cover.svelte');
    await vi.waitFor(() => expect(all('.game .cover').length).toBeGreaterThan(0));
    flushSync();
    const signs = (picture: Element) => [...picture.querySelectorAll('.body')].map((each) => each.getAttribute('href'));
    const pictures = [...document.querySelectorAll('.game .cover')].map(signs);
    expect(pictures).toHaveLength(5);
    expect(pictures.at(-1)).toEqual(['#icon-book']);
    expect(new Set(pictures.map(String)).size).toBe(5);
    for (const sign of pictures.flat()) expect(document.querySelector(sign ?? ''), sign ?? '').not.toBeNull();
  });

  it('each game begins with one press', () => {
    press(field('[data-game=duel] button.main'));
    expect(asked).toEqual([
      {
        say: 'create',
        game: 'duel',
        options: { goodExtraCards: 0, turnCap: 40 },
        seats: [
          { name: 'Traveller', bot: null },
          { name: 'Ojo', bot: 'ismcts:1000' },
        ],
      },
    ]);
  });

  it('the duel is for two players, who are named by their sides', async () => {
    await set('duel');
    expect(labels()).toEqual([
      'Name at seat 1, Good',
      'Who plays at seat 1, Good',
      'Name at seat 2, Evil',
      'Who plays at seat 2, Evil',
    ]);
    expect(all('dialog input[type=radio]')).toHaveLength(0);
  });

  it('each of the games on one board shows only its own options, and only those that matter', async () => {
    const offered = () => all('dialog .option label').map((each) => each.textContent);
    await set('oz');
    expect(offered()).toEqual([
      'Story Pack of Oz',
      'Mode',
      'Locations of each Author from 3 to 8',
      'Longest game, in Rounds from 0 to 200',
    ]);
    type('#option-mode', 'challenge6', 'change');
    expect(offered()).toHaveLength(3);
    press(all('dialog input[type=radio]').find((each) => (each as HTMLInputElement).value === '1'));
    await set('epic');
    const libraries = () => offered().filter((label) => label?.startsWith('Library'));
    expect(libraries()).toEqual(['Library of the 1st Author', 'Library of the 2nd Author']);
    press(all('dialog input[type=radio]').find((each) => (each as HTMLInputElement).value === '4'));
    expect(libraries()).toHaveLength(4);
    expect(offered()).not.toContain('Story Pack of Oz');
    type('#option-library1', 'wild-and-wicked', 'change');
    const { game, options } = begun();
    expect({ game, options }).toMatchObject({
      game: 'epic',
      options: { library1: 'wild-and-wicked', mode: 'standard' },
    });
    expect(options).not.toHaveProperty('pack');
  });

  it('a button changes sides', async () => {
    await set('duel');
    press(button('Change sides'));
    expect(names()).toEqual(['Ojo', 'Traveller']);
    expect(begun().seats[1]).toEqual({ name: 'Traveller', bot: null });
  });

  it('players who do not fit into fewer seats return with more seats', async () => {
    const count = (wanted: string) =>
      press(all('dialog input[type=radio]').find((each) => (each as HTMLInputElement).value === wanted));
    await set('draft');
    type('#seat-name-3', 'Ben', 'input');
    count('2');
    expect(names()).toEqual(['Traveller', 'Ojo']);
    count('4');
    expect(names()).toEqual(['Traveller', 'Ojo', 'Ben', 'Trot']);
  });

  it('changes to a game survive a look at another one, and Play uses them', async () => {
    await set('draft');
    type('.seat input', 'Ann', 'input');
    press(field('input[type=checkbox]'));
    await set('duel');
    type('#option-turnCap', '12', 'change');
    await set('draft');
    expect(names()).toEqual(['Ann', 'Ojo', 'Trot']);
    press(field('[data-game=draft] button.main'));
    expect(asked.at(-1)).toMatchObject({ options: { memoryAid: true, openTrio: false, cards: 'standard' } });
    await set('duel');
    expect(begun().options).toEqual({ goodExtraCards: 0, turnCap: 12 });
  });

  it('the seats and options of each game, and the reader’s name, are kept for the next time', async () => {
    await set('duel');
    type('.seat input', 'Ann', 'input');
    press(button('Change sides'));
    type('#option-turnCap', '12', 'change');
    begun();
    expect(kept()).toMatchObject({ game: 'duel', plans: { duel: { options: { turnCap: 12 } } } });
    await open();
    expect(said('.against').slice(0, 2)).toEqual(['against Ojo and Trot · Planner', 'Evil, against Ojo · Planner']);
    press(field('[data-game=duel] button.main'));
    expect(asked.at(-1)).toMatchObject({ options: { turnCap: 12 }, seats: [{ name: 'Ojo' }, { name: 'Ann' }] });
    await set('draft');
    expect(names()).toEqual(['Ann', 'Ojo', 'Trot']);
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

  beforeEach(() => set('draft'));

  it('that somebody else has leads to a fault beside both fields, and nothing begins', () => {
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

  it('that is invisible leads to a fault beside its field', () => {
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

  it('that was kept from the last time is also checked: Play opens the form at it', async () => {
    const seats = ['Ann', 'ann', 'Ben'].map((name) => ({ name, bot: null }));
    localStorage.setItem('brickroad', JSON.stringify({ plans: { draft: { seats, options: {} } } }));
    await open();
    press(field('[data-game=draft] button.main'));
    expect(asked).toEqual([]);
    await vi.waitFor(() => expect(field('dialog')).not.toBeNull());
    expect(faults().map((fault) => fault !== undefined)).toEqual([true, true, false]);
    expect(document.activeElement).toBe(name(1));
  });

  it('of a bot that joins differs from those at the table', () => {
    const ojo = [{ name: 'OJO', bot: null }];
    const { bots } = lobby(start({ at: 'lobby' }, 'en'));
    expect(resized(ojo, 3, bots).map((seat) => seat.name)).toEqual(['OJO', 'Trot', 'Scraps']);
    const five = ['Ojo', 'Trot', 'Scraps', 'Betsy', 'bot 1'].map((name) => ({ name, bot: null }));
    expect(resized(five, 6, bots).at(-1)?.name).toBe('Bot 2');
  });

  it('is valid if the server accepts it', () => {
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

  it('stays within its range, which is shown', async () => {
    await set('duel');
    expect(document.querySelector('label[for=option-turnCap]')?.textContent).toContain('from 7 to 99');
    type('#option-turnCap', '400', 'change');
    expect(field('#option-turnCap')?.value).toBe('99');
    type('#option-turnCap', '', 'change');
    expect(field('#option-turnCap')?.value).toBe('99');
    expect(begun().options['turnCap']).toBe(99);
  });

  it('is a whole number', () => {
    expect([3, 7.4, 8.6, 99.4, NaN].map((typed) => allowed(typed, kind, 40))).toEqual([7, 7, 9, 99, 40]);
  });
});

describe('the seats and games', () => {
  it('rotate', () => {
    const [a, b, c] = ['a', 'b', 'c'].map((name) => ({ name, bot: null }));
    expect(a && b && c && turned([a, b, c])).toEqual([c, a, b]);
  });

  it('begin without bots and options that no longer exist', () => {
    const { games, bots } = lobby(start({ at: 'lobby' }, 'en'));
    const draft = games.find(({ name }) => name === 'draft');
    if (!draft) throw new Error('no draft');
    const seats = ['a', 'b', 'c', 'd', 'e'].map((name) => ({ name, bot: name === 'b' ? 'gone' : null }));
    const options = { memoryAid: true, cards: 'gone', other: 3 };
    const plan = planOf(draft, bots, { plans: { draft: { seats, options } } }, 'you');
    expect(plan.seats.map(({ name }) => name)).toEqual(['a', 'b', 'c', 'd']);
    expect(plan.seats[1]?.bot).toBe('ismcts:1000');
    expect(plan.options).toEqual({ memoryAid: true, openTrio: false, cards: 'standard' });
  });
});
