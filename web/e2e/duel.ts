// The steps that tests take at a table of the duel.

import type { Locator, Page } from '@playwright/test';
import { expect, layOut, pace, prompt } from './table';

/** The choices that neither end a phase nor open a drawer. */
export const main = (page: Page): Locator =>
  page.locator('[data-choice]:not([data-choice="last"], [data-choice="more"])');
/** The handles that replace choices for which the table has no room. */
export const handles = (page: Page): Locator => page.locator('[data-choice="more"]');
/** The choice that ends a phase or lets a battle stand. */
export const last = (page: Page): Locator => page.locator('[data-choice="last"]');
/** The open leaf of a card that is shown or picked up, with the choices of the card. */
export const leaf = (page: Page): Locator => page.locator('[data-leaf]:not(.glance)');
export const listed = (page: Page): Locator => leaf(page).locator('[data-choice]');

/** Begins a duel as Evil against a quick bot. */
export async function beginDuel(page: Page): Promise<void> {
  await layOut(page, 'duel', [
    { name: 'Tik-Tok', bot: 'greedy' },
    { name: 'Ann', bot: null },
  ]);
  await expect(prompt(page)).toBeVisible();
  await pace(page, 'instant');
}

/** The decisions that occur in every duel. The values are parts of their prompts. */
export const USUAL = {
  summoning: 'Put cards into play',
  attacking: 'Declare an attack',
  arming: 'Choose with what',
  aiming: 'Choose the target',
};

/** The decisions that occur only in some duels. The values are parts of their prompts. */
export const RARE = {
  intervening: 'Choose who intervenes',
  responding: 'You are attacked',
  answering: 'You are losing',
  keeping: 'Choose who keeps',
  discarding: 'Discard \\d+ card',
  assigning: 'Assign your units',
};

/** Opens a duel that has this prompt. Plays games over the socket until one of them reaches the prompt. */
export async function openWhere(page: Page, asked: string): Promise<void> {
  const table = await page.evaluate(untilAsked, asked);
  await page.evaluate((table) => (location.hash = `#/table/${table}`), table);
  await expect(prompt(page)).toContainText(new RegExp(asked));
}

/**
 * Runs in the page. Plays games, with a few other choices before each end of a phase, until a game asks this question.
 * Returns the table.
 */
async function untilAsked(asked: string): Promise<string> {
  interface Shown {
    say: string;
    table: string;
    row: number;
    entries: number;
    scene: { heading: string; prompt: { words: string }[]; sheet: unknown; choices: { at: string }[] };
  }
  const [MOST_GAMES, ENOUGH] = [40, 5];
  for (let game = 0; game < MOST_GAMES; game++) {
    const found = await new Promise<string | null>((resolve) => {
      const socket = new WebSocket(`ws://${location.host}/socket`);
      let [heading, done, entries, turn] = ['', 0, -1, 0];
      const say = (message: object) => socket.send(JSON.stringify(message));
      const seats = [
        { name: 'Tik-Tok', bot: game % 2 === 0 ? 'greedy' : 'random' },
        { name: 'Ann', bot: null },
      ];
      socket.onopen = () =>
        say({ say: 'create', game: 'duel', options: {}, seats: game % 4 < 2 ? seats : seats.toReversed() });
      socket.onmessage = (event: MessageEvent<string>) => {
        const now = JSON.parse(event.data) as Shown;
        // Only whole positions are handled here, so an update is answered with a request for the whole position.
        if (now.say === 'update') say({ say: 'again' });
        if (now.say !== 'position' || now.entries === entries) return;
        const { scene } = now;
        if (entries < 0) say({ say: 'pace', pace: 'instant' });
        const prompt = scene.prompt.map(({ words }) => words).join('');
        const there = scene.choices.length > 0 && new RegExp(asked).test(prompt);
        if (there || scene.sheet !== null) {
          socket.close();
          resolve(there ? now.table : null);
          return;
        }
        entries = now.entries;
        if (scene.choices.length === 0) return;
        [heading, done] = scene.heading === heading ? [heading, done + 1] : [scene.heading, 0];
        const all = [...scene.choices.keys()];
        const loose = all.filter((choice) => /^(done|free)/.test(scene.choices[choice]?.at ?? ''));
        const rest = all.filter((choice) => !loose.includes(choice));
        const goesOn = rest.length > 0 && (loose.length === 0 || done < ENOUGH);
        turn += 1;
        say({ say: 'act', at: now.row, choice: goesOn ? rest.at(turn % 2 === 0 ? 0 : -1) : loose[0] });
      };
    });
    if (found !== null) return found;
  }
  throw new Error(`nobody was asked “${asked}” in ${MOST_GAMES} games`);
}
