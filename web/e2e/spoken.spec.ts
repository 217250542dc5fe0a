// Plays whole games by ear. The test finds, understands and makes each choice only by what a screen reader speaks.

import { expect, layOut, pace, prompt, test, type Options } from './table';
import { hunt, openAt } from './duel';
import { Listener } from './spoken';
import type { Page } from '@playwright/test';

interface Game {
  game: string;
  options: Options;
  /** The levels of the bots, one for each other seat. */
  bots: string[];
  /** Patterns of choices, in order of preference. The last one matches the choice that ends a part of the turn. */
  wishes: RegExp[];
  /** A pattern of the words that announce the end of the game. */
  ends: RegExp;
  /** Patterns of phrases that the page must have spoken by the end of the game. */
  hears: RegExp[];
}

/** The longest time in milliseconds that may pass without a choice for the reader. */
const PATIENCE = 20_000;

/** The words that a screen reader speaks for an element without a name. */
const NAMELESS = /^(button|link|image|slider|combobox|searchbox)(, [a-z ]*(disabled|expanded|pressed|popup).*)?$/;

const GAMES: Record<string, Game> = {
  draft: {
    game: 'draft',
    options: {},
    bots: ['greedy', 'greedy'],
    wishes: [/^button, Take column /, /^button, Turn face-down: /],
    ends: /wins? (together )?with \d+ points/,
    hears: [
      /^heading, Round \d of 9 Take a column/,
      // A card that cannot be chosen is spoken with its name and the reason.
      /^button, \d.* points? .*, Take a column first\.$/,
    ],
  },
  duel: {
    game: 'duel',
    options: {},
    bots: ['greedy'],
    wishes: [
      // The answers in a battle are spoken with their results.
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
      /^button, Attack with /,
      /^button, Free Attack: Capture Force \d+$/,
      /^button, Attack .* \(Force \d+\)$/,
      /^button, .*: Attack \d+, Defence \d+, and how they are made up$/,
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
      /^button, .*: (Costs|Replacing it costs) \d+; you have \d+\.$/,
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
      /^button, .*: (Costs|Replacing it costs) \d+; you have \d+\.$/,
    ],
  },
};

for (const [name, game] of Object.entries(GAMES))
  test(`${name} by ear`, async ({ page, server }) => {
    await page.goto(server.address);
    await byEar(page, game);
  });

test('a battle of the duel by ear', async ({ page, server }) => {
  await page.goto(server.address);
  const { answering = '' } = await hunt(page, ['answering']);
  await openAt(page, answering, 'answering');
  const listener = await Listener.at(page);
  const phrases = await listener.read();
  const [, mine = '', theirs = ''] = /You are losing, (\d+) to (\d+)/.exec(phrases.join('\n')) ?? [];
  const attacks = phrases.findIndex((phrase) => /^heading, .* attacks? .*, level 2$/.test(phrase));
  const battle = phrases.slice(attacks);
  expect(attacks, phrases.join('\n')).toBeGreaterThan(0);
  // The screen reader speaks who is ahead in the battle, what is at stake, both totals, and the parts of each total.
  expect(battle).toContainEqual(
    expect.stringMatching(/^The (Attacker|Defender) is ahead, \d+ to \d+\. If .+; if .+ fails, .+\.$/),
  );
  for (const side of ['Attacker', 'Defender']) {
    const total = battle.findIndex((phrase) => phrase.startsWith(`button, ${side}, Total: `));
    const parts = battle.slice(total, battle.indexOf(`end of region, ${side}`));
    expect(parts[0]).toMatch(new RegExp(`: (${mine}|${theirs}), and how it is made up$`));
    expect(parts).toContain('Die');
  }
  // The screen reader speaks each answer with its result. The test then makes one of the answers.
  const answers = battle.slice(
    battle.indexOf('list, What you may answer'),
    battle.indexOf('end of list, What you may answer'),
  );
  const plays = answers.filter((phrase) => /^button, Play (?!nothing)/.test(phrase));
  expect(plays).not.toEqual([]);
  for (const play of plays) expect(play).toMatch(/: \d+ against \d+, (ahead by|still behind by|a tie, which)/);
  const givesIn = answers.find((phrase) => phrase.startsWith('button, Play nothing more')) ?? '';
  expect(givesIn).toContain(`lost, ${mine} against ${theirs}`);
  expect(await listener.press(phrases, givesIn)).toBeDefined();
  // The screen reader may speak the button again before it speaks the news.
  await expect
    .poll(async () => (await listener.heard()).join('\n'))
    .toMatch(/polite: .*(wins|loses|fails|beats|captured?|defeat|won|lost)/i);
});

/** Plays a whole game. Every choice must be spoken, and a spoken response must follow every press. */
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
    expect(phrases.filter((phrase) => NAMELESS.test(phrase))).toEqual([]);
    const asked = phrases.find((phrase) => /^heading, .*, level 1$/.test(phrase)) ?? '';
    if (ends.test(asked)) break;
    if (asked !== '' && asked !== part) [part, made] = [asked, new Set()];
    const heard = phrases.filter((phrase) => !made.has(phrase) && !phrase.endsWith(', disabled'));
    const choice = wishes.flatMap((wish) => heard.find((phrase) => wish.test(phrase)) ?? [])[0];
    if (choice === undefined) {
      // Either the other seats are still playing, or no pattern in `wishes` matches a choice.
      const buttons = phrases.filter((phrase) => phrase.startsWith('button')).join(' | ');
      expect(Date.now() - heardAt, `${asked}: a choice among ${buttons}`).toBeLessThan(PATIENCE);
      continue;
    }
    heardAt = Date.now();
    // In each part of a turn the test makes a choice only once, so that the game goes on. The choice that ends the part
    // is an exception.
    if (wishes.at(-1)?.test(choice) !== true) made.add(choice);
    spoken.push(...((await listener.press(phrases, choice)) ?? []));
  }
  // The page announces the actions of every seat and the next prompt without being asked.
  const aloud = spoken.filter((phrase) => phrase.startsWith('polite: '));
  for (const name of ['Ann', ...rivals.slice(0, bots.length)]) expect(aloud.join('\n')).toContain(name);
  expect(aloud.length).toBeGreaterThan(20);
  for (const words of hears)
    expect(
      [...read].filter((phrase) => words.test(phrase)),
      `${words}`,
    ).not.toEqual([]);
}
