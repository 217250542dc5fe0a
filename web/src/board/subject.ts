// Finds the things that the ids in a scene refer to.

import type { Card, Contest, ContestSide, Scene, Zone } from '../protocol';

/** The thing that an id refers to: a card, a zone, or one side's total in a fight. */
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

/** Returns the id of one side's total in a fight. */
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

/** Returns the indices of the choices that point at nothing on the table. */
export function loose(scene: Scene): number[] {
  return scene.choices.flatMap((choice, index) => (subject(scene, choice.at) ? [] : [index]));
}
