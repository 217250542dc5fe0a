// Tests of the holidays on the reader's own page.

import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import Holiday from '../src/me/Holiday.svelte';
import type { Holidays } from '../src/protocol';
import { withWords, words } from '../src/words';

const say = words('en');
let page: Record<string, unknown> | undefined;
let asked: [string, unknown][] = [];

/** Shows the holidays, with these answers of the server in order. */
async function show(...answers: Holidays[]) {
  asked = [];
  vi.stubGlobal('fetch', (path: string, init: RequestInit = {}) => {
    asked.push([path.replace(/^.*\/api\/me/, ''), init.body === undefined ? null : JSON.parse(init.body as string)]);
    return Promise.resolve(new Response(JSON.stringify(answers.shift())));
  });
  page = mount(Holiday, { target: document.body, props: { say, tried: (request) => request } });
  flushSync();
  await vi.waitFor(() => expect(asked).toHaveLength(1));
}

const text = () => document.body.textContent?.replace(/\s+/g, ' ').trim() ?? '';
const button = (name: string) =>
  [...document.querySelectorAll('button')].find((each) => each.textContent?.trim() === name);

beforeAll(() => withWords('me', Promise.resolve()));

afterEach(async () => {
  vi.unstubAllGlobals();
  if (page) await unmount(page);
  page = undefined;
  document.body.replaceChildren();
});

it('are begun by a press, for so many days, and ended by another', async () => {
  const until = new Date(2026, 10, 30, 9, 5).getTime() / 1000;
  await show({ left: 21, most: 21, until: null }, { left: 18, most: 21, until }, { left: 20, most: 21, until: null });
  await vi.waitFor(() => expect(text()).toContain('21 days are left.'));
  expect(text()).toContain('You have 21 days in 365.');
  const field = document.querySelector('input');
  if (!field) throw new Error('no field');
  field.value = '3';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  button('Begin a holiday')?.click();
  await vi.waitFor(() => expect(text()).toMatch(/You are on holiday until .*30.*, 09:05\./));
  button('End it now')?.click();
  await vi.waitFor(() => expect(text()).toContain('20 days are left.'));
  expect(asked).toEqual([
    ['/holiday', null],
    ['/holiday', { days: 3 }],
    ['/holiday/end', {}],
  ]);
});

it('are not offered if the host has none, or no day is left', async () => {
  await show({ left: 0, most: 0, until: null });
  await vi.waitFor(() => expect(text()).toBe(''));
  if (page) await unmount(page);
  page = undefined;
  await show({ left: 0, most: 1, until: null });
  await vi.waitFor(() => expect(text()).toContain('0 days are left.'));
  expect(text()).toContain('You have one day in 365.');
  expect(button('Begin a holiday')).toBeUndefined();
});
