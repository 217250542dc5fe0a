// The woodcut lines behind the characters. Each character has lines of its own. The sizes of the tiles are in user
// units.

export interface Hatch {
  width: number;
  height: number;
  strokes: string;
  turn: number;
}

export const HATCHES: Record<string, Hatch> = {
  // Dorothy's lines look like the checks of a gingham dress.
  dorothy: { width: 12, height: 12, strokes: 'M0 3H12M0 6H12M3 0V12M6 0V12', turn: 0 },
  // Toto's lines look like prairie grass.
  toto: { width: 14, height: 10, strokes: 'M2 9Q3 5 1 2M5 9Q5 5 7 3M10 9Q9 6 12 4', turn: 0 },
  // The Lion's lines look like a mane.
  lion: { width: 16, height: 9, strokes: 'M0 6Q4 0 8 6T16 6', turn: 90 },
  // The Scarecrow's lines look like straw.
  scarecrow: { width: 9, height: 15, strokes: 'M2 0V9M6 4V15', turn: 38 },
  // The Tin Woodman's lines look like plates of tin.
  tinman: { width: 18, height: 10, strokes: 'M0 5H18M9 0V5M0 5V10', turn: 0 },
  // Glinda's lines look like the sparks of a wand.
  glinda: { width: 16, height: 16, strokes: 'M4 1V7M1 4H7M12 10V14M10 12H14', turn: 12 },
  // The Witch's lines look like a stormy sky.
  witch: { width: 14, height: 8, strokes: 'M0 6L3.5 2L7 6L10.5 2L14 6', turn: -18 },
  // The lines of Oz look like the lattice of a balloon.
  oz: { width: 14, height: 20, strokes: 'M0 10L7 0L14 10L7 20Z', turn: 0 },
  // Ozma's lines look like poppies.
  ozma: { width: 16, height: 16, strokes: 'M4 4m-2.5 0a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0M12 9V15M9 12H15', turn: 0 },
  // The Munchkins' lines look like the fences of farms.
  munchkin: { width: 10, height: 14, strokes: 'M3 1V13M7 1V13M0 5H10', turn: 0 },
  // The Winkies' lines look like rows of tulips.
  winkie: { width: 12, height: 12, strokes: 'M2 2L6 6L10 2M6 6V11', turn: 0 },
  // The Quadlings' lines look like brick-red hills.
  quadling: { width: 18, height: 9, strokes: 'M0 8Q4.5 0 9 8T18 8', turn: 0 },
  // The Gillikins' lines look like mountains.
  gillikin: { width: 16, height: 12, strokes: 'M0 10L8 2L16 10M4 10L8 6L12 10', turn: 0 },
  // The lines of the Emerald City look like facets.
  emerald: { width: 12, height: 12, strokes: 'M0 6L6 0L12 6L6 12Z', turn: 0 },
  // The lines of Kansas look like dry grass under a wide sky.
  kansas: { width: 16, height: 8, strokes: 'M0 4H9M12 4H16', turn: 0 },
  // The Nomes' lines look like veins of ore.
  nome: { width: 18, height: 14, strokes: 'M0 4L5 7L9 3L13 8L18 5M2 12L7 10L12 13', turn: 0 },
  // The neutral lines look like blocks of stone.
  neutral: { width: 20, height: 12, strokes: 'M0 6H20M5 0V6M15 6V12', turn: 0 },
  // The lines of the wild look like brambles.
  wild: { width: 16, height: 14, strokes: 'M0 10Q4 2 8 10T16 10M4 6L2 3M12 13L14 10', turn: 12 },
  // The lines of forests look like firs.
  forest: { width: 14, height: 16, strokes: 'M7 1L2 8H12ZM7 6L1 13H13M7 13V16', turn: 0 },
  // The lines of fields look like furrows.
  field: { width: 18, height: 8, strokes: 'M0 6Q9 1 18 6', turn: -8 },
  // The lines of houses look like the tiles of a roof.
  house: { width: 12, height: 10, strokes: 'M0 0V4Q3 9 6 4V0M6 4Q9 9 12 4', turn: 0 },
  // The lines of water look like waves.
  water: { width: 18, height: 9, strokes: 'M0 5Q4.5 0 9 5T18 5', turn: 0 },
  // The lines of Good look like rays of light.
  good: { width: 9, height: 9, strokes: 'M0 9L9 0', turn: 0 },
  // The lines of Evil look like thorns.
  evil: { width: 14, height: 12, strokes: 'M0 8H14M4 8L6 3M10 8L8 12', turn: 24 },
};

const COUNT = 16;

/** The rays of a rising sun, from the centre of the box to its edge. */
export const RAYS = Array.from({ length: COUNT }, (_, at) => {
  const [from, to] = [(at * 2 * Math.PI) / COUNT, ((at + 0.5) * 2 * Math.PI) / COUNT];
  return `M50 50L${edge(Math.cos(from))} ${edge(Math.sin(from))}L${edge(Math.cos(to))} ${edge(Math.sin(to))}Z`;
}).join('');

function edge(direction: number): string {
  return (50 + direction * 90).toFixed(1);
}
