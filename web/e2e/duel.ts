// What the tests do at the table of the duel, whatever they do it with.

import type { Locator, Page } from '@playwright/test';
import { choices, expect, prompt } from './table';

/** What can be pointed at, besides what ends a phase. */
export const main = (page: Page): Locator => page.locator('[data-choice]:not([data-choice="last"])');
export const battle = (page: Page): Locator => page.locator('.battle');

/** Sits down to the duel: who plays Good, and who plays Evil. */
export async function beginDuel(page: Page, players: string[]): Promise<void> {
  await page.getByRole('radio', { name: 'Good against Evil' }).check({ force: true });
  for (const [at, label] of players.entries())
    await page.getByLabel(`Who plays at seat ${at + 1}`).selectOption({ label });
  await page.getByRole('button', { name: 'Lay out the cards' }).click();
  await expect(prompt(page)).toBeVisible();
  await expect(choices(page).or(page.locator('.score')).first()).toBeVisible();
}

/** Every kind of state in which a person decides something, by what its prompt asks. */
const KINDS: Record<string, RegExp> = {
  summoning: /Summon Phase.*Put cards into play/,
  attacking: /Declare an attack/,
  arming: /Choose with what/,
  aiming: /Choose the target/,
  intervening: /interven/i,
  answering: /You are losing/,
  keeping: /Choose who keeps/,
  discarding: /Discard \d+ cards?/,
};

export const kindsOfDuel = Object.keys(KINDS);

export async function duelKind(page: Page): Promise<string | null> {
  const asked = (await prompt(page).textContent()) ?? '';
  return kindsOfDuel.find((kind) => KINDS[kind]?.test(asked)) ?? null;
}
