// Plays whole games by ear: each choice is found, understood and made by what a screen reader speaks.

import { expect, layOut, pace, prompt, test, type Options } from './table';
import { Listener } from './spoken';
import type { Page } from '@playwright/test';

interface Game {
  game: string;
  options: Options;
  /** The levels of the bots. */
  bots: string[];
  /** The choices, in the order in which they are wished for. The last one ends a part of the turn. */
  wishes: RegExp[];
  /** The words of the end. */
  ends: RegExp;
}

/** The longest time without a choice for the reader, in milliseconds. */
const PATIENCE = 20_000;

const GAMES: Record<string, Game> = {
  draft: {
    game: 'draft',
    options: {},
    bots: ['greedy', 'greedy'],
    wishes: [/^button, Take column /, /^button, Turn down: /],
    ends: /wins? (together )?with \d+ points/,
  },
  oz: {
    game: 'oz',
    options: { mode: 'challenge6' },
    bots: ['greedy'],
    wishes: [/^button, (Play|Draw|Move) /, /^button, End /],
    ends: /Game over/,
  },
  epic: {
    game: 'epic',
    options: { mode: 'challenge6' },
    bots: ['greedy'],
    wishes: [/^button, (Play|Draw|Move) /, /^button, End /],
    ends: /Game over/,
  },
};

for (const [name, game] of Object.entries(GAMES))
  test(`${name} by ear`, async ({ page, server }) => {
    await page.goto(server.address);
    await byEar(page, game);
  });

/** Plays a whole game. Every choice must be heard, and every press must be answered aloud. */
async function byEar(page: Page, { game, options, bots, wishes, ends }: Game): Promise<void> {
  const rivals = ['Ozma', 'Mombi', 'Jinjur'];
  const seats = bots.map((bot, at) => ({ name: rivals[at] ?? bot, bot }));
  await layOut(page, game, [{ name: 'Ann', bot: null }, ...seats], options);
  await expect(prompt(page)).toBeVisible();
  await pace(page, 'instant');
  const listener = await Listener.at(page);
  const spoken: string[] = [];
  let [part, made, heardAt] = ['', new Set<string>(), Date.now()];
  for (;;) {
    const phrases = await listener.read();
    const asked = phrases.find((phrase) => /^heading, .*, level 1$/.test(phrase)) ?? '';
    if (ends.test(asked)) break;
    if (asked !== '' && asked !== part) [part, made] = [asked, new Set()];
    const heard = phrases.filter((phrase) => !made.has(phrase) && !phrase.endsWith(', disabled'));
    const choice = wishes.flatMap((wish) => heard.find((phrase) => wish.test(phrase)) ?? [])[0];
    if (choice === undefined) {
      // The others still play, or the reader is asked for something that the wishes do not name.
      const buttons = phrases.filter((phrase) => phrase.startsWith('button')).join(' | ');
      expect(Date.now() - heardAt, `${asked}: a choice among ${buttons}`).toBeLessThan(PATIENCE);
      continue;
    }
    heardAt = Date.now();
    // Each choice is made once in a part of the turn, so that the game goes on. Its end may be asked for again.
    if (wishes.at(-1)?.test(choice) !== true) made.add(choice);
    spoken.push(...((await listener.press(phrases, choice)) ?? []));
  }
  // A screen reader announces every seat's moves and the next question by itself.
  const aloud = spoken.filter((phrase) => phrase.startsWith('polite: '));
  for (const name of ['Ann', ...rivals.slice(0, bots.length)]) expect(aloud.join('\n')).toContain(name);
  expect(aloud.length).toBeGreaterThan(20);
}
