// Tests of the switch for notices, without a push service.

import { flushSync, mount, tick, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import NoticesSection from '../src/notices/Notices.svelte';
import { hindrance, subscribed } from '../src/notices/subscription';
import type { NoticeDevice, Notices } from '../src/protocol';
import { learn, withWords, words } from '../src/words';

const CAN = { isSecure: true, hasPush: true, isApple: false, permission: 'default' };
const HERE: NoticeDevice = { id: 'a', made: 1_795_442_825, here: true, untimed: false, muted: ['duel'] };

let page: Record<string, unknown> | undefined;
let asked: [string, unknown][] = [];

beforeEach(async () => {
  asked = [];
  await withWords('notices', Promise.resolve());
  await learn('en');
});
afterEach(async () => {
  if (page) await unmount(page);
  page = undefined;
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

/** Shows the section for a reader with these notices, who may press something. */
async function show(told: Notices): Promise<void> {
  vi.stubGlobal('fetch', (path: string, { body }: { body?: string }) => {
    asked.push([path, body === undefined ? undefined : JSON.parse(body)]);
    return Promise.resolve(new Response(JSON.stringify(told)));
  });
  const games = [{ name: 'duel', title: 'Good against Evil' }];
  const props = { games: games as never, say: words('en'), tried: <Answer>(answer: Promise<Answer>) => answer };
  page = mount(NoticesSection, { target: document.body, props });
  await settled();
}

async function settled(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setTimeout(resolve));
  await tick();
  flushSync();
}

describe('a browser', () => {
  it('is told plainly why it cannot have notices', () => {
    expect(hindrance(CAN)).toBe(null);
    expect(hindrance({ ...CAN, isSecure: false })).toBe('insecure');
    expect(hindrance({ ...CAN, hasPush: false })).toBe('unable');
    expect(hindrance({ ...CAN, hasPush: false, isApple: true })).toBe('home-screen');
    expect(hindrance({ ...CAN, permission: 'denied' })).toBe('denied');
  });

  it('tells the server where and how it is reached', () => {
    const json = { endpoint: 'https://push.example/a', keys: { p256dh: 'p', auth: 'a' } };
    expect(subscribed({ toJSON: () => json })).toEqual({ endpoint: 'https://push.example/a', p256dh: 'p', auth: 'a' });
  });
});

describe('the section', () => {
  it('is left out at a server that sends no notices', async () => {
    await show({ key: null, devices: [] });
    expect(document.querySelector('section')).toBe(null);
  });

  it('says why notices cannot be had', async () => {
    await show({ key: 'k', devices: [] });
    expect(document.body.textContent).toContain('This browser cannot show notices');
  });

  it('tries and removes notices on a press', async () => {
    await show({ key: 'k', devices: [HERE, { ...HERE, id: 'b', here: false }] });
    const boxes = [...document.querySelectorAll('input')].map(({ checked }) => checked);
    expect(boxes).toEqual([false, false]);
    const press = async (name: string) => {
      [...document.querySelectorAll('button')].find(({ textContent }) => textContent.trim() === name)?.click();
      await settled();
    };
    await press('Send me one to try');
    expect(document.querySelector('[role=status]')?.textContent).toBe('A notice is on its way.');
    await press('Remove');
    expect(asked.slice(1)).toEqual([
      ['./api/me/notices/try', {}],
      ['./api/me/notices/off', { device: 'b' }],
    ]);
  });
});
