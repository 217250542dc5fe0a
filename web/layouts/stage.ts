// A browser with the stage, on which a program can show any position.

import { chromium, type Browser, type Page } from '@playwright/test';
import type { Position } from '../src/protocol';

/** The greatest width of a window with touch. */
export const WIDEST_TOUCH = 1024;
/** The time in which the pictures of cards load, in milliseconds. */
const SETTLED = 120;

export function browsed(): Promise<Browser> {
  return chromium.launch({
    executablePath: '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
  });
}

/** Opens the stage in a page, which can then show any position. */
export async function opened(browser: Browser, address: string, touch: boolean): Promise<Page> {
  const context = await browser.newContext({ hasTouch: touch, isMobile: touch, reducedMotion: 'reduce' });
  const page = await context.newPage();
  page.on('pageerror', (error) => process.stdout.write(`${error.message}\n`));
  await page.goto(`${address}stage.html`);
  await page.waitForFunction(() => 'stage' in globalThis);
  return page;
}

/** Shows a position on the stage. */
export async function staged(page: Page, position: Position): Promise<void> {
  await page.evaluate(async (position) => {
    await (globalThis as unknown as { stage: (position: unknown) => Promise<void> }).stage(position);
    await document.fonts.ready;
  }, position);
  await page.waitForSelector('#prompt');
  await page.waitForTimeout(SETTLED);
}
