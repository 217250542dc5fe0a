// Tests that the browsers of two people add salts to the luck of their table, and find them in its record.

import type { Page } from '@playwright/test';
import { guest, invite, test } from './invited';
import { expect, prompt } from './table';

/** Opens the promise about the luck of the table, which is in the log. */
async function luck(page: Page) {
  await page.getByRole('button', { name: 'What happened' }).click();
  const luck = page.locator('details').filter({ hasText: 'Luck that can be checked' });
  await luck.locator('summary').click();
  return luck;
}

test('the salts of two people are in the record, and each browser says so', async ({ page: ann, browser, server }) => {
  await ann.goto(server.address);
  const link = await invite(ann, 'Ann');
  const ben = await guest(browser, link);
  await ben.getByLabel('Your name').fill('Ben');
  await ben.getByRole('button', { name: 'Sit here' }).click();
  for (const page of [ann, ben]) await expect(prompt(page)).toBeVisible();
  await ben.getByRole('button', { name: 'Resign' }).click();
  await ben.getByRole('button', { name: 'Resign' }).click();
  for (const page of [ann, ben]) {
    await expect(prompt(page)).toContainText('Ben has resigned. Ann wins.');
    const found = await luck(page);
    await expect(found).toContainText('These people added a salt to the luck before the first draw: Ann and Ben.');
    await found.getByRole('button', { name: 'Check the luck' }).click();
    await expect(found).toContainText('All 2 salts have their commitments');
    await expect(found).toContainText('Your salt is among them');
  }
});

test('an invitation waits for a browser that is away, and goes on once it is back', async ({
  page: ann,
  browser,
  server,
}) => {
  await ann.goto(server.address);
  const link = await invite(ann, 'Ann');
  // Ann's browser has committed to a salt, and is away when the last seat is taken.
  const ben = await guest(browser, link);
  await ann.goto('about:blank');
  await ben.getByLabel('Your name').fill('Ben');
  await ben.getByRole('button', { name: 'Sit here' }).click();
  await expect(ben.locator('.gathering')).toContainText('Missing: Ann.');
  await expect(prompt(ben)).toHaveCount(0);
  // Ann comes back, and her browser sends its salt by itself.
  await ann.goto(link);
  for (const page of [ann, ben]) await expect(prompt(page)).toBeVisible();
});
