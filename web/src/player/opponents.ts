// The opponents of a player in all games together.

import type { Met } from '../protocol';
import { added, key, played } from '../statistics/statistics';

/** Joins the results of all games against each opponent, the most frequent first. */
export function merged(all: readonly Met[]): Met[] {
  const sums = new Map<string, Met>();
  for (const met of all) {
    const id = met.player ?? key(met.opponent);
    const before = sums.get(id);
    sums.set(id, before ? { ...before, tally: added([before.tally, met.tally]) } : met);
  }
  return [...sums.values()].sort((one, other) => played(other.tally) - played(one.tally));
}
