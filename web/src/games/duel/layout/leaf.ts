// The place of the open leaf: above or below everything that the reader can be asked to press, which it must not cover.

import { bottom, type Box, type Room } from '../../../layout/box';
import type { Layout } from './index';

/** The distance of the leaf from the prompt, in pixels, and the least height of a leaf in sixteenths of the type size. */
const GAP = 6;
const LEAST = 190;

export interface LeafPlace {
  y: number;
  height: number;
}

/**
 * Returns the places above and below the prompt with its buttons, or above and below the answers of a battle. A place
 * that is too low for a leaf is null.
 */
export function leafPlaces(
  { middle, battle, height }: Layout,
  room: Room,
): { above: LeafPlace | null; below: LeafPlace | null } {
  const kept: Box[] = battle
    ? [battle.question.box, ...battle.answers.map(({ box }) => box), ...(battle.handle ? [battle.handle] : [])]
    : middle
      ? [middle.box]
      : [];
  const scrolls = height > room.height + 1;
  if (kept.length === 0 || scrolls) return { above: null, below: null };
  const top = Math.min(...kept.map(({ y }) => y));
  const end = Math.max(...kept.map(bottom));
  const least = (LEAST * room.text) / 16;
  const place = (y: number, height: number) => (height >= least ? { y, height } : null);
  return { above: place(GAP, top - 2 * GAP), below: place(end + GAP, room.height - end - 2 * GAP) };
}
