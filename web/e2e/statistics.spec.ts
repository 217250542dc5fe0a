// Tests that the statistics count a finished game by game and by opponent, in both languages.

import type { Locator, Page } from '@playwright/test';
import { begin } from '../measure/games';
import { accessible, expect, test } from './table';

/** Returns the cells of the only row of a table: the name, and the numbers of games played, won and lost. */
async function line(page: Page, table: string): Promise<string[]> {
  const lines: Locator = page.getByRole('table', { name: table }).locator('tbody tr');
  await expect(lines).toHaveCount(1);
  const cells = await lines.locator('th, td').allTextContents();
  return cells.map((cell) => cell.replace(/\s+/g, ' ').trim());
}

test('a finished game counts in the statistics, by game and by opponent', async ({ page, server }) => {
  await page.goto(server.address);
  await page.getByRole('link', { name: 'Statistics', exact: true }).click();
  await expect(page.getByText('No game counts here yet')).toBeVisible();

  const seats = [{ name: 'Ann' }, { name: 'Ojo', bot: 'greedy' }];
  const { table } = await begin(page, { game: 'duel', seats, entries: Infinity });
  await page.goto(new URL(`#/table/${table}`, server.address).href);
  const end = page.getByRole('heading', { level: 1 });
  await expect(end).toContainText(/wins/);
  const result = (await end.textContent())?.includes('Ann wins') ? ['1', '1', '0'] : ['1', '0', '1'];

  await page.goto(server.address);
  await page.getByRole('link', { name: 'Statistics', exact: true }).click();
  await expect(page.getByRole('table', { name: 'By game' })).toBeVisible();
  expect(await line(page, 'By game')).toEqual(['Good against Evil', ...result]);
  const [opponent, ...counts] = await line(page, 'By opponent');
  expect(opponent).toMatch(/ bot$/);
  expect(counts).toEqual(result);
  await accessible(page);

  await page.getByRole('button', { name: 'FR: Français' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Statistiques' })).toBeVisible();
  expect(await line(page, 'Par jeu')).toEqual(['Le Bien contre le Mal', ...result]);
  const [adversaire, ...comptes] = await line(page, 'Par adversaire');
  expect(adversaire).toMatch(/ bot$/);
  expect(comptes).toEqual(result);
});
