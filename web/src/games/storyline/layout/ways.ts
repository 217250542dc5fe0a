// Divides a height among places if there is not enough for all of them, so that as few cards as possible are hidden.

import { sum } from './share';

/** A possible height of a place, and the number of its cards that are then behind a handle. */
export interface Way {
  height: number;
  hidden: number;
}

/** The distance in pixels between two borders that are tried. */
const STEP = 4;

/**
 * Returns the height to use for each place. All places begin with their least height. The remaining room then goes to
 * the places where it shows the most cards for each pixel.
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

/** Returns the number of cards that are hidden if the places share this much room. */
export function hidden(places: Way[][], room: number): number {
  return sum(chosen(places, room).map((way) => way.hidden));
}

/**
 * Returns the border between `least` and `most` with the smallest measure. Of equal borders, returns the nearest to the
 * usual one.
 */
export function parted(least: number, most: number, usual: number, measure: (at: number) => number): number {
  const count = Math.max(0, Math.floor((most - least) / STEP));
  const places = [usual, ...Array.from({ length: count + 1 }, (_, at) => least + at * STEP)];
  const sorted = places.toSorted((a, b) => Math.abs(a - usual) - Math.abs(b - usual));
  const measures = sorted.map(measure);
  return sorted[measures.indexOf(Math.min(...measures))] ?? usual;
}
