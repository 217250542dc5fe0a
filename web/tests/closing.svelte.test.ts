// Tests of the time between the last entry of a game and the page at its end, drawn piece by piece as in browsers.

import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import '../src/ending/Ending.svelte';
import { lobby } from '../src/fixtures/lobby';
import { duel, storyline } from '../src/fixtures/positions';
import { load } from '../src/games';
import { width } from '../src/layout/metrics';
import { start, update, type Model } from '../src/model';
import type { FromServer, Position } from '../src/protocol';
import Book from '../src/view/Book.svelte';
import { LATE } from '../src/view/closing.svelte';
import { PIECEWISE, Pieces } from '../src/view/piecewise';

let page: Record<string, unknown> | undefined;

// The page is large and takes long to draw on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });
await load('oz');
await load('duel');

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(async () => {
  if (page) await unmount(page);
  vi.useRealTimers();
  document.body.replaceChildren();
});

const over = storyline.ended();
const last: Position = { ...over, scene: { ...over.scene, sheet: null } };
const { table, viewer, lang, entries } = over;
const totals = over.seats.map(() => 1);
type Told = Exclude<FromServer, { say: 'update' | 'record' | 'pong' }>;
const course: Told = {
  say: 'landmarks',
  ...{ table, viewer, lang, entries, lines: [] },
  chronicle: {
    measure: 'Vitality',
    stages: [{ round: 'Round 1', entry: 1, totals, chances: [] }],
    swings: [],
    best: [],
  },
};
const heard = (model: Model, message: Told) => update(model, { is: 'heard', message });
const opened = () => lobby(start({ at: 'table', table }, 'en'));

function open(first: Position) {
  const app = $state({ model: heard(opened(), { say: 'position', ...first }), go: vi.fn(), ask: vi.fn() });
  const told = { find: vi.fn(), notice: vi.fn(), speak: vi.fn() };
  page = mount(Book, {
    target: document.body,
    props: { app: Object.assign(app, told) },
    context: new Map([[PIECEWISE, new Pieces()]]),
  });
  return app;
}

/** Waits for this time in milliseconds. Returns the selectors of the parts that are on the page. */
async function seen(time = 0): Promise<string[]> {
  flushSync();
  await vi.advanceTimersByTimeAsync(time);
  flushSync();
  return ['.stage', '.score', '.ending', '.ending-due'].filter((name) => document.querySelector(name) !== null);
}

it('keeps the board until the page of the end is ready', async () => {
  const app = open(last);
  expect(await seen(50)).toEqual(['.stage']);
  app.model = heard(app.model, { say: 'position', ...over });
  expect(await seen(50)).toEqual(['.stage']);
  app.model = heard(app.model, course);
  // The page at the end also contains the full score.
  expect(await seen(50)).toEqual(['.score', '.ending']);
});

it('says no more than the verdict about a solitaire that is not scored', async () => {
  const { sheet } = over.scene;
  const lost = sheet && { ...sheet, seats: sheet.seats.slice(0, 1).map((seat) => ({ ...seat, won: false })) };
  const app = open({ ...over, seats: over.seats.slice(0, 1), scene: { ...over.scene, sheet: lost } });
  app.model = heard(app.model, course);
  expect(await seen(50)).toEqual(['.ending']);
  expect(document.querySelector('.fin')).toBeNull();
});

it('opens a finished game with the page of its end, and shows nothing before it', async () => {
  const app = open(over);
  expect(await seen(50)).toEqual(['.ending-due']);
  app.model = heard(app.model, course);
  expect(await seen(50)).toEqual(['.score', '.ending']);
});

it('leads from the results to the pages of people who keep their names', async () => {
  const app = open(over);
  app.model = heard(app.model, course);
  const company = { here: over.seats.map(() => true), players: over.seats.map((_, at) => (at === 0 ? 'a1' : null)) };
  app.model = heard(app.model, { say: 'company', table, company: { ...company, watching: 0 } });
  await seen(50);
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.totals a')];
  expect(links.map((each) => [each.textContent, each.getAttribute('href'), each.target])).toEqual([
    [over.seats[0]?.name, '#/player/a1', '_blank'],
  ]);
});

it('shows the score on the board if the course of the game does not arrive in time', async () => {
  open(over);
  expect(await seen(LATE + 50)).toEqual(['.stage', '.score']);
});

it('leaves room on the final table of the duel for the button to the page of the end', async () => {
  const won = duel.won();
  const app = open(won);
  const { table, viewer, lang, entries } = won;
  app.model = heard(app.model, { ...course, table, viewer, lang, entries });
  await seen(LATE);
  const toTable = [...document.querySelectorAll<HTMLElement>('.ending nav button')].at(-1);
  toTable?.click();
  await seen(50);
  const [first, second] = document.querySelectorAll<HTMLElement>('.middle .buttons button');
  expect([first?.textContent, second?.textContent].map((words) => words?.trim())).toEqual(['The End', 'Rematch']);
  const { width: box = '0' } = document.querySelector<HTMLElement>('.middle .buttons')?.style ?? {};
  expect(Number.parseFloat(box)).toBeGreaterThan(width('The End', 17) + width('Rematch', 17) + 2 * 36);
});
