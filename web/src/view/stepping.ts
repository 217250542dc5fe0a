// Where the buttons for looking back lead.

export interface Stops {
  first: number;
  back: number;
  on: number;
}

/** The told moments before and after the one shown; `steps` is sorted and begins with 0. */
export function stops(steps: number[], shown: number, entries: number): Stops {
  return {
    first: 0,
    back: steps.findLast((step) => step < shown) ?? 0,
    on: steps.find((step) => step > shown) ?? Math.min(shown + 1, entries),
  };
}
