// The woodcut of the title page: a brick road that winds to the city. The woodcut is computed, because the code takes
// fewer bytes than the outlines.

/** Returns the centre and half the width of the road at a distance. 0 is at the viewer's feet, and 1 is at the gate. */
function place(along: number): { x: number; y: number; half: number } {
  const near = 1 - along;
  const y = 210 + 190 * near ** 1.7;
  const x = 300 + 120 * Math.sin(along * Math.PI * 1.9 + 0.5) * near ** 0.55 - 36 * near;
  return { x, y, half: 5 + 105 * near ** 1.9 };
}

const STEPS = 28;

function at(along: number, side: number): string {
  const { x, y, half } = place(along);
  return `${(x + side * half).toFixed(1)} ${y.toFixed(1)}`;
}

const along = Array.from({ length: STEPS + 1 }, (_, step) => step / STEPS);

export const ROAD = `M${along.map((t) => at(t, -1)).join('L')}L${along
  .toReversed()
  .map((t) => at(t, 1))
  .join('L')}Z`;

/**
 * The joints of the bricks: a line across the road for each row, and three or four short lines between the rows,
 * shifted from row to row.
 */
export const BRICKS = along
  .slice(0, -6)
  .map((t, row) => {
    const next = along[row + 1] ?? 1;
    const joints = row % 2 === 0 ? [-0.5, 0, 0.5] : [-0.75, -0.25, 0.25, 0.75];
    return `M${at(t, -1)}L${at(t, 1)}` + joints.map((side) => `M${at(t, side)}L${at(next, side)}`).join('');
  })
  .join('');

/** The rays of the sun behind the city. */
export const SUN = Array.from({ length: 25 }, (_, ray) => {
  const from = Math.PI * (ray / 24 - 0.011) + Math.PI;
  const to = Math.PI * (ray / 24 + 0.011) + Math.PI;
  const edge = (angle: number) =>
    `${(300 + 520 * Math.cos(angle)).toFixed(0)} ${(212 + 520 * Math.sin(angle)).toFixed(0)}`;
  return `M300 212L${edge(from)}L${edge(to)}Z`;
}).join('');
