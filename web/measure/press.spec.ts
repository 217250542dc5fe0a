// Measures how fast a table responds, on a processor that is slowed down by a factor of four. There are three times:
// from the moment a finger comes down to the frame that shows the press, from the moment it lifts to the frame that shows
// what the page does by itself, such as opening the choices of a card, and from the news to the frame that shows the
// result. Takes medians of thirty presses, without animations.

import { expect, test, type Page } from '@playwright/test';
import { serve } from '../e2e/server';
import { begin, median, type Seat } from './games';

const SLOWED = 4;
const PRESSES = 30;
/** The time for which a finger stays down, in milliseconds. */
const DOWN = 80;
/** The longest allowed medians, in milliseconds. */
const MOST = { pressed: 100, lifted: 300, drawn: 300 };
/** The time that the server and its bots need to respond to a press, in milliseconds. */
const ANSWERED = 600;
/** The greatest number of games to play until one is long enough. */
const GAMES = 30;

const seats = (count: number): Seat[] =>
  ['Ann', 'Ben', 'Cid', 'Dot'].slice(0, count).map((name, at) => (at === 0 ? { name } : { name, bot: 'random' }));
const TABLES = [
  { game: 'draft', seats: seats(3) },
  { game: 'duel', seats: seats(2) },
  { game: 'oz', seats: seats(2) },
  { game: 'epic', seats: seats(2) },
  { game: 'oz', seats: seats(4), options: { roundCap: 200 }, entries: 2_000 },
  { game: 'epic', seats: seats(4), options: { roundCap: 200 }, entries: 2_000 },
];

interface Measured {
  pressed: number[];
  lifted: number[];
  drawn: number[];
}

test.use({ reducedMotion: 'reduce', viewport: { width: 1280, height: 800 } });

test('the time until a press shows, and until what comes of it shows', async ({ browser }) => {
  const slow: string[] = [];
  const server = await serve(7, []);
  for (const wanted of TABLES) {
    const page = await browser.newPage({ reducedMotion: 'reduce' });
    await page.addInitScript(note);
    const measured: Measured = { pressed: [], lifted: [], drawn: [] };
    let entries = 0;
    for (let game = 0; game < GAMES && measured.pressed.length < PRESSES; game += 1) {
      await page.goto(server.address);
      const found = await begin(page, wanted);
      if (found.entries < (wanted.entries ?? 0)) continue;
      entries = Math.max(entries, found.entries);
      await press(page, `#/table/${found.table}`, measured);
    }
    await page.close();
    expect(measured.pressed.length, `${wanted.game} at entry ${wanted.entries ?? 0}`).toBeGreaterThanOrEqual(PRESSES);
    for (const [what, most] of Object.entries(MOST) as [keyof Measured, number][]) {
      const found = Math.round(median(measured[what]));
      const worst = Math.round(Math.max(...measured[what]));
      const line = `${wanted.game}, entry ${entries}: ${what} after ${found} ms (at most ${most}; the worst ${worst})`;
      process.stdout.write(`${line}\n`);
      if (found > most) slow.push(line);
    }
  }
  await server.stop();
  expect(slow).toEqual([]);
});

/** Presses choices at a table until there are enough measurements or the game is over. */
async function press(page: Page, place: string, measured: Measured): Promise<void> {
  await page.evaluate((place) => (location.hash = place), place);
  await expect(page.locator('#prompt')).toBeVisible();
  const slower = await page.context().newCDPSession(page);
  await slower.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  const choices = page.locator('main [data-choice]:visible');
  while (measured.pressed.length < PRESSES) {
    await page.waitForTimeout(ANSWERED);
    const count = await choices.count();
    if (count === 0) break;
    await page.evaluate(() => Object.assign(globalThis, { measured: { pressed: [], lifted: [], drawn: [] } }));
    // If a choice has two steps, the next press makes the second step.
    const one = choices.nth(measured.pressed.length % count);
    await one.scrollIntoViewIfNeeded();
    await one.click({ force: true, delay: DOWN });
    await page.waitForTimeout(ANSWERED);
    const { pressed, lifted, drawn } = await page.evaluate(
      () => (globalThis as unknown as { measured: Measured }).measured,
    );
    // The browser does not report an event that is shown within one frame, so it counts as 0.
    measured.pressed.push(Math.max(0, ...pressed));
    measured.lifted.push(Math.max(0, ...lifted));
    measured.drawn.push(...drawn);
  }
  await slower.detach();
}

/**
 * Runs in the page before the page's own scripts. Records the time from each press and each message to the next frame.
 */
function note(): void {
  const measured: Measured = { pressed: [], lifted: [], drawn: [] };
  Object.assign(globalThis, { measured });
  const noted = () => (globalThis as unknown as { measured: Measured }).measured;
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) {
      if (name === 'pointerdown') noted().pressed.push(duration);
      if (name === 'click') noted().lifted.push(duration);
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  const Own = globalThis.WebSocket;
  globalThis.WebSocket = class extends Own {
    constructor(address: string | URL) {
      super(address);
      this.addEventListener('message', ({ data, timeStamp }: MessageEvent<string>) => {
        if (!/^{"say":"(position|update)"/.test(data)) return;
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => noted().drawn.push(performance.now() - timeStamp);
          port2.postMessage(null);
        });
      });
    }
  };
}
