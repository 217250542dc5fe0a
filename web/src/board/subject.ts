// What the names in a scene stand for.

import type { Card, Contest, ContestSide, Scene, Zone } from '../protocol';

/** What a name means: a card, a zone, or one side's total of what is being fought out. */
export type Subject =
  | { is: 'card'; card: Card; zone: Zone | null }
  | { is: 'zone'; zone: Zone }
  | { is: 'total'; side: ContestSide; contest: Contest };

export function subject(scene: Scene, id: string): Subject | undefined {
  const zone = scene.zones.find((zone) => zone.id === id);
  if (zone) return { is: 'zone', zone };
  for (const zone of scene.zones) {
    const card = within(zone.cards, id);
    if (card) return { is: 'card', card, zone };
  }
  const { contest } = scene;
  for (const side of contest?.sides ?? []) {
    if (contest && totalOf(side) === id) return { is: 'total', side, contest };
    const card = within(side.cards, id);
    if (card) return { is: 'card', card, zone: null };
  }
  return undefined;
}

/** How a side's total is named on the board. */
export function totalOf(side: ContestSide): string {
  return `total.${side.seat}`;
}

function within(cards: Card[], id: string): Card | undefined {
  for (const card of cards) {
    const found = card.id === id ? card : within(card.under, id);
    if (found) return found;
  }
  return undefined;
}

/** The places in the list of those choices that are made by pointing at nothing on the table. */
export function loose(scene: Scene): number[] {
  return scene.choices.flatMap((choice, index) => (subject(scene, choice.at) ? [] : [index]));
}
