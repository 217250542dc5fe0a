// Tests that the pages and sheets other than tables are accessible, also with increased contrast and with forced
// colours.

import { accessible, begin, choices, expect, layOut, myTurn, picture, prompt, test } from './table';

test('the cards of all games, and a card on a narrow screen', async ({ page, server }) => {
  await page.goto(`${server.address}#/cards`);
  await expect(page.locator('[data-face]').first()).toBeVisible();
  await picture(page, 'cards');
  await accessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.locator('[data-face]').nth(3).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await picture(page, 'cards-one');
  await accessible(page);
});

test('the rules beside the table, and the explanation of a thing on it', async ({ page, server }) => {
  await page.goto(server.address);
  await begin(page, ['Collector', 'Collector']);
  await myTurn(page);
  await page.keyboard.press('.');
  await expect(page.locator('.drawer-of-rules [data-rule]').first()).toBeVisible();
  await picture(page, 'drawer-of-rules');
  await accessible(page);
  await page.keyboard.press('.');
  await choices(page).last().click({ button: 'right' });
  await expect(page.getByRole('dialog')).toBeVisible();
  await picture(page, 'read');
  await accessible(page);
});

test('the leaf of an open card', async ({ page, server }) => {
  await page.goto(server.address);
  for (const game of ['duel', 'oz']) {
    await layOut(page, game, [
      { name: 'Ann', bot: null },
      { name: 'Ozma', bot: 'greedy' },
    ]);
    await expect(prompt(page)).toBeVisible();
    await myTurn(page);
    await page.locator('[data-read]').first().click();
    await expect(page.locator('[data-leaf]:not(.glance)')).toBeVisible();
    await picture(page, `leaf-${game}`);
    await accessible(page);
  }
});
