// Tests of connections that break in the middle of a game between two people.

import type { Page } from '@playwright/test';
import { alike, decide, guest, invite, PHONE, press } from './invited';
import { Proxy } from './proxy';
import { serveOthers } from './server';
import { choices, expect, picture, prompt, test as base, where } from './table';

/**
 * The time after which everything is right again once the network is back, in milliseconds. A machine with nothing else to
 * do takes less than three seconds, and a busy one longer.
 */
const SOON = 15_000;

const test = base.extend<{ wire: Proxy }>({
  // The browser complains of each connection that breaks.
  complaints: async ({ page }, use) => {
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    await use(faults);
    expect(faults).toEqual([]);
  },
  wire: async ({}, use) => {
    const proxy = await Proxy.start();
    const server = await serveOthers({ proxy: proxy.address });
    proxy.port = Number(new URL(server.address).port);
    await use(proxy);
    proxy.stop();
    await server.stop();
  },
});

const lost = (page: Page) => page.locator('.lost');

/** Lets two people meet at a duel, and returns the page of the one to move and that of the other. */
async function meet(ann: Page, ben: Page, proxy: Proxy): Promise<[Page, Page]> {
  await ann.goto(proxy.address);
  await ben.goto(await invite(ann, 'Ann'));
  await ben.getByLabel('Your name').fill('Ben');
  await ben.getByRole('button', { name: 'Sit here' }).click();
  for (const page of [ann, ben]) await expect(prompt(page)).toBeVisible();
  return toMove(ann, ben);
}

/** Returns the page of the person to move and that of the other. */
async function toMove(ann: Page, ben: Page): Promise<[Page, Page]> {
  const waits = [ann, ben].map((page) =>
    choices(page)
      .first()
      .waitFor()
      .then(() => page),
  );
  const moves = await Promise.race(waits);
  return moves === ann ? [ann, ben] : [ben, ann];
}

/** Restores the line, and measures the time until both pages are right and show the same moment. */
async function rightAgain(pages: Page[], restore: () => void | Promise<void>, before: string): Promise<number> {
  await restore();
  const began = Date.now();
  for (const page of pages) {
    await expect(lost(page)).toHaveCount(0, { timeout: SOON });
    await expect(where(page)).not.toHaveText(before, { timeout: SOON });
  }
  const took = Date.now() - began;
  await alike(pages);
  expect(took).toBeLessThan(SOON);
  return took;
}

test('a choice on a line that is cut is kept, and sent once the line is back', async ({ page: ann, browser, wire }) => {
  const ben = await guest(browser, 'about:blank', PHONE);
  const [turn] = await meet(ann, ben, wire);
  const before = (await where(turn).textContent()) ?? '';
  wire.set('cut');
  for (const page of [ann, ben]) await expect(lost(page)).toContainText('The connection is lost.');
  await press(turn);
  await expect(turn.getByRole('status').filter({ hasText: 'Your choice is kept' })).toBeVisible();
  await picture(turn, 'offline');
  await ann.waitForTimeout(4_000);
  const took = await rightAgain([ann, ben], () => wire.set('open'), before);
  test.info().annotations.push({ type: 'right again after', description: `${took} ms` });
  await ben.context().close();
});

test('a choice whose answer is lost counts once', async ({ page: ann, browser, wire }) => {
  const ben = await guest(browser, 'about:blank');
  const [turn] = await meet(ann, ben, wire);
  const before = (await where(turn).textContent()) ?? '';
  wire.set('deaf');
  await press(turn);
  await ann.waitForTimeout(300);
  wire.set('cut');
  await expect(lost(turn)).toBeVisible();
  await rightAgain([ann, ben], () => wire.set('open'), before);
  await expect(turn.getByText('The game has moved on')).toHaveCount(0);
  const after = Number(/\d+/.exec((await where(turn).textContent()) ?? '')?.[0]);
  const [next] = await toMove(ann, ben);
  await decide(next);
  expect(Number(/\d+/.exec((await where(turn).textContent()) ?? '')?.[0])).toBeGreaterThan(after);
  await ben.context().close();
});

test('a line that is silently dead is noticed', async ({ page: ann, browser, wire }) => {
  const ben = await guest(browser, 'about:blank');
  const [turn, other] = await meet(ann, ben, wire);
  const before = (await where(turn).textContent()) ?? '';
  wire.set('dead');
  await press(turn);
  await expect(lost(turn)).toBeVisible({ timeout: 9_000 });
  await expect(lost(other)).toBeVisible({ timeout: 16_000 });
  await rightAgain([ann, ben], () => wire.set('open'), before);
  await ben.context().close();
});

test('a phone that was offline catches up, and keeps what was typed', async ({ page: ann, browser, wire }) => {
  const ben = await guest(browser, 'about:blank', PHONE);
  await ann.goto(wire.address);
  await ben.goto(await invite(ann, 'Ann'));
  await ben.getByLabel('Your name').fill('Ben of the long name');
  wire.set('cut');
  await expect(lost(ben)).toBeVisible();
  wire.set('open');
  await expect(lost(ben)).toHaveCount(0, { timeout: SOON });
  await expect(ben.getByLabel('Your name')).toHaveValue('Ben of the long name');
  await ben.getByRole('button', { name: 'Sit here' }).click();
  for (const page of [ann, ben]) await expect(prompt(page)).toBeVisible();
  const [turn, other] = await toMove(ann, ben);
  const before = (await where(other).textContent()) ?? '';
  await other.context().setOffline(true);
  await decide(turn);
  await rightAgain([ann, ben], () => other.context().setOffline(false), before);
  await ben.context().close();
});

test('two devices of one person show the same', async ({ page: ann, browser, wire }) => {
  const ben = await guest(browser, 'about:blank', PHONE);
  let [turn] = await meet(ann, ben, wire);
  const other = await guest(browser, ann.url(), { storageState: await ann.context().storageState() });
  await expect(prompt(other)).toBeVisible();
  const shown = async (page: Page) => [
    await where(page).textContent(),
    await page.locator('section.hand [data-card]').evaluateAll((all) => all.map(({ dataset }) => dataset['card'])),
    await choices(page).count(),
  ];
  for (let decisions = 0; decisions < 4; decisions++) {
    await expect.poll(async () => JSON.stringify(await shown(other)) === JSON.stringify(await shown(ann))).toBe(true);
    // The person decides on one device and on the other in turn.
    await decide(turn === ann && decisions % 2 === 0 ? other : turn);
    await alike([ann, ben, other]);
    [turn] = await toMove(ann, ben);
  }
  for (const page of [ben, other]) await page.context().close();
});
