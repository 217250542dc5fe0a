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
  /** What must be heard while the table is read, at the latest in the end. */
  hears: RegExp[];
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
    hears: [
      /^heading, Round \d of 9 Take a column/,
      // A card that cannot be chosen says what it is, and why.
      /^button, \d.* points? .*, Take a column first\.$/,
    ],
  },
  duel: {
    game: 'duel',
    options: {},
    bots: ['greedy'],
    wishes: [
      // The answers in a battle, with what they come to.
      /^button, (Play|Intervene|Call) .*: .*\d+ against \d+/,
      /^button, (With .*|Free Attack): /,
      /^button, Attack /,
      /^button, (Free|Take) /,
      /^button, Let .* keep /,
      /^button, (Put (?!it down)|Attach )/,
      /^button, Discard (?!of )/,
      /^button, (End the|Let (the|nobody)|Play nothing)/,
    ],
    ends: /Game over/,
    hears: [
      /^heading, Turn \d+ of Good · Attack Phase Declare an attack/,
      /^heading, .* attacks? .*, level 2$/,
      /^The (Attacker|Defender) is ahead, \d+ to \d+\.$/,
      /^button, Attacker, Total: \d+, and how it is made up$/,
      /^button, Defender, Total: \d+, and how it is made up$/,
      /^button, Play .*: \d+ against \d+, (ahead|still behind) by \d+/,
      /^button, Play nothing more: lost, \d+ against \d+/,
    ],
  },
  oz: {
    game: 'oz',
    options: { mode: 'challenge6' },
    bots: ['greedy'],
    wishes: [/^button, (Play|Draw|Move) /, /^button, End /],
    ends: /Game over/,
    hears: [
      /^heading, .*Round \d+ .*Take Story Actions with \d+ Story Point/,
      /^button, Ozma, Vitality on the road: \d+, and how it is made up$/,
      /^button, .*: Costs \d+; you have \d+\.$/,
    ],
  },
  epic: {
    game: 'epic',
    options: { mode: 'challenge6' },
    bots: ['greedy'],
    wishes: [/^button, (Play|Draw|Move) /, /^button, End /],
    ends: /Game over/,
    hears: [
      /^heading, .*Round \d+ .*Take Story Actions with \d+ Story Point/,
      /^button, Ozma, Vitality on the road: \d+, and how it is made up$/,
      /^button, .*: Costs \d+; you have \d+\.$/,
    ],
  },
};

for (const [name, game] of Object.entries(GAMES))
  test(`${name} by ear`, async ({ page, server }) => {
    await page.goto(server.address);
    await byEar(page, game);
  });

/** Plays a whole game. Every choice must be heard, and every press must be answered aloud. */
async function byEar(page: Page, { game, options, bots, wishes, ends, hears }: Game): Promise<void> {
  const rivals = ['Ozma', 'Mombi', 'Jinjur'];
  const seats = bots.map((bot, at) => ({ name: rivals[at] ?? bot, bot }));
  await layOut(page, game, [{ name: 'Ann', bot: null }, ...seats], options);
  await expect(prompt(page)).toBeVisible();
  await pace(page, 'instant');
  const listener = await Listener.at(page);
  const spoken: string[] = [];
  const read = new Set<string>();
  let [part, made, heardAt] = ['', new Set<string>(), Date.now()];
  for (;;) {
    const phrases = await listener.read();
    for (const phrase of phrases) read.add(phrase);
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
  for (const words of hears)
    expect(
      [...read].filter((phrase) => words.test(phrase)),
      `${words}`,
    ).not.toEqual([]);
}
