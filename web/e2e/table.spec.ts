// Tests of the properties of a table that no other test file covers.

import { readFile } from 'node:fs/promises';
import type { Request } from '@playwright/test';
import {
  againstThinker,
  begin,
  choices,
  expect,
  goesOn,
  myTurn,
  pace,
  prompt,
  score,
  setUp,
  state,
  test,
  where,
} from './table';

test('two people pass the screen, and hands stay hidden in between', async ({ page, server }) => {
  await page.goto(server.address);
  await begin(page, ['A person'], ['Ann', 'Ben']);
  const curtain = page.getByRole('heading', { name: /^Pass the screen to (Ann|Ben)$/ });
  await expect(curtain).toBeFocused();
  await state(page, 'curtain');
  await expect(page.locator('[data-card], [data-zone], [data-heap], .log')).toHaveCount(0);

  const first = /to (Ann|Ben)/.exec((await curtain.textContent()) ?? '')?.[1] ?? '';
  const second = first === 'Ann' ? 'Ben' : 'Ann';
  await page.getByRole('button', { name: `I am ${first}` }).click();
  await expect(choices(page)).toHaveCount(3);
  await expect(choices(page).first()).toBeFocused();
  await choices(page).first().click();
  await expect(page.getByRole('heading', { name: `Pass the screen to ${second}` })).toBeVisible();
  await expect(page.locator('[data-card], [data-zone], [data-heap], .log')).toHaveCount(0);
  await page.getByRole('button', { name: `I am ${second}` }).click();
  await expect(choices(page)).toHaveCount(2);
});

test('the language is switched in place', async ({ page, server }) => {
  await page.goto(server.address);
  await begin(page, ['Collector', 'Collector']);
  await myTurn(page);
  await page.getByRole('button', { name: 'FR: Français' }).click();
  await expect(prompt(page)).toContainText('Prenez une colonne.');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(choices(page).first()).toHaveText('Prendre');
  await state(page, 'french');
  await page.reload();
  await expect(prompt(page)).toContainText('Prenez une colonne.');
  await page.getByRole('button', { name: 'EN: English' }).click();
  await expect(prompt(page)).toContainText('Take a column.');
});

test('nothing jumps, and a reload continues the same game', async ({ page, server }) => {
  await page.goto(server.address);
  await begin(page, ['Collector', 'Collector']);
  await pace(page, 'instant');
  await myTurn(page);
  const laid = () =>
    page.locator('.columns > li').evaluateAll((all) => all.map((each) => each.getBoundingClientRect()));
  const places = await laid();
  await goesOn(page, () => choices(page).first().click());
  await myTurn(page);
  expect(await laid()).toEqual(places);
  const [here, words, address] = [await where(page).textContent(), await prompt(page).textContent(), page.url()];
  await page.reload();
  await expect(where(page)).toHaveText(here ?? '');
  await expect(prompt(page)).toHaveText(words ?? '');
  expect(page.url()).toBe(address);
  const below = () =>
    page.locator('.log .lines').evaluate((log) => log.scrollHeight - log.scrollTop - log.clientHeight);
  await expect.poll(below, 'the log opens at its end').toBeLessThan(2);
  await page.getByRole('link', { name: 'Games' }).click();
  await page.getByRole('link', { name: /^Oz: Round 2 of 9/ }).click();
  await expect(where(page)).toHaveText(here ?? '');
});

test('while a bot thinks, cards say why they cannot be taken', async ({ page, server }) => {
  await page.goto(server.address);
  await againstThinker(page);
  await myTurn(page);
  await goesOn(page, () => choices(page).first().click());
  await expect(prompt(page)).toContainText('Ozma takes a column.');
  await expect(choices(page)).toHaveCount(0);
  await expect(prompt(page)).toBeFocused();
  await state(page, 'waiting');
  await page.locator('.columns .why').first().click();
  await expect(page.locator('.notice')).toContainText('It is Ozma’s turn.');
  await state(page, 'why-not');
});

test('a spectator of bots sees every state in order', async ({ page, server }) => {
  await page.goto(server.address);
  await setUp(page);
  await page.getByLabel('Who plays at seat 1').selectOption({ label: 'Collector' });
  await begin(page, ['Collector', 'Collector', 'Collector'], ['Dot']);
  await pace(page, 'calm');
  await expect(page.locator('.columns > li')).toHaveCount(5);
  await state(page, 'watching');
  await pace(page, 'instant');
  await expect(score(page)).toBeVisible();
  await expect(score(page).locator('section')).toHaveCount(4);
  await state(page, 'end-of-four');
});

test('a decision can be taken back until something follows from it', async ({ page, server }) => {
  await page.goto(server.address);
  await begin(page, ['Collector', 'Collector']);
  await pace(page, 'instant');
  const undo = page.getByRole('button', { name: 'Take back' });
  while (await myTurn(page)) {
    if ((await choices(page).first().textContent())?.trim() === 'Turn face-down') break;
    await expect(undo).toHaveAttribute('aria-disabled', 'true');
    await goesOn(page, () => choices(page).first().click());
  }
  await expect(choices(page)).toHaveCount(5);
  await undo.click();
  await expect(choices(page).first()).toHaveText('Take');
  await expect(undo).toHaveAttribute('aria-disabled', 'true');
});

test('a game continues from an earlier moment, and is saved, opened again and removed', async ({ page, server }) => {
  await page.goto(server.address);
  await begin(page, ['Collector', 'Collector']);
  await pace(page, 'instant');
  await myTurn(page);
  const first = page.url();
  await choices(page).first().click();
  await expect(prompt(page)).toContainText('Round 2');
  await page.getByRole('button', { name: 'To the beginning' }).click();
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.getByRole('button', { name: 'Play on, though it shows what is hidden now' }).click();
  await expect(page).not.toHaveURL(first);

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Save record' }).click();
  await page.getByRole('link', { name: 'Save with every hand' }).click();
  const record = await (await download).path();
  await page.getByRole('link', { name: 'Games' }).click();
  const list = page.locator('.games li');
  await expect(list).toHaveCount(2);
  await page.locator('input[type=file]').setInputFiles(record);
  await expect(prompt(page)).toBeVisible();
  await page.getByRole('link', { name: 'Games' }).click();
  await expect(list).toHaveCount(3);
  await page
    .getByRole('button', { name: /^Remove:/ })
    .first()
    .click();
  await expect(page.getByRole('button', { name: 'Keep it' })).toBeFocused();
  await state(page, 'removing');
  await page.getByRole('button', { name: 'Remove it' }).click();
  await expect(list).toHaveCount(2);
});

test('the log of a table that is open to others is saved as a file', async ({ page, server }) => {
  // This table has no other clients, so the server does not redact its records. The test therefore changes the server's
  // message.
  await page.routeWebSocket(/socket/, (socket) => {
    const other = socket.connectToServer();
    other.onMessage((text) => socket.send(String(text).replace('"records":"revealing"', '"records":"redacted"')));
  });
  await page.goto(server.address);
  await begin(page, ['Collector', 'Collector']);
  await myTurn(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save my log' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('brickroad-draft.jsonl');
  expect(await readFile(await file.path(), 'utf8')).toContain('"game":"draft"');
});

test('a bad record leads to an error that says what was expected, and nothing is lost', async ({
  page,
  server,
  complaints,
}) => {
  await page.goto(server.address);
  const file = page.locator('input[type=file]');
  await file.setInputFiles({ name: 'bad.jsonl', mimeType: 'text/plain', buffer: Buffer.from('not a record') });
  await expect(page.locator('.notice')).toContainText('This record cannot be read');
  await expect(page.getByRole('button', { name: 'Play Oz' })).toBeVisible();
  await state(page, 'refused');
  // The browser reports the server's status code as an error of the page.
  expect(complaints.splice(0)).toEqual([expect.stringContaining('422')]);
});

test('cards fly, and with reduced motion they appear in place', async ({ page, server }) => {
  await page.goto(server.address);
  await begin(page, ['Collector', 'Collector']);
  await myTurn(page);
  await page.evaluate(() => {
    const seen = Object.assign(globalThis, { flights: 0 });
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...given) {
      seen.flights += 1;
      return animate.apply(this, given);
    };
  });
  const flights = () => page.evaluate(() => (globalThis as unknown as { flights: number }).flights);
  const take = async () => {
    await goesOn(page, () => choices(page).first().click());
    await myTurn(page);
  };
  await take();
  expect(await flights()).toBe(0);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await take();
  expect(await flights()).toBeGreaterThan(3);
});

test.describe('by night', () => {
  test.use({ colorScheme: 'dark' });

  test('the table is dark and just as readable', async ({ page, server }) => {
    await page.goto(server.address);
    await state(page, 'night-lobby');
    await begin(page, ['Collector', 'Collector']);
    await myTurn(page);
    await state(page, 'night');
  });
});

test('the page is small, keeps to itself, and is usable within a second', async ({ page, server }, info) => {
  const MOST_BYTES = 150_000;
  const MOST_TIME = 3_000; // A limit that even a busy machine meets. The test also reports the measured time.
  const loaded: Request[] = [];
  page.on('request', (request) => loaded.push(request));
  const answer = await page.goto(server.address);
  expect(answer?.headers()['content-security-policy']).toContain("'self'");
  await begin(page, ['Collector', 'Collector']);
  await myTurn(page);
  expect(loaded.map((request) => request.url()).filter((url) => !url.startsWith(server.address))).toEqual([]);
  const sizes = await Promise.all(loaded.map((request) => request.sizes()));
  const bytes = sizes.reduce((sum, size) => sum + size.responseBodySize, 0);
  expect(bytes).toBeLessThan(MOST_BYTES);

  await page.reload();
  await myTurn(page);
  const took = await page.evaluate(() => performance.now());
  expect(took).toBeLessThan(MOST_TIME);
  info.annotations.push({ type: 'size', description: `${bytes} bytes compressed` });
  info.annotations.push({ type: 'time', description: `usable after ${Math.round(took)} ms` });
});
