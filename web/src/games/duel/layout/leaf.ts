// The place of the open leaf: above or below everything that the reader can be asked to press, which it must not cover,
// and away from the targets of the card that it shows.

import { bottom, type Box, type Room } from '../../../layout/box';
import type { Layout } from './index';

/** The distance of the leaf from the prompt, in pixels, and the least height of a leaf in sixteenths of the type size. */
const GAP = 6;
const LEAST = 190;

export interface LeafPlace {
  y: number;
  height: number;
}

/** The places above and below the prompt, and the place over the hand. A place that is too low for a leaf is null. */
export interface LeafPlaces {
  above: LeafPlace | null;
  below: LeafPlace | null;
  hand: LeafPlace | null;
}

/**
 * Returns the places above and below the prompt with its buttons, or above and below the answers of a battle, and the
 * place over the hand.
 */
export function leafPlaces({ middle, battle, hand, height }: Layout, room: Room): LeafPlaces {
  const kept: Box[] = battle
    ? [battle.question.box, ...battle.answers.map(({ box }) => box), ...(battle.handle ? [battle.handle] : [])]
    : middle
      ? [middle.box]
      : [];
  const scrolls = height > room.height + 1;
  if (kept.length === 0 || scrolls) return { above: null, below: null, hand: null };
  const top = Math.min(...kept.map(({ y }) => y));
  const end = Math.max(...kept.map(bottom));
  const least = (LEAST * room.text) / 16;
  const place = (y: number, height: number) => (height >= least ? { y, height } : null);
  const from = (y: number) => place(y + GAP, room.height - y - 2 * GAP);
  return {
    above: place(GAP, top - 2 * GAP),
    below: from(end),
    hand: hand && hand.box.y >= end ? from(hand.box.y) : null,
  };
}

/** A place of the leaf at the left or right edge of the board. */
export interface LeafSpot extends LeafPlace {
  left: boolean;
}

/**
 * Returns the spot at which the leaf covers the fewest of these boxes, or null if there is no place. Of several such
 * spots, it is the one that the board `wants`. `board` and `leaf` are widths.
 */
export function clearest(
  { above, below, hand }: LeafPlaces,
  wants: { left: boolean; high: boolean },
  boxes: Box[],
  { board, leaf }: { board: number; leaf: number },
): LeafSpot | null {
  const rows = wants.high ? [above, hand, below] : [below, above, hand];
  const spots = rows.flatMap((place) => (place ? [wants.left, !wants.left].map((left) => ({ ...place, left })) : []));
  const covered = ({ y, height, left }: LeafSpot) =>
    boxes.filter(
      (box) => (left ? box.x < leaf : box.x + box.width > board - leaf) && box.y < y + height && box.y + box.height > y,
    ).length;
  return spots.reduce<LeafSpot | null>(
    (best, spot) => (best === null || covered(spot) < covered(best) ? spot : best),
    null,
  );
}
