// A short tournament of three people from its form to its winner. Its games end by resigning.

import type { Page } from '@playwright/test';
import { guest, keep, PHONE, test } from './invited';
import { accessible, expect, picture } from './table';
import { button, join, play, press, round } from './tournaments';

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
  await join(
    people.map(([, page]) => page),
    tournament,
  );
  await expect(ann.getByText('3 of at most 16 people')).toBeVisible();
  await expect(ann.getByText('Longest game, in turns: 30')).toBeVisible();
  await press(button(ann, 'Begin now'));

  // Whoever comes first in this list wins, so Ann wins both of her games, and Ben one.
  for (const number of [1, 2, 3]) {
    const paired: Page[] = [];
    for (const [name, page] of people) {
      const shown = round(page, number);
      await expect(shown).toBeVisible();
      if (!(await shown.getByText(`${name} has no opponent in this round.`).isVisible())) paired.push(page);
      else if (number === 1) await accessible(page);
    }
    const [winner, loser] = paired;
    expect(paired.length).toBe(2);
    if (winner && loser) await play([winner, loser], tournament);
  }
  for (const [, page] of people) await expect(page.getByText('Won by Ann')).toBeVisible();
  await accessible(ann);
  await picture(ann, 'tournament');
  await picture(ben, 'tournament-phone');
  await ann.getByRole('link', { name: 'Tournaments' }).click();
  await expect(ann.getByRole('link', { name: /The Emerald Cup/ })).toBeVisible();
  await picture(ann, 'tournaments');
});
