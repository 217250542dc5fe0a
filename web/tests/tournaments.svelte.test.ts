// Tests of the pages of tournaments: the form, and the names that lead to the pages of people.

import { flushSync, mount, unmount, type Component } from 'svelte';
import { afterEach, expect, it, vi } from 'vitest';
import { lobby } from '../src/fixtures/lobby';
import { start } from '../src/model';
import type { NewTournament, TournamentInfo } from '../src/protocol';
import Cross from '../src/tournaments/Cross.svelte';
import Make from '../src/tournaments/Make.svelte';
import Rounds from '../src/tournaments/Rounds.svelte';
import Standings from '../src/tournaments/Standings.svelte';
import { withWords, words } from '../src/words';

let shown: object | undefined;

async function show<Props extends Record<string, unknown>>(component: Component<Props>, props: Props) {
  for (const page of ['tournaments', 'leaving', 'options'] as const) await withWords(page, Promise.resolve());
  shown = mount(component, { target: document.body, props });
  flushSync();
}

afterEach(() => {
  vi.unstubAllGlobals();
  if (shown) void unmount(shown);
  shown = undefined;
  document.body.replaceChildren();
});

const all = <Each extends HTMLElement>(selector: string) => [...document.querySelectorAll<Each>(selector)];

function choose(label: string) {
  const radio = all<HTMLInputElement>('input[type=radio]').find(
    (each) => each.labels?.[0]?.textContent?.trim() === label,
  );
  expect(radio, label).toBeDefined();
  radio?.click();
  flushSync();
}

it('are made with the options of the game, and with windows if the game has them', async () => {
  const sent: NewTournament[] = [];
  const fetched = vi.fn((_: string, { body }: RequestInit) => {
    sent.push(JSON.parse(body as string) as NewTournament);
    return Promise.resolve(new Response('{"id":"t1"}', { status: 201 }));
  });
  vi.stubGlobal('fetch', fetched);
  const made = vi.fn();
  const model = lobby(start({ at: 'tournaments' }, 'en'));
  await show(Make, { model, say: words('en'), onmade: made, onclose: vi.fn() });
  choose('Good against Evil');
  const turnCap = () => document.querySelector<HTMLInputElement>('#option-turnCap');
  await vi.waitFor(() => expect(turnCap()).not.toBeNull());
  const turns = turnCap();
  if (!turns) throw new Error('no option');
  turns.value = '30';
  turns.dispatchEvent(new Event('change', { bubbles: true }));
  flushSync();
  choose('In 7 days');
  all<HTMLFormElement>('form')[0]?.requestSubmit();
  await vi.waitFor(() => expect(made).toHaveBeenCalledWith('t1'));
  expect(sent[0]).toMatchObject({ game: 'duel', options: { turnCap: 30 }, most: 16 });
  expect(Math.round(((sent[0]?.start ?? 0) - Date.now() / 1000) / 3600)).toBe(7 * 24);
  // The options of one game are not those of another, and come back with their game.
  choose('Oz');
  expect(turnCap()).toBeNull();
  choose('Good against Evil');
  await vi.waitFor(() => expect(turnCap()?.value).toBe('30'));
});

const line = { place: 1, halves: 2, buchholz: 0, sonneborn: 0, direct: 0, wins: 1 };
const found: TournamentInfo = {
  line: {
    id: 't1',
    name: 'Emerald Open',
    game: 'duel',
    state: 'running',
    system: { roundRobin: { twice: false } },
    terms: { time: { days: 3 }, late: 'loss', bot: 'random' },
    people: 2,
    most: 8,
    open: false,
    mine: true,
    begun: 1,
    planned: 1,
    start: null,
    winners: [],
  },
  options: {},
  version: 1,
  by: 'Ann',
  made: true,
  come: 10,
  me: 0,
  table: null,
  entrants: [
    { name: 'Ann', player: 'a1', left: false },
    { name: 'Somebody who left', player: null, left: true },
  ],
  rounds: [{ pairings: [{ first: 0, second: 1, table: 'g1', result: 'first' }], bye: null, due: 0 }],
  standings: [
    { ...line, entrant: 0 },
    { ...line, place: 2, entrant: 1 },
  ],
};

it.each([
  ['standings', Standings],
  ['cross table', Cross],
  ['rounds', Rounds],
] as const)('lead from the names in the %s to the pages of people', async (_, component) => {
  await show(component as unknown as Component<Record<string, unknown>>, {
    found,
    say: words('en'),
    lang: 'en',
    go: vi.fn(),
  });
  const links = all<HTMLAnchorElement>('a[href^="#/player/"]').map((each) => [
    each.textContent,
    each.getAttribute('href'),
  ]);
  expect(links).toEqual([['Ann', '#/player/a1']]);
  expect(document.body.textContent).toContain('Somebody who left');
});
