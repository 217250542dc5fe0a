// The numbered rules of the games, each loaded when it is first read, and the scenes that illustrate a rule.

import type { Lang, Position } from './protocol';

export interface Rule {
  number: string;
  text: string;
}
export type Rulebook = Record<Lang, Rule[]>;

/** A picture of a rule: a position of a real game, and the part of its board that illustrates the rule. */
export interface Picture {
  scene: Record<Lang, () => Promise<{ default: Position }>>;
  /** The CSS selector of the part on the board. */
  part: string;
  /**
   * The width in pixels at which the board is drawn, if the part is larger on a narrow board. With `window`, the board is
   * no wider than the window, because its form depends on the window.
   */
  width?: number | 'window';
}

const BOOKS: Record<string, () => Promise<{ default: Rulebook }>> = {
  draft: () => import('virtual:rules/draft'),
  duel: () => import('virtual:rules/duel'),
  oz: () => import('virtual:rules/storyline'),
  epic: () => import('virtual:rules/storyline'),
};

/** Returns the rules of a game, or null if it has no rulebook or loading fails. */
export async function bookOf(game: string): Promise<Rulebook | null> {
  const found = await BOOKS[game]?.().catch(() => null);
  return found?.default ?? null;
}

const CHOOSING = {
  en: () => import('virtual:scene/draft/choosing/en'),
  fr: () => import('virtual:scene/draft/choosing/fr'),
};
const SUMMON = {
  en: () => import('virtual:scene/duel/summon/en'),
  fr: () => import('virtual:scene/duel/summon/fr'),
};
const ANSWERING = {
  en: () => import('virtual:scene/duel/answering/en'),
  fr: () => import('virtual:scene/duel/answering/fr'),
};
const ACTIONS = {
  en: () => import('virtual:scene/storyline/actions/en'),
  fr: () => import('virtual:scene/storyline/actions/fr'),
};
const STORY: Record<string, Picture> = {
  '5': { scene: ACTIONS, part: '.stage', width: 700 },
  '6': { scene: ACTIONS, part: '[data-zone^="title."]' },
  '46': { scene: ACTIONS, part: '[data-zone^="spot."]' },
};

/** The rules of each game that have a picture. */
export const PICTURES: Record<string, Record<string, Picture>> = {
  draft: { '3': { scene: CHOOSING, part: '.columns', width: 'window' } },
  duel: {
    '9': { scene: SUMMON, part: '.unit:has(.plate ~ .plate)' },
    '12': { scene: ANSWERING, part: '[data-zone="contest"]' },
  },
  oz: STORY,
  epic: STORY,
};
