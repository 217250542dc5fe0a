// A short tournament of three people from its form to its winner. Its games end by resigning.

import type { Locator, Page } from '@playwright/test';
import { guest, PHONE } from './invited';
import { serveOthers } from './server';
import { accessible, expect, picture, prompt, test as base } from './table';

const test = base.extend({
  server: async ({}, use) => {
    const server = await serveOthers();
    await use(server);
    await server.stop();
  },
});

/** Keeps the identity of a page under this name. */
async function keep(page: Page, address: string, name: string): Promise<void> {
  await page.goto(`${address}#/me`);
  await page.getByRole('textbox', { name: 'Your name' }).fill(name);
  await page.getByRole('button', { name: 'Keep it' }).click();
  await expect(page.getByText(`You are kept here as ${name}.`)).toBeVisible();
}

const press = (button: Locator) => button.press('Enter');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: name !== 'Sit here' });

/** Goes from the page of the tournament to the table of the next game, and takes the seat there. */
async function sit(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'To the table' }).click();
  // The invitation leads back, and offers the seat and nothing else.
  await expect(page.getByRole('link', { name: /^A game of the tournament The Emerald Cup, round \d$/ })).toBeVisible();
  for (const other of ['Copy the link', 'Free this seat', 'Block the one who invites'])
    await expect(page.getByRole('button', { name: other })).toHaveCount(0);
  await press(button(page, 'Sit here'));
}

/** Lets the two people, whose game waits, meet at their table. The second of them resigns. */
async function playRound([winner, loser]: [Page, Page], tournament: string): Promise<void> {
  await Promise.all([sit(winner), sit(loser)]);
  await expect(prompt(winner)).toBeVisible();
  await expect(prompt(loser)).toBeVisible();
  await press(button(loser, 'More'));
  await press(button(loser, 'Resign'));
  await expect(button(loser, 'Play on')).toBeFocused();
  await press(button(loser, 'Resign'));
  await expect(prompt(winner)).toContainText('has resigned.');
  for (const page of [winner, loser]) await page.goto(tournament);
}

test('three people meet each other once, and the tournament has a winner', async ({ page: ann, browser, server }) => {
  test.setTimeout(240_000);
  const [ben, cleo] = [await guest(browser, server.address, PHONE), await guest(browser, server.address, PHONE)];
  const people: [string, Page][] = [
    ['Ann', ann],
    ['Ben', ben],
    ['Cleo', cleo],
  ];
  for (const [name, page] of people) await keep(page, server.address, name);

  await ann.goto(`${server.address}#/tournaments`);
  await expect(ann.getByText('There is no tournament yet.')).toBeVisible();
  await button(ann, 'New tournament').click();
  await ann.getByRole('textbox', { name: 'Name', exact: true }).fill('The Emerald Cup');
  await ann.getByRole('radio', { name: 'Good against Evil' }).check({ force: true });
  await ann.getByRole('radio', { name: 'Each meets each', exact: true }).check({ force: true });
  await accessible(ann);
  await ann.getByRole('spinbutton', { name: /^Longest game, in turns/ }).fill('30');
  await picture(ann, 'tournament-form');
  await button(ann, 'Make the tournament').click();
  await expect(ann.getByRole('heading', { level: 1, name: 'The Emerald Cup' })).toBeVisible();
  const tournament = ann.url();
  for (const [, page] of people) {
    await page.goto(tournament);
    await press(button(page, 'Join'));
    await expect(button(page, 'Withdraw')).toBeVisible();
  }
  await expect(ann.getByText('3 of at most 16 people')).toBeVisible();
  await expect(ann.getByText('Longest game, in turns: 30')).toBeVisible();
  await press(button(ann, 'Begin now'));

  // Whoever comes first in this list wins, so Ann wins both of her games, and Ben one.
  for (const round of [1, 2, 3]) {
    const paired: Page[] = [];
    for (const [name, page] of people) {
      const shown = page.getByRole('region', { name: `Round ${round}` });
      await expect(shown).toBeVisible();
      if (!(await shown.getByText(`${name} has no opponent in this round.`).isVisible())) paired.push(page);
      else if (round === 1) await accessible(page);
    }
    const [winner, loser] = paired;
    expect(paired.length).toBe(2);
    if (winner && loser) await playRound([winner, loser], tournament);
  }
  for (const [, page] of people) await expect(page.getByText('Won by Ann')).toBeVisible();
  await accessible(ann);
  await picture(ann, 'tournament');
  await picture(ben, 'tournament-phone');
  await ann.getByRole('link', { name: 'Tournaments' }).click();
  await expect(ann.getByRole('link', { name: /The Emerald Cup/ })).toBeVisible();
  await picture(ann, 'tournaments');
});
