// Compares the widths of texts as computed from the font's metrics with their widths in the browser.

import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { createServer } from 'vite';
import type { Face } from '../src/layout/metrics';

interface Sample {
  text: string;
  px: number;
  face: Face;
  room: number;
  width: number;
  lines: number;
}

const COUNT = 500;

/**
 * Returns texts of every length in both languages. They come from the printed positions that the tests of the page also
 * use.
 */
function texts(): string[] {
  const found = ['duel', 'draft', 'storyline'].flatMap((game) => {
    const file = readFileSync(new URL(`../src/fixtures/printed/${game}.json`, import.meta.url), 'utf8');
    return [...file.matchAll(/"(?:title|words|label|name)": ?("(?:[^"\\]|\\.)+")/g)].map(
      ([, text]) => JSON.parse(text ?? '""') as string,
    );
  });
  // The browser takes straight quotes from another font, so texts with them are left out.
  const all = [...new Set(found)].filter((text) => text.trim() === text && !/["{}\n]/.test(text));
  const every = all.length / COUNT;
  return Array.from({ length: COUNT }, (_, at) => all[Math.floor(at * every)] ?? '');
}

test('texts are as wide and as high as their metrics say', async ({ page }) => {
  const server = await createServer({ server: { port: 0 }, logLevel: 'error' });
  try {
    const metrics = (await server.ssrLoadModule('/src/layout/metrics.ts')) as typeof import('../src/layout/metrics');
    const samples = texts().map((text, at): Sample => {
      const face = at % 5 === 0 ? 'caps' : 'roman';
      const [px, room] = [13 + (at % 12), 90 + (at % 7) * 40];
      const lines = metrics.lines(text, px, room, face).length;
      return { text, px, face, room, width: metrics.width(text, px, face), lines };
    });
    expect(new Set(samples.map(({ text }) => text)).size).toBe(COUNT);
    await server.listen();
    await page.goto(`${server.resolvedUrls?.local[0] ?? ''}stage.html`);
    const drawn = await page.evaluate(draw, samples);
    const wrong = samples.flatMap(({ text, width, lines }, at) => {
      const real = drawn[at] ?? { width: 0, lines: 0 };
      const tight = real.width > width || real.lines > lines;
      // In a narrow column, words measured slightly too wide can add up to two lines.
      const loose = width > real.width * 1.15 + 1 || lines > real.lines * 1.15 + 2;
      return tight || loose ? [`${text}: ${width.toFixed(1)} and ${lines} lines, drawn ${JSON.stringify(real)}`] : [];
    });
    expect(wrong).toEqual([]);
  } finally {
    await server.close();
  }
});

/** Runs in the page. Returns the width of each text on one line, and the number of its lines in its column. */
async function draw(samples: Sample[]): Promise<{ width: number; lines: number }[]> {
  await document.fonts.load('16px "Sorts Mill Goudy"');
  const box = document.createElement('p');
  document.body.append(box);
  return samples.map(({ text, px, face, room }) => {
    box.textContent = text;
    const style = `position: absolute; margin: 0; font-size: ${px}px; line-height: 20px; font-variant-caps: `;
    box.style.cssText = `${style}${face === 'caps' ? 'small-caps' : 'normal'}; white-space: nowrap`;
    const { width } = box.getBoundingClientRect();
    box.style.cssText += `; white-space: normal; width: ${room}px`;
    return { width, lines: Math.round(box.getBoundingClientRect().height / 20) };
  });
}
