// The steps that tests take at a table of the duel.

import type { Locator, Page } from '@playwright/test';
import { expect, layOut, pace, prompt, type Options } from './table';

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

/** Begins a duel as Evil against a quick bot, with these options. */
export async function beginDuel(page: Page, options: Options): Promise<void> {
  const seats = [
    { name: 'Tik-Tok', bot: 'greedy' },
    { name: 'Ann', bot: null },
  ];
  await layOut(page, 'duel', seats, options);
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

/** The kinds of decisions that occur only in some duels. */
export type Rare = keyof typeof RARE;

/**
 * Plays duels over the socket until each of these kinds of decisions has come up. Returns a table for each kind, at the
 * moment when the decision is due.
 */
export async function hunt(page: Page, kinds: Rare[]): Promise<Record<string, string>> {
  const asked = Object.fromEntries(kinds.map((kind) => [kind, RARE[kind]]));
  return page.evaluate(untilAsked, asked);
}

/** Opens a table at which this kind of decision is due. */
export async function openAt(page: Page, table: string, kind: Rare): Promise<void> {
  await page.evaluate((table) => (location.hash = `#/table/${table}`), table);
  await expect(prompt(page)).toContainText(new RegExp(RARE[kind]));
}

/**
 * Runs in the page. Plays games, with a few other choices before each end of a phase, until each of these questions has
 * been asked. Creates a table for each of these moments.
 */
async function untilAsked(asked: Record<string, string>): Promise<Record<string, string>> {
  interface Shown {
    say: string;
    table: string;
    row: number;
    entries: number;
    scene: { heading: string; prompt: { words: string }[]; sheet: unknown; choices: { at: string }[] };
  }
  const [MOST_GAMES, ENOUGH] = [40, 5];
  const found: Record<string, string> = {};
  const missing = (moments: object) => Object.keys(asked).filter((kind) => !(kind in found) && !(kind in moments));
  for (let game = 0; game < MOST_GAMES && missing({}).length > 0; game++) {
    const { table, moments } = await played(game);
    for (const [kind, entry] of Object.entries(moments)) found[kind] = await forked(table, entry);
  }
  if (missing({}).length === 0) return found;
  throw new Error(`nobody was asked “${missing({}).join(', ')}” in ${MOST_GAMES} games`);

  /** Plays one game. Returns its table, and the entry at which each new question was asked. */
  function played(game: number): Promise<{ table: string; moments: Record<string, number> }> {
    let [heading, done, entries, turn] = ['', 0, -1, 0];
    const moments: Record<string, number> = {};
    const seats = [
      { name: 'Tik-Tok', bot: game % 2 === 0 ? 'greedy' : 'random' },
      { name: 'Ann', bot: null },
    ];
    const first = { say: 'create', game: 'duel', options: {}, seats: game % 4 < 2 ? seats : seats.toReversed() };
    return heard(first, ({ table, row, entries: now, scene }, say) => {
      if (now === entries) return undefined;
      if (entries < 0) say({ say: 'pace', pace: 'instant' });
      entries = now;
      const prompt = scene.prompt.map(({ words }) => words).join('');
      if (scene.choices.length > 0)
        for (const kind of missing(moments)) if (new RegExp(asked[kind] ?? '').test(prompt)) moments[kind] = now;
      if (scene.sheet !== null || missing(moments).length === 0) return { table, moments };
      if (scene.choices.length === 0) return undefined;
      [heading, done] = scene.heading === heading ? [heading, done + 1] : [scene.heading, 0];
      const all = [...scene.choices.keys()];
      const loose = all.filter((choice) => /^(done|free)/.test(scene.choices[choice]?.at ?? ''));
      const rest = all.filter((choice) => !loose.includes(choice));
      const goesOn = rest.length > 0 && (loose.length === 0 || done < ENOUGH);
      turn += 1;
      say({ say: 'act', at: row, choice: goesOn ? rest.at(turn % 2 === 0 ? 0 : -1) : loose[0] });
      return undefined;
    });
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
}
