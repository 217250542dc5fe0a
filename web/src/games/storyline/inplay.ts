// The cards of an Author in play, and the place of each.

import type { Card, Counter, Seat } from '../../protocol';
import type { Say } from '../../words';
import { at, author, counter, type Tale } from './parts';

/** A card in play with its place. */
export interface InPlay {
  card: Card;
  title: string;
  place: string;
  /** The present Vitality of the card, or null if it has none. */
  vitality: Counter | null;
}

/** Returns the cards of an Author at all places of the table, in descending order of Vitality. */
export function inPlay({ own, right, rest }: Tale, seat: Seat | null, say: Say): InPlay[] {
  const found = [own, right, ...rest].flatMap((spoke) => [
    ...spoke.spots.flatMap((spot) => {
      const { location, pieces } = at(spot);
      const place = location?.face.side === 'up' ? location.face.title : spot.label;
      return pieces.map((card) => ({ card, place }));
    }),
    ...(spoke.title?.cards ?? []).map((card) => ({ card, place: say('storyline-waiting') })),
    ...(spoke.end?.cards ?? []).map((card) => ({ card, place: say('storyline-the-end') })),
  ]);
  return found
    .filter(({ card }) => author(card) === seat)
    .map(({ card, place }) => ({
      card,
      title: card.face.side === 'up' ? card.face.title : card.face.label,
      place,
      vitality: counter(card, 'vitality') ?? null,
    }))
    .toSorted((a, b) => (b.vitality?.value ?? -Infinity) - (a.vitality?.value ?? -Infinity));
}
