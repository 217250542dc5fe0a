// Tests that people who want the same game at the same pace find each other, without a link.

import type { Page } from '@playwright/test';
import { chair, guest, PHONE, test } from './invited';
import { accessible, expect, picture, prompt } from './table';

/** Seeks a duel with this time to think, under this name. */
async function seek(page: Page, name: string, time: string): Promise<void> {
  await page.getByRole('button', { name: 'Find me a game' }).press('Enter');
  const form = page.getByRole('dialog', { name: 'Find me a game' });
  await form.getByRole('radio', { name: 'Good against Evil' }).check({ force: true });
  await form.getByRole('radio', { name: time }).check({ force: true });
  await form.getByLabel('Your name').fill(name);
  await form.getByRole('button', { name: 'Find me a game' }).press('Enter');
}

test('two people who seek the same game play, and a third one lets a bot play', async ({ page, browser, server }) => {
  await page.goto(server.address);
  await page.getByRole('button', { name: 'Find me a game' }).press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await picture(page, 'seek');
  await accessible(page);
  await page.getByRole('button', { name: 'Find me a game' }).last().press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'name' })).toBeVisible();
  await page.keyboard.press('Escape');
  // While it closes, the only button with this name is the one in the dialog.
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await seek(page, 'Ann', '10 min + 5 s a decision');
  await expect(chair(page, 'Good')).toContainText('Ann (you)');
  await expect(page.getByText('Everybody here also finds the invitation')).toBeVisible();
  const ben = await guest(browser, server.address, PHONE);
  await seek(ben, 'Ben', '10 min + 5 s a decision');
  for (const each of [page, ben]) await expect(prompt(each)).toBeVisible();
  expect(new URL(ben.url()).hash).toBe(new URL(page.url()).hash);

  const cid = await guest(browser, server.address);
  await seek(cid, 'Cid', '3 days a decision');
  await expect(chair(cid, 'Good')).toContainText('Cid (you)');
  await cid.getByRole('button', { name: /^Let a bot play/ }).press('Enter');
  await expect(prompt(cid)).toBeVisible();
  for (const each of [ben, cid]) await each.context().close();
});
