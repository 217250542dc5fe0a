// The choices of a scene, grouped by the card or unit at which they begin.

import type { Choice, Scene } from '../protocol';

/** A choice together with its index in the scene, by which actions refer to it. */
export interface Offer extends Choice {
  index: number;
}

/**
 * Returns the choices at each card or unit. The choices are grouped once, because every card on the board looks up its
 * own.
 */
export function offersIn({ choices }: Scene): ReadonlyMap<string, Offer[]> {
  const offers = new Map<string, Offer[]>();
  for (const [index, choice] of choices.entries()) {
    if (choice.at === null) continue;
    offers.set(choice.at, [...(offers.get(choice.at) ?? []), { ...choice, index }]);
  }
  return offers;
}

/**
 * Returns the expected result of a thing's only choice. It is null for a choice with a second step, because the result
 * depends on the target.
 */
export function outcome([only, ...more]: Offer[]): string | null {
  return only && more.length === 0 && only.to === null ? only.hint : null;
}
