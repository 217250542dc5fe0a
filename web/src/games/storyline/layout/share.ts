// Divides a length among neighbouring things.

/**
 * Returns lengths that add up to `room`. If the room is enough, each length is at least its need, and the remaining
 * room goes to the shortest lengths. Otherwise all lengths are reduced towards their least values, and below these in
 * proportion.
 */
export function share(needs: number[], room: number, least: number | number[]): number[] {
  const all = sum(needs);
  return all <= room
    ? raised(needs, room - all)
    : lowered(
        needs,
        all - room,
        needs.map((_, at) => (typeof least === 'number' ? least : (least[at] ?? 0))),
      );
}

/** Raises the shortest lengths to the same level, so that they use up `over`. */
function raised(needs: number[], over: number): number[] {
  const level = filled(needs, over);
  return needs.map((need) => Math.max(need, level));
}

/** Returns the level to which the shortest lengths rise if `over` is added to them. */
function filled(needs: number[], over: number): number {
  const sorted = needs.toSorted((a, b) => a - b);
  let left = over;
  for (const [at, need] of sorted.entries()) {
    const next = sorted[at + 1] ?? Infinity;
    const step = (next - need) * (at + 1);
    if (step >= left) return need + left / (at + 1);
    left -= step;
  }
  return 0;
}

/**
 * Reduces each length by a share of the part above its least value. Takes any remainder from all lengths in proportion.
 */
function lowered(needs: number[], short: number, least: number[]): number[] {
  const spare = needs.map((need, at) => Math.max(0, need - (least[at] ?? 0)));
  const all = sum(spare);
  const part = all === 0 ? 0 : Math.min(1, short / all);
  const given = needs.map((need, at) => need - (spare[at] ?? 0) * part);
  const missing = Math.max(0, short - all);
  const whole = sum(given);
  return given.map((each) => each * (1 - missing / whole));
}

export function sum(all: number[]): number {
  return all.reduce((sum, each) => sum + each, 0);
}
