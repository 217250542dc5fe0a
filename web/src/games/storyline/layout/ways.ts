// Divides the length of a road among its places, so that as few cards, names and words as possible are hidden.

import type { Cut } from './pack';
import { sum } from './share';

/**
 * A possible length of a place, and a measure of what is then hidden: 1 for each card behind a handle, and less for
 * names and words.
 */
export interface Way {
  height: number;
  hidden: number;
}

/**
 * The weights of a card in each form, from the smallest form without a name to the largest with a whole name, and that
 * of a page without its words.
 */
const NAMES = [0.115, 0.11, 0.105, 0.1, 0.008, 0.004, 0];
const WORDS = 0.01;

interface Room {
  /** The number of cards at the place. */
  count: number;
  /** The lengths of the page without its words and with them. */
  page: number;
  whole: number;
  /** The forms of cards, and the length of the place with all its cards in one of these forms. */
  forms: Cut[];
  long: (cut: Cut) => number;
}

/** Returns the possible lengths of a place that shows all its cards. */
export function open({ count, page, whole, forms, long }: Room): Way[] {
  const wordless = whole > page ? WORDS : 0;
  return (count > 0 ? forms : forms.slice(-1)).flatMap((cut, at) => {
    const [length, names] = count > 0 ? [long(cut), count * (NAMES[forms.length - 1 - at] ?? 0)] : [0, 0];
    return [
      { height: Math.max(page, length), hidden: names + (length >= whole ? 0 : wordless) },
      ...(wordless > 0 && length < whole ? [{ height: whole, hidden: names }] : []),
    ];
  });
}

/** The distance in pixels between two borders that are tried. */
const STEP = 4;

/**
 * Returns the height to use for each place. All places begin with their least height. The remaining room then goes to
 * the places where it shows the most cards for each pixel.
 */
export function chosen(places: Way[][], room: number): Way[] {
  const now = places.map(lowest);
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

/** Returns the way with the least height. */
export function lowest(ways: Way[]): Way {
  return ways.reduce((one, other) => (other.height < one.height ? other : one));
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
