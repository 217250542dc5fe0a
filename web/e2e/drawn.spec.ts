// Tests that the measurement of drawn pages finds targets that a finger cannot hit, that the names of the draft's
// columns are not cut off, and that sheets keep their titles.

import { expect, test } from '@playwright/test';
import { createServer } from 'vite';
import { drawnFaults } from '../layouts/drawn';

/** Serves the stage, and passes its address on. */
async function onStage(test: (stage: string) => Promise<void>): Promise<void> {
  const server = await createServer({ server: { port: 0 }, logLevel: 'error' });
  try {
    await server.listen();
    await test(`${server.resolvedUrls?.local[0] ?? ''}stage.html`);
  } finally {
    await server.close();
  }
}

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
  await onStage(async (stage) => {
    for (const [width, height] of [
      [360, 740],
      [768, 1024],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto(`${stage}?state=choosing`);
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
  });
});

/** The windows of a phone and of a laptop. */
const ROOMS = [
  [390, 844],
  [1280, 800],
] as const;

test('the title and the way out of a leaf stay in sight while its words scroll', async ({ page }) => {
  await onStage(async (stage) => {
    for (const [width, height] of ROOMS) {
      await page.setViewportSize({ width, height });
      await page.goto(`${stage}?state=actions`);
      await page.locator('[data-card^="hand."].offered [data-point]').first().click();
      const leaf = page.locator('[data-leaf]:not(.glance)');
      // The leaf is made low, but higher than its head, so that it scrolls whatever the card says.
      await leaf.evaluate((leaf) => Object.assign(leaf.style, { minHeight: 0, maxHeight: '9rem' }));
      const shown = await leaf.evaluate((leaf) => {
        leaf.scrollTop = leaf.scrollHeight;
        const { top, bottom } = leaf.getBoundingClientRect();
        const within = (part: string) => {
          const box = leaf.querySelector(part)?.getBoundingClientRect();
          return box !== undefined && box.top >= top && box.bottom <= bottom;
        };
        return { scrolls: leaf.scrollTop > 20, title: within('h2'), close: within('.close') };
      });
      expect(shown, `at ${width}`).toEqual({ scrolls: true, title: true, close: true });
    }
  });
});

test('the board of a storyline game stays in place when its prompt changes', async ({ page }) => {
  await onStage(async (stage) => {
    for (const [width, height] of ROOMS) {
      const tops = new Set<number>();
      await page.setViewportSize({ width, height });
      for (const state of ['actions', 'extended', 'epic', 'reacting']) {
        await page.goto(`${stage}?state=${state}`);
        await expect(page.locator('.storyline .spot').first()).toBeVisible();
        tops.add(await page.locator('.stage').evaluate((stage) => Math.round(stage.getBoundingClientRect().top)));
      }
      expect(tops.size, `at ${width}`).toBe(1);
    }
  });
});
