// Draws the positions of a file in a browser at all sizes, and prints the rules that the page violates.

import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Position } from '../src/protocol';
import { drawnFaults } from './drawn';
import { WINDOWS } from './sizes';
import { browsed, opened, staged, WIDEST_TOUCH } from './stage';

/** Draws every position whose line number is a multiple of `apart`. Returns true if there are no complaints. */
export async function measureAll(address: string, file: string, apart: number): Promise<boolean> {
  const say = (words: string) => process.stdout.write(`${words}\n`);
  const browser = await browsed();
  const usual = WINDOWS.filter(({ zoom }) => zoom === 1);
  const pages = await Promise.all([false, true].map((touch) => opened(browser, address, touch)));
  let [line, pagesSeen, wrong] = [0, 0, 0];
  for await (const row of createInterface({ input: createReadStream(file) })) {
    line += 1;
    if (line % apart !== 0) continue;
    const position = JSON.parse(row) as Position;
    for (const { width, height } of usual) {
      const touch = width <= WIDEST_TOUCH;
      const page = pages[Number(touch)];
      if (!page) continue;
      await page.setViewportSize({ width, height });
      await staged(page, position);
      const faults = await page.evaluate(drawnFaults, touch);
      pagesSeen += 1;
      if (faults.length > 0) wrong += 1;
      if (faults.length > 0) say(`line ${line}, ${width}×${height}: ${faults.slice(0, 4).join('; ')}`);
    }
  }
  await browser.close();
  say(`${pagesSeen} pages: ${wrong} wrong`);
  return wrong === 0;
}
