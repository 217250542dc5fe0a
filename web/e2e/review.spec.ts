// Reviews the decisions of a finished game, and looks for the better ones.

import type { Locator, Page } from '@playwright/test';
import { begin } from '../measure/games';
import type { Review } from '../src/protocol';
import { accessible, expect, measured, picture, test, whole } from './table';

const section = (page: Page): Locator => page.getByRole('region', { name: /^(The decisions of|Les décisions de)/ });
const rows = (page: Page): Locator => section(page).locator('.found tbody tr');
const answers = (page: Page): Locator => section(page).locator('.better li button');

/** The page at the end has no prompt, and the log below it is no part of the review. */
const SPARED = [/^no prompt is in sight$/, /^(All|Mine|Cards|Search the log|(Before|Round \d+)[+–]) is \d+×33$/];

/**
 * Lets every decision lose something, whatever the server has found: how much is certain depends on luck and on the time
 * that the machine has. Collects the reviews as the page gets them.
 */
async function worsened(page: Page): Promise<Review[]> {
  const reviews: Review[] = [];
  await page.routeWebSocket('**/socket', (socket) => {
    const server = socket.connectToServer();
    server.onMessage((text) => {
      const message = JSON.parse(String(text)) as { say: string } & Review;
      if (message.say !== 'review') return socket.send(text);
      const { decision } = message;
      const chosen = decision?.choices.find(({ chosen }) => chosen);
      if (decision && chosen) {
        const others = decision.choices.filter(({ chosen }) => !chosen).map((each) => ({ ...each, isLevel: true }));
        const lost = { ...chosen, isLevel: false, loss: 100 + 10 * decision.number };
        decision.choices = [...others, lost];
      }
      reviews.push(message);
      return socket.send(JSON.stringify(message));
    });
  });
  return reviews;
}

/** Opens the page at the end of a game that Ann has played without much thought. */
async function finished(page: Page, address: string, game: string): Promise<void> {
  const seats = [{ name: 'Ann' }, { name: 'Ojo', bot: 'greedy' }];
  await page.goto(address);
  const { table } = await begin(page, { game, seats, entries: Infinity });
  await page.goto(new URL(`#/table/${table}`, address).href);
  await expect(page.locator('.ending')).toBeVisible();
}

/** Returns the greatest losses in thousandths, as the messages tell them. */
function greatest(reviews: Review[]): number[] {
  const lost = reviews.flatMap(({ decision }) => decision?.choices.filter(({ chosen }) => chosen) ?? []);
  const counted = lost.filter(({ isLevel, loss }) => !isLevel && loss >= 20).map(({ loss }) => loss);
  return counted.toSorted((one, other) => other - one).slice(0, 6);
}

test('every decision of a draft is reviewed, and the better ones can be found', async ({ page, server }) => {
  const reviews = await worsened(page);
  await finished(page, server.address, 'draft');
  expect(reviews).toEqual([]);
  await section(page).getByRole('button', { name: 'Review the decisions' }).click();
  await expect(section(page)).toContainText(/of \d+ decisions? ha(s|ve)/);
  const total = reviews[0]?.decisions ?? 0;
  expect(reviews.map(({ decision }) => decision?.number)).toEqual(Array.from({ length: total }, (_, at) => at + 1));

  const due = greatest(reviews);
  expect(due.length).toBeGreaterThan(1);
  await expect(rows(page)).toHaveCount(due.length);
  const found = await rows(page).locator('td:last-child').allTextContents();
  expect(found.map((text) => text.trim())).toEqual(due.map((loss) => String(Math.round(loss / 10))));
  // The way from the start to the end adds up as it is shown.
  const ledger = page.getByRole('region', { name: 'Luck and decisions' });
  const way = await ledger.locator('tr .number').allTextContents();
  const [start = 0, luck = 0, decisions = 0, result = 0] = way.map((text) => Number(text.replace('−', '-')));
  expect(way).toHaveLength(4);
  expect(start + luck + decisions).toBe(result);
  await accessible(page);
  await measured(page, SPARED);
  await whole(page);
  await section(page).scrollIntoViewIfNeeded();
  await picture(page, 'review-question');

  // The better choice is hidden until the reader has tried.
  const [first] = [rows(page).first()];
  await expect(first.getByRole('button', { name: 'Find it' })).toHaveAttribute('aria-pressed', 'true');
  const count = await answers(page).count();
  expect(count).toBeGreaterThan(1);
  await expect(section(page).locator('.better .right')).toHaveCount(0);
  await answers(page).first().click();
  await expect(section(page).getByText(/^(Right|Not this one)\.$/)).toBeVisible();
  await expect(section(page).locator('.better .right').first()).toBeVisible();
  await picture(page, 'review-answer');

  // The moment is shown on the table, and the review is still there afterwards.
  await section(page).getByRole('button', { name: 'Show it' }).click();
  await expect(page.locator('.table.past')).toBeVisible();
  const asked = reviews.length;
  await page.getByRole('slider').press('End');
  await expect(section(page)).toContainText(/of \d+ decisions? ha(s|ve)/);
  await expect(first.getByRole('button', { name: 'Find it' })).toHaveCount(0);
  expect(reviews.length).toBe(asked);
});

test('the review fits on a phone', async ({ page, server }) => {
  const reviews = await worsened(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await finished(page, server.address, 'draft');
  await section(page).getByRole('button', { name: 'Review the decisions' }).click();
  await expect(section(page)).toContainText(/of \d+ decisions? ha(s|ve)/);
  await measured(page, SPARED);
  await whole(page);
  await section(page).scrollIntoViewIfNeeded();
  await picture(page, 'review');
  expect(new Set(reviews.map(({ lang }) => lang))).toEqual(new Set(['en']));
});
