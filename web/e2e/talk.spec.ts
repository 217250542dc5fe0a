// Tests that people talk at a table: two who play, and one who looks on.

import type { Page } from '@playwright/test';
import { guest, invite, PHONE, test } from './invited';
import { accessible, expect, picture, prompt, whole } from './table';
import { tap } from './tap';

const talk = (page: Page) => page.locator('button.talk');
const lines = (page: Page) => page.locator('aside ol > li > p:first-of-type');

async function speak(page: Page, words: string): Promise<void> {
  await page.locator('aside .field').fill(words);
  await page.locator('aside .field').press('Enter');
}

test('players and a spectator talk, mute, block and report', async ({ page: ann, browser, server }) => {
  await ann.goto(server.address);
  const link = await invite(ann, 'Ann');
  const ben = await guest(browser, link, PHONE);
  // Both see who is at the invitation.
  await expect(ben.locator('.chair').filter({ hasText: 'Ann' })).toContainText('is here');
  await expect(ann.locator('.watching')).toContainText('One person without a seat');
  await ben.getByLabel('Your name').fill('Ben');
  await tap(ben.getByRole('button', { name: 'Sit here' }));
  const cid = await guest(browser, link, { locale: 'fr-FR', colorScheme: 'dark' });
  for (const page of [ann, ben, cid]) await expect(prompt(page)).toBeVisible();

  await talk(ann).click();
  await expect(ann.locator('aside .field')).toBeFocused();
  await speak(ann, 'Good <b>luck</b>, Ben!');
  await expect(lines(ann)).toHaveText(['Good <b>luck</b>, Ben!']);
  await expect(talk(ben)).toHaveAccessibleName('Talk: one new line');
  await expect(talk(cid)).toHaveAccessibleName('Conversation : une nouvelle ligne');
  await tap(talk(ben));
  await tap(ben.getByRole('button', { name: 'Thank you!' }));
  await talk(cid).click();
  await expect(lines(cid)).toHaveText(['Good <b>luck</b>, Ben!', 'Merci !']);
  await speak(cid, 'Quelle belle main');
  await expect(lines(cid)).toHaveCount(3);
  await speak(ann, 'Are you there?');
  await expect(lines(ben)).toHaveText(['Good <b>luck</b>, Ben!', 'Thank you!', 'Are you there?']);
  for (const [page, name] of [
    [ann, 'talk'],
    [ben, 'talk-phone'],
    [cid, 'talk-spectator'],
  ] as const) {
    await picture(page, name);
    await accessible(page);
    await whole(page);
  }

  // What is typed is there after the page is loaded again, and the talk is, too.
  await ben.locator('aside .field').fill('I was saying');
  await ben.reload();
  await tap(talk(ben));
  await expect(ben.locator('aside .field')).toHaveValue('I was saying');
  await expect(lines(ben)).toHaveCount(3);

  await ben.getByRole('button', { name: 'About Ann' }).first().click();
  await ben.getByRole('button', { name: 'Mute here' }).click();
  await expect(lines(ben)).toHaveText(['Thank you!']);
  await ben.getByRole('button', { name: 'Hear again' }).click();
  await expect(lines(ben)).toHaveCount(3);
  await ben.getByRole('button', { name: 'About Ann' }).first().click();
  await ben.getByRole('button', { name: 'Report' }).click();
  await picture(ben, 'talk-report');
  await accessible(ben);
  await ben.getByRole('button', { name: 'Report' }).click();
  await expect(ben.getByText('The host has your report.')).toBeVisible();
  await ben.getByRole('button', { name: 'About Ann' }).last().click();
  await ben.getByRole('button', { name: 'Block' }).click();
  await ben.getByRole('button', { name: 'Block' }).click();
  await expect(lines(ben)).toHaveText(['Thank you!']);

  await ben.goto(`${server.address}#/me`);
  await expect(ben.getByRole('heading', { name: 'The people you have blocked' })).toBeVisible();
  await accessible(ben);
  await ben.getByRole('button', { name: 'Take back the block of Ann' }).click();
  await expect(ben.getByRole('heading', { name: 'The people you have blocked' })).toHaveCount(0);
  for (const page of [ben, cid]) await page.context().close();
});
