// The contents of the open leaf for a card. Each game supplies those of its own cards.

import type { Snippet } from 'svelte';
import type { Card, Position, Wording } from '../protocol';

export interface Reads {
  /** The game and the language of the cards. */
  of: () => Pick<Position, 'game' | 'lang'>;
  /** The kind of the card, in words. */
  kind: (card: Card) => string;
  /** The text of the card. */
  text: (card: Card) => Wording;
  /** The number on the card, if it has one. */
  mark: (card: Card) => string;
  /** Small signs before the kind, if the game has any. */
  signs?: Snippet<[Card]>;
}
