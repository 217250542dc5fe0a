// Tests that people who have played a game meet again at the next table, with those who look on.

import type { Page } from '@playwright/test';
import { guest, inviteTo, PHONE, playOn, test } from './invited';
import { accessible, expect, picture, prompt, whole } from './table';
import { tap } from './tap';

const rematch = (page: Page) => page.locator('p.rematch');

/** Plays for some decisions. Then the second player, who is on a phone, resigns. */
async function playAndResign(...players: [Page, Page]): Promise<void> {
  const [, loser] = players;
  await Promise.all(players.map((page) => playOn(page, 10)));
  await tap(loser.getByRole('button', { name: 'More', exact: true }));
  await tap(loser.getByRole('button', { name: 'Resign' }));
  await expect(loser.getByRole('button', { name: 'Play on' })).toBeFocused();
  await tap(loser.getByRole('button', { name: 'Resign' }));
  await tap(loser.getByRole('button', { name: 'More', exact: true }));
  for (const page of players) await expect(page.getByRole('button', { name: 'Rematch' })).toBeVisible();
}

test('two people play again, and a third one looks on at both games', async ({ page: ann, browser, server }) => {
  await ann.goto(server.address);
  // From then on, the browser is known as one guest.
  await expect(ann.locator('.gatherings')).toBeVisible();
  const link = await inviteTo(ann, { game: 'duel', seats: [{ name: 'Ann', bot: null }, null] });
  await ann.goto(link);
  const ben = await guest(browser, link, PHONE);
  const cid = await guest(browser, link, { locale: 'fr-FR', colorScheme: 'dark' });
  await ben.getByLabel('Your name').fill('Ben');
  await tap(ben.getByRole('button', { name: 'Sit here' }));
  for (const page of [ann, ben, cid]) await expect(prompt(page)).toBeVisible();
  // Everybody sees who is at the table.
  const people = (page: Page) => page.getByRole('list', { name: /^(At the table|À la table)$/ }).getByRole('listitem');
  await expect(people(ann)).toHaveText([/Ann is here/, /Ben is here/, /One person looks on/]);
  await expect(people(cid)).toHaveText([/Ann est là/, /Ben est là/, /Une personne regarde/]);
  await picture(ann, 'company');
  await picture(ben, 'company-phone');
  await whole(ben);
  await playAndResign(ann, ben);
  await expect(rematch(cid)).toHaveCount(1);
  await expect(rematch(cid).getByRole('button')).toHaveCount(0);
  await picture(ben, 'rematch-none');
  await ann.getByRole('button', { name: 'Rematch' }).click();
  await expect(rematch(ann)).toContainText('Seated: Ann (you). Waiting for one more player.');
  await expect(rematch(ben)).toContainText('Seated: Ann. Waiting for one more player.');
  await expect(rematch(cid)).toContainText('Déjà là');
  for (const [page, name] of [
    [ann, 'rematch-proposed'],
    [ben, 'rematch-asked'],
    [cid, 'rematch-onlooker'],
  ] as const) {
    await picture(page, name);
    await accessible(page);
    await whole(page);
  }
  await tap(ben.getByRole('button', { name: 'Play again' }));
  for (const page of [ann, ben, cid]) {
    await expect(page).not.toHaveURL(link);
    await expect(prompt(page)).toBeVisible();
    await expect(rematch(page)).toHaveCount(0);
  }
  expect(new Set([ann.url(), ben.url(), cid.url()]).size).toBe(1);
  for (const page of [ann, ben]) await expect(page.locator('section.hand')).toHaveCount(1);
  await expect(cid.locator('section.hand')).toHaveCount(0);
  // Who comes to the old table later finds the way to the next one.
  await cid.goto(link);
  await cid.getByRole('link', { name: 'À la partie suivante' }).click();
  await expect(cid).toHaveURL(ann.url());
  for (const page of [ben, cid]) await page.context().close();
});
