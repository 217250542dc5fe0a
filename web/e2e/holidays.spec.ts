// Tests that a person goes on holiday from a game by days, that the other one sees it, and that the days run out.

import type { Page } from '@playwright/test';
import { chair, guest, PHONE, test } from './invited';
import { accessible, expect, picture, prompt, whole } from './table';
import { tap } from './tap';

// The host allows a single day.
test.use({ settings: ['--limit-holiday-days', '1'] });

const begin = (page: Page) => page.getByRole('button', { name: 'Begin a holiday' });
const notice = (page: Page) => page.locator('.notice');

/** Opens the page of the same person in another tab. */
async function holidays(page: Page, address: string): Promise<Page> {
  const tab = await page.context().newPage();
  await tab.goto(`${address}#/me`);
  await expect(tab.getByText('1 day is left.')).toBeVisible();
  return tab;
}

test('a holiday is seen at the table, ends at a press, and is refused once no day is left', async ({
  page: ann,
  browser,
  server,
}) => {
  await ann.goto(server.address);
  await ann.getByRole('button', { name: 'Invite to Good against Evil' }).click();
  await ann.getByLabel('Name at seat 1').fill('Ann');
  await ann.getByRole('radio', { name: '3 days a decision' }).check({ force: true });
  await ann.getByRole('button', { name: 'Invite', exact: true }).click();
  await expect(chair(ann, 'Good')).toContainText('Ann (you)');
  const ben = await guest(browser, ann.url(), PHONE);
  await ben.getByLabel('Your name').fill('Ben');
  await tap(ben.getByRole('button', { name: 'Sit here' }));
  for (const page of [ann, ben]) await expect(prompt(page)).toBeVisible();

  const [me, late] = [await holidays(ann, server.address), await holidays(ann, server.address)];
  await picture(me, 'holiday');
  await accessible(me);
  await begin(me).press('Enter');
  await expect(me.getByText(/^You are on holiday until/)).toBeVisible();
  for (const page of [ann, ben]) await expect(page.getByText(/^Ann is on holiday until/)).toBeVisible();
  await picture(ben, 'holiday-phone');
  await accessible(ben);
  await whole(ben);
  // The other tab was opened before, and still has the button.
  await begin(late).press('Enter');
  await expect(notice(late)).toContainText('You are on holiday already.');

  await me.getByRole('button', { name: 'End it now' }).press('Enter');
  await expect(me.getByText('0 days are left.')).toBeVisible();
  await expect(begin(me)).toHaveCount(0);
  await accessible(me);
  for (const page of [ann, ben]) await expect(page.getByText(/is on holiday/)).toHaveCount(0);
  await begin(late).press('Enter');
  await expect(notice(late)).toContainText('You have no days of holiday left.');
  for (const page of [ann, ben]) await expect(page.getByText(/is on holiday/)).toHaveCount(0);
  await ben.context().close();
});
