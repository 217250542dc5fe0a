// Tests that people resign and call a game off at a server that hosts for others, and that clocks run on both screens.

import type { Browser, Page } from '@playwright/test';
import { guest, PHONE, test } from './invited';
import { accessible, expect, picture, prompt } from './table';
import { tap } from './tap';

/** Begins a duel between Ann on this page and Ben on a phone, with the time of this name. Returns Ben's page. */
async function begin(ann: Page, browser: Browser, address: string, time: string): Promise<Page> {
  await ann.goto(address);
  await ann.getByRole('button', { name: 'Invite to Good against Evil' }).click();
  await ann.getByLabel('Name at seat 1').fill('Ann');
  await ann.getByRole('radio', { name: time }).check({ force: true });
  await ann.getByRole('button', { name: 'Invite', exact: true }).click();
  await expect(ann.locator('.chair')).toHaveCount(2);
  const ben = await guest(browser, ann.url(), PHONE);
  if (time !== 'No clock') await expect(ben.getByText(time)).toBeVisible();
  await ben.getByLabel('Your name').fill('Ben');
  await tap(ben.getByRole('button', { name: 'Sit here' }));
  for (const page of [ann, ben]) await expect(prompt(page)).toBeVisible();
  return ben;
}

test('one of two resigns against a clock, and the other one wins', async ({ page: ann, browser, server }) => {
  const ben = await begin(ann, browser, server.address, '10 min + 5 s a decision');
  for (const page of [ann, ben]) {
    await expect(page.locator('.strip .time')).toHaveCount(2);
    await expect(page.locator('.strip .runs')).toHaveCount(1);
  }
  await picture(ben, 'clocks-phone');
  await accessible(ann);
  await accessible(ben);
  // A proposal that is declined cannot be made again at once.
  await ann.getByRole('button', { name: 'Propose to end' }).click();
  await tap(ben.getByRole('button', { name: 'Decline' }));
  await expect(ann.getByRole('button', { name: 'Propose to end' })).toHaveCount(0);
  await tap(ben.getByRole('button', { name: 'More', exact: true }));
  await tap(ben.getByRole('button', { name: 'Resign' }));
  await expect(ben.getByRole('button', { name: 'Play on' })).toBeFocused();
  await picture(ben, 'resign-phone');
  await accessible(ben);
  await tap(ben.getByRole('button', { name: 'Resign' }));
  for (const page of [ann, ben]) {
    await expect(prompt(page)).toContainText('Ben has resigned. Ann wins.');
    await expect(page.locator('.strip .runs')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Resign' })).toHaveCount(0);
  }
  await accessible(ann);
  await ben.context().close();
});

test('two people agree to end a game without a result', async ({ page: ann, browser, server }) => {
  const ben = await begin(ann, browser, server.address, 'No clock');
  await ann.getByRole('button', { name: 'Propose to end' }).click();
  await expect(ann.getByText('Others have yet to answer.')).toBeVisible();
  await expect(ben.getByText('Ann would like to end the game without a result.')).toBeVisible();
  await accessible(ben);
  await tap(ben.getByRole('button', { name: 'Agree' }));
  for (const page of [ann, ben]) await expect(prompt(page)).toContainText('The game was called off.');
  await ben.context().close();
});
