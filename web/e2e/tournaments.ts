// The steps that people take in a tournament. Its games end by resigning.

import type { Locator, Page } from '@playwright/test';
import { expect, prompt } from './table';

/** The time within which a button is there, in milliseconds. */
const PATIENCE = 30_000;

export const press = (button: Locator) => button.press('Enter', { timeout: PATIENCE });
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: name !== 'Sit here' });
export const round = (page: Page, number: number) => page.getByRole('region', { name: `Round ${number}` });

/** Lets people join a tournament. */
export async function join(pages: Page[], tournament: string): Promise<void> {
  for (const page of pages) {
    await page.goto(tournament);
    await press(button(page, 'Join'));
    await expect(button(page, 'Withdraw')).toBeVisible();
  }
}

/** Goes from the page of the tournament to the table of the next game, and takes the seat there. */
export async function sit(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'To the table' }).click({ timeout: PATIENCE });
  // The invitation leads back, and offers the seat and nothing else.
  await expect(page.getByRole('link', { name: /^A game of the tournament .+, round \d$/ })).toBeVisible();
  for (const other of ['Copy the link', 'Free this seat', 'Block the one who invites'])
    await expect(button(page, other)).toHaveCount(0);
  await press(button(page, 'Sit here'));
}

/** Lets the two people, whose game waits, meet at their table. The second of them resigns. */
export async function play([winner, loser]: [Page, Page], tournament: string): Promise<void> {
  await Promise.all([sit(winner), sit(loser)]);
  await expect(prompt(winner)).toBeVisible();
  await expect(prompt(loser)).toBeVisible();
  await press(button(loser, 'More'));
  await press(button(loser, 'Resign'));
  await expect(button(loser, 'Play on')).toBeFocused();
  await press(button(loser, 'Resign'));
  await expect(prompt(winner)).toContainText('has resigned.');
  for (const page of [winner, loser]) await page.goto(tournament);
}
