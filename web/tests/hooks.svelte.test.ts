// Tests of the section with the reader's own addresses for notices.

import { flushSync, mount, tick, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import HooksSection from '../src/hooks/Hooks.svelte';
import type { Hook, Hooks } from '../src/protocol';
import { learn, withWords, words } from '../src/words';

const ADDRESS = 'https://hooks.example.org/ann';
const HOOK: Hook = { id: 'a', address: ADDRESS, made: 1_795_442_825, untimed: false, stopped: false };
const SECRET = { hook: 'a', secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw' };

let page: Record<string, unknown> | undefined;
let asked: [string, unknown][] = [];
/** What the server says next. */
let next: Hooks | null;
/** Why the server refuses, as the page shows it. */
let refusals: string[] = [];

beforeEach(async () => {
  [asked, refusals] = [[], []];
  await withWords('hooks', Promise.resolve());
  await learn('en');
});
afterEach(async () => {
  if (page) await unmount(page);
  page = undefined;
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

/** Shows the section for a reader with these addresses. */
async function show(told: Hooks): Promise<void> {
  next = told;
  vi.stubGlobal('fetch', (path: string, { body }: { body?: string }) => {
    asked.push([path, body === undefined ? undefined : JSON.parse(body)]);
    return Promise.resolve(next ? new Response(JSON.stringify(next)) : new Response('No.', { status: 422 }));
  });
  const tried = <Answer>(answer: Promise<Answer>) =>
    answer.catch((why: Error) => {
      refusals.push(why.message);
      return null;
    });
  page = mount(HooksSection, { target: document.body, props: { say: words('en'), tried } });
  await settled();
}

async function settled(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setTimeout(resolve));
  await tick();
  flushSync();
}

async function press(name: string): Promise<void> {
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent.trim() === name)?.click();
  await settled();
}

/** Returns the field for an address. */
function field(): HTMLInputElement {
  const found = document.querySelector<HTMLInputElement>('input[type=url]');
  if (!found) throw new Error('no field');
  return found;
}

function type(address: string): void {
  field().value = address;
  field().dispatchEvent(new Event('input', { bubbles: true }));
}

const shown = (): string | undefined => document.querySelector<HTMLInputElement>('input[readonly]')?.value;

describe('the section', () => {
  it('is left out where the host does not allow addresses', async () => {
    await show({ allowed: false, hooks: [], made: null });
    expect(document.querySelector('section')).toBe(null);
  });

  it('lets what is left be removed there, and nothing else', async () => {
    await show({ allowed: false, hooks: [HOOK], made: null });
    expect(document.querySelector('form')).toBe(null);
    expect([...document.querySelectorAll('button')].map(({ textContent }) => textContent.trim())).toEqual(['Remove']);
  });

  it('takes an address, and shows its secret until the reader leaves', async () => {
    await show({ allowed: true, hooks: [], made: null });
    type(ADDRESS);
    next = { allowed: true, hooks: [HOOK], made: SECRET };
    await press('Send notices there');
    expect(asked[1]).toEqual(['./api/me/hooks/add', { address: ADDRESS, untimed: false }]);
    expect([shown(), field().value]).toEqual([SECRET.secret, '']);
    next = { allowed: true, hooks: [HOOK], made: null };
    await press('Send one to try');
    expect(document.querySelector('[role=status]')?.textContent).toBe('The address has taken the notice.');
    expect(shown()).toBe(SECRET.secret);
    next = { allowed: true, hooks: [HOOK], made: { hook: 'a', secret: 'whsec_b' } };
    await press('New secret');
    expect(shown()).toBe('whsec_b');
    next = { allowed: true, hooks: [], made: null };
    await press('Remove');
    expect([shown(), document.querySelector('li')]).toEqual([undefined, null]);
    expect(asked.slice(2)).toEqual(['try', 'renew', 'remove'].map((what) => [`./api/me/hooks/${what}`, { hook: 'a' }]));
  });

  it('says why an address is refused, and keeps what was typed', async () => {
    await show({ allowed: true, hooks: [], made: null });
    type('https://localhost/');
    next = null;
    await press('Send notices there');
    expect([refusals, field().value]).toEqual([['No.'], 'https://localhost/']);
  });

  it('says plainly that an address gets no more notices', async () => {
    await show({ allowed: true, hooks: [{ ...HOOK, stopped: true, untimed: true }], made: null });
    const text = document.body.textContent;
    expect(text).toContain('Notices did not arrive, so none are sent there any more.');
    expect(text).toContain('Also games without a clock.');
  });
});
