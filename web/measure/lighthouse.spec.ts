// Measures the lobby and a table of each game with Lighthouse, as on a phone with a slow network. Each result is the
// median of five runs.

import { once } from 'node:events';
import { createServer } from 'node:net';
import { test, expect, chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { serve } from '../e2e/server';
import { begin, median, type Seat } from './games';

const TIMES = 5;
/** The lowest allowed score in each category, in percent. */
const LEAST = { performance: 95, accessibility: 100, 'best-practices': 100 };
const GAMES = { draft: 3, duel: 2, oz: 2, epic: 2 };

type Category = keyof typeof LEAST;
type Scores = Record<Category, number>;
/** The metrics that make up the performance score. */
const METRICS = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
  'speed-index',
];

const CATEGORIES = Object.keys(LEAST) as Category[];

test('the scores of Lighthouse', async ({ launchOptions }) => {
  const server = await serve(7, []);
  const port = await freePort();
  const browser = await chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), `--remote-debugging-port=${port}`],
  });
  const page = await browser.newPage();
  await page.goto(server.address);
  const places: Record<string, string> = { lobby: '' };
  for (const [game, seats] of Object.entries(GAMES))
    places[game] = `#/table/${(await begin(page, { game, seats: seated(seats) })).table}`;
  await page.close();
  const weak: string[] = [];
  for (const [name, place] of Object.entries(places)) {
    const runs: Scores[] = [];
    for (let time = 0; time < TIMES; time += 1) runs.push(await score(new URL(place, server.address).href, port));
    for (const category of CATEGORIES) {
      const found = median(runs.map((run) => run[category]));
      process.stdout.write(`${name}: ${category} ${found} (at least ${LEAST[category]})\n`);
      if (found < LEAST[category]) weak.push(`${name}: ${category}`);
    }
  }
  await browser.close();
  await server.stop();
  expect(weak).toEqual([]);
});

/**
 * Loads a page once without a cache. Returns its scores in percent. Prints the audits that keep accessibility below
 * 100.
 */
async function score(url: string, port: number): Promise<Scores> {
  const run = await lighthouse(url, { port, logLevel: 'error', onlyCategories: CATEGORIES });
  if (!run) throw new Error(`Lighthouse returned nothing for ${url}`);
  const { categories, audits, environment } = run.lhr;
  for (const category of CATEGORIES.slice(1))
    for (const { id, weight } of categories[category]?.auditRefs ?? []) {
      const audit = audits[id];
      if (weight > 0 && audit?.score === 0) process.stdout.write(`  ${url}: ${audit.title}\n`);
    }
  // The benchmark index tells how fast this machine was. It varies when others use the same machine.
  const metrics = METRICS.map((id) => `${id} ${audits[id]?.displayValue ?? ''}`);
  process.stdout.write(`  ${metrics.join(', ')}, benchmark index ${Math.round(environment.benchmarkIndex)}\n`);
  const percent = (category: Category) => Math.round((categories[category]?.score ?? 0) * 100);
  return {
    performance: percent('performance'),
    accessibility: percent('accessibility'),
    'best-practices': percent('best-practices'),
  };
}

/** Returns seats for one person and for greedy bots. */
function seated(count: number): Seat[] {
  return ['Ann', 'Ben', 'Cid', 'Dot']
    .slice(0, count)
    .map((name, at) => (at === 0 ? { name } : { name, bot: 'greedy' }));
}

/** Returns a free port on the loopback interface. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('expected an address with a port');
  return address.port;
}
