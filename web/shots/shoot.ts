// Draws hard positions of a game at five sizes, in both languages, in light and in dark mode, and assembles the
// pictures on sheets.

import type { Browser, Page } from '@playwright/test';
import { createReadStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { drawnFaults } from '../layouts/drawn';
import { browsed, opened, staged, WIDEST_TOUCH } from '../layouts/stage';
import type { Lang, Position } from '../src/protocol';
import { hardest, type Hard } from './hard';

const SIZES = [
  { width: 360, height: 740, columns: 4, rows: 2 },
  { width: 768, height: 1024, columns: 3, rows: 2 },
  { width: 1280, height: 800, columns: 2, rows: 2 },
  { width: 1920, height: 1080, columns: 2, rows: 2 },
  { width: 2560, height: 1440, columns: 2, rows: 2 },
];
type Size = (typeof SIZES)[number];
const THEMES = ['light', 'dark'] as const;
/** The width of a sheet of pictures, in pixels. */
const SHEET = 1456;

const say = (words: string) => process.stdout.write(`${words}\n`);

/**
 * Draws the hardest positions of the files into a folder. The two files contain the same positions, in English and in
 * French.
 */
export async function shoot(address: string, files: Record<Lang, string>, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const hard = await hardest(files.en);
  for (const { line, by } of hard) say(`line ${line}: most ${by}`);
  const browser = await browsed();
  const places = new Map<Size, string[]>(SIZES.map((size) => [size, []]));
  for (const lang of ['en', 'fr'] as const) {
    const positions = await read(files[lang], hard);
    for (const touch of [true, false]) {
      const sizes = SIZES.filter(({ width }) => width <= WIDEST_TOUCH === touch);
      const page = await opened(browser, address, touch);
      for (const [at, position] of positions.entries())
        for (const { path, size } of await drawn(page, position, sizes, `${folder}/${lang}-${at + 1}-${hard[at]?.by}`))
          places.get(size)?.push(path);
      await page.context().close();
    }
  }
  for (const [size, paths] of places) await sheets(browser, size, paths.toSorted(), folder);
  await browser.close();
}

async function read(file: string, hard: Hard[]): Promise<Position[]> {
  const wanted = new Map<number, Position>();
  let line = 0;
  for await (const row of createInterface({ input: createReadStream(file) })) {
    line += 1;
    if (hard.some((each) => each.line === line)) wanted.set(line, JSON.parse(row) as Position);
  }
  return hard.flatMap(({ line }) => wanted.get(line) ?? []);
}

async function drawn(page: Page, position: Position, sizes: Size[], name: string) {
  const all: { size: Size; path: string }[] = [];
  for (const size of sizes) {
    await page.setViewportSize(size);
    await staged(page, position);
    for (const theme of THEMES) {
      await page.emulateMedia({ colorScheme: theme });
      const path = `${name}-${size.width}-${theme}.png`;
      await page.screenshot({ path });
      all.push({ size, path });
    }
    const faults = await page.evaluate(drawnFaults, size.width <= WIDEST_TOUCH);
    for (const fault of faults) say(`${name}, ${size.width}: ${fault}`);
  }
  return all;
}

/** Assembles the pictures of one size on sheets. Each picture has its name below it. */
async function sheets(browser: Browser, { width, height, columns, rows }: Size, paths: string[], folder: string) {
  const wide = Math.floor(SHEET / columns) - 8;
  const page = await browser.newPage({
    viewport: { width: SHEET, height: Math.ceil(rows * ((wide * height) / width + 30)) },
  });
  for (let at = 0; at < paths.length; at += columns * rows) {
    const figures = paths.slice(at, at + columns * rows).map((path) => {
      const name = path.slice(path.lastIndexOf('/') + 1, -'.png'.length);
      return `<figure><img src="${pathToFileURL(path).href}" width="${wide}"><figcaption>${name}</figcaption></figure>`;
    });
    const file = `${folder}/sheet.html`;
    await writeFile(file, `<style>body{margin:0}figure{display:inline-block;margin:4px}</style>${figures.join('')}`);
    await page.goto(pathToFileURL(file).href);
    await page.screenshot({
      path: `${folder}/sheet-${width}-${String(at / (columns * rows) + 1).padStart(2, '0')}.png`,
    });
  }
  await page.close();
}
