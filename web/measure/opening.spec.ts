// Measures the longest task while the page opens a long game, on a processor that is slowed down by a factor of four.

import { expect, test } from '@playwright/test';
import { serve } from '../e2e/server';
import { begin } from './games';

const SLOWED = 4;
const ENTRIES = 2_000;
/** The greatest number of games to play until one is long enough. Most games are shorter than `ENTRIES`. */
const GAMES = 30;
/** A game of four random bots that may be long. */
const LONG = {
  game: 'oz',
  options: { roundCap: 200 },
  seats: ['Ann', 'Ben', 'Cid', 'Dot'].map((name) => ({ name, bot: 'random' })),
  entries: ENTRIES,
};
const TIMES = 3;
/** The time in which the page finishes all its work, in milliseconds. */
const SETTLED = 6_000;

test('the longest task while a long game opens', async ({ browser }) => {
  const server = await serve(7, []);
  const page = await browser.newPage();
  await page.goto(server.address);
  let found = { table: '', entries: 0 };
  for (let game = 0; game < GAMES && found.entries < ENTRIES; game += 1) found = await begin(page, LONG);
  expect(found.entries).toBeGreaterThanOrEqual(ENTRIES);
  await page.close();
  for (let time = 1; time <= TIMES; time += 1) {
    const page = await browser.newPage();
    await page.addInitScript(() => {
      const tasks: number[] = [];
      Object.assign(globalThis, { tasks });
      const note = (list: PerformanceObserverEntryList) =>
        tasks.push(...list.getEntries().map((task) => task.duration));
      new PerformanceObserver(note).observe({ type: 'longtask', buffered: true });
    });
    const slower = await page.context().newCDPSession(page);
    await slower.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
    await page.goto(new URL(`#/table/${found.table}`, server.address).href);
    await expect(page.locator('#prompt')).toBeVisible();
    await page.waitForTimeout(SETTLED);
    const tasks: number[] = await page.evaluate(() => (globalThis as unknown as { tasks: number[] }).tasks);
    const where = await page.locator('.where').textContent();
    const longest = tasks.map(Math.round).sort((one, other) => other - one);
    process.stdout.write(`${where}: the longest tasks took ${longest.slice(0, 5).join(', ')} ms\n`);
    await page.close();
  }
  await server.stop();
});
