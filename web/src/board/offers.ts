// The choices of a scene, by the place at which they begin.

import type { Choice, Scene } from '../protocol';

/** A choice with its index in the scene, which identifies it. */
export interface Offer extends Choice {
  index: number;
}

/** Returns the choices at each card or unit. Every card on the board asks for its own. */
export function offersIn({ choices }: Scene): ReadonlyMap<string, Offer[]> {
  const offers = new Map<string, Offer[]>();
  for (const [index, choice] of choices.entries()) {
    if (choice.at === null) continue;
    offers.set(choice.at, [...(offers.get(choice.at) ?? []), { ...choice, index }]);
  }
  return offers;
}
