// What the open leaf says of a card, which each game knows for its own.

import type { Snippet } from 'svelte';
import type { Card, Wording } from '../protocol';

export interface Reads {
  /** What sort of card it is, in words. */
  kind: (card: Card) => string;
  /** What it says. */
  text: (card: Card) => Wording;
  /** The number that is written on it, if one is. */
  mark: (card: Card) => string;
  /** The name of its picture; where there is no such picture, it has that of its tint. */
  picture: (card: Card) => string;
  /** Small signs before its kind, where the game has some. */
  signs?: Snippet<[Card]>;
}
