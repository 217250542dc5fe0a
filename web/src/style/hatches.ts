// The woodcut lines behind each character, a different one for each. Tiles in user units.

export interface Hatch {
  width: number;
  height: number;
  strokes: string;
  turn: number;
}

export const HATCHES: Record<string, Hatch> = {
  // The checks of a gingham dress.
  dorothy: { width: 12, height: 12, strokes: 'M0 3H12M0 6H12M3 0V12M6 0V12', turn: 0 },
  // Prairie grass.
  toto: { width: 14, height: 10, strokes: 'M2 9Q3 5 1 2M5 9Q5 5 7 3M10 9Q9 6 12 4', turn: 0 },
  // A mane.
  lion: { width: 16, height: 9, strokes: 'M0 6Q4 0 8 6T16 6', turn: 90 },
  // Straw.
  scarecrow: { width: 9, height: 15, strokes: 'M2 0V9M6 4V15', turn: 38 },
  // Plates of tin.
  tinman: { width: 18, height: 10, strokes: 'M0 5H18M9 0V5M0 5V10', turn: 0 },
  // Sparks of a wand.
  glinda: { width: 16, height: 16, strokes: 'M4 1V7M1 4H7M12 10V14M10 12H14', turn: 12 },
  // A stormy sky.
  witch: { width: 14, height: 8, strokes: 'M0 6L3.5 2L7 6L10.5 2L14 6', turn: -18 },
  // The lattice of a balloon.
  oz: { width: 14, height: 20, strokes: 'M0 10L7 0L14 10L7 20Z', turn: 0 },
};

const COUNT = 16;

/** The rays of a rising sun, from the middle of the box outwards. */
export const RAYS = Array.from({ length: COUNT }, (_, at) => {
  const [from, to] = [(at * 2 * Math.PI) / COUNT, ((at + 0.5) * 2 * Math.PI) / COUNT];
  return `M50 50L${edge(Math.cos(from))} ${edge(Math.sin(from))}L${edge(Math.cos(to))} ${edge(Math.sin(to))}Z`;
}).join('');

function edge(direction: number): string {
  return (50 + direction * 90).toFixed(1);
}
