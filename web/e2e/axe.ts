// Checks a page by the rules for accessibility, with the program axe.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const PROGRAM = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** A rule that is broken, and the elements that break it. */
export interface Broken {
  id: string;
  at: string[];
}

/** Returns the violations of the rules of WCAG 2 A and AA, and of the best practices. */
export async function broken(page: Page): Promise<Broken[]> {
  // The page has no frames, so the program is sent to it once, and is there until another page is opened.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(`${PROGRAM}; undefined`);
  return page.evaluate(violations, { rules: RULES, fill: true, again: AGAIN });
}

/**
 * Returns the texts with too little contrast in the colours that the page now has. The page has been checked by `broken`
 * before.
 */
export function faint(page: Page): Promise<Broken[]> {
  return page.evaluate(violations, { rules: ['color-contrast'], fill: false, again: AGAIN });
}

/**
 * A target that lies halfway under a bar at the edge of the window is too small at that moment only. It is judged again
 * where a reader would scroll it to.
 */
const AGAIN = 'target-size';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Runs in the page. Describes only the violations, which is faster than to describe everything that was checked. If
 * `fill` is false, the colour of a text counts, and not the fill of its letters: with forced colours, Chromium reports
 * the fill as specified and not as drawn.
 */
async function violations({
  rules,
  fill,
  again,
}: {
  rules: string[];
  fill: boolean;
  again: string;
}): Promise<Broken[]> {
  const { axe } = globalThis as unknown as {
    axe: { run: (on: Document | Element, options: RunOptions) => Promise<AxeResults> };
  };
  // The emulated media have taken effect by the next frame.
  await new Promise(requestAnimationFrame);
  const told = CSSStyleDeclaration.prototype.getPropertyValue;
  if (!fill)
    CSSStyleDeclaration.prototype.getPropertyValue = function (name) {
      return told.call(this, name === '-webkit-text-fill-color' ? 'color' : name);
    };
  const { violations } = await axe.run(document, { runOnly: rules, resultTypes: ['violations'] });
  CSSStyleDeclaration.prototype.getPropertyValue = told;
  const found: Broken[] = [];
  for (const { id, nodes } of violations) {
    const at = [];
    for (const { html, failureSummary, target } of nodes) {
      const part = id === again ? document.querySelector(target.join(' ')) : null;
      if (part) {
        const before = scrollY;
        part.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { violations } = await axe.run(part, { runOnly: [again], resultTypes: ['violations'] });
        scrollTo({ top: before, behavior: 'instant' });
        if (violations.length === 0) continue;
      }
      at.push(`${html} ${failureSummary}`);
    }
    if (at.length > 0) found.push({ id, at });
  }
  return found;
}
