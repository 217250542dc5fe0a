// Tests of the page of a player, of rated games, and of everything that is kept about a person, with two people who each
// have a page of their own.

import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { chair, guest, keep, PHONE, test as base } from './invited';
import { accessible, expect, picture, prompt } from './table';
import { tap } from './tap';

const test = base.extend({
  // The browser complains of the page of somebody who has left.
  complaints: async ({ page }, use) => {
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    await use(faults);
    expect(faults).toEqual([]);
  },
});

/** Invites to a rated duel as Good, and returns the link. */
async function inviteRated(page: Page, address: string, name: string): Promise<string> {
  await page.goto(address);
  await page.getByRole('button', { name: 'Invite to Good against Evil' }).click();
  await page.getByLabel('Name at seat 1').fill(name);
  await page.getByRole('radio', { name: '3 days a decision' }).check({ force: true });
  await page.getByRole('radio', { name: 'Yes', exact: true }).check({ force: true });
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  await expect(chair(page, 'Good')).toContainText(`${name} (you)`);
  await expect(page.getByText('The game is rated')).toBeVisible();
  return page.getByRole('textbox', { name: 'The link' }).inputValue();
}

test('a rated game is on the pages of both, and who leaves is gone', async ({ page: ann, browser, server }) => {
  const ben = await guest(browser, server.address, PHONE);
  await keep(ann, server.address, 'Ann');
  const link = await inviteRated(ann, server.address, 'Ann');

  // A guest who keeps no name takes no seat.
  await ben.goto(link);
  await ben.getByLabel('Your name').fill('Ben');
  await tap(ben.getByRole('button', { name: 'Sit here' }));
  await expect(ben.getByText('A rated game is for people who keep their name here.').first()).toBeVisible();
  await keep(ben, server.address, 'Ben');
  await ben.goto(link);
  await ben.getByLabel('Your name').fill('Ben');
  await tap(ben.getByRole('button', { name: 'Sit here' }));
  await expect(prompt(ben)).toBeVisible();
  await expect(prompt(ann)).toBeVisible();
  await tap(ben.getByRole('button', { name: 'More', exact: true }));
  await tap(ben.getByRole('button', { name: 'Resign' }));
  await expect(ben.getByRole('button', { name: 'Play on' })).toBeFocused();
  await tap(ben.getByRole('button', { name: 'Resign' }));
  await expect(prompt(ann)).toContainText('Ben has resigned.');

  await ann.goto(`${server.address}#/me`);
  await ann.getByRole('link', { name: /^Your page/ }).click();
  await expect(ann.getByRole('heading', { level: 1, name: 'Ann' })).toBeVisible();
  await expect(ann.locator('.rated strong')).toHaveText('1662 ± 580');
  await expect(ann.getByText('provisional')).toBeVisible();
  await accessible(ann);
  await picture(ann, 'player');
  await ann.getByRole('searchbox', { name: 'Names or games' }).fill('nobody at all');
  await ann.getByRole('button', { name: 'Search' }).click();
  await expect(ann.getByText('No finished game fits these words.')).toBeVisible();
  await ann.getByRole('link', { name: 'Ben', exact: true }).first().click();
  await expect(ann.getByRole('heading', { level: 1, name: 'Ben' })).toBeVisible();
  await expect(ann.locator('.rated strong')).toHaveText('1338 ± 580');
  await ann.getByRole('link', { name: 'The ladder of the season' }).click();
  await expect(ann.getByText('Nobody has played enough rated games')).toBeVisible();
  await accessible(ann);

  await ben.goto(`${server.address}#/me`);
  const saved = ben.waitForEvent('download');
  await ben.getByRole('link', { name: 'Save the file' }).click();
  const file = JSON.parse(await readFile(await (await saved).path(), 'utf8')) as { identity: { name: string } };
  expect(file.identity.name).toBe('Ben');
  await ben.getByRole('button', { name: 'Delete everything…' }).click();
  await accessible(ben);
  await ben.getByRole('button', { name: 'No, stay' }).click();
  await ben.getByRole('button', { name: 'Delete everything…' }).click();
  await ben.getByRole('textbox', { name: 'Type Ben to be sure' }).fill('Ben');
  await ben.getByRole('button', { name: 'Yes, delete everything' }).click();
  await expect(ben.getByRole('button', { name: 'Invite to Good against Evil' })).toBeVisible();
  await ben.goto(`${server.address}#/me`);
  await expect(ben.getByRole('button', { name: 'Keep it' })).toBeVisible();

  await ann.goBack();
  await expect(ann.getByText('Nobody has this page.')).toBeVisible();
  await ann.goBack();
  await expect(ann.getByText('Somebody who left').first()).toBeVisible();
});
