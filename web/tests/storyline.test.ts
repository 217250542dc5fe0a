// The board of the storyline games, drawn from positions as the server would send them.

import { flushSync, mount, tick, unmount } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { lobby } from '../src/fixtures/lobby';
import * as told from '../src/fixtures/storyline';
import { load } from '../src/games';
import { fell } from '../src/games/storyline/dice';
import { author, moral, tale } from '../src/games/storyline/parts';
import { start, update } from '../src/model';
import type { FromClient, Position, Scene } from '../src/protocol';
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

beforeAll(() => load('storyline'));

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

describe('the dice', () => {
  const scene = (points: number, blue: number, gold: number, owner = 0): Scene => {
    const before = told.rolling().scene;
    const counters = Object.entries({ points, blue, gold }).map(([id, value]) => ({ id, label: '', value, parts: [] }));
    return { ...before, zones: before.zones.map((zone) => (zone.id === 'dice' ? { ...zone, owner, counters } : zone)) };
  };

  it('fall one by one, each with the Story Points it brings', () => {
    const [first, second] = [fell([], scene(0, 2, 1), scene(1, 1, 1)), fell([], scene(1, 0, 1), scene(1, 0, 0))];
    expect([first, second]).toEqual([[{ is: 'blue', value: 1 }], [{ is: 'gold', value: 0 }]]);
  });

  it('lie there until points are spent or another Author is on', () => {
    const lie = [{ is: 'blue' as const, value: 1 }];
    expect(fell(lie, scene(3, 0, 0), scene(3, 0, 0))).toEqual(lie);
    expect(fell(lie, scene(3, 0, 0), scene(2, 0, 0))).toEqual([]);
    expect(fell(lie, scene(3, 0, 0), scene(3, 0, 0, 1))).toEqual([]);
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
      words: 'Archive Cyclone for a gold die',
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
