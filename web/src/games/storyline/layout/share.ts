// Divides a length among neighbours.

/**
 * Returns lengths that add up to `room`, each at least what it needs, if there is room for that. What is left over goes
 * to the shortest first. If there is not enough, all give up what they have above their least, and then more alike.
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

/** Raises the shortest, one after the other, until nothing is left over. */
function raised(needs: number[], over: number): number[] {
  const level = filled(needs, over);
  return needs.map((need) => Math.max(need, level));
}

/** Returns the level to which the lengths can be raised with so much. */
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

/** Takes from each what it has above the least, in proportion. What is still missing is taken from all alike. */
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
