// Tests of the page of an invitation: it offers what the server says that the reader may do, and nothing else. The names
// on it lead to the pages of people.

import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, it, vi } from 'vitest';
import { lobby } from '../src/fixtures/lobby';
import Gathering from '../src/gathering/Gathering.svelte';
import { start } from '../src/model';
import type { ChairInfo, FromClient, GatheringInfo } from '../src/protocol';
import { withWords, words } from '../src/words';

let shown: object | undefined;
let asked: FromClient[] = [];

async function show(more: Partial<GatheringInfo>, ...chairs: ChairInfo[]) {
  if (shown) await unmount(shown);
  await withWords('invitations', Promise.resolve());
  const info: GatheringInfo = {
    table: 'g1',
    game: 'draft',
    title: 'Oz',
    options: {},
    chairs,
    terms: { time: null, late: 'bot', bot: 'greedy' },
    public: false,
    mine: false,
    may: [],
    made: 0,
    ...more,
  };
  asked = [];
  const ask = (message: FromClient) => void asked.push(message);
  const model = lobby(start({ at: 'table', table: 'g1' }, 'en'));
  const props = { model, gathering: { info, state: 'open' as const }, say: words('en'), go: vi.fn(), ask };
  shown = mount(Gathering, { target: document.body, props });
  flushSync();
}

afterEach(async () => {
  if (shown) await unmount(shown);
  shown = undefined;
  document.body.replaceChildren();
});

const all = <Each extends HTMLElement>(selector: string) => [...document.querySelectorAll<Each>(selector)];
const controls = () => all('button, select').map((each) => each.getAttribute('aria-label') ?? each.textContent?.trim());

const free = (...may: ChairInfo['may']): ChairInfo => ({ name: null, bot: null, mine: false, may });
const ann = (...may: ChairInfo['may']): ChairInfo => ({ name: 'Ann', bot: null, mine: true, may });

it.each<[string, string, Partial<GatheringInfo>, ChairInfo[]]>([
  ['invite', 'Copy the link', { may: ['invite'] }, [ann()]],
  ['block', 'Block the one who invites', { may: ['block'] }, [ann()]],
  ['disband', 'Withdraw the invitation', { may: ['disband'] }, [ann()]],
  ['take', 'Sit here: Seat 1', {}, [free('take')]],
  ['release', 'Free this seat: Seat 1', {}, [ann('release')]],
  ['fill', 'Let a bot play: Seat 1', {}, [free('fill')]],
  ['promise', 'A link for this seat: Seat 1', { may: ['invite'] }, [free('promise')]],
])('has a control for the right to %s, and none without it', async (_, control, more, chairs) => {
  await show(more, ...chairs);
  expect(controls()).toContain(control);
  // A reader to whom the server gives no right has no control, even as the one who has made the invitation.
  await show({ ...more, mine: true, may: [] }, ...chairs.map((chair) => ({ ...chair, may: [] })));
  expect(controls()).toEqual([]);
  expect(document.querySelector('#name')).toBeNull();
});

it('lets those who may begin without the salts that have not come', async () => {
  const salt = { commitment: null, came: false };
  const luck = { attempt: 1, commitment: '', opens: false, due: null };
  for (const may of [[], ['beginNow']] as GatheringInfo['may'][]) {
    await show({ may, luck, mine: true }, { ...ann(), salt });
    await vi.waitFor(() => expect(document.body.textContent).toContain('Missing: Ann'));
    expect(all('header button')).toHaveLength(may.length);
  }
  all('header button')[0]?.click();
  expect(asked).toEqual([{ say: 'beginNow' }]);
});

it('leads back to the tournament of its game, and offers the seat under the name there', async () => {
  const pairing = { tournament: 't1', name: 'Emerald Open', round: 2 };
  await show({ pairing }, ann(), { ...free('take'), mine: true, kept: 'Ben 2' });
  const [way] = all<HTMLAnchorElement>('header a');
  expect([way?.textContent, way?.getAttribute('href')]).toEqual([
    'A game of the tournament Emerald Open, round 2',
    '#/tournament/t1',
  ]);
  expect(document.querySelector('h1')?.lastElementChild?.textContent).toBe('Oz');
  expect(document.querySelector('#name')).toBeNull();
  // Ann is the reader in the other tests. Here, the reader has not come yet.
  await show({ pairing }, { ...ann(), mine: false }, { ...free('take'), mine: true, kept: 'Ben 2' });
  expect(controls()).toEqual(['Sit here: Seat 2']);
  all('button')[0]?.click();
  expect(asked).toEqual([{ say: 'take', seat: 1, name: 'Ben 2' }]);
});

it('leads from the names of people who keep theirs to their pages, in a tab of its own', async () => {
  await show({}, { ...ann(), player: 'a1' }, { ...ann(), name: 'Cid' }, { ...free(), kept: 'Dee', player: 'd1' });
  const links = all<HTMLAnchorElement>('.chair a');
  expect(links.map((each) => [each.textContent, each.getAttribute('href'), each.target])).toEqual([
    ['Ann (you)', '#/player/a1', '_blank'],
    ['Kept for Dee', '#/player/d1', '_blank'],
  ]);
});
