// Measures the contrast of every text against the pixels behind it, in light and in dark mode. axe judges only texts on
// plain grounds. It leaves texts on gradients and pictures undecided.

import { expect, test, type Page } from '@playwright/test';
import { serve } from '../e2e/server';
import { begin, type Seat } from './games';

/** The least ratio of contrast for ordinary and for large text, by WCAG 1.4.3. */
const LEAST = { ordinary: 4.5, large: 3 };
/** The time for the last pictures and changes of colour, in milliseconds. */
const SETTLED = 600;
/** The share of the pixels behind a text that may be worse. These are the edges of lines and pictures. */
const EDGES = 0.08;
const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
  { width: 2560, height: 1440 },
];
/** The numbers of entries after which a game is looked at. */
const LATE = [8, 60, 160];

const seats = (count: number): Seat[] =>
  ['Ann', 'Ben', 'Cid', 'Dot'].slice(0, count).map((name, at) => (at === 0 ? { name } : { name, bot: 'random' }));
const PAGES = ['', '#/cards', '#/cards/epic', '#/rules/duel', '#/records', '#/statistics', '#/about'];
const TABLES = [
  { game: 'draft', seats: seats(4) },
  { game: 'duel', seats: seats(2) },
  { game: 'oz', seats: seats(4) },
  { game: 'epic', seats: seats(2) },
];

test('the contrast of the texts of every page', async ({ browser }) => {
  const server = await serve(7, []);
  const page = await browser.newPage({ reducedMotion: 'reduce', bypassCSP: true });
  await page.goto(server.address);
  const tables: string[] = [];
  for (const wanted of TABLES)
    for (const entries of LATE) tables.push(`#/table/${(await begin(page, { ...wanted, entries })).table}`);
  const weak = new Set<string>();
  for (const address of [...PAGES, ...tables]) {
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await page.goto(new URL(address, server.address).href);
      await page.reload();
      await expect(page.locator('main[aria-busy]')).toHaveCount(0);
      await page.waitForTimeout(SETTLED);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await page.waitForTimeout(SETTLED);
        for (const text of await weakTexts(page)) weak.add(`${address} ${size.width} ${colorScheme}: ${text}`);
      }
    }
  }
  await page.close();
  await server.stop();
  for (const each of weak) process.stdout.write(`${each}\n`);
  expect(weak.size).toBe(0);
});

interface Text {
  words: string;
  colour: string;
  /** The product of the opacities of everything that contains the text. */
  opacity: number;
  large: boolean;
  boxes: { x: number; y: number; width: number; height: number }[];
}

async function weakTexts(page: Page): Promise<string[]> {
  const texts = await settledTexts(page);
  // Only the letters vanish. Borders and icons that use the colour of the text stay.
  const hidden = await page.addStyleTag({
    content: `* { -webkit-text-fill-color: transparent !important; text-shadow: none !important; transition: none !important }
      svg text { fill: transparent !important }`,
  });
  const picture = (await page.screenshot({ scale: 'css' })).toString('base64');
  await hidden.evaluate((style) => (style as Element).remove());
  return page.evaluate(weakOnPicture, { picture, texts, least: LEAST, edges: EDGES });
}

/** Returns the texts in sight once nothing has moved for a while, because the picture of the page comes after them. */
async function settledTexts(page: Page): Promise<Text[]> {
  const [REST, MOST] = [250, 20];
  let before = '';
  for (let read = 0; read < MOST; read++) {
    const texts = await page.evaluate(textsInSight);
    const now = JSON.stringify(texts);
    if (now === before) return texts;
    before = now;
    await page.waitForTimeout(REST);
  }
  throw new Error('the page does not come to rest');
}

/** Runs in the page. Returns the texts that are drawn in the window and not covered. */
function textsInSight(): Text[] {
  const found: Text[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const words = walker.currentNode.textContent?.trim() ?? '';
    const holder = walker.currentNode.parentElement;
    if (words === '' || !holder || !holder.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      continue;
    if (holder.closest('script, style, option, :disabled, [aria-disabled="true"], .unseen')) continue;
    // An element that scrolls hides the parts of the text outside it.
    const cut = { x: 0, y: 0, right: innerWidth, bottom: innerHeight };
    for (let each: Element | null = holder; each; each = each.parentElement) {
      if (getComputedStyle(each).overflow === 'visible') continue;
      const { x, y, right, bottom } = each.getBoundingClientRect();
      Object.assign(cut, {
        x: Math.max(cut.x, x),
        y: Math.max(cut.y, y),
        right: Math.min(cut.right, right),
        bottom: Math.min(cut.bottom, bottom),
      });
    }
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    const boxes = [...range.getClientRects()]
      .filter(({ x, y, right, bottom }) => x >= cut.x && y >= cut.y && right <= cut.right && bottom <= cut.bottom)
      .filter(({ width, height }) => width > 2 && height > 4)
      .filter(({ x, y, right, bottom }) => {
        // A text that something covers in part is judged where it can be read.
        const corners = [x + 1, (x + right) / 2, right - 1].flatMap((across) =>
          [y + 1, (y + bottom) / 2, bottom - 1].map((down) => document.elementFromPoint(across, down)),
        );
        return corners.every((top) => top !== null && (top.contains(holder) || holder.contains(top)));
      })
      // The letters stand in the middle of the box of a line, which may touch borders above and below them.
      .map(({ x, y, width, height }) => ({ x: x + 1, y: y + height * 0.28, width: width - 2, height: height * 0.44 }));
    if (boxes.length === 0) continue;
    const style = getComputedStyle(holder);
    const size = parseFloat(style.fontSize);
    let opacity = 1;
    for (let each: Element | null = holder; each; each = each.parentElement)
      opacity *= Number(getComputedStyle(each).opacity);
    found.push({
      words: `${holder.className} “${words.slice(0, 40)}”`,
      colour: holder.closest('svg') ? style.fill : style.webkitTextFillColor,
      opacity,
      large: size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700),
      boxes,
    });
  }
  return found;
}

/** Runs in the page. Returns the texts with too little contrast against the pixels of a picture without them. */
async function weakOnPicture(given: {
  picture: string;
  texts: Text[];
  least: { ordinary: number; large: number };
  edges: number;
}): Promise<string[]> {
  const image = new Image();
  image.src = `data:image/png;base64,${given.picture}`;
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return ['no canvas'];
  context.drawImage(image, 0, 0);
  const ink = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  const pixel = (colour: string): number[] => {
    if (!ink) return [0, 0, 0, 255];
    ink.clearRect(0, 0, 1, 1);
    ink.fillStyle = colour;
    ink.fillRect(0, 0, 1, 1);
    return [...ink.getImageData(0, 0, 1, 1).data];
  };
  const linear = (value: number) => (value <= 10 ? value / 3294 : ((value / 255 + 0.055) / 1.055) ** 2.4);
  const light = ([red = 0, green = 0, blue = 0]: number[]) =>
    0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
  const weak: string[] = [];
  for (const { words, colour, opacity, large, boxes } of given.texts) {
    const letters = pixel(colour);
    const alpha = ((letters[3] ?? 255) / 255) * opacity;
    const ratios: number[] = [];
    for (const { x, y, width, height } of boxes) {
      const { data } = context.getImageData(x, y, Math.ceil(width), Math.ceil(height));
      for (let at = 0; at < data.length; at += 4) {
        const ground = [...data.subarray(at, at + 3)];
        const one = light(ground.map((value, part) => (letters[part] ?? 0) * alpha + value * (1 - alpha)));
        const other = light(ground);
        ratios.push((Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05));
      }
    }
    ratios.sort((one, other) => one - other);
    const ratio = ratios[Math.floor(ratios.length * given.edges)] ?? 21;
    if (ratio < (large ? given.least.large : given.least.ordinary)) weak.push(`${words} ${ratio.toFixed(2)}`);
  }
  return weak;
}
