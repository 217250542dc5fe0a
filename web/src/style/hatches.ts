// The woodcut lines behind each character. Each character has its own. The sizes of the tiles are in user units.

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
  // Poppies.
  ozma: { width: 16, height: 16, strokes: 'M4 4m-2.5 0a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0M12 9V15M9 12H15', turn: 0 },
  // Fences of the farms.
  munchkin: { width: 10, height: 14, strokes: 'M3 1V13M7 1V13M0 5H10', turn: 0 },
  // Tulip rows.
  winkie: { width: 12, height: 12, strokes: 'M2 2L6 6L10 2M6 6V11', turn: 0 },
  // Brick red hills.
  quadling: { width: 18, height: 9, strokes: 'M0 8Q4.5 0 9 8T18 8', turn: 0 },
  // Mountains.
  gillikin: { width: 16, height: 12, strokes: 'M0 10L8 2L16 10M4 10L8 6L12 10', turn: 0 },
  // Facets.
  emerald: { width: 12, height: 12, strokes: 'M0 6L6 0L12 6L6 12Z', turn: 0 },
  // Dry grass under a wide sky.
  kansas: { width: 16, height: 8, strokes: 'M0 4H9M12 4H16', turn: 0 },
  // Veins of ore.
  nome: { width: 18, height: 14, strokes: 'M0 4L5 7L9 3L13 8L18 5M2 12L7 10L12 13', turn: 0 },
  // Blocks of stone.
  neutral: { width: 20, height: 12, strokes: 'M0 6H20M5 0V6M15 6V12', turn: 0 },
  // Brambles.
  wild: { width: 16, height: 14, strokes: 'M0 10Q4 2 8 10T16 10M4 6L2 3M12 13L14 10', turn: 12 },
  // Firs.
  forest: { width: 14, height: 16, strokes: 'M7 1L2 8H12ZM7 6L1 13H13M7 13V16', turn: 0 },
  // Furrows.
  field: { width: 18, height: 8, strokes: 'M0 6Q9 1 18 6', turn: -8 },
  // Tiles of a roof.
  house: { width: 12, height: 10, strokes: 'M0 0V4Q3 9 6 4V0M6 4Q9 9 12 4', turn: 0 },
  // Waves.
  water: { width: 18, height: 9, strokes: 'M0 5Q4.5 0 9 5T18 5', turn: 0 },
  // Rays.
  good: { width: 9, height: 9, strokes: 'M0 9L9 0', turn: 0 },
  // Thorns.
  evil: { width: 14, height: 12, strokes: 'M0 8H14M4 8L6 3M10 8L8 12', turn: 24 },
};

const COUNT = 16;

/** The rays of a rising sun, from the centre of the box outwards. */
export const RAYS = Array.from({ length: COUNT }, (_, at) => {
  const [from, to] = [(at * 2 * Math.PI) / COUNT, ((at + 0.5) * 2 * Math.PI) / COUNT];
  return `M50 50L${edge(Math.cos(from))} ${edge(Math.sin(from))}L${edge(Math.cos(to))} ${edge(Math.sin(to))}Z`;
}).join('');

function edge(direction: number): string {
  return (50 + direction * 90).toFixed(1);
}
