// A Swiss tournament of two rounds, in which somebody comes late, somebody does not come to a game, and somebody
// withdraws.

import type { Page } from '@playwright/test';
import { guest, keep, PHONE, test } from './invited';
import { accessible, expect, picture, whole } from './table';
import { button, join, play, press, round, sit } from './tournaments';

/** The time within which people come to a game, in minutes, and the time until a test gives up waiting, in milliseconds. */
const [COME, PATIENCE] = [1, 120_000];

/**
 * Makes a tournament, and returns its address. Sends the request itself, because in the form people have ten minutes to
 * come to a game.
 */
async function make(page: Page, address: string): Promise<string> {
  const id = await page.evaluate(async (come) => {
    const system = { swiss: { rounds: 2, late: 1 } };
    const terms = { time: { live: { minutes: 10, increment: 5 } }, late: 'loss', bot: 'random' };
    const wanted = { name: 'The Ruby Cup', game: 'duel', options: {}, terms, system, come, start: null, most: 8 };
    const headers = { 'Content-Type': 'application/json' };
    const answer = await fetch('./api/tournaments', { method: 'POST', headers, body: JSON.stringify(wanted) });
    return ((await answer.json()) as { id: string }).id;
  }, COME);
  return `${address}#/tournament/${id}`;
}

/** Returns the names of the people who meet in a round, game by game. */
async function pairs(page: Page, number: number): Promise<[string, string][]> {
  await expect(round(page, number)).toBeVisible({ timeout: PATIENCE });
  const lines = await round(page, number).locator('.names').allTextContents();
  return lines.map((line) => line.trim().split(' – ') as [string, string]);
}

const standing = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Standings' }).getByRole('row').filter({ hasText: name });

test('a Swiss tournament goes on with people who come late, do not come, and withdraw', async ({
  page: ann,
  browser,
  server,
}) => {
  const people: Record<string, Page> = {
    Ann: ann,
    Ben: await guest(browser, server.address, PHONE),
    Cleo: await guest(browser, server.address),
    Dora: await guest(browser, server.address, PHONE),
  };
  const of = (name: string) => people[name] as Page;
  for (const [name, page] of Object.entries(people)) await keep(page, server.address, name);
  const tournament = await make(ann, server.address);
  await join([of('Ann'), of('Ben'), of('Cleo')], tournament);
  await press(button(ann, 'Begin now'));

  // In the first round, one of two comes to the table and waits. Meanwhile Dora joins.
  const [met] = await pairs(ann, 1);
  const [here, absent] = met ?? ['', ''];
  await expect(of(here).getByRole('link', { name: 'To the table' })).toBeVisible();
  await sit(of(here));
  await expect(of(here).getByText('Waiting for one more player.')).toBeVisible();
  await accessible(of(here));
  await join([of('Dora')], tournament);
  await expect(standing(of('Dora'), 'Dora')).toBeVisible();
  await accessible(of('Dora'));
  await whole(of('Dora'));

  // Once the minute is over, the game is lost for who has not come, and the second round begins. Dora is in it.
  const games = await pairs(of('Dora'), 2);
  expect(games.flat().sort()).toEqual(Object.keys(people));
  await expect(round(of('Dora'), 1)).toContainText(/The (first|second) did not come/);
  await picture(of('Dora'), 'swiss-phone');
  const points: Record<string, number> = { Ann: 1, Ben: 1, Cleo: 1, Dora: 0.5, [absent]: 0 };
  for (const page of Object.values(people)) await page.goto(tournament);

  // In one game somebody withdraws, and in the other somebody resigns.
  const [[stays, leaves], [winner, loser]] = games as [[string, string], [string, string]];
  await press(button(of(leaves), 'Withdraw'));
  await expect(standing(of(leaves), leaves)).toContainText('withdrawn');
  await play([of(winner), of(loser)], tournament);
  for (const name of [stays, winner]) points[name] = (points[name] ?? 0) + 1;

  for (const page of Object.values(people)) await expect(page.getByText(/^Won by /)).toBeVisible();
  for (const [name, sum] of Object.entries(points)) {
    const words = `${Math.floor(sum) || (sum % 1 ? '' : 0)}${sum % 1 ? '½' : ''}`;
    await expect(standing(ann, name).getByRole('cell').nth(1)).toHaveText(words);
  }
  await picture(ann, 'swiss');
  await accessible(ann);
  await accessible(of('Ben'));
  await whole(of('Ben'));
  for (const page of Object.values(people)) if (page !== ann) await page.context().close();
});
