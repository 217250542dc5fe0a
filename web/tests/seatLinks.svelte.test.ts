// Tests of the links for certain seats of an invitation: the maker's part of the page, and that of who comes by a link.

import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { lobby } from '../src/fixtures/lobby';
import { linked } from '../src/gathering/chairs';
import { start, update, type Model } from '../src/model';
import type { ChairInfo, FromClient, GatheringInfo } from '../src/protocol';
import { fromHash, toHash } from '../src/route';
import Book from '../src/view/Book.svelte';

const SECRET = 'ab'.repeat(32);
const FREE: ChairInfo = { name: null, bot: null, mine: false, may: ['take'] };
const PROMISED: ChairInfo = { ...FREE, promised: true, may: [] };
const ANN: ChairInfo = { name: 'Ann', bot: null, mine: true, may: ['release'] };
/** The second seat, as the one who invites sees it. */
const own = (chair: ChairInfo): ChairInfo => ({
  ...chair,
  may: chair.promised ? ['release', 'promise'] : ['take', 'fill', 'promise'],
});

const info = (chairs: ChairInfo[], mine: boolean): GatheringInfo => ({
  table: 'g1',
  game: 'duel',
  title: 'Good against Evil',
  options: {},
  chairs,
  terms: { time: null, late: 'bot', bot: 'greedy' },
  public: false,
  mine,
  may: mine ? ['invite', 'disband'] : ['invite', 'block'],
  made: 0,
});

let page: Record<string, unknown> | undefined;
let asked: FromClient[] = [];

async function show(gathering: GatheringInfo, link?: string) {
  if (page) await unmount(page);
  const at = { at: 'table' as const, table: 'g1', ...(link ? { link } : {}) };
  const hosted: Model = { ...lobby(start(at, 'en')), gathers: true };
  const model = update(hosted, { is: 'heard', message: { say: 'gathering', gathering, begun: false } });
  asked = [];
  const ask = (message: FromClient) => void asked.push(message);
  const app = { model, go: vi.fn(), ask, find: vi.fn(), notice: vi.fn(), speak: vi.fn() };
  page = mount(Book, { target: document.body, props: { app } });
  flushSync();
  await vi.waitFor(() => expect(document.querySelector('.gathering')).not.toBeNull());
  return model;
}

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const named = (name: string) => all('button').find((each) => each.getAttribute('aria-label') === name);
const text = () => document.body.textContent ?? '';

function press(name: string) {
  named(name)?.click();
  flushSync();
}

function typeName(name: string) {
  const field = document.querySelector<HTMLInputElement>('#name');
  if (!field) throw new Error('no field');
  field.value = name;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  flushSync();
}

// The page loads this part when it is first shown.
beforeAll(() => import('../src/gathering/Gathering.svelte'));

afterEach(async () => {
  vi.unstubAllGlobals();
  if (page) await unmount(page);
  page = undefined;
  localStorage.clear();
  document.body.replaceChildren();
});

it('has an address that leads to the seat again', () => {
  const screen = { at: 'table' as const, table: 'g1', link: `1-${SECRET}` };
  expect(fromHash(toHash(screen))).toEqual(screen);
  expect(linked(screen.link)).toEqual({ seat: 1, secret: SECRET });
  for (const other of [undefined, '', '1', `1-${SECRET}-2`, 'x-ab', '1-XY']) expect(linked(other)).toBeNull();
});

it('is made by a press of the one who invites, and shown once the seat is promised', async () => {
  const fetched = vi.fn(() => Promise.resolve(new Response(JSON.stringify({ seat: 1, link: SECRET }))));
  vi.stubGlobal('fetch', fetched);
  await show(info([ANN, own(PROMISED)], true));
  expect(all('.chair')[1]?.textContent).toContain('Promised to a link');
  expect(all('.fill')).toHaveLength(0);
  press('A new link for this seat: Evil');
  await vi.waitFor(() => expect(all('[aria-label="The link: Evil"]')).toHaveLength(1));
  const [, request] = fetched.mock.calls[0] as unknown as [string, RequestInit];
  expect(request.body).toBe('{"table":"g1","seat":1}');
  const field = document.querySelector<HTMLInputElement>('[aria-label="The link: Evil"]');
  expect(field?.value).toContain(`#/table/g1/1-${SECRET}`);
  expect(named('Free this seat: Evil')).toBeDefined();
  press('Free this seat: Evil');
  expect(asked).toEqual([{ say: 'release', seat: 1 }]);
});

it('is not shown any more while a new one is made', async () => {
  const answers = [
    Promise.resolve(new Response(JSON.stringify({ seat: 1, link: SECRET }))),
    new Promise(() => undefined),
  ];
  vi.stubGlobal('fetch', () => answers.shift());
  await show(info([{ ...FREE, name: 'Ann', mine: true }, PROMISED], true));
  press('A new link for this seat: Evil');
  await vi.waitFor(() => expect(all('[aria-label="The link: Evil"]')).toHaveLength(1));
  press('A new link for this seat: Evil');
  expect(all('[aria-label="The link: Evil"]')).toHaveLength(0);
});

it('says why a seat cannot be promised', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('This seat is taken.', { status: 422 })));
  await show(info([ANN, own(FREE)], true));
  press('A link for this seat: Evil');
  await vi.waitFor(() => expect(text()).toContain('This seat is taken.'));
});

it('lets who has it take its seat alone, by a press', async () => {
  const model = await show(info([FREE, PROMISED], false), `1-${SECRET}`);
  expect(model.screen).toEqual({ at: 'table', table: 'g1', link: `1-${SECRET}` });
  expect(asked).toEqual([]);
  expect(text()).toContain('You have the link for a seat.');
  expect(named('Sit here: Good')).toBeUndefined();
  typeName('Ben');
  press('Sit here: Evil');
  expect(asked).toEqual([{ say: 'redeem', seat: 1, name: 'Ben', link: SECRET }]);
});

it('leaves others the free seats, and says that it does not count any more', async () => {
  await show(info([FREE, PROMISED], false));
  expect([named('Sit here: Good'), named('Sit here: Evil')].map(Boolean)).toEqual([true, false]);
  await show(info([FREE, { ...FREE, name: 'Cid', may: [] }], false), `1-${SECRET}`);
  expect(text()).toContain('does not count any more');
  typeName('Ben');
  press('Sit here: Good');
  expect(asked).toEqual([{ say: 'take', seat: 0, name: 'Ben' }]);
});
