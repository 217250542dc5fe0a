// Chooses the cards that the lists of the piles show in their space. A list that leaves out cards tells how many.

import { lines } from '../../../layout/metrics';
import { thing, type Pile, type Thing } from './contents';

/** A pile with its last cards, the newest first, and the number of cards that are left out. */
export interface Listed {
  pile: Pile;
  cards: Thing[];
  more: number;
}

/** The space for lists: its height, and the columns that are filled one after the other. */
export interface Space {
  height: number;
  columns: number;
}

/** Sizes in sixteenths of the type size: the line of a pile's name, the picture and the name of a card. */
export const HEAD = 21;
const PICTURE = 20;
export const NAME = 15;
export const NAME_LEADING = 1.05;
export const ROW_PAD = 2.5;
/** The width of a name beside its picture, and the space above and below the lists. */
const NAME_WIDTH = 148;
const AROUND = 14;

/**
 * Returns the lists with as many cards of each pile as fit. Where cards of a pile are left out, there is a line for
 * their number. Returns null if not even the names of the piles fit.
 */
export function listed(piles: Pile[], space: Space, u: number): Listed[] | null {
  const known = piles.map((pile) => ({ pile, cards: pile.zone.cards.flatMap(thing).toReversed() }));
  const most = Math.max(0, ...known.map(({ cards }) => cards.length));
  for (let each = most; each >= 0; each--) {
    const all = known.map(({ pile, cards }) => {
      const shown = cards.slice(0, each);
      // Below the number of a pile, the same number as the rest of an empty list would say nothing.
      return { pile, cards: shown, more: each === 0 ? 0 : cards.length - shown.length };
    });
    if (fits(all, space, u)) return all;
  }
  return null;
}

function fits(all: Listed[], { height, columns }: Space, u: number): boolean {
  const room = height - AROUND * u;
  let [column, y] = [1, 0];
  // A name of a pile is never the last line of a column.
  const put = (high: number, after = 0) => {
    if (y + high + after > room) [column, y] = [column + 1, 0];
    y += high;
  };
  for (const { cards, more } of all) {
    const rows = [...cards.map((card) => rowHeight(card, u)), ...(more > 0 ? [PICTURE * u] : [])];
    put(HEAD * u, rows[0]);
    for (const high of rows) put(high);
  }
  return column <= columns;
}

function rowHeight({ title }: Thing, u: number): number {
  const name = lines(title, NAME * u, NAME_WIDTH * u).length * NAME * NAME_LEADING;
  return (Math.max(PICTURE, Math.ceil(name)) + 2 * ROW_PAD) * u;
}
