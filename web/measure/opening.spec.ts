// Measures the longest task while the page opens a long game, on a processor that is four times slower.

import { expect, test, type Page } from '@playwright/test';
import { serve } from '../e2e/server';
import type { FromServer } from '../src/protocol';

const SLOWED = 4;
const ENTRIES = 2_000;
/** The most games to play. Most games are shorter than `ENTRIES`. */
const GAMES = 30;
const TIMES = 3;
/** The time in which the page finishes everything, in milliseconds. */
const SETTLED = 6_000;

test('the longest task while a long game is opened', async ({ browser }) => {
  const server = await serve(7, []);
  const page = await browser.newPage();
  await page.goto(server.address);
  let found = { table: '', entries: 0 };
  for (let game = 0; game < GAMES && found.entries < ENTRIES; game += 1) found = await longGame(page, server.address);
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

/** Lets four random bots play a game, and returns its table once it has this number of entries or is over. */
function longGame(page: Page, address: string): Promise<{ table: string; entries: number }> {
  return page.evaluate(
    ([address, entries]) =>
      new Promise<{ table: string; entries: number }>((resolve, reject) => {
        const socket = new WebSocket(new URL('/socket', address.replace(/^http/, 'ws')));
        const say = (message: unknown) => socket.send(JSON.stringify(message));
        const seats = ['Ann', 'Ben', 'Cid', 'Dot'].map((name) => ({ name, bot: 'random' }));
        socket.onopen = () => say({ say: 'create', game: 'oz', options: { roundCap: 200 }, seats });
        socket.onmessage = ({ data }: MessageEvent<string>) => {
          const message = JSON.parse(data) as FromServer;
          if (message.say === 'refused') reject(new Error(message.reason));
          if (message.say !== 'position' && message.say !== 'update') return;
          if (message.say === 'position' && message.pace !== 'instant') say({ say: 'pace', pace: 'instant' });
          if (message.entries >= entries || message.turn === 'over') resolve(message);
        };
      }),
    [address, ENTRIES] as const,
  );
}
