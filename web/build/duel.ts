// The pictures of the duel: its signs, and its cards by their ids.

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

/** The pictures of the duel under our names: its signs, its cards by their ids, and every part of a figure. */
export const DUEL: Record<string, string> = { ...SIGNS };
for (const [id, figure] of Object.entries(DUEL_FIGURES)) {
  const names = figure.split(' ');
  DUEL[id] = names[0] ?? '';
  for (const name of names) DUEL[`fig-${name}`] = name;
}
