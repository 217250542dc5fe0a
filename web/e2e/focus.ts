// Tests of the tab order: the elements that Tab reaches, and the visibility of the focus for readers who use only the
// keyboard.

import { expect, type Page } from '@playwright/test';

/** The greatest number of tab stops on a page. */
const MOST = 150;
/** The time in milliseconds within which a page must settle. */
const SETTLED = 5_000;
/** The space around an element in which its focus ring is drawn, in pixels. */
const RING = 9;

/**
 * Presses Tab until the focus is back where it began. Returns the names of the tab stops. At each stop, the focus must
 * be in sight, uncovered and marked.
 */
export async function walk(page: Page): Promise<string[]> {
  const names: string[] = [];
  let ends = 0;
  await page.evaluate(() => Object.assign(globalThis, { stops: [] }));
  for (let step = 0; step < MOST; step += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(arrive);
    if (stop === 'again') return names;
    // The browser itself adds one tab stop at the end of the page.
    ends += stop === 'nowhere' ? 1 : 0;
    expect(ends, `the focus is lost after ${names.join(' | ')}`).toBeLessThan(3);
    if (stop === 'nowhere') continue;
    names.push(stop);
    await seen(page, stop);
  }
  throw new Error(`more than ${MOST} stops: ${names.join(' | ')}`);
}

/** Checks that the focus is in sight, uncovered and marked. */
export async function seen(page: Page, name: string): Promise<void> {
  // The page may still be scrolling or growing, so the check is repeated.
  await expect.poll(() => page.evaluate(hidden), { message: name, timeout: SETTLED }).toEqual([]);
  await expect.poll(() => marked(page), { message: `a mark around ${name}`, timeout: SETTLED }).toBe(true);
}

/** Presses Tab until the focus is on the element with this name. */
export async function tabTo(page: Page, name: RegExp): Promise<void> {
  await page.evaluate(() => Object.assign(globalThis, { stops: [] }));
  for (let step = 0; step < MOST; step += 1) {
    if (name.test(await page.evaluate(arrive))) return;
    await page.evaluate(() => Object.assign(globalThis, { stops: [] }));
    await page.keyboard.press('Tab');
  }
  throw new Error(`nothing is named ${name.source} in ${MOST} stops`);
}

/** Presses Tab until the focus is on an element that matches the selector. Returns the name of the element. */
export async function tabInto(page: Page, selector: string): Promise<string> {
  for (let step = 0; step < MOST; step += 1) {
    if (await page.evaluate((selector) => document.activeElement?.matches(selector), selector)) return focused(page);
    await page.keyboard.press('Tab');
  }
  throw new Error(`no ${selector} in ${MOST} stops`);
}

/** Returns the name of the focused element. */
export async function focused(page: Page): Promise<string> {
  await page.evaluate(() => Object.assign(globalThis, { stops: [] }));
  return page.evaluate(arrive);
}

/**
 * Runs in the page. Returns the name of the focused element, or `nowhere` if there is none, or `again` if the element
 * has had the focus before.
 */
function arrive(): string {
  const { stops } = globalThis as unknown as { stops: Element[] };
  const focus = document.activeElement;
  if (!focus || focus === document.body) return 'nowhere';
  if (stops.includes(focus)) return 'again';
  stops.push(focus);
  const labels = focus instanceof HTMLInputElement ? [...(focus.labels ?? [])].map((label) => label.textContent) : [];
  const named = focus
    .getAttribute('aria-labelledby')
    ?.split(' ')
    .map((id) => document.getElementById(id)?.textContent);
  const words = focus.getAttribute('aria-label') ?? named?.join(' ') ?? (labels.join(' ') || focus.textContent);
  return `${focus.localName} ${words?.replace(/\s+/g, ' ').trim() ?? ''}`;
}

/**
 * Runs in the page. Returns the reasons why the focus is not visible: there is no focus, it is out of sight, or
 * something covers it. The list is empty if the focus is visible.
 */
async function hidden(): Promise<string[]> {
  // An element that covers the focus may disappear in the next frame.
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  const focus = document.activeElement;
  if (!focus || focus === document.body) return ['the focus is nowhere'];
  const box = focus.getBoundingClientRect();
  let [left, top, right, bottom] = [Math.max(box.left, 0), Math.max(box.top, 0), box.right, box.bottom];
  [right, bottom] = [Math.min(right, innerWidth), Math.min(bottom, innerHeight)];
  for (let at = focus.parentElement; at && at !== document.body; at = at.parentElement) {
    if (getComputedStyle(at).overflow === 'visible') continue;
    const clip = at.getBoundingClientRect();
    [left, top] = [Math.max(left, clip.left), Math.max(top, clip.top)];
    [right, bottom] = [Math.min(right, clip.right), Math.min(bottom, clip.bottom)];
  }
  const [wide, high] = [right - left, bottom - top];
  // Of an element larger than the window, only a part can be in sight.
  const whole = Math.min(box.width, innerWidth) * Math.min(box.height, innerHeight);
  if (wide <= 0 || high <= 0 || wide * high < whole / 2) return ['the focus is out of sight'];
  const places = [
    [0.5, 0.5],
    [0.15, 0.2],
    [0.85, 0.2],
    [0.15, 0.8],
    [0.85, 0.8],
  ] as const;
  const above = places.flatMap(([x, y]) => {
    const hit = document.elementFromPoint(left + x * wide, top + y * high);
    const own = hit && (focus.contains(hit) || hit.contains(focus) || hit.closest('label')?.contains(focus));
    return own ? [] : [`${hit?.localName}.${hit?.className.toString()}`];
  });
  return above.length > 1 ? [`the focus is under ${[...new Set(above)].join(', ')}`] : [];
}

/** Reports whether the focused element looks different with the focus than without it. */
async function marked(page: Page): Promise<boolean> {
  const clip = await page.evaluate((ring) => {
    const focus = document.activeElement;
    // The focus ring of a card surrounds the card, and the focus ring of a line of the log surrounds the line.
    const marks = focus?.closest('.offered, .target, [data-item], label') ?? focus;
    const { left = 0, top = 0, right = 0, bottom = 0 } = marks?.getBoundingClientRect() ?? {};
    const [x, y] = [Math.max(left - ring, 0), Math.max(top - ring, 0)];
    return {
      x,
      y,
      width: Math.max(1, Math.min(right + ring, innerWidth) - x),
      height: Math.max(1, Math.min(bottom + ring, innerHeight) - y),
    };
  }, RING);
  const withFocus = await page.screenshot({ clip });
  await page.evaluate(() => {
    const focus = document.activeElement as HTMLElement;
    Object.assign(globalThis, { left: focus });
    focus.blur();
  });
  const without = await page.screenshot({ clip });
  await page.evaluate(() => (globalThis as unknown as { left: HTMLElement }).left.focus({ preventScroll: true }));
  return !withFocus.equals(without);
}
