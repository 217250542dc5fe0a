// Bundles the outlines of all pictures in use: those of the page, and those of each game, which are loaded together
// with its board.

import type { Plugin } from 'vite';
import { createRequire } from 'node:module';
import { DUEL } from './duel.ts';
import { DUEL_FIGURES } from './figures/duel.ts';
import { rounded } from './outline.ts';
import { STORY } from './story.ts';
import { STORYLINE, tale } from './storyline.ts';

const MODULE = 'virtual:icons';
const DUELS = `${MODULE}/duel`;

/** The pictures of the page. The keys are our names, and the values are names in the icon set. */
const PAGE: Record<string, string> = {
  dorothy: 'travel-dress',
  toto: 'sitting-dog',
  lion: 'lion',
  scarecrow: 'scarecrow',
  tinman: 'wood-axe',
  glinda: 'fairy-wand',
  witch: 'pointy-hat',
  oz: 'air-balloon',
  hand: 'poker-hand',
  pointing: 'pointing',
  hint: 'light-bulb',
  table: 'round-table',
  book: 'open-book',
  bot: 'robot-antennas',
  ozma: 'queen-crown',
  good: 'sun',
  evil: 'evil-moon',
};

/** The pictures that only the covers of the games contain. */
const COVERS: Record<string, string> = {
  city: 'elven-castle',
  swords: 'crossed-swords',
  tin: 'vintage-robot',
  skull: 'pirate-skull',
  apple: 'shiny-apple',
};

/** The signs on the faces of several games: the kinds of cards, and the kinds of Stories of the draft. */
const FACES: Record<string, string> = {
  'face-character': 'meeple',
  'face-companion': 'meeple-group',
  'face-item': 'swap-bag',
  'face-object': 'chest',
  'face-spell': 'magic-swirl',
  'face-effect': 'aura',
  'face-event': 'hourglass',
  'face-attack': 'crossed-swords',
  'face-modifier': 'laurels',
  'face-location': 'direction-sign',
  'face-story': 'open-book',
  'face-few': 'feather',
  'face-hand': 'poker-hand',
  'face-table': 'round-table',
  'face-favour': 'shining-heart',
};

/** The card files of the storyline games. Their pictures are loaded with each game that uses them. */
const TALES: Record<string, string[]> = {
  'virtual:tales/oz': ['oz-core.toml'],
  'virtual:tales/epic': ['epic-starter.toml', 'epic-nights.toml', 'epic-north.toml'],
};

const SETS: Record<string, Record<string, string>> = {
  [MODULE]: PAGE,
  [`${MODULE}/covers`]: COVERS,
  [DUELS]: DUEL,
  [`${MODULE}/storyline`]: STORYLINE,
  [`${MODULE}/faces`]: FACES,
  [`${MODULE}/story`]: STORY,
};

interface IconSet {
  icons: Record<string, { body: string } | undefined>;
}

/**
 * Returns the plugin that provides the module `virtual:icons` and a module for each game. A module has the outline of
 * each picture by our name, in a box of 512 by 512.
 */
export function icons(): Plugin {
  return {
    name: 'brickroad-icons',
    resolveId: (id) => (id in SETS || id in TALES ? `\0${id}` : undefined),
    load(id) {
      const files = TALES[id.replace('\0', '')];
      if (files !== undefined) {
        const { pictures, figures } = tale(files);
        return `export default ${JSON.stringify({ pictures: outlines(pictures), figures })};`;
      }
      const used = SETS[id.replace('\0', '')];
      const more = id === `\0${DUELS}` ? `export const figures = ${JSON.stringify(DUEL_FIGURES)};` : '';
      return used && module(outlines(used)) + more;
    },
  };
}

/**
 * Returns the source of the module with these outlines. An outline with several names is written only once, because two
 * copies would be too far apart to compress well.
 */
function module(outlines: Record<string, string>): string {
  const all = Object.entries(outlines);
  const shared = [...new Set(all.map(([, path]) => path))].filter(
    (path) => all.filter(([, other]) => other === path).length > 1,
  );
  const written = (path: string) => (shared.includes(path) ? `s${shared.indexOf(path)}` : JSON.stringify(path));
  const constants = shared.map((path, at) => `const s${at}=${JSON.stringify(path)};`);
  return `${constants.join('')}export default {${all.map(([name, path]) => `${JSON.stringify(name)}:${written(path)}`).join(',')}};`;
}

function outlines(used: Record<string, string>): Record<string, string> {
  const set = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json') as IconSet;
  return Object.fromEntries(
    Object.entries(used).map(([ours, theirs]) => {
      const outline = /^<path fill="currentColor" d="([^"]+)"\/>$/.exec(set.icons[theirs]?.body ?? '');
      if (!outline?.[1]) throw new Error(`the icon set has no single outline for ${theirs}`);
      return [ours, rounded(outline[1])];
    }),
  );
}
