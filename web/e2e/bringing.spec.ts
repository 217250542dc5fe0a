// Tests that a guest's games and invitations come along to the person whom the browser becomes, if the guest so wishes.

import type { Page } from '@playwright/test';
import { chair, guest, invite, keep, PHONE, test } from './invited';
import { accessible, expect, picture, prompt, whole } from './table';
import { tap } from './tap';

const hand = (page: Page) => page.locator('section.hand');
const brings = (page: Page) => page.getByRole('checkbox', { name: 'Take this browser’s games along' });

test('a guest becomes somebody by a link, and keeps a game and an invitation', async ({
  page: laptop,
  browser,
  server,
}) => {
  await keep(laptop, server.address, 'Ann');
  await laptop.getByRole('button', { name: 'Make a link' }).click();
  const link = await laptop.getByRole('textbox', { name: 'The link' }).inputValue();

  const phone = await guest(browser, server.address, PHONE);
  await tap(phone.getByRole('button', { name: 'Play Good against Evil', exact: true }));
  await expect(prompt(phone)).toBeVisible();
  const table = phone.url();
  await phone.goto(server.address);
  const invitation = await invite(phone, 'Dora');
  await phone.goto(link);
  await expect(brings(phone)).toBeChecked();
  await picture(phone, 'bring-phone');
  await accessible(phone);
  await whole(phone);
  await tap(phone.getByRole('button', { name: 'Go on' }));
  await expect(phone.getByRole('heading', { name: 'Games to go on with', exact: true })).toBeVisible();
  await expect(phone.getByText('Your invitation')).toBeVisible();

  // Both devices are of one person now, who has what the guest had.
  for (const page of [phone, laptop]) {
    await page.goto(table);
    await expect(hand(page)).toHaveCount(1);
    await page.goto(invitation);
    await expect(chair(page, 'Good')).toContainText('Dora (you)');
  }
  await phone.context().close();
});

test('a guest does not become the person who sits at the same table, unless without the games', async ({
  page: laptop,
  browser,
  server,
}) => {
  await keep(laptop, server.address, 'Ann');
  await laptop.getByRole('button', { name: 'Make a code' }).click();
  const code = (await laptop.locator('.code').textContent()) ?? '';
  await laptop.goto(server.address);
  const link = await invite(laptop, 'Ann');
  const phone = await guest(browser, link, PHONE);
  await phone.getByLabel('Your name').fill('Dora');
  await tap(phone.getByRole('button', { name: 'Sit here' }));
  for (const page of [laptop, phone]) await expect(prompt(page)).toBeVisible();

  await phone.goto(`${server.address}#/me`);
  await phone.getByRole('textbox', { name: 'You have been here before?' }).fill(code);
  await expect(brings(phone)).toBeChecked();
  await accessible(phone);
  await tap(phone.getByRole('button', { name: 'Go on' }));
  await expect(phone.locator('.notice')).toContainText('sit at one table or in one invitation');
  await expect(phone.getByRole('button', { name: 'Keep it' })).toBeVisible();

  await brings(phone).uncheck();
  await tap(phone.getByRole('button', { name: 'Go on' }));
  await expect(phone.getByRole('heading', { name: 'Games to go on with', exact: true })).toBeVisible();
  await phone.goto(`${server.address}#/me`);
  await expect(phone.getByText('You are kept here as Ann.')).toBeVisible();
  await phone.context().close();
});
