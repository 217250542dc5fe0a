// The arrows from the card that may be answered to the places that it threatens.

import { bottom, type Box } from '../../../layout/box';
import type { Table } from './table';

/** An arrow: the line, and its head as an outline. */
export interface Arrow {
  line: string;
  head: string;
}

/** The greatest distance between the card and a place, in sixteenths of the type size. Nothing else is between them. */
const NEAR = 60;
/** The width of the head, and its height, in pixels. */
const HEAD = { width: 16, height: 11 };

/**
 * Returns an arrow from a card on the desk to each of these places that is next to the desk. An arrow lies in the strip
 * between the desk and the road, so that it covers no words.
 */
export function arrows({ desk, pages, unit, form }: Table, card: string | undefined, places: string[]): Arrow[] {
  const from = desk.papers.find(({ id }) => id === card)?.box;
  if (!from || form === 'upright' || form === 'cross') return [];
  return pages
    .filter(({ id }) => places.includes(id))
    .flatMap(({ box, slot }) => {
      const [lower, edge] = bottom(box) > bottom(slot) ? [box, bottom(box)] : [slot, bottom(slot)];
      return desk.box.y - edge < NEAR * unit ? [arrow(from, lower, edge + 1)] : [];
    });
}

function arrow(from: Box, to: Box, tip: number): Arrow {
  const clamped = (x: number, { x: left, width }: Box) =>
    Math.min(Math.max(x, left + HEAD.width), left + width - HEAD.width);
  // The line is straight if the place is above the card.
  const x = clamped(from.x + from.width / 2, to);
  const start = clamped(x, from);
  const foot = tip + HEAD.height;
  const half = HEAD.width / 2;
  return {
    line: `M${start} ${from.y}C${start} ${foot} ${x} ${from.y} ${x} ${foot - 1}`,
    head: `M${x - half} ${foot}L${x} ${tip}L${x + half} ${foot}Z`,
  };
}
