// Tests the daily deal. A player begins and continues it, and another server deals the same cards.

import { accessible, choices, expect, prompt, test } from './table';
import { serve } from './server';
import type { Locator, Page } from '@playwright/test';

const daily = (page: Page): Locator => page.getByRole('region', { name: 'Deal of the day' });
/** Returns the texts of the columns at the reader's first decision. On some days, bots decide before the reader. */
const columns = async (page: Page): Promise<string[]> => {
  await expect(choices(page).first()).toBeVisible();
  return page.locator('[data-zone^="column."]').allTextContents();
};

test('the daily draft is the same for everybody, and can be continued', async ({ page, server }) => {
  await page.goto(server.address);
  const draft = daily(page).getByRole('listitem').filter({ hasText: 'against Ojo and Trot' });
  await expect(draft).toBeVisible();
  await accessible(page);
  await draft.getByRole('button', { name: 'Play' }).click();
  await expect(prompt(page)).toBeVisible();
  const dealt = await columns(page);
  expect(dealt.join('')).not.toBe('');

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
    // The page leaves this server before it stops, so that the browser does not report a lost connection.
    await page.goto(server.address);
    await other.stop();
  });
});
