// Plays whole games between people at a server that hosts for others, from the link of an invitation to the end.

import type { Browser, Page } from '@playwright/test';
import { guest, inviteTo, PHONE, playOn, type Wish } from './invited';
import { serveOthers, type Lasting } from './server';
import { accessible, expect, pace, picture, prompt, test as base, whole } from './table';
import { tap } from './tap';

const test = base.extend<{ host: Lasting; server: Lasting }>({
  // The browser complains of each connection that breaks.
  complaints: async ({ page }, use) => {
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    await use(faults);
    expect(faults).toEqual([]);
  },
  host: async ({}, use) => {
    const server = await serveOthers();
    await use(server);
    await server.stop();
  },
  // No other server is needed.
  server: async ({ host }, use) => use(host),
});

/** The number of entries after which a connection breaks. */
const MIDDLE = 25;

/** The games that two people play, with the options that make them short, and the verdict. */
const GAMES: { title: string; wish: Omit<Wish, 'seats'>; verdict: RegExp }[] = [
  { title: 'the draft', wish: { game: 'draft' }, verdict: /wins? .*with \d+ points/ },
  { title: 'a duel', wish: { game: 'duel', options: { turnCap: 9 } }, verdict: /wins|draw/ },
  {
    title: 'The Card Game of Oz',
    wish: { game: 'oz', options: { mode: 'challenge6' } },
    verdict: /Vitality on the road/,
  },
  {
    title: 'the Epic Card Game',
    wish: { game: 'epic', options: { mode: 'challenge6' } },
    verdict: /Vitality on the road/,
  },
];

const rematch = (page: Page) => page.locator('p.rematch');

/** Invites at this page, and lets these people take the free seats on phones. Returns their pages and the link. */
async function meet(
  ann: Page,
  browser: Browser,
  address: string,
  wish: Wish,
  names: string[],
): Promise<{ link: string; others: Page[] }> {
  await ann.goto(address);
  // From then on, the browser is known as one guest.
  await expect(ann.locator('.gatherings')).toBeVisible();
  const link = await inviteTo(ann, wish);
  await ann.goto(link);
  const others: Page[] = [];
  for (const name of names) {
    const page = await guest(browser, link, PHONE);
    await page.getByLabel('Your name').fill(name);
    await tap(page.getByRole('button', { name: /^Sit here/ }).first());
    others.push(page);
  }
  for (const page of [ann, ...others]) await expect(prompt(page)).toBeVisible();
  return { link, others };
}

/** Takes a page off the network for a moment. */
async function breakOff(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await expect(page.locator('.lost')).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.locator('.lost')).toHaveCount(0);
}

for (const { title, wish, verdict } of GAMES)
  test(`two people play ${title} to the end, and once more`, async ({ page: ann, browser, host }) => {
    const seats = [{ name: 'Ann', bot: null }, null];
    const { link, others } = await meet(ann, browser, host.address, { ...wish, seats }, ['Ben']);
    const [ben] = others as [Page];
    const cid = await guest(browser, link, { locale: 'fr-FR', colorScheme: 'dark' });
    await expect(prompt(cid)).toBeVisible();
    await Promise.all([playOn(ann, MIDDLE), playOn(ben, MIDDLE)]);
    await breakOff(ben);
    for (const page of [ann, ben, cid]) {
      await accessible(page);
      await whole(page);
    }
    await Promise.all([playOn(ann), playOn(ben)]);
    for (const page of [ann, ben]) await expect(prompt(page)).toContainText(verdict);
    for (const page of [ann, ben, cid]) {
      await expect(rematch(page)).toHaveCount(1);
      await picture(page, `together-${wish.game}-end`);
      await accessible(page);
      await whole(page);
    }
    await ann.getByRole('button', { name: 'Rematch' }).click();
    await tap(ben.getByRole('button', { name: 'Play again' }));
    for (const page of [ann, ben, cid]) {
      await expect(page).not.toHaveURL(link);
      await expect(prompt(page)).toBeVisible();
      await expect(rematch(page)).toHaveCount(0);
    }
    await Promise.all([playOn(ann, 5), playOn(ben, 5)]);
    for (const page of [ben, cid]) await page.context().close();
  });

test('three people and a bot play The Card Game of Oz to the end', async ({ page: ann, browser, host }) => {
  const wish: Wish = {
    game: 'oz',
    options: { mode: 'challenge6' },
    seats: [{ name: 'Ann', bot: null }, null, null, { name: 'Ozma', bot: 'greedy' }],
  };
  const { others } = await meet(ann, browser, host.address, wish, ['Ben', 'Cid']);
  await pace(ann, 'instant');
  const all = [ann, ...others];
  await Promise.all(all.map((page) => playOn(page, MIDDLE)));
  for (const page of all) {
    await picture(page, 'together-four');
    await accessible(page);
    await whole(page);
  }
  await Promise.all(all.map((page) => playOn(page)));
  for (const page of all) await expect(prompt(page)).toContainText(/Vitality on the road/);
  for (const page of others) await page.context().close();
});

test('a game by days goes on over three restarts', async ({ page: ann, browser, host }) => {
  const wish: Wish = {
    game: 'duel',
    options: { turnCap: 9 },
    seats: [{ name: 'Ann', bot: null }, null],
    terms: { time: { days: 2 }, late: 'loss', bot: 'greedy' },
  };
  const { others } = await meet(ann, browser, host.address, wish, ['Ben']);
  const all = [ann, ...others];
  // Only the time of the person who decides is shown, because the others have none to lose.
  const time = (page: Page) => page.locator('.strip .time');
  for (let restart = 0; restart < 3; restart++) {
    await Promise.all(all.map((page) => playOn(page, (restart + 1) * 8)));
    await host.restart();
    for (const page of all) {
      await expect(page.locator('.lost')).toHaveCount(0);
      await expect(time(page)).toHaveText(/^(1 d 23 h|2 d)$/);
    }
  }
  await Promise.all(all.map((page) => playOn(page)));
  for (const page of all) await expect(prompt(page)).toContainText(/wins|draw/);
  for (const page of others) await page.context().close();
});
