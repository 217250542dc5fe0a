// A finger that taps no faster than a person who looks at the table.

import type { Locator } from '@playwright/test';

/** The time within which a browser takes two taps at one place for a double tap, in milliseconds, and some more. */
const APART = 350;

let last = 0;

/** Taps an element. The table takes the second tap of a double tap only if it has not moved on since the first. */
export async function tap(element: Locator): Promise<void> {
  const wait = last + APART - Date.now();
  if (wait > 0) await element.page().waitForTimeout(wait);
  await element.tap();
  last = Date.now();
}
