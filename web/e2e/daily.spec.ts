// The deal of the day: begun, gone on with, and the same on another server.

import { accessible, expect, prompt, test } from './table';
import { serve } from './server';
import type { Locator, Page } from '@playwright/test';

const daily = (page: Page): Locator => page.getByRole('region', { name: 'Deal of the day' });
const columns = async (page: Page): Promise<string[]> => {
  await expect(page.locator('[data-zone="column.0"] [data-choice]')).toBeVisible();
  return page.locator('[data-zone^="column."]').allTextContents();
};

test('the draft of the day is the same for everybody, and can be gone on with', async ({ page, server }) => {
  await page.goto(server.address);
  const draft = daily(page).getByRole('listitem').filter({ hasText: 'against Ojo and Trot' });
  await expect(draft).toBeVisible();
  await accessible(page);
  await draft.getByRole('button', { name: 'Play' }).click();
  await expect(prompt(page)).toBeVisible();
  const dealt = await columns(page);
  expect(dealt).toHaveLength(4);

  await test.step('its table is the same one later', async () => {
    const table = page.url();
    await page.goto(server.address);
    await daily(page).getByRole('button', { name: 'Go on' }).click();
    await expect(prompt(page)).toBeVisible();
    expect(page.url()).toBe(table);
  });

  await test.step('another server deals the same', async () => {
    const other = await serve(99, []);
    await page.goto(other.address);
    await daily(page).getByRole('button', { name: 'Play' }).first().click();
    await expect(prompt(page)).toBeVisible();
    expect(await columns(page)).toEqual(dealt);
    // The page leaves first, so that the end of the server causes no complaint.
    await page.goto(server.address);
    await other.stop();
  });
});
