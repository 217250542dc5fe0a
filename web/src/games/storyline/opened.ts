// The contents of the place that is open: a Location, an Author's Title Card, or the hand.

import type { Card, Wording } from '../../protocol';
import type { Say } from '../../words';
import { rivalPiles, waiting } from './layout/contents';
import { at, text, type Pile, type Tale } from './parts';

export interface Place {
  title: string;
  words: Wording;
  cards: Card[];
  piles: Pile[];
}

export function opened(laid: Tale, id: string, say: Say): Place | null {
  if (id === 'hand') {
    const { hand } = laid.own;
    return hand ? { title: hand.label, words: [], cards: hand.cards, piles: [] } : null;
  }
  const spokes = [laid.own, laid.right, ...laid.rest];
  const spot = spokes.flatMap(({ spots }) => spots).find((spot) => spot.id === id);
  if (spot) {
    const { location, pieces } = at(spot);
    const title = location?.face.side === 'up' ? location.face.title : spot.label;
    return { title, words: location ? text(location) : [], cards: pieces, piles: [] };
  }
  const spoke = spokes.find(({ title, end }) => title?.id === id || (!title && end?.id === id));
  if (!spoke) return null;
  return {
    title: spoke.title?.label ?? say('storyline-the-end'),
    words: [],
    cards: [...waiting(spoke), ...(spoke.saved?.cards ?? [])],
    piles: rivalPiles(spoke),
  };
}
