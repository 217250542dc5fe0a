// Tests of the board of the storyline games, drawn from positions of real games.

import { readFileSync } from 'node:fs';
import { flushSync, mount, tick, unmount } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { lobby } from '../src/fixtures/lobby';
import { marked } from '../src/fixtures/marked';
import { storyline as told } from '../src/fixtures/positions';
import { load } from '../src/games';
import { bring } from '../src/icons';
import { fell } from '../src/games/storyline/dice';
import { author, moral, name, numbers, tale } from '../src/games/storyline/parts';
import { start, update } from '../src/model';
import type { Card, Choice, FromClient, Happening, NewsLine, Position } from '../src/protocol';
import Book from '../src/view/Book.svelte';
import { spoken } from '../src/wording';

let page: Record<string, unknown> | undefined;
let asked: FromClient[];

function show(position: Position) {
  const before = lobby(start({ at: 'table', table: position.table }, 'en'));
  const model = update(before, { is: 'heard', message: { say: 'position', ...position } });
  const ask = (message: FromClient) => void asked.push(message);
  page = mount(Book, {
    target: document.body,
    props: { app: { model, go: vi.fn(), ask, find: vi.fn(), notice: vi.fn(), speak: vi.fn() } },
  });
  flushSync();
}

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const point = (id: string) => document.querySelector<HTMLElement>(`[data-point="${id}"]`);
const zone = ({ scene }: Position, id: string) => scene.zones.find((zone) => zone.id === id);
/** Returns the names of the signs on a card's face. */
const glyphs = ({ face }: Card) =>
  (face.side === 'up' ? face.glyphs : []).flatMap((glyph) => (glyph.type === 'icon' ? [glyph.name] : []));
const side = (card: Card) => glyphs(card).find((name) => ['good', 'neutral', 'evil'].includes(name));
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

  it('are one line for two, from the reader’s own Title Card', () => {
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

  it('are spokes for four, and the reader’s road leads to the Author to the right', () => {
    const { spokes, road } = ids({ ...told.four(), viewer: 3 });
    expect(spokes).toEqual([
      ['title.3', 'end.2'],
      ['title.0', 'end.3'],
      ['title.1', 'end.0'],
      ['title.2', 'end.1'],
    ]);
    expect(road).toEqual(['spot.9', 'spot.10', 'spot.11', 'spot.2', 'spot.1', 'spot.0']);
  });

  it('are one line to The End for a single Author', () => {
    expect(ids(told.alone()).spokes).toEqual([
      ['title.0', undefined],
      [undefined, 'end.0'],
    ]);
  });

  it('say whose a card is and where it stands', () => {
    const pieces = told.epic().scene.zones.flatMap(({ id, cards }) => (id.startsWith('spot.') ? cards.slice(1) : []));
    const evil = pieces.find((card) => side(card) === 'evil' && card.links.length > 0);
    expect(evil?.links.map(({ words }) => words)).toContain('Character of Ozma');
    expect(evil && author(evil)).toBe(1);
    expect(evil && moral(evil)).toEqual({ side: 'evil', label: 'Evil' });
  });
});

describe('a card', () => {
  const cut = (figure: HTMLElement) => ['good', 'neutral', 'evil'].find((side) => figure.classList.contains(side));
  const signs = (of: string) => [...document.querySelectorAll(`${of} .standing`)].map((sign) => sign.classList[1]);

  it('has the sign of its moral standing everywhere, beside the colours of its game', () => {
    show(told.epic());
    expect(document.querySelector('.storyline')?.classList.contains('epic')).toBe(true);
    const held = zone(told.epic(), 'hand.0')?.cards.map(side) ?? [];
    const standing = told.epic().scene.zones.filter(({ id }) => /^(spot|title)\./.test(id));
    const pieces = standing.flatMap(({ id, cards }) => (id.startsWith('spot.') ? cards.slice(1) : cards));
    const sides = pieces.map(side);
    expect(new Set([...held, ...sides])).toEqual(new Set(['good', 'neutral', 'evil']));
    expect(signs('.hand .card')).toEqual(held);
    // The shape of an outline is identified by its sequence of path commands, because the lengths depend on the size.
    const form = (figure: HTMLElement) =>
      figure
        .querySelector('.cut path')
        ?.getAttribute('d')
        ?.replace(/[^A-Z]/g, '');
    const cuts = new Map(all('.figure').map((figure) => [form(figure), cut(figure)]));
    expect(all('.figure').map(cut).toSorted()).toEqual(sides.toSorted());
    expect(cuts.size).toBe(new Set(sides).size);
    for (const card of all('.hand .card')) expect(card.className).toMatch(/good|neutral|evil/);
  });

  it('of Oz has a sign too, and other metals', () => {
    show(told.actions());
    expect(document.querySelector('.storyline')?.classList.contains('epic')).toBe(false);
    expect(signs('.hand .card')).toHaveLength(all('.hand .card').length);
    expect(all('.tale')).toHaveLength(0);
  });

  it('of Epic shows the icon of its Set and its tale, once; the reader says the tale in words', async () => {
    const held = zone(told.epic(), 'hand.0')?.cards[0];
    if (held?.face.side !== 'up') throw new Error('the hand is seen');
    const icon =
      glyphs(held)
        .find((name) => name.startsWith('set-'))
        ?.replace('set-', 'tale-') ?? '';
    const lines = spoken(held.face.text).split('\n');
    const tale = lines.at(-1) ?? '';
    expect(tale).toMatch(/^Tale: ./);
    bring({ [icon]: 'M0 0' });
    show(told.epic());
    const card = document.querySelector(`[data-card="${held.id}"]`);
    expect(`Tale: ${card?.querySelector('.tale')?.textContent?.trim()}`).toBe(tale);
    expect(card?.querySelector('.tale use')?.getAttribute('href')).toBe(`#icon-${icon}`);
    expect(card?.querySelector('.says')?.textContent).toBe(lines.slice(1, -1).join(''));
    await click(point(held.id));
    expect(document.querySelector('[data-leaf] .text')?.textContent).toContain(tale);
    expect(signs('[data-leaf]')).toEqual([side(held)]);
    expect(document.querySelector('[data-leaf] .numbers')?.textContent).toBe(numbers(held));
  });

  it('of each Library has the pictures of its Sets', async () => {
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
  const news = (...happened: Happening[]): NewsLine[] => [
    { entry: 1, words: null, sign: 'change', happened, fight: null },
  ];
  const die = (seat: number, kind: string, value: number): Happening => ({ is: 'die', seat, kind, value });
  const points = (by: number): Happening => ({ is: 'count', at: 'dice', counter: 'points', by });
  const lie = [{ is: 'blue', value: 1 }];

  it('stay as they fell, each with its Story Points', () => {
    const rolled = news(die(1, 'blue', 1), die(0, 'blue', 1), die(0, 'gold', 0), points(1));
    expect(fell([], rolled, [1, 0])).toEqual([...lie, { is: 'gold', value: 0 }]);
  });

  it('stay until points are spent or it is another Author’s turn', () => {
    expect(fell(lie, news(), [0, 0])).toEqual(lie);
    expect(fell(lie, news(points(2)), [0, 0])).toEqual(lie);
    expect(fell(lie, news(points(-1)), [0, 0])).toEqual([]);
    expect(fell(lie, news(), [0, 1])).toEqual([]);
  });
});

describe('a decision about the way of one card', () => {
  const position = structuredClone(told.actions());
  const steps = position.scene.choices.filter(({ at, to }) => at.startsWith('p.') && to !== null);
  const one = steps.find(({ at }) => steps.filter((step) => step.at === at).length > 1)?.at ?? '';
  const way = steps.filter(({ at }) => at === one);
  position.scene.choices = way;

  it('has the card picked up and its places marked, until it is put down', async () => {
    show(position);
    expect(all('.picked').map((card) => card.dataset['card'])).toEqual([one]);
    expect(all('.spot.opens, .court.target')).toHaveLength(way.length);
    expect(all('[data-leaf] [data-choice]')).toHaveLength(way.length);
    document.querySelector('.storyline')?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    flushSync();
    await tick();
    expect(all('.picked, .spot.opens, [data-leaf]')).toEqual([]);
    await click(point(one));
    expect(all('.picked')).toHaveLength(1);
  });
});

describe('the reader’s turn', () => {
  const { scene } = told.actions();
  const made = scene.choices.map((choice, index) => ({ ...choice, index }));
  const at = (id: string) => made.filter((choice) => choice.at === id);
  const steps = made.filter(({ at, to }) => at.startsWith('p.') && to !== null);
  const [back, ahead] = at(steps.find((step) => at(step.at).length === 2 && at(step.at)[1]?.to !== 'end.0')?.at ?? '');
  /** Returns the cost of a choice, which is the first part of its hint. */
  const cost = ({ hint }: Choice) => hint?.split('; ')[0];

  beforeEach(() => show(told.actions()));

  it('begins with the hand and continues along the road, and the choice that ends it is by the prompt', () => {
    const order = all('main [data-point], main [data-choice=last]').map((each) => each.dataset['point'] ?? 'done');
    const firsts = ['hand.0/', 'p.', 'library'].map((id) => order.findIndex((point) => point.startsWith(id)));
    expect(firsts).not.toContain(-1);
    expect(firsts).toEqual(firsts.toSorted((a, b) => a - b));
    const road = zones(/^spot\./).flatMap(({ cards }) => cards.slice(1).map(({ id }) => id));
    const walkers = road.filter((id) => steps.some((step) => step.at === id));
    expect(walkers.length).toBeGreaterThan(1);
    expect(order.filter((point) => walkers.includes(point))).toEqual(walkers);
    expect(order[0]).toBe('done');
  });

  it('asks before it draws from the Library, because a card that is drawn cannot be given back', async () => {
    const [draw] = at('library');
    expect(draw?.hint).toMatch(/^1 Story Point; \d left$/);
    expect(point('library')?.getAttribute('aria-label')).toBe(`Draw a card: ${draw?.hint}`);
    await click(point('library'));
    expect(acted()).toEqual([]);
    await click(all('.leaf .choices button')[0]);
    expect(acted()).toEqual([draw?.index]);
  });

  it('picks up a Character with two ways, shows the cost of each, and moves it to the chosen one', async () => {
    if (!back || !ahead) throw new Error('somebody can go two ways');
    await click(point(back.at));
    expect(acted()).toEqual([]);
    expect(all('.leaf .choices button')).toHaveLength(2);
    const costs = all('.stage p.cost').map((each) => each.textContent?.split('; ')[0]);
    expect(costs.toSorted()).toEqual([cost(back), cost(ahead)].toSorted());
    await click(point(ahead.to ?? ''));
    expect(acted()).toEqual([ahead.index]);
  });

  it('does nothing that has a cost before it is picked up', async () => {
    const before = told.actions();
    const card = zone(before, 'hand.0')?.cards[0]?.id ?? '';
    const only = {
      at: card,
      to: null,
      words: marked('Archive *Cyclone* for a gold die'),
      hint: '1 Story Point, half the time',
    };
    if (page) await unmount(page);
    show({ ...before, scene: { ...before.scene, choices: [only] } });
    await click(point(card));
    expect(acted()).toEqual([]);
    await click(document.querySelector<HTMLElement>('.leaf [data-choice]'));
    expect(acted()).toEqual([0]);
  });

  it('leads to The End', async () => {
    const end = made.find(({ to }) => to === 'end.0');
    await click(point(end?.at ?? ''));
    await click(point('end.0'));
    expect(acted()).toEqual([end?.index]);
  });

  it('shows the parts of a Vitality on demand', async () => {
    const pieces = zones(/^spot\./).flatMap(({ cards }) => cards.slice(1));
    const made = pieces.filter(({ counters }) => counters.some(({ parts }) => parts.length > 1));
    const { id = '', counters } = made[0] ?? {};
    await click(point(id));
    const leaf = document.querySelector('.leaf')?.textContent ?? '';
    expect(leaf).toContain('printed');
    for (const { words } of counters?.[0]?.parts ?? []) expect(leaf).toContain(words);
  });

  it('shows the ink, and the price paid for face-down Events', () => {
    const drops = all('.drops').map((each) => each.getAttribute('aria-label'));
    const points = zone(told.actions(), 'dice')?.counters[0]?.value;
    const paid = zones(/^saved\./).flatMap(({ cards }) => cards.flatMap(({ counters }) => counters));
    expect(paid).not.toEqual([]);
    expect(drops).toContain(`${points === 1 ? 'Story Point' : 'Story Points'}: ${points}`);
    const slips = all('.slip [data-point]').map((each) => each.getAttribute('aria-label'));
    expect(slips.flatMap((label) => /Story Points paid: \d+/.exec(label ?? '') ?? [])).toEqual(
      paid.map(({ value }) => `Story Points paid: ${value}`),
    );
  });

  function zones(id: RegExp) {
    return scene.zones.filter((zone) => id.test(zone.id));
  }
});

describe('questions', () => {
  it('show their cards', async () => {
    show(told.peeking());
    expect(all('.shown .card')).toHaveLength(3);
    await click(point(told.peeking().scene.choices[1]?.at ?? ''));
    expect(acted()).toEqual([1]);
  });

  it('are answered by saved Events, with the answered card in sight', async () => {
    show(told.reacting());
    const answered = zone(told.reacting(), 'answered')?.cards[0];
    expect(all('.answered .title').map((each) => each.textContent)).toEqual([answered && name(answered)]);
    expect(all('.shown')).toHaveLength(0);
    await click(point(told.reacting().scene.choices[0]?.at ?? ''));
    await click(document.querySelector<HTMLElement>('.leaf [data-choice]'));
    expect(acted()).toEqual([0]);
  });
});

describe('the wheel', () => {
  it('has a spoke for each Author, and brings one to the front', async () => {
    show(told.four());
    const names = all('.wheel .title h2').map((each) => each.textContent?.trim().split(',')[0]);
    expect(names).toEqual(['Ann', 'Ozma', 'Tik-Tok', 'Billina']);
    expect(all('.wheel .spot')).toHaveLength(12);
    const places = () => all('.spot').map((spot) => spot.style.left);
    const before = places();
    await click(document.querySelector<HTMLElement>('[aria-label="Bring Ozma to the front"]'));
    expect(places()).not.toEqual(before);
    await click(document.querySelector<HTMLElement>('[aria-label="All alike"]'));
    expect(places()).toEqual(before);
  });
});

describe('a crowd', () => {
  it('is counted by a handle if it does not fit, and opens with one press', async () => {
    const table = told.actions();
    const someone = table.scene.zones.find(({ id, cards }) => id.startsWith('spot.') && cards.length > 1)?.cards[1];
    if (!someone) throw new Error('somebody is in play');
    const COUNT = 90;
    const crowd = Array.from({ length: COUNT }, (_, at) => ({ ...someone, id: `spot.0/${at}` }));
    const zones = table.scene.zones.map((zone) =>
      zone.id === 'spot.0' ? { ...zone, cards: [...zone.cards.slice(0, 1), ...crowd] } : zone,
    );
    show({ ...table, scene: { ...table.scene, zones } });
    const spot = document.querySelector('[data-zone="spot.0"]');
    const drawn = spot?.querySelectorAll('.figure').length ?? 0;
    expect(drawn).toBeGreaterThan(10);
    const handle = spot?.querySelector<HTMLElement>('[data-handle]');
    expect(handle?.textContent).toBe(`${COUNT - drawn}more`);
    await click(handle);
    expect(all('.opened .row')).toHaveLength(COUNT);
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

  it('says the value of each story', () => {
    show(told.ended());
    const { sheet } = told.ended().scene;
    const won = sheet?.seats.find(({ won }) => won);
    expect(sheet?.verdict).toMatch(/ wins /);
    expect(document.querySelector('h1')?.textContent).toContain(sheet?.verdict);
    expect(all('.score .won h2').map((each) => each.textContent)).toEqual([won?.name]);
    expect(all('.score .total b').map((each) => each.textContent)).toEqual(sheet?.seats.map(({ total }) => `${total}`));
  });
});
