// People who invite each other at a server that hosts for others, each with a page of their own.

import type { Browser, BrowserContextOptions, Locator, Page } from '@playwright/test';
import type { Terms } from '../src/protocol';
import { handles, last, listed, main } from './duel';
import { serveOthers } from './server';
import { expect, test as base, where, type Options } from './table';

/** A test at a server that hosts for others. The `settings` are further arguments of the server. */
export const test = base.extend<{ settings: string[] }>({
  settings: [[], { option: true }],
  server: async ({ settings }, use) => {
    const server = await serveOthers({ settings });
    await use(server);
    await server.stop();
  },
});

export const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** The time within which a press has an effect, in milliseconds, and the number of presses that are tried. */
const [PATIENCE, TRIES] = [8_000, 3];

/** The chair of a side on the page of an invitation. */
export const chair = (page: Page, side: string): Locator => page.locator('.chair').filter({ hasText: side });

/** Opens a page for a guest of their own at this address. */
export async function guest(browser: Browser, address: string, more: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: 'reduce', locale: 'en-GB', ...more });
  const page = await context.newPage();
  await page.goto(address);
  return page;
}

/** Goes to the page of the reader's identity, and keeps it under this name. */
export async function keep(page: Page, address: string, name: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('link', { name: 'Your name and your devices' }).click();
  await page.getByRole('textbox', { name: 'Your name' }).fill(name);
  await page.getByRole('button', { name: 'Keep it' }).click();
  await expect(page.getByText(`You are kept here as ${name}.`)).toBeVisible();
}

/** Invites to the duel as Good, and returns the link. */
export async function invite(page: Page, name: string): Promise<string> {
  await page.getByRole('button', { name: 'Invite to Good against Evil' }).click();
  await page.getByLabel('Name at seat 1').fill(name);
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  await expect(chair(page, 'Good')).toContainText(`${name} (you)`);
  return page.getByRole('textbox', { name: 'The link' }).inputValue();
}

/** A wish for a game, as the page sends it. A seat is `null` if it is free. */
export interface Wish {
  game: string;
  options?: Options;
  seats: ({ name: string; bot: string | null } | null)[];
  public?: boolean;
  terms?: Terms;
}

/**
 * Invites to such a game, and returns the link. Sends the wish over a socket, because the form has no options that
 * shorten a game.
 */
export async function inviteTo(page: Page, wish: Wish): Promise<string> {
  const id = await page.evaluate(
    (wish) =>
      new Promise<string>((resolve) => {
        const socket = new WebSocket(`ws://${location.host}/socket`);
        socket.onopen = () => socket.send(JSON.stringify({ say: 'gather', options: {}, public: false, ...wish }));
        socket.onmessage = ({ data }: MessageEvent<string>) => {
          const message = JSON.parse(data) as { gathering: { table: string } };
          socket.close();
          resolve(message.gathering.table);
        };
      }),
    wish,
  );
  return `${new URL(page.url()).origin}/#/table/${id}`;
}

/** Waits until all pages show the same moment. Before that, a page may still offer the choices of an earlier one. */
export async function alike(pages: Page[]): Promise<void> {
  const moments = async () => new Set(await Promise.all(pages.map((page) => where(page).textContent())));
  await expect.poll(async () => (await moments()).size).toBe(1);
}

/** Makes a choice with the keyboard: one that ends a phase if there is one and `acts` is false, or else the first one. */
export async function decide(page: Page, acts = false): Promise<void> {
  const before = (await where(page).textContent()) ?? '';
  // A board that is drawn anew at this very moment takes no press, so a press without an effect is repeated.
  for (let tried = 1; (await where(page).textContent()) === before; tried++)
    try {
      return await pressOnce(page, acts, before);
    } catch (fault) {
      if (tried === TRIES) throw fault;
    }
}

async function pressOnce(page: Page, acts: boolean, before: string): Promise<void> {
  const changed = (before: string) => document.querySelector('.where')?.textContent !== before;
  const done = page.waitForFunction(changed, before, { timeout: PATIENCE });
  // It is awaited below, or another fault comes first.
  done.catch(() => undefined);
  await (await choice(page, acts)).press('Enter', { timeout: PATIENCE });
  // A card that can be used in several ways is picked up first, and its ways are listed.
  const way = listed(page).first();
  await Promise.race([done, way.waitFor({ timeout: PATIENCE })]);
  if (await way.isVisible()) await way.press('Enter', { timeout: PATIENCE });
  await done;
}

/**
 * Decides at this page until the game is over or has this number of entries, whoever decides last. Ends every third phase
 * at once.
 */
export async function playOn(page: Page, entries = Infinity): Promise<void> {
  for (let decisions = 0; await decides(page, entries); decisions++) await decide(page, decisions % 3 > 0);
}

/** Waits until the reader has a choice. Returns false once the game is over or has this number of entries. */
async function decides(page: Page, entries: number): Promise<boolean> {
  const found = await page.waitForFunction((entries) => {
    const shown = Number(/\d+/.exec(document.querySelector('.where')?.textContent ?? '')?.[0]);
    if (document.querySelector('.score, .ending') || shown >= entries) return 'enough';
    return document.querySelector('[data-choice]') ? 'mine' : null;
  }, entries);
  return (await found.jsonValue()) === 'mine';
}

/** Presses the keys of such a choice, and does not wait for its effect. */
export async function press(page: Page): Promise<void> {
  await (await choice(page)).press('Enter');
  const way = listed(page).first();
  if (await way.isVisible()) await way.press('Enter');
}

/** Returns the choice that ends a phase, or the first one. If a drawer hides all choices, opens it. */
async function choice(page: Page, acts = false): Promise<Locator> {
  const [others, ends] = await Promise.all([main(page).count(), last(page).count()]);
  if (others + ends === 0) await handles(page).first().press('Enter', { timeout: PATIENCE });
  return (acts && others > 0) || ends === 0 ? main(page).first() : last(page).first();
}
