// Tests that people choose windows for answers, give standing orders that nobody else sees, and let all windows of a turn
// pass.

import { chair, guest, PHONE, test } from './invited';
import { accessible, expect, picture, prompt, whole } from './table';
import { tap } from './tap';

test('two people play with strict windows, and give orders', async ({ page: ann, browser, server }) => {
  await ann.goto(server.address);
  await ann.getByRole('button', { name: 'Invite to Good against Evil' }).click();
  await ann.getByLabel('Name at seat 1').fill('Ann');
  await ann.getByRole('radio', { name: '45 s', exact: true }).check({ force: true });
  await ann.getByRole('radio', { name: 'Wait for the end' }).check({ force: true });
  await picture(ann, 'windows-form');
  await accessible(ann);
  await ann.getByRole('button', { name: 'Invite', exact: true }).click();
  await expect(chair(ann, 'Good')).toContainText('Ann (you)');
  const ben = await guest(browser, ann.url(), PHONE);
  for (const page of [ann, ben]) {
    await expect(page.getByText('Each answer has 45 s.')).toBeVisible();
    await expect(page.getByText(/^Strict: every wait/)).toBeVisible();
  }
  await ben.getByLabel('Your name').fill('Ben');
  await tap(ben.getByRole('button', { name: 'Sit here' }));
  for (const page of [ann, ben]) await expect(prompt(page)).toBeVisible();
  const cid = await guest(browser, ann.url(), { locale: 'fr-FR', colorScheme: 'dark' });
  await expect(prompt(cid)).toBeVisible();

  await expect(ann.getByText('My orders: Always ask me')).toBeVisible();
  await ann.getByText('My orders: Always ask me').click();
  await ann.getByRole('radio', { name: 'Let it happen' }).check({ force: true });
  await expect(ann.getByText('My orders: Let it happen')).toBeVisible();
  await expect(ben.getByText('My orders: Always ask me')).toBeVisible();
  await picture(ann, 'windows-orders');
  await accessible(ann);
  await ann.keyboard.press('Escape');
  await expect(ann.getByRole('radio', { name: 'Let it happen' })).toBeHidden();
  await tap(ben.getByRole('button', { name: 'I let all pass this turn' }));
  await expect(ann.getByText('Ben lets all pass this turn.')).toBeVisible();
  await expect(cid.getByText('Ben laisse tout passer ce tour-ci.')).toBeVisible();
  await expect(cid.getByText('Mes consignes')).toHaveCount(0);
  for (const [page, name] of [
    [ann, 'windows'],
    [ben, 'windows-phone'],
    [cid, 'windows-spectator'],
  ] as const) {
    await picture(page, name);
    await accessible(page);
    await whole(page);
  }
  await ann.reload();
  await expect(ann.getByText('My orders: Let it happen')).toBeVisible();
  for (const page of [ben, cid]) await page.context().close();
});
