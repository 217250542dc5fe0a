// Divides a height among places that cannot all have what they need, so that as few cards as possible are hidden.

import { sum } from './share';

/** A height that a place may have, with the number of its cards that are behind a handle then. */
export interface Way {
  height: number;
  hidden: number;
}

/** The steps in which a border between two halves is tried, in pixels. */
const STEP = 4;

/**
 * Returns a way for each place. Each begins with its lowest, and the rest of the room goes where a pixel brings most
 * cards into sight.
 */
export function chosen(places: Way[][], room: number): Way[] {
  const now = places.map(([lowest]) => lowest ?? { height: 0, hidden: 0 });
  let left = room - sum(now.map(({ height }) => height));
  for (;;) {
    const better = places.flatMap((ways, at) =>
      ways.flatMap((way) => {
        const [cost, gain] = [way.height - (now[at]?.height ?? 0), (now[at]?.hidden ?? 0) - way.hidden];
        return gain > 0 && cost <= left ? [{ at, way, cost, worth: gain / Math.max(1, cost) }] : [];
      }),
    );
    const [best] = better.toSorted((a, b) => b.worth - a.worth);
    if (!best) return now;
    now[best.at] = best.way;
    left -= best.cost;
  }
}

/** Returns the number of cards that are hidden if the places have so much room. */
export function hidden(places: Way[][], room: number): number {
  return sum(chosen(places, room).map((way) => way.hidden));
}

/** Returns the border from `least` to `most` with the least measure, and of those the nearest to the usual one. */
export function parted(least: number, most: number, usual: number, measure: (at: number) => number): number {
  const count = Math.max(0, Math.floor((most - least) / STEP));
  const places = [usual, ...Array.from({ length: count + 1 }, (_, at) => least + at * STEP)];
  const sorted = places.toSorted((a, b) => Math.abs(a - usual) - Math.abs(b - usual));
  const measures = sorted.map(measure);
  return sorted[measures.indexOf(Math.min(...measures))] ?? usual;
}
