// Draws the icons of the installed app from public/favicon.svg. After a change of the drawing run `node
// build/app-icons.mjs`.

import { readFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';

const GREEN = '#17533c';
/** The icons: the name, the size in pixels, and the share of the width that the drawing takes up. The rest is green. */
const ICONS = [
  ['192', 192, 1],
  ['512', 512, 1],
  // Systems crop a maskable icon to a shape of their own, but always show a central circle with four fifths of the
  // icon's width.
  ['maskable', 512, 0.72],
  ['apple', 180, 0.86],
];

const drawing = await readFile(new URL('../public/favicon.svg', import.meta.url), 'utf8');
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const page = await browser.newPage();
for (const [name, size, part] of ICONS) {
  const ground = part < 1 ? GREEN : 'transparent';
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(
    `<style>body{margin:0;height:100vh;display:grid;place-items:center;background:${ground}}svg{width:${part * 100}%}</style>${drawing}`,
  );
  const path = new URL(`../public/icons/${name}.png`, import.meta.url).pathname;
  await page.screenshot({ path, omitBackground: true });
}
await browser.close();
