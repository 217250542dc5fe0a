// Tests of the page that a link of another device opens.

import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import Me from '../src/me/Me.svelte';
import type { Me as Told } from '../src/protocol';
import { withWords, words } from '../src/words';

const GUEST: Told = { name: null, player: null, keys: [], passkeys: false };
let page: Record<string, unknown> | undefined;
let entered: unknown[] = [];

/** Opens the link. The server answers with this identity once the returned function is called. */
function open(): (me: Told) => void {
  entered = [];
  let resolve: (answer: Response) => void = () => undefined;
  const promise = new Promise<Response>((done) => (resolve = done));
  vi.stubGlobal('fetch', (path: string, { body }: RequestInit = {}) => {
    if (!path.endsWith('/enter')) return promise;
    entered.push(JSON.parse(body as string));
    return new Promise(() => undefined);
  });
  const props = { screen: { at: 'me' as const, code: 'ABCD' }, games: [], say: words('en'), notice: vi.fn() };
  page = mount(Me, { target: document.body, props });
  flushSync();
  return (me) => resolve(new Response(JSON.stringify(me)));
}

const button = () => [...document.querySelectorAll('button')].find((each) => each.textContent?.trim() === 'Go on');
const tick = () => document.querySelector<HTMLInputElement>('input[type=checkbox]');

beforeAll(() => withWords('me', Promise.resolve()));

afterEach(async () => {
  vi.unstubAllGlobals();
  if (page) await unmount(page);
  page = undefined;
  document.body.replaceChildren();
});

it('waits until it knows whether the browser has a guest whose games could come along', async () => {
  const answer = open();
  expect([button(), tick()]).toEqual([undefined, null]);
  answer(GUEST);
  await vi.waitFor(() => expect(tick()?.checked).toBe(true));
  button()?.click();
  await vi.waitFor(() => expect(entered).toEqual([{ code: 'ABCD', bring: true }]));
});

it('says what somebody leaves who keeps a name in this browser', async () => {
  open()({ ...GUEST, name: 'Ann' });
  await vi.waitFor(() => expect(document.body.textContent).toContain('This browser is kept here as Ann.'));
  expect(tick()).toBeNull();
  button()?.click();
  await vi.waitFor(() => expect(entered).toEqual([{ code: 'ABCD', bring: false }]));
});
