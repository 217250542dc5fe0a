// The contents of the open leaf for a card. Each game supplies the contents for its own cards.

import type { Snippet } from 'svelte';
import type { Card, Position, Wording } from '../protocol';

export interface Reads {
  /** The game and the language of the cards that are shown. */
  of: () => Pick<Position, 'game' | 'lang'>;
  /** The kind of the card, in words. */
  kind: (card: Card) => string;
  /** The text of the card. */
  text: (card: Card) => Wording;
  /** The number on the card, or an empty text if the card has none. */
  mark: (card: Card) => string;
  /** The numbers of the card, each with its name, unless the table of their parts says them. */
  numbers?: (card: Card) => string;
  /** Small signs in front of the kind, if the game has any. */
  signs?: Snippet<[Card]>;
}
