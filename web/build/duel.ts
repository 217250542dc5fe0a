// The pictures of the duel: its signs, and the parts of its cards' figures.

import { DUEL_FIGURES } from './figures/duel.ts';

const SIGNS: Record<string, string> = {
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
};

/**
 * The pictures of the duel by the names that we use: its signs, and every part of a figure. The values are names in the
 * icon set.
 */
export const DUEL: Record<string, string> = { ...SIGNS };
for (const figure of Object.values(DUEL_FIGURES)) for (const name of figure.split(' ')) DUEL[`fig-${name}`] = name;
