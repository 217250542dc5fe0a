// The board of the storyline games, drawn from positions as the server would send them.

import { readFileSync } from 'node:fs';
import { flushSync, mount, tick, unmount } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { lobby } from '../src/fixtures/lobby';
import { marked } from '../src/fixtures/marked';
import * as told from '../src/fixtures/storyline';
import { load } from '../src/games';
import { bring } from '../src/icons';
import { fell } from '../src/games/storyline/dice';
import { author, moral, tale } from '../src/games/storyline/parts';
import { start, update } from '../src/model';
import type { FromClient, Happening, NewsLine, Position } from '../src/protocol';
import Book from '../src/view/Book.svelte';

let page: Record<string, unknown> | undefined;
let asked: FromClient[];

function show(position: Position) {
  const before = lobby(start({ at: 'table', table: position.table }, 'en'));
  const model = update(before, { is: 'heard', message: { say: 'position', ...position } });
  const ask = (message: FromClient) => void asked.push(message);
  page = mount(Book, {
    target: document.body,
    props: { app: { model, go: vi.fn(), ask, notice: vi.fn(), speak: vi.fn() } },
  });
  flushSync();
}

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const point = (id: string) => document.querySelector<HTMLElement>(`[data-point="${id}"]`);
const acted = () => asked.flatMap((message) => (message.say === 'act' ? [message.choice] : []));

async function click(element: HTMLElement | null | undefined) {
  element?.click();
  flushSync();
  await tick();
}

beforeAll(() => Promise.all(['oz', 'epic'].map(load)));

beforeEach(() => {
  asked = [];
  localStorage.clear();
});

afterEach(async () => {
  if (page) await unmount(page);
  page = undefined;
  document.body.replaceChildren();
});

describe('the parts of a storyline scene', () => {
  const ids = (position: Position) => {
    const { own, right, rest, road } = tale(position.scene, position.viewer);
    const spokes = [own, right, ...rest].map(({ title, end }) => [title?.id, end?.id]);
    return { spokes, road: road.map(({ id }) => id) };
  };

  it('are one line for two, read from the own Title Card', () => {
    expect(ids(told.actions())).toEqual({
      spokes: [
        ['title.0', 'end.1'],
        ['title.1', 'end.0'],
      ],
      road: ['spot.0', 'spot.1', 'spot.2', 'spot.5', 'spot.4', 'spot.3'],
    });
    expect(ids({ ...told.actions(), viewer: 1 }).road).toEqual([
      'spot.3',
      'spot.4',
      'spot.5',
      'spot.2',
      'spot.1',
      'spot.0',
    ]);
  });

  it('are spokes for four, and the own road leads to the Author to the right', () => {
    const { spokes, road } = ids({ ...told.four(), viewer: 3 });
    expect(spokes).toEqual([
      ['title.3', 'end.2'],
      ['title.0', 'end.3'],
      ['title.1', 'end.0'],
      ['title.2', 'end.1'],
    ]);
    expect(road).toEqual(['spot.9', 'spot.10', 'spot.11', 'spot.2', 'spot.1', 'spot.0']);
  });

  it('are one line to The End for one alone', () => {
    expect(ids(told.alone()).spokes).toEqual([
      ['title.0', undefined],
      [undefined, 'end.0'],
    ]);
  });

  it('say whose a card is and where it stands', () => {
    const spot = told.actions().scene.zones.find(({ id }) => id === 'spot.3');
    const witch = spot?.cards[1];
    expect(witch && author(witch)).toBe(1);
    expect(witch && moral(witch)).toEqual({ side: 'evil', label: 'Evil' });
  });
});

describe('a card', () => {
  const signs = (of: string) => [...document.querySelectorAll(`${of} .standing`)].map((sign) => sign.classList[1]);

  it('has the sign of its moral standing wherever it lies, beside the colours of its game', () => {
    show(told.epic());
    expect(document.querySelector('.storyline')?.classList.contains('epic')).toBe(true);
    expect(signs('.hand .card')).toEqual(['good', 'neutral', 'evil', 'neutral', 'evil']);
    expect(signs('.figure')).toEqual(['good', 'neutral', 'evil']);
    for (const card of all('.hand .card')) expect(card.className).toMatch(/good|neutral|evil/);
  });

  it('of Oz has a sign too, and other metals', () => {
    show(told.actions());
    expect(document.querySelector('.storyline')?.classList.contains('epic')).toBe(false);
    expect(signs('.hand .card')).toHaveLength(all('.hand .card').length);
    expect(all('.tale')).toHaveLength(0);
  });

  it('of Epic shows the icon of its Set and its tale, once; the reader says the tale in words', async () => {
    bring({ 'tale-shiny-apple': 'M0 0' });
    show(told.epic());
    const mirror = document.querySelector('[data-card="hand.0/B20"]');
    expect(mirror?.querySelector('.tale')?.textContent?.trim()).toBe('Snow White and the Seven Dwarfs');
    expect(mirror?.querySelector('.tale use')?.getAttribute('href')).toBe('#icon-tale-shiny-apple');
    expect(mirror?.querySelector('.says')?.textContent).toMatch(/^Whoever bears it .* bottom\.$/);
    await click(point('hand.0/B20'));
    expect(document.querySelector('[data-leaf] .text')?.textContent).toContain('Tale: Snow White and the Seven Dwarfs');
    expect(signs('[data-leaf]')).toEqual(['neutral']);
  });

  it('of each Library has the pictures of the Sets that it is of', async () => {
    const { default: epic } = await import('virtual:tales/epic');
    const words = readFileSync('../games/storyline/cards/words.toml', 'utf8');
    const cards = readFileSync('../games/storyline/cards/epic-starter.toml', 'utf8');
    const sets = new Set([...cards.matchAll(/^set = "([\w-]+)"/gm)].map(([, set]) => set ?? ''));
    expect(sets.size).toBeGreaterThanOrEqual(12);
    for (const set of sets) {
      const icon = new RegExp(`^${set} = .* icon = "([\\w-]+)"`, 'm').exec(words)?.[1];
      expect(epic.pictures[`tale-${icon}`], set).toBeDefined();
    }
  });
});

describe('the dice', () => {
  const news = (...happened: Happening[]): NewsLine[] => [{ entry: 1, words: null, happened, fight: null }];
  const die = (seat: number, kind: string, value: number): Happening => ({ is: 'die', seat, kind, value });
  const points = (by: number): Happening => ({ is: 'count', at: 'dice', counter: 'points', by });
  const lie = [{ is: 'blue', value: 1 }];

  it('lie as they fell, each with the Story Points it brings', () => {
    const rolled = news(die(1, 'blue', 1), die(0, 'blue', 1), die(0, 'gold', 0), points(1));
    expect(fell([], rolled, [1, 0])).toEqual([...lie, { is: 'gold', value: 0 }]);
  });

  it('lie there until points are spent or another Author is on', () => {
    expect(fell(lie, news(), [0, 0])).toEqual(lie);
    expect(fell(lie, news(points(2)), [0, 0])).toEqual(lie);
    expect(fell(lie, news(points(-1)), [0, 0])).toEqual([]);
    expect(fell(lie, news(), [0, 1])).toEqual([]);
  });
});

describe('the own turn', () => {
  beforeEach(() => show(told.actions()));

  it('begins with the hand, goes on along the road, and ends with the button that ends it', () => {
    const order = all('main [data-point], main [data-choice=last]').map((each) => each.dataset['point'] ?? 'done');
    const at = (id: string) => order.indexOf(id);
    expect(at('hand.0/O08')).toBeGreaterThan(-1);
    expect(at('hand.0/O08')).toBeLessThan(at('p.1'));
    expect(at('p.1')).toBeLessThan(at('p.4'));
    expect(at('p.4')).toBeLessThan(at('library'));
  });

  it('takes a card from the Library at once, and says what it costs', async () => {
    expect(point('library')?.getAttribute('aria-label')).toBe('Draw a card: 1 Story Point; 3 left');
    await click(point('library'));
    expect(acted()).toEqual([0]);
  });

  it('picks up who can go two ways, shows what each step costs, and goes where it is pointed at', async () => {
    await click(point('p.4'));
    expect(acted()).toEqual([]);
    expect(all('.leaf .choices button')).toHaveLength(2);
    expect(all('.page .cost').map((each) => each.textContent)).toEqual([
      '3 Story Points (1 for the action, 2 to leave)',
      '3 Story Points (1 for the action, 2 to leave)',
    ]);
    await click(point('spot.2'));
    expect(acted()).toEqual([2]);
  });

  it('does nothing that costs something before it was picked up', async () => {
    const before = told.actions();
    const only = {
      at: 'hand.0/O40',
      to: null,
      words: marked('Archive *Cyclone* for a gold die'),
      hint: '1 Story Point, half the time',
    };
    if (page) await unmount(page);
    show({ ...before, scene: { ...before.scene, choices: [only] } });
    await click(point('hand.0/O40'));
    expect(acted()).toEqual([]);
    await click(document.querySelector<HTMLElement>('.leaf [data-choice]'));
    expect(acted()).toEqual([0]);
  });

  it('leads to The End', async () => {
    await click(point('p.3'));
    await click(point('end.0'));
    expect(acted()).toEqual([4]);
  });

  it('says on demand what a Vitality is made of', async () => {
    await click(point('p.5'));
    const leaf = document.querySelector('.leaf')?.textContent ?? '';
    expect(leaf).toContain('printed');
    expect(leaf).toContain('“This pole is stuck in my back.”');
  });

  it('shows the ink, and what was paid for face-down Events', () => {
    const drops = all('.drops').map((each) => each.getAttribute('aria-label'));
    expect(drops).toContain('Story Points: 4');
    expect(drops.filter((label) => label === 'Story Points paid: 4')).toHaveLength(1);
  });
});

describe('questions', () => {
  it('show the cards they are about', async () => {
    show(told.peeking());
    expect(all('.shown .card')).toHaveLength(3);
    await click(point('peeked/O38'));
    expect(acted()).toEqual([1]);
  });

  it('are answered by Events that were saved, with what is answered before one’s eyes', async () => {
    show(told.reacting());
    expect(all('.answered .title > span:not(.gem)').map((each) => each.textContent)).toEqual(['Cyclone']);
    expect(all('.shown')).toHaveLength(0);
    await click(point('saved.0/O39'));
    await click(document.querySelector<HTMLElement>('.leaf [data-choice]'));
    expect(acted()).toEqual([0]);
  });
});

describe('the wheel', () => {
  it('has a spoke for each Author who is not on the own road', () => {
    show(told.four());
    expect(all('.wheel h3').map((each) => each.textContent?.trim())).toEqual(['Billina', 'Tik-Tok']);
    expect(all('.road .page, .wheel .page')).toHaveLength(12);
  });
});

describe('a crowd', () => {
  it('leaves the other pages where they are seen at once', () => {
    const table = told.actions();
    show(table);
    expect(all('.road.tall')).toHaveLength(0);
    unmount(page ?? {});
    const crowded = table.scene.zones.map((zone) => {
      const someone = zone.cards[1];
      const more = Array.from({ length: 5 }, (_, at) => (someone ? [{ ...someone, id: `p.9${at}` }] : [])).flat();
      return zone.id.startsWith('spot.') ? { ...zone, cards: [...zone.cards, ...more] } : zone;
    });
    show({ ...table, scene: { ...table.scene, zones: crowded } });
    expect(all('.road.tall')).toHaveLength(1);
  });
});

describe('The End', () => {
  it('counts many Characters in columns, and few in one', () => {
    const table = told.ended();
    const { sheet } = table.scene;
    const seats = (sheet?.seats ?? []).map((seat) =>
      seat.won
        ? {
            ...seat,
            lines: [...seat.lines, ...seat.lines].map((line, at) => ({
              ...line,
              card: { ...line.card, id: `p.9${at}` },
            })),
          }
        : seat,
    );
    show({ ...table, scene: { ...table.scene, sheet: sheet && { ...sheet, seats } } });
    expect(all('.score .many').map((each) => each.closest('.won') !== null)).toEqual([true]);
  });

  it('says what each story was worth', () => {
    show(told.ended());
    expect(document.querySelector('h1')?.textContent).toContain('Ozma wins');
    expect(all('.score .won h2').map((each) => each.textContent)).toEqual(['Ozma']);
    expect(all('.score .total b').map((each) => each.textContent)).toEqual(['6', '9']);
  });
});
