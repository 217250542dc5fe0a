// Tests that the measurement of drawn pages finds targets that a finger cannot hit, and that the names of the draft's
// columns are not cut off.

import { expect, test } from '@playwright/test';
import { createServer } from 'vite';
import { drawnFaults } from '../layouts/drawn';

const PLANTED = `<style>
  button { position: relative; width: 60px; height: 24px; margin: 30px; padding: 0; border: 0; font-size: 16px; }
  .wider::before { content: ''; position: absolute; inset: -8px 0; }
  .through { pointer-events: none; }
</style><h1 id="prompt">Choose.</h1>
<button aria-label="small"></button><button class="wider" aria-label="wider"></button>
<button class="through" aria-label="through"></button>`;

test('a target is as large as what a finger hits of it', async ({ page }) => {
  await page.setContent(PLANTED);
  expect(await page.evaluate(drawnFaults, true)).toEqual([expect.stringMatching(/^small is 6\d×2\d$/)]);
  expect(await page.evaluate(drawnFaults, false)).toEqual([]);
});

const BURIED = `<style>
  div { position: relative; width: 200px; height: 80px; }
  button { position: absolute; inset: 0; }
  .badge { inset: 20px auto auto 20px; width: 40px; height: 40px; }
  .above { z-index: 1; }
</style><h1 id="prompt">Choose.</h1>
<div><button class="badge" data-choice aria-label="badge"></button><button aria-label="bearer"></button></div>
<div><button class="badge above" data-choice aria-label="raised"></button><button data-choice aria-label="open"></button></div>`;

test('a choice is not covered by something else', async ({ page }) => {
  await page.setContent(BURIED);
  expect(await page.evaluate(drawnFaults, false)).toEqual(['badge is covered by something else']);
});

test('the names of columns are whole and cover no picture on a phone', async ({ page }) => {
  const server = await createServer({ server: { port: 0 }, logLevel: 'error' });
  try {
    await server.listen();
    for (const [width, height] of [
      [360, 740],
      [768, 1024],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto(`${server.resolvedUrls?.local[0] ?? ''}stage.html?state=choosing`);
      const name = page.locator('.column h3').first();
      await expect(name).toBeVisible();
      const { cut, covered } = await name.evaluate((name) => {
        const top = name.getBoundingClientRect().top;
        const picture = name.parentElement?.querySelector('.pair .frame');
        let cut = false;
        for (let at = name.parentElement; at && at !== document.body; at = at.parentElement)
          cut ||= getComputedStyle(at).overflow !== 'visible' && at.getBoundingClientRect().top > top;
        const free = (picture?.getBoundingClientRect().top ?? 0) - name.getBoundingClientRect().bottom;
        return { cut, covered: -free };
      });
      expect(cut).toBe(false);
      if (width < 640) expect(covered).toBeLessThanOrEqual(1);
    }
  } finally {
    await server.close();
  }
});
