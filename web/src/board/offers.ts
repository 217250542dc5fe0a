// The choices of a scene, grouped by the card or unit at which they begin.

import type { Choice, Scene } from '../protocol';

/** A choice together with its index in the scene, by which actions refer to it. */
export interface Offer extends Choice {
  index: number;
}

/**
 * Returns the choices at each card or unit. Choices that differ only in their targets are in the order in which the
 * targets lie on the table. The choices are grouped once, because every card on the board looks up its own.
 */
export function offersIn({ choices, zones }: Pick<Scene, 'choices' | 'zones'>): ReadonlyMap<string, Offer[]> {
  const things = zones.flatMap(({ id, cards }) => [id, ...cards.map((card) => card.id)]);
  const places = new Map(things.map((id, place) => [id, place]));
  const placeOf = ({ to }: Offer) => (to === null ? 0 : (places.get(to) ?? things.length));
  const offers = new Map<string, Offer[]>();
  for (const [index, choice] of choices.entries()) {
    if (choice.at === null) continue;
    offers.set(choice.at, [...(offers.get(choice.at) ?? []), { ...choice, index }]);
  }
  for (const [at, found] of offers) {
    const deeds = found.map(deed);
    const first = (offer: Offer) => deeds.indexOf(deed(offer));
    offers.set(
      at,
      found.toSorted((one, other) => first(one) - first(other) || placeOf(one) - placeOf(other)),
    );
  }
  return offers;
}

/** Returns the words of a choice without names and numbers, which are the same for each of its targets. */
function deed({ words }: Offer): string {
  return words.flatMap(({ words, is_name }) => (is_name ? [] : [words.replace(/\d+/g, '')])).join('|');
}

/**
 * Returns the expected result of a thing's only choice. It is null for a choice with a second step, because the result
 * depends on the target.
 */
export function outcome([only, ...more]: Offer[]): string | null {
  return only && more.length === 0 && only.to === null ? only.hint : null;
}
