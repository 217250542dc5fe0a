// Puts the few pictures that the table uses into the bundle, as bare outlines.

import type { Plugin } from 'vite';
import { createRequire } from 'node:module';
import { DUEL } from './duel.ts';
import { rounded } from './outline.ts';

const MODULE = 'virtual:icons';

/** Our names, and those of the set. */
const USED: Record<string, string> = {
  dorothy: 'travel-dress',
  toto: 'sitting-dog',
  lion: 'lion',
  scarecrow: 'scarecrow',
  tinman: 'wood-axe',
  glinda: 'fairy-wand',
  witch: 'pointy-hat',
  oz: 'air-balloon',
  hand: 'poker-hand',
  table: 'round-table',
  book: 'open-book',
  bot: 'robot-antennas',
  ozma: 'queen-crown',
  good: 'sun',
  evil: 'evil-moon',
  attack: 'crossed-swords',
  defence: 'shield',
  spellcaster: 'wizard-staff',
  woman: 'female',
  companion: 'meeple-group',
  item: 'swap-bag',
  modifier: 'laurels',
  location: 'direction-sign',
  spell: 'magic-swirl',
  event: 'hourglass',
  deck: 'card-draw',
  discard: 'card-discard',
  killed: 'tombstone',
  exiled: 'exit-door',
  ...DUEL,
};

interface IconSet {
  icons: Record<string, { body: string } | undefined>;
}

/** The module `virtual:icons`: the outline of each picture by our name, in a box of 512 by 512. */
export function icons(): Plugin {
  return {
    name: 'brickroad-icons',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load: (id) => (id === `\0${MODULE}` ? `export default ${JSON.stringify(outlines())};` : undefined),
  };
}

function outlines(): Record<string, string> {
  const set = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json') as IconSet;
  return Object.fromEntries(
    Object.entries(USED).map(([ours, theirs]) => {
      const outline = /^<path fill="currentColor" d="([^"]+)"\/>$/.exec(set.icons[theirs]?.body ?? '');
      if (!outline?.[1]) throw new Error(`the icon set has no single outline for ${theirs}`);
      return [ours, rounded(outline[1])];
    }),
  );
}
