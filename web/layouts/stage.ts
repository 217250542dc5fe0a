// A browser that shows the stage. A program can use it to draw any position.

import { chromium, type Browser, type Page } from '@playwright/test';
import type { Position } from '../src/protocol';

/** The greatest width of a window that is tested with touch, in pixels. */
export const WIDEST_TOUCH = 1024;
/** The time for the pictures of cards to load, in milliseconds. */
const SETTLED = 120;
/** The time after which a step fails, in milliseconds. It is long enough for a busy machine. */
const PATIENCE = 300_000;

export function browsed(): Promise<Browser> {
  return chromium.launch({
    executablePath: '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
  });
}

/** Opens the stage in a new page. Returns the page, which can then show any position. */
export async function opened(browser: Browser, address: string, touch: boolean): Promise<Page> {
  const context = await browser.newContext({ hasTouch: touch, isMobile: touch, reducedMotion: 'reduce' });
  context.setDefaultTimeout(PATIENCE);
  const page = await context.newPage();
  page.on('pageerror', (error) => process.stdout.write(`${error.message}\n`));
  await page.goto(`${address}stage.html`);
  await page.waitForFunction(() => 'stage' in globalThis);
  return page;
}

/** Shows a position on the stage that is open in a page. */
export async function staged(page: Page, position: Position): Promise<void> {
  await page.evaluate(async (position) => {
    await (globalThis as unknown as { stage: (position: unknown) => Promise<void> }).stage(position);
    await document.fonts.ready;
  }, position);
  await page.waitForSelector('#prompt');
  await page.waitForTimeout(SETTLED);
}
