// The steps that tests take at any table.

import { test as base, expect, type Locator, type Page, type PageScreenshotOptions } from '@playwright/test';
import { drawnFaults } from '../layouts/drawn';
import { WIDEST_TOUCH } from '../layouts/stage';
import { broken, faint } from './axe';
import { serve, type Server } from './server';

const SEED = 7;

/** A test with a page and a server of its own. The test fails if the browser reports an error or a warning. */
export const test = base.extend<{ packs: string[]; server: Server; complaints: string[] }>({
  /** The files in the server's folder of packs. */
  packs: [[], { option: true }],
  server: async ({ packs }, use) => {
    const server = await serve(SEED, packs);
    await use(server);
    await server.stop();
  },
  complaints: [
    async ({ page, server }, use) => {
      // The server stops after the page has closed, so that the browser does not report a lost connection.
      const complaints: string[] = [];
      complained(page, server, complaints);
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

/** Adds the errors and warnings of the browser about a page of a server to a list. */
export function complained(page: Page, { address }: Server, complaints: string[]): void {
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(`${address} ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(error.message));
}

export { expect };

export const choices = (page: Page): Locator => page.locator('[data-choice]');
export const prompt = (page: Page): Locator => page.locator('#prompt');
export const score = (page: Page): Locator => page.locator('.score');

/** The element in the bar that shows the stage of the game. */
export const where = (page: Page): Locator => page.locator('.where');

/** The line of the log with these words. The pattern allows a full stop at the end, because titles may end in one. */
export const told = (page: Page, words: string): Locator =>
  page.locator('.log [data-item]').filter({ hasText: new RegExp(`^\\s*${words.replace(/[.()]/g, '\\$&')}\\.?$`) });

/**
 * Checks the rules of WCAG 2 A and AA, and the best practices. Then checks the contrast again with the colours for
 * increased contrast, and with forced colours. A page whose code is still being fetched is waited for: it has its
 * heading when it is there.
 */
export async function accessible(page: Page): Promise<void> {
  await expect(page.locator('h1')).not.toHaveCount(0);
  expect(await broken(page)).toEqual([]);
  for (const media of COLOURS) {
    await page.emulateMedia(media);
    expect(await faint(page), JSON.stringify(media)).toEqual([]);
  }
  await page.emulateMedia({ contrast: null, forcedColors: null });
}

const COLOURS = [{ contrast: 'more' }, { contrast: null, forcedColors: 'active' }] as const;

/** Saves a screenshot of the page under this name, except in CI, where nobody looks at it. */
export async function picture(page: Page, name: string, more: PageScreenshotOptions = {}): Promise<void> {
  if (process.env['CI']) return;
  const { width } = page.viewportSize() ?? { width: 0 };
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: `e2e/shots/${name}-${width}.png`, ...more });
}

/** Checks that nothing on the page is cut off, and that the page is no wider than its window. */
export async function whole(page: Page): Promise<void> {
  const cut = await page.evaluate(() => {
    const SLACK = 3;
    const parts = [
      ...document.querySelectorAll('.page, .strip, .name, .choose, .button, .prompt, header, .score section'),
      ...document.querySelectorAll(
        '.card > .title, .card > .text, .answers button, .choices button, .offers button, .battle h2',
      ),
    ];
    // Letters may extend beyond a narrow line by less than half their size without being cut off.
    const reach = (part: Element) => parseFloat(getComputedStyle(part).fontSize) / 2;
    const clipped = parts.filter(
      (part) => part.scrollHeight > part.clientHeight + reach(part) || part.scrollWidth > part.clientWidth + SLACK,
    );
    // In names and titles, a line may break only between words or at a hyphen.
    const broken = [...document.querySelectorAll('.plate .name span, .card .title span')].flatMap((part) => {
      const [text] = part.childNodes;
      return [...(part.textContent ?? '').matchAll(/[^\s-]+/g)].flatMap(({ 0: word, index }) => {
        const range = document.createRange();
        if (!text) return [];
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1
          ? [`${word} is broken`]
          : [];
      });
    });
    const wide = document.documentElement.scrollWidth > innerWidth ? ['the page is too wide'] : [];
    return [...wide, ...broken, ...clipped.map((part) => `${part.className}: ${part.textContent?.trim()}`)];
  });
  expect(cut).toEqual([]);
}

/**
 * Checks properties that only a browser can measure: the size of type and of targets, the visibility of the prompt, and
 * texts that are cut off or overlap. Only a table has a prompt. Faults that fit one of the patterns are spared.
 */
export async function measured(page: Page, spared: readonly RegExp[] = []): Promise<void> {
  const { width } = page.viewportSize() ?? { width: 0 };
  const faults = await page.evaluate(drawnFaults, width <= WIDEST_TOUCH);
  const table = await page.locator('.where').count();
  const known = table > 0 ? spared : [...spared, /^no prompt is in sight$/];
  expect(faults.filter((fault) => !known.some((each) => each.test(fault)))).toEqual([]);
}

/** Checks that a state of the game is accessible and that nothing is cut off. Saves a screenshot. */
export async function state(page: Page, name: string): Promise<void> {
  // A table is busy while its board is drawn piece by piece, and a picture of a rule until it is drawn.
  await expect(page.locator('main[aria-busy], figure[aria-busy]')).toHaveCount(0);
  await picture(page, name);
  await accessible(page);
  await whole(page);
}

/** Opens the form with the seats and options of a game on the title page. */
export async function setUp(page: Page, title = 'Oz'): Promise<void> {
  await page.getByRole('button', { name: `${title}: seats and options`, exact: true }).click();
}

/** Begins a game of the draft with these bots, which are given by their labels in the form. */
export async function begin(page: Page, others: string[], names: string[] = []): Promise<void> {
  if (!(await page.getByRole('dialog').isVisible())) await setUp(page);
  await page.getByRole('radio', { name: String(others.length + 1), exact: true }).check({ force: true });
  for (const [at, level] of others.entries())
    await page.getByLabel(`Who plays at seat ${at + 2}`).selectOption({ label: level });
  for (const [at, name] of names.entries()) await page.getByLabel(`Name at seat ${at + 1}`).fill(name);
  await page.getByRole('button', { name: 'Lay out the cards' }).click();
  await expect(prompt(page).or(page.getByRole('heading', { name: /^Pass the screen/ }))).toBeVisible();
}

/** Selects the pace of the bots. */
export async function pace(page: Page, pace: string): Promise<void> {
  const more = page.getByRole('button', { name: /^(More|Plus)$/ });
  const narrow = await more.isVisible();
  if (narrow) await more.click();
  await page.getByRole('combobox', { name: /^Bots$/ }).selectOption(pace);
  if (narrow) await more.click();
}

/** Waits until the reader has a choice or the game is over. Returns true if there is a choice. */
export async function myTurn(page: Page): Promise<boolean> {
  // A single call checks both, because the page at the end replaces the score on the board. A lost solitaire has no
  // score.
  const found = await page.waitForFunction(() => {
    if (document.querySelector('.score, .ending')) return 'over';
    return document.querySelector('[data-choice]') ? 'mine' : null;
  });
  return (await found.jsonValue()) === 'mine';
}

/** Acts at the table, and waits until the game has continued. */
export async function goesOn(page: Page, act: () => Promise<void>): Promise<void> {
  const before = await where(page).textContent();
  await act();
  await page.waitForFunction((before) => document.querySelector('.where')?.textContent !== before, before);
}

/** Begins a game against a bot that thinks for a long time about each decision. */
export async function againstThinker(page: Page): Promise<void> {
  await layOut(page, 'draft', [
    { name: 'Ann', bot: null },
    { name: 'Ozma', bot: 'ismcts:10000000/30s' },
  ]);
}

/** The options of a table, in the form in which the page sends them. */
export type Options = Record<string, string | number | boolean>;

/** Creates a table with these seats and opens it. */
export async function layOut(
  page: Page,
  game: string,
  seats: { name: string; bot: string | null }[],
  options: Options = {},
): Promise<void> {
  const table = await page.evaluate(
    ([game, seats, options]) =>
      new Promise<string>((resolve) => {
        const socket = new WebSocket(`ws://${location.host}/socket`);
        socket.onopen = () => socket.send(JSON.stringify({ say: 'create', game, options, seats }));
        socket.onmessage = (event: MessageEvent<string>) => {
          const message = JSON.parse(event.data) as { say: string; table: string };
          if (message.say !== 'position') return;
          socket.close();
          resolve(message.table);
        };
      }),
    [game, seats, options] as const,
  );
  await page.evaluate((table) => (location.hash = `#/table/${table}`), table);
}
