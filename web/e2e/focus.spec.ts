// Plays from the first page to the end of a game and goes back, with the keyboard alone. The focus must never be lost,
// hidden or unmarked.

import type { Locator, Page } from '@playwright/test';
import { focused, seen, tabInto, tabTo, walk } from './focus';
import { expect, layOut, myTurn, pace, prompt, score, test, where } from './table';

/** Opens something with a key, and closes it again with Escape. The focus must move into it and return afterwards. */
async function thereAndBack(page: Page, open: string, opened: Locator): Promise<void> {
  const before = await focused(page);
  await page.keyboard.press(open);
  await expect(opened).toBeVisible();
  await expect.poll(() => opened.evaluate((each) => each.contains(document.activeElement))).toBe(true);
  await seen(page, await focused(page));
  await page.keyboard.press('Escape');
  await expect(opened).toHaveCount(0);
  await expect.poll(() => focused(page)).toBe(before);
}

for (const [width, height] of [
  [1280, 800],
  [390, 844],
] as const)
  test(`the focus stays visible from the lobby to the end of a draft, ${width} wide`, async ({ page, server }) => {
    await page.setViewportSize({ width, height });
    await page.goto(server.address);
    await expect(page.getByRole('button', { name: 'Play Oz' })).toBeVisible();
    expect((await walk(page)).length).toBeGreaterThan(15);

    await tabTo(page, /^button Play Oz/);
    await page.keyboard.press('Enter');
    await expect(prompt(page)).toBeVisible();
    await pace(page, 'instant');
    await myTurn(page);
    expect((await walk(page)).length).toBeGreaterThan(8);

    await tabTo(page, /^button Take column/);
    await thereAndBack(page, '?', page.getByRole('dialog', { name: 'Keys' }));
    const rules = page.getByRole('complementary', { name: 'How to play' });
    await thereAndBack(page, '.', rules);
    // The rules close when the focus moves to an element behind them.
    await page.keyboard.press('.');
    await expect(rules).toBeVisible();
    await walk(page);
    await expect(rules).toHaveCount(0);
    await tabTo(page, /^button Take column/);

    while (await myTurn(page)) {
      await expect(page.locator('[data-choice]:focus')).toHaveCount(1);
      await seen(page, await focused(page));
      const before = await where(page).textContent();
      await page.keyboard.press('Enter');
      await page.waitForFunction((before) => document.querySelector('.where')?.textContent !== before, before);
    }
    await expect(score(page)).toBeVisible();
    await expect.poll(() => focused(page)).not.toBe('nowhere');
    expect((await walk(page)).length).toBeGreaterThan(8);

    await tabTo(page, /^a .*Games$/);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Play Oz' })).toBeVisible();
    await expect.poll(() => focused(page)).not.toBe('nowhere');
    await walk(page);
  });

for (const game of ['duel', 'oz'])
  test(`the focus goes into an open card and back, in ${game}`, async ({ page, server }) => {
    await page.goto(server.address);
    await layOut(page, game, [
      { name: 'Ann', bot: null },
      { name: 'Ozma', bot: 'greedy' },
    ]);
    await expect(prompt(page)).toBeVisible();
    await pace(page, 'instant');
    await myTurn(page);
    expect((await walk(page)).length).toBeGreaterThan(8);
    const leaf = page.locator('[data-leaf]:not(.glance)');
    const before = await tabInto(page, '[data-read]');
    await page.keyboard.press('Enter');
    await expect(leaf).toBeFocused();
    await seen(page, 'the leaf');
    await page.keyboard.press('Escape');
    await expect.poll(() => focused(page)).toBe(before);
    // While the leaf is open, the focus cannot reach an element behind it.
    await page.keyboard.press('Enter');
    await expect(leaf).toBeFocused();
    await walk(page);
  });
