// Measures of the page of a Location. A measure is found once for all positions in which the page says the same, and
// for all heights and widths that a layout tries.

import type { Spot } from './contents';

/** The greatest number of results that are remembered for one measure. */
const MOST = 20_000;

type Measure<Sizes extends unknown[]> = (spot: Spot, ...sizes: Sizes) => number;

/** Returns the same measure, which remembers its results. It may depend only on what the page says and on the sizes. */
export function remembered<Sizes extends (number | boolean | undefined)[]>(measure: Measure<Sizes>): Measure<Sizes> {
  const known = new Map<string, number>();
  return (spot, ...sizes) => {
    const key = `${sizes.join(' ')} ${said(spot)}`;
    const old = known.get(key);
    if (old !== undefined) return old;
    if (known.size >= MOST) known.clear();
    const fresh = measure(spot, ...sizes);
    known.set(key, fresh);
    return fresh;
  };
}

const sayings = new WeakMap<Spot, string>();

/** Returns everything that the page of a Location says, as one text. */
function said(spot: Spot): string {
  const { title, text, charges, tolls, danger, up } = spot;
  const found = sayings.get(spot) ?? JSON.stringify([title, text, charges, tolls, danger, up]);
  sayings.set(spot, found);
  return found;
}
