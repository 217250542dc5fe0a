// A screen reader that runs inside the page. It returns what it speaks, and can press a phrase that it has spoken.

import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { virtual } from '@guidepup/virtual-screen-reader';

const SCRIPT = createRequire(import.meta.url).resolve('@guidepup/virtual-screen-reader/browser.js');
/**
 * The path of the screen reader's script. The content security policy of the page allows scripts from its own server
 * only.
 */
const PATH = '/screen-reader.js';

declare global {
  interface Window {
    reader?: typeof virtual;
  }
}

/** The time in milliseconds in which a page that is still being drawn changes. */
const QUIET = 600;

/** A reader who only hears the page and does not see it. */
export class Listener {
  private constructor(readonly page: Page) {}

  /** Listens to a page once it is drawn. A page that opens draws its parts one by one. */
  static async at(page: Page): Promise<Listener> {
    const count = () => page.evaluate(() => document.querySelectorAll('*').length);
    for (let before = -1, now = await count(); now !== before; now = await count()) {
      before = now;
      await page.waitForTimeout(QUIET);
    }
    await page.route(`**${PATH}`, (route) => route.fulfill({ path: SCRIPT, contentType: 'text/javascript' }));
    return new Listener(page);
  }

  /**
   * Reads the main part of the page from beginning to end. Returns the phrases in order, or none if the page changed
   * before the end was read.
   */
  async read(): Promise<string[]> {
    return this.page.evaluate(async (path) => {
      const MOST = 2_000;
      window.reader ??= ((await import(/* @vite-ignore */ path)) as { virtual: typeof virtual }).virtual;
      const { reader } = window;
      await reader.stop();
      await reader.start({ container: document.body });
      const phrases: string[] = [];
      for (let at = 0; at < MOST; at += 1) {
        await reader.next();
        const phrase = await reader.lastSpokenPhrase();
        if (phrases.length > 0 || phrase.startsWith('main,')) phrases.push(phrase);
        if (phrase.startsWith('end of main')) return phrases;
      }
      return [];
    }, PATH);
  }

  /**
   * Goes back to a phrase of the last reading and presses its element. Returns the phrases that the page then
   * announces, or `undefined` if the page has changed since it was read.
   */
  async press(phrases: string[], phrase: string): Promise<string[] | undefined> {
    const back = phrases.length - 1 - phrases.indexOf(phrase);
    const pressed = await this.page.evaluate(
      async ([back, phrase]) => {
        const { reader } = window;
        if (!reader) throw new Error('expected a page that was read');
        for (let step = 0; step < back; step += 1) await reader.previous();
        if ((await reader.lastSpokenPhrase()) !== phrase) return false;
        await reader.clearSpokenPhraseLog();
        await reader.click();
        return true;
      },
      [back, phrase] as const,
    );
    if (!pressed) return undefined;
    await expect.poll(() => this.heard(), { message: `spoken after “${phrase}”` }).not.toEqual([]);
    return this.heard();
  }

  /** Returns all phrases spoken since the last press. */
  heard(): Promise<string[]> {
    return this.page.evaluate(() => window.reader?.spokenPhraseLog() ?? []);
  }
}
