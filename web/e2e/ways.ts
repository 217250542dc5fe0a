// The three ways of pointing, for boards on which anything may be picked up first.

import { expect, type Locator, type Page } from '@playwright/test';
import { tap } from './tap';

export interface Way {
  /** Moves to an element and presses it. */
  press: (page: Page, element: Locator) => Promise<void>;
  /** Puts down the card that is picked up, or closes its leaf. */
  close: (page: Page, closing: Locator) => Promise<void>;
}

export const mouse: Way = {
  press: (_, element) => element.click(),
  close: (_, closing) => closing.click(),
};

export const finger: Way = {
  press: (_, element) => tap(element),
  close: (_, closing) => tap(closing),
};

/**
 * With the keyboard alone. Tab moves from one group to the next, arrow keys move inside a group, Enter presses, and
 * Escape puts down.
 */
export const keys: Way = {
  press: async (page, element) => {
    await walkTo(page, element);
    await page.keyboard.press('Enter');
  },
  close: (page) => page.keyboard.press('Escape'),
};

/** The selectors of the groups in which arrow keys move. The choice that ends a part of the turn is in no group. */
const GROUPS = ['[data-choice]:not([data-choice="last"])', '[data-read]'];

/**
 * Presses Tab until the focus is in the group of the element, and then presses arrow keys until the focus is on the
 * element.
 */
async function walkTo(page: Page, element: Locator): Promise<void> {
  const MOST = 200;
  const tried = new Map<string, number>();
  for (let step = 0; step < MOST; step++) {
    const { there, here, keys } = await element.evaluate(bearings, GROUPS);
    if (there) return;
    const times = tried.get(here) ?? 0;
    tried.set(here, times + 1);
    // At each element a different key is tried each time, so that every reachable element is reached.
    await page.keyboard.press(keys[times % keys.length] ?? 'Tab');
  }
  await expect(element).toBeFocused();
}

/**
 * Runs in the page. Returns whether the focus is on the element, the place of the focus, and the keys to try from
 * there, starting with the most promising.
 */
function bearings(element: Element, groups: string[]): { there: boolean; here: string; keys: string[] } {
  const focus = document.activeElement;
  const group = groups.find((group) => element.matches(group));
  const inside = group !== undefined && focus?.matches(group) === true;
  const middle = (of: Element | null) => {
    const { left = 0, top = 0, width = 0, height = 0 } = of?.getBoundingClientRect() ?? {};
    return { x: left + width / 2, y: top + height / 2 };
  };
  const [to, from] = [middle(element), middle(focus)];
  const [x, y] = [to.x - from.x, to.y - from.y];
  const across = x > 0 ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
  const along = y > 0 ? ['ArrowDown', 'ArrowUp'] : ['ArrowUp', 'ArrowDown'];
  const [first, second] = Math.abs(x) > Math.abs(y) ? [across, along] : [along, across];
  const keys = [first[0], second[0], second[1], first[1]].filter((key) => key !== undefined);
  const stops = group === undefined ? [] : [...document.querySelectorAll(group)];
  return { there: focus === element, here: `${focus ? stops.indexOf(focus) : -1}`, keys: inside ? keys : ['Tab'] };
}
