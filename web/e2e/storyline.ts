// The steps that tests take at a table of the storyline games.

import type { Locator, Page } from '@playwright/test';
import { expect, goesOn, layOut, myTurn, pace, prompt, type Options } from './table';

/** The games on the board with roads. */
export type Game = 'oz' | 'epic';

/** The choices that do not end a part of the turn. */
export const main = (page: Page): Locator => page.locator('[data-choice]:not([data-choice="last"])');
/** The choices beside the prompt, such as the end of a part of the turn, or yes and no. */
export const last = (page: Page): Locator => page.locator('[data-choice="last"]');
/** The open leaf of a card that is shown or picked up, with the choices of the card. */
export const leaf = (page: Page): Locator => page.locator('[data-leaf]:not(.glance)');

/** Begins a game as the first Author. The bots are quick. */
export async function beginTale(page: Page, game: Game, options: Options, bots: string[]): Promise<void> {
  const others = bots.map((bot, at) => ({ name: ['Ozma', 'Jinjur', 'Mombi'][at] ?? bot, bot }));
  await layOut(page, game, [{ name: 'Ann', bot: null }, ...others], options);
  await expect(prompt(page)).toBeVisible();
  await pace(page, 'instant');
}

/** The region of the card that may be answered. It stays open during the question. */
export const answered = (page: Page): Locator => page.getByRole('region', { name: 'What you may answer' });

/**
 * Plays until the reader may answer another player's card. Saves Events that are answers, draws as long as none is
 * saved, and makes no other choices.
 */
export async function layUntilAsked(page: Page): Promise<void> {
  const answers = (id: string) => /^hand\.0\/A[123]\b/.test(id);
  while (await myTurn(page)) {
    const asked = (await page.locator('#prompt .words').textContent()) ?? '';
    if (/(plays|reveals) .* an answer/.test(asked) && (await main(page).count()) > 0) return;
    const points = await main(page).evaluateAll((all) => all.map((each) => each.getAttribute('data-point') ?? ''));
    const acts = new RegExp(ASKED['acting'] ?? '').test(asked);
    const waits = (await page.locator('[data-zone="saved.0"] > li').count()) > 0;
    const draws = points.find((id) => id === 'library' && !waits);
    const point = acts ? (points.find(answers) ?? draws) : undefined;
    if (point !== undefined && (await took(page, point))) continue;
    const pass = last(page).or(main(page)).first();
    await goesOn(page, () => pass.click());
  }
  throw new Error('the game was over before anything could be answered');
}

/** Draws a card, or saves a card for the lowest price. Returns true if that was possible. */
async function took(page: Page, point: string): Promise<boolean> {
  const there = main(page).and(page.locator(`[data-point="${point}"]`));
  await there.click();
  const takes = leaf(page).getByRole('button', { name: /^(Lay|Draw) / });
  if ((await takes.count()) > 0) {
    await goesOn(page, () => takes.first().click());
    return true;
  }
  await page.keyboard.press('Escape');
  await expect(leaf(page)).toHaveCount(0);
  return false;
}

/** The kinds of decisions, each with a pattern of its prompt. The first pattern that matches counts. */
export const ASKED: Record<string, string> = {
  acting: '^Take Story Actions',
  moving: '^Bonus Movement',
  revealing: '^Before .*, you may ',
  reacting: '(reveal|play) an answer',
  targeting: 'choose which card',
  pairing: 'choose another card beside',
  pushing: 'choose where .* goes',
  deciding: 'choose whether to do it',
  parting: 'choose one of these',
  placing: '(: c|^C)hoose a Location',
  swapping: 'choose what changes places with',
  spying: 'choose whose hand',
  robbing: 'choose a card of .*’s hand to archive',
  looking: 'choose (a card to take|what goes to the bottom|whether the card)',
  searching: 'choose what to look for',
  bearing: 'choose who bears',
  paying: 'choose a card of the hand to archive',
  entering: '(hoose whether .* pays|needs) .* to enter',
  following: 'hoose whether .* follows',
};

/** The id of a table for each kind of decision, at the moment when the decision is due. */
export type Found = Record<string, string>;

/** Plays games over the socket until each kind of decision has come up. Creates a table for each of these moments. */
export async function hunt(page: Page, hunted: Hunted): Promise<Found> {
  const found = await page.evaluate(untilAsked, { ...hunted, asked: ASKED });
  expect(Object.keys(found).sort()).toEqual([...hunted.kinds].sort());
  return found;
}

export interface Hunted {
  game: Game;
  options: Options;
  bots: string[];
  kinds: string[];
}

/** Runs in the page. Plays games with random choices, in which choices that make progress have more weight. */
async function untilAsked({ game, options, bots, asked, kinds }: Hunted & { asked: typeof ASKED }): Promise<Found> {
  interface Shown {
    say: string;
    table: string;
    row: number;
    entries: number;
    scene: { prompt: Words; sheet: unknown; choices: { at: string; words: Words }[] };
  }
  type Words = { words: string }[];
  const MOST_GAMES = 30;
  const answers = kinds.includes('reacting');
  const found: Found = {};
  const spoken = (words: Words) => words.map(({ words }) => words).join('');
  for (let number = 0; number < MOST_GAMES && Object.keys(found).length < kinds.length; number++) {
    const { table, moments } = await played(number);
    for (const [kind, entry] of Object.entries(moments)) found[kind] = await forked(table, entry);
  }
  return found;

  /** Plays one game. Returns its table, and the entry at which each new kind of decision came up. */
  function played(number: number): Promise<{ table: string; moments: Record<string, number> }> {
    const seats = [
      { name: 'Ann', bot: null },
      ...bots.map((bot, at) => ({ name: ['Ozma', 'Jinjur'][at] ?? bot, bot })),
    ];
    const moments: Record<string, number> = {};
    const below = luck(number);
    let entries = -1;
    return heard<{ table: string; moments: Record<string, number> }>(
      { say: 'create', game, options, seats: number % 2 === 0 ? seats : seats.toReversed() },
      ({ table, row, entries: now, scene: { prompt, sheet, choices } }, say) => {
        if (now === entries) return undefined;
        if (entries < 0) say({ say: 'pace', pace: 'instant' });
        entries = now;
        const kind =
          choices.length === 0 ? '' : kinds.find((kind) => new RegExp(asked[kind] ?? '').test(spoken(prompt)));
        if (kind && !(kind in found)) moments[kind] ??= now;
        if (sheet !== null || kinds.every((kind) => kind in found || kind in moments)) return { table, moments };
        if (choices.length > 0) say({ say: 'act', at: row, choice: drawn(choices, below) });
        return undefined;
      },
    );
  }

  /** Creates a table that continues from an entry of this one. Returns the id of the new table. */
  function forked(table: string, entry: number): Promise<string> {
    return heard({ say: 'open', table }, (now, say) => {
      if (now.table !== table) return now.table;
      say({ say: 'fork', entry });
      return undefined;
    });
  }

  /** Sends a message to the server and waits until `hear` returns an answer. */
  function heard<T>(first: object, hear: (now: Shown, say: (message: object) => void) => T | undefined): Promise<T> {
    return new Promise((resolve) => {
      const socket = new WebSocket(`ws://${location.host}/socket`);
      const say = (message: object) => socket.send(JSON.stringify(message));
      socket.onopen = () => say(first);
      socket.onmessage = (event: MessageEvent<string>) => {
        const now = JSON.parse(event.data) as Shown;
        // Only whole positions are handled here, so an update is answered with a request for the whole position.
        if (now.say === 'update') say({ say: 'again' });
        const answer = now.say === 'position' ? hear(now, say) : undefined;
        if (answer === undefined) return;
        socket.close();
        resolve(answer);
      };
    });
  }

  function drawn(choices: Shown['scene']['choices'], below: (count: number) => number): number {
    const weights = choices.map((choice): number => {
      if (choice.at === 'done') return 1;
      const words = spoken(choice.words);
      // Events are saved and not revealed, so that a later question can be answered.
      if (words.startsWith('Lay ')) return answers ? 80 : 4;
      if (words.startsWith('Reveal ')) return answers ? 0 : 40;
      if (/^(Play|Attach|Let) /.test(words)) return 40;
      return /: back to|^Replace|^Archive .* gold/.test(words) ? 1 : 12;
    });
    let left = below(weights.reduce((sum, weight) => sum + weight, 0));
    return weights.findIndex((weight) => (left -= weight) < 0);
  }

  /**
   * Returns a random number generator for a game. The numbers are the same in each run, so that results can be
   * reproduced.
   */
  function luck(number: number): (count: number) => number {
    let last = number * 7919 + 17;
    return (count) => {
      last = (last * 1103515245 + 12345) % 2147483648;
      return Math.floor((last / 2147483648) * count);
    };
  }
}
