// Tests of the whole page, drawn from a model with the messages that a server sends.

import { flushSync, mount, tick, unmount } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Doings } from '../src/app.svelte';
import { lobby } from '../src/fixtures/lobby';
import { draft, duel, plainly } from '../src/fixtures/positions';
import { load } from '../src/games';
import { start, update, type Model, type Screen } from '../src/model';
import type { Card, FromClient, Position } from '../src/protocol';
import Book from '../src/view/Book.svelte';
import { plain, spoken } from '../src/wording';

const { choosing, curtain, over, past, turning, waiting } = draft;

let page: Record<string, unknown> | undefined;
let asked: FromClient[];
const app = { model: start({ at: 'lobby' }, 'en'), ...doings() };

function doings(): Doings {
  return { go: vi.fn(), ask: (message) => void asked.push(message), find: vi.fn(), notice: vi.fn(), speak: vi.fn() };
}

function show(model: Model) {
  Object.assign(app, doings());
  app.model = model;
  page = mount(Book, { target: document.body, props: { app } });
  flushSync();
}

function showTable(position: Position) {
  const model = lobby(start({ at: 'table', table: position.table }, 'en'));
  show(update(model, { is: 'heard', message: { say: 'position', ...position } }));
}

/** Shows an earlier position. Its slider makes the page request the overview, and this request is discarded. */
function showPast(more: Partial<Position> = {}) {
  showTable({ ...past(), ...more });
  asked = [];
}

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const text = () => document.body.textContent ?? '';
const button = (name: string) =>
  all('button').find((each) => each.textContent?.trim() === name || each.getAttribute('aria-label') === name);

// The page loads a board when its game is first shown, so all boards are loaded before these tests.
beforeAll(() => Promise.all(['draft', 'duel', 'oz', 'epic'].map(load)));

beforeEach(() => {
  asked = [];
  localStorage.clear();
});

afterEach(async () => {
  if (page) await unmount(page);
  page = undefined;
  document.body.replaceChildren();
});

describe('choosing a column', () => {
  const zone = (id: string) => choosing().scene.zones.find((zone) => zone.id === id);
  const told = (card: Card | undefined) => (card?.face.side === 'up' ? spoken(card.face.text) : undefined);

  beforeEach(() => showTable(choosing()));

  it('offers one button for each choice, and only one is a tab stop', () => {
    expect(all('[data-choice]')).toHaveLength(4);
    const labels = all('[data-choice]').map((each) => each.getAttribute('aria-label'));
    expect(labels).toEqual(choosing().scene.choices.map(({ words }) => spoken(words)));
    expect(labels[2]).toMatch(/^Take column 3: /);
  });

  it('sends the choice for the position on the page', () => {
    all('[data-choice]')[2]?.click();
    expect(asked).toEqual([{ say: 'act', at: choosing().row, choice: 2 }]);
  });

  it('says each objective in words, with its value', () => {
    const card = zone('column.2')?.cards.at(-1);
    const [now, best] = card?.counters ?? [];
    const story = document.querySelector(`.columns [data-card="${card?.id}"]`)?.textContent ?? '';
    expect(story).toContain(told(card));
    expect(story).toMatch(new RegExp(`${now?.value}\\s*Now`));
    expect(story).toMatch(new RegExp(`${best?.value}\\s*At best`));
  });

  it('shows the open cards of the other players', () => {
    expect(text()).toContain(told(zone('stories.1')?.cards[0]));
    expect(all('.rival h2').map((each) => each.textContent)).toEqual(['Ozma', 'Tik-Tok']);
  });

  it('moves between the choices with the arrow keys', () => {
    const [first, second] = all('[data-choice]');
    first?.focus();
    first?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
    expect(document.activeElement).toBe(second);
    expect(all('[data-choice]').map((each) => each.tabIndex)).toEqual([-1, 0, -1, -1]);
    second?.dispatchEvent(new KeyboardEvent('keydown', { key: 'End', bubbles: true }));
    expect(document.activeElement).toBe(all('[data-choice]')[3]);
  });
});

describe('turning a story down', () => {
  it('is done on the reader’s own stories', () => {
    showTable(turning());
    expect(all('.mine [data-choice]')).toHaveLength(5);
    expect(all('.columns [data-choice]')).toHaveLength(0);
    all('[data-choice]')[4]?.click();
    expect(asked).toEqual([{ say: 'act', at: turning().row, choice: 4 }]);
  });
});

describe('waiting', () => {
  it('offers nothing, and says why if a card is clicked', () => {
    showTable(waiting());
    expect(all('[data-choice]')).toHaveLength(0);
    all('.columns .why')[0]?.click();
    expect(app.notice).toHaveBeenCalledWith('It is Ozma’s turn.');
  });
});

describe('the curtain', () => {
  it('hides the whole table, and lets the right person in', () => {
    showTable(curtain());
    expect(text()).toContain('Pass the screen to Ben');
    expect(text()).not.toContain('points for each');
    expect(all('[data-card], [data-zone], [data-heap]')).toHaveLength(0);
    button('I am Ben')?.click();
    expect(asked).toEqual([{ say: 'sit', seat: 1 }]);
  });
});

describe('looking back', () => {
  it('leads back to the newest position, or on from here as a new game', () => {
    showPast({ records: 'whole' });
    button('Back to now')?.click();
    button('Play on from here')?.click();
    expect(asked).toEqual([
      { say: 'step', entry: null },
      { say: 'fork', entry: past().shown },
    ]);
  });

  it('warns before a new game reveals hidden cards of this one', () => {
    expect(past().records).toBe('revealing');
    showPast();
    button('Play on from here')?.click();
    expect(asked).toEqual([]);
    flushSync();
    button('Play on, though it shows what is hidden now')?.click();
    expect(asked).toEqual([{ say: 'fork', entry: past().shown }]);
  });

  it('gives neither the record nor a new game from a game with other people', () => {
    showPast({ records: 'redacted' });
    expect(button('Play on from here')).toBeUndefined();
    button('Save my log')?.click();
    expect(asked).toEqual([{ say: 'record' }]);
  });

  it('steps from one moment with a line to the next, and to the moment of a line', () => {
    showTable(choosing());
    const { log, stopBefore } = choosing();
    const [line] = log;
    button('One step back')?.click();
    button('To the beginning')?.click();
    button(line ? spoken(line.words) : '')?.click();
    expect(asked).toEqual([
      { say: 'step', entry: stopBefore },
      { say: 'step', entry: 0 },
      { say: 'step', entry: line?.entry },
    ]);
  });
});

describe('the log', () => {
  it('asks for earlier lines if there are any', () => {
    showTable({ ...choosing(), hasEarlier: false });
    expect(button('What happened before')).toBeUndefined();
    showTable(choosing());
    button('What happened before')?.click();
    expect(asked).toEqual([{ say: 'log', before: choosing().log[0]?.entry }]);
  });

  it('is one tab stop, and arrow keys go from line to line', async () => {
    showTable(choosing());
    await tick();
    const lines = all('[data-line]');
    expect(lines.filter((line) => line.tabIndex === 0)).toEqual(lines.slice(-1));
    lines.at(-1)?.focus();
    lines.at(-1)?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowUp', bubbles: true }));
    expect(document.activeElement).toBe(lines.at(-2));
  });
});

describe('a notice about a table', () => {
  it('is shown above it as long as it applies', () => {
    showTable(choosing());
    expect(document.querySelector('[role=note]')).toBeNull();
    showTable({ ...choosing(), notices: ['The pack “hens” has changed.'] });
    expect(document.querySelector('main [role=note]')?.textContent).toBe('The pack “hens” has changed.');
  });
});

describe('taking back', () => {
  it('is requested if the table allows it', () => {
    showTable(turning());
    button('Take back')?.click();
    expect(asked).toEqual([{ say: 'undo', at: turning().row }]);
  });

  it('is not requested otherwise, and the button says why', () => {
    showTable(choosing());
    button('Take back')?.click();
    expect(asked).toEqual([]);
    const why = 'This cannot be taken back: cards or dice have shown something new since.';
    expect(app.notice).toHaveBeenCalledWith(why);
    expect(document.getElementById('undo-why')?.textContent).toBe(why);
  });
});

describe('the end', () => {
  it('says who won, and how each card was counted', async () => {
    showTable(over());
    await vi.waitFor(() => expect(all('.score')).toHaveLength(1));
    const { sheet } = over().scene;
    const winners = sheet?.seats.filter(({ won }) => won) ?? [];
    expect(sheet?.verdict).toMatch(/ with \d+ points/);
    expect(document.querySelector('h1')?.textContent).toContain(sheet?.verdict);
    expect(all('.score section')).toHaveLength(3);
    expect(all('.score .won h2').map((each) => each.textContent)).toEqual(winners.map(({ name }) => name));
    for (const { words } of winners.flatMap(({ lines }) => lines)) expect(text()).toContain(words);
  });
});

describe('the end of a game without points', () => {
  beforeEach(async () => {
    showTable(plainly(duel.won()));
    await vi.waitFor(() => expect(all('.score')).toHaveLength(1));
  });

  it('says who won and what was counted, without points', () => {
    expect(document.querySelector('h1')?.textContent).toContain(duel.won().scene.sheet?.verdict);
    expect(all('.score .won .winner')).toHaveLength(1);
    expect(all('.score .total, .score ol')).toHaveLength(0);
    const counters = duel.won().scene.sheet?.seats.flatMap(({ counters }) => counters) ?? [];
    expect(counters.map(({ label }) => label)).toContain('Viable Characters');
    const counted = counters.map(({ label, value }) => `${label} ${value}`);
    expect(all('.score li').map((each) => each.textContent)).toEqual(expect.arrayContaining(counted));
    expect(document.querySelector('.score')?.textContent).not.toContain('point');
  });
});

describe('a game without a board of its own', () => {
  it('is drawn from its scene: zones, cards, numbers, choices', () => {
    showTable(plainly(choosing()));
    expect(all('.zone')).toHaveLength(choosing().scene.zones.length);
    expect(all('[data-choice]')).toHaveLength(4);
    all('[data-choice]')[1]?.click();
    expect(asked).toEqual([{ say: 'act', at: choosing().row, choice: 1 }]);
  });

  it('offers choices that point at nothing on the table', () => {
    const position = choosing();
    const scene = { ...position.scene, choices: [{ at: '', to: null, words: plain('Pass'), hint: null }] };
    showTable(plainly({ ...position, scene }));
    button('Pass')?.click();
    expect(asked).toEqual([{ say: 'act', at: choosing().row, choice: 0 }]);
  });
});

describe('how to play', () => {
  /** Opens a page of rules, and waits for its component, which is loaded when it is first needed. */
  const open = async (screen: Screen, lang: 'en' | 'fr' = 'en') => {
    show(lobby(start(screen, lang)));
    await vi.waitFor(() => expect(document.querySelector('.rules article > p')).not.toBeNull());
  };
  /** Returns the headings once the numbered rules, which are loaded last, are there. */
  const heads = () =>
    vi.waitFor(() => {
      const found = all('.rules h2:not(#first-game)').map((each) => each.textContent);
      expect(found).toContain('The numbered rules');
      return found;
    });
  const current = () => all('.rules nav [aria-current]').map((each) => each.textContent?.trim());

  it('has a page for each game, the first game first', async () => {
    await open({ at: 'rules' });
    const titles = ['Oz', 'Good against Evil', 'The Card Game of Oz', 'Epic Card Game', 'Sparks'];
    expect(all('.rules nav a').map((each) => each.textContent?.trim())).toEqual(titles);
    expect(current()).toEqual(['Oz']);
    expect(text()).toContain('The nine kinds of Story');
    all('.rules nav a')[1]?.click();
    expect(app.go).toHaveBeenCalledWith({ at: 'rules', game: 'duel' });
  });

  it('explains the duel from its aim to its keys', async () => {
    await open({ at: 'rules', game: 'duel' });
    expect(current()).toEqual(['Good against Evil']);
    expect((await heads()).slice(0, 3)).toEqual(['A turn', 'The cards', 'Attacks and battles']);
    expect((await heads()).slice(-2)).toEqual(['At the table', 'The numbered rules']);
    expect(text()).not.toContain('Story');
  });

  it('says whom a Spell hits in the duel, and what counts for an attack, as its rules do', async () => {
    await open({ at: 'rules', game: 'duel' });
    expect(text()).toContain('an Event, and a Spell that stays attached to one, which is Curse.');
    expect(text()).not.toContain('Only Events');
    expect(text()).toContain('the Force of all who attack, of all they bear, what their Location gives,');
    if (page) await unmount(page);
    await open({ at: 'rules', game: 'duel' }, 'fr');
    expect(text()).toContain('un Sort qui reste attaché à un seul, c’est-à-dire Malédiction.');
    expect(text()).toContain('la Force de tous ceux qui attaquent, de tout ce qu’ils portent, ce que donne leur Lieu,');
  });

  for (const game of ['oz', 'epic'])
    it(`explains ${game} from its aim to its keys`, async () => {
      await open({ at: 'rules', game });
      expect((await heads())[0]).toBe('A turn');
      expect((await heads()).slice(-2)).toEqual(['At the table', 'The numbered rules']);
      expect(text()).not.toContain('storyline-');
    });

  it('explains for each of two games on one board its own rules, and none of the other’s', async () => {
    await open({ at: 'rules', game: 'oz' });
    const steps = () => all('.rules li h3').map((each) => each.textContent);
    expect(steps()).toEqual(['Roll', 'Story Actions', 'Bonus Movement']);
    expect(text()).toContain('All Authors draw from one Library');
    expect(text()).toContain('rust with thorns is Evil');
    expect(text()).not.toMatch(/Every Author brings a Library|Epic game/);
    if (page) await unmount(page);
    await open({ at: 'rules', game: 'epic' });
    expect(steps()).toEqual(['Draw', 'Roll', 'Story Actions', 'Bonus Movement']);
    expect(text()).toContain('Every Author brings a Library');
    expect(text()).toContain('pewter with thorns is Evil');
    expect(text()).not.toContain('All Authors draw from one Library');
  });

  it('says if a game has no explanation', async () => {
    await open({ at: 'rules', game: 'sparks' });
    expect(text()).toContain('Nothing is written here yet');
  });

  it('leads back to the table that it was opened from', async () => {
    await open({ at: 'rules', game: 'draft', table: 't1' });
    all('.rules .back a')[0]?.click();
    expect(app.go).toHaveBeenCalledWith({ at: 'table', table: 't1' });
  });
});

describe('the title page', () => {
  const shelves = lobby(start({ at: 'lobby' }, 'en')).tables;
  const tables = [...(shelves?.begun.lines ?? []), ...(shelves?.past.lines ?? [])];

  beforeEach(() => show(lobby(start({ at: 'lobby' }, 'en'))));

  it('begins a game of you against two bots', () => {
    button('Play Oz')?.click();
    flushSync();
    expect(asked).toEqual([
      {
        say: 'create',
        game: 'draft',
        options: { memoryAid: false, openTrio: false, cards: 'standard' },
        seats: [
          { name: 'Traveller', bot: null },
          { name: 'Ojo', bot: 'ismcts:1000' },
          { name: 'Trot', bot: 'ismcts:1000' },
        ],
      },
    ]);
  });

  it('lists the games in progress and those that are over', () => {
    expect(tables.map(({ over }) => over)).toEqual([false, false, true, true]);
    const said = tables.map(({ title, heading }) => `${title}: ${heading}`);
    expect(said[0]).toBe('Oz: Round 1 of 9');
    expect(said[3]).toMatch(/^Oz: .* with \d+ points/);
    expect(all('.games li strong').map((each) => each.textContent)).toEqual(said);
  });

  it('says who plays, and on which side if the sides differ', () => {
    const [draft, duel] = all('.games li a > span').map((each) => each.textContent);
    expect(draft).toBe('Ann, Ozma, Tik-Tok');
    expect(duel).toBe('Good: Ozma, Evil: Ann');
    expect(button('Remove: Good against Evil, Good: Ozma, Evil: Ann')).toBeDefined();
  });

  it('asks once more before it removes a game', () => {
    all('.games .remove')[0]?.click();
    flushSync();
    expect(asked).toEqual([]);
    button('Remove it')?.click();
    expect(asked).toEqual([{ say: 'remove', table: tables[0]?.id }]);
  });
});
