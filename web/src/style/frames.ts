// The frames of the characters, in a box of 100 by 100. Each frame has its own shape, so that readers need not rely on
// colours.

const SHAPES: Record<string, string> = {
  // Dorothy's frame is a round medallion.
  dorothy: 'M50 3A47 47 0 1 1 50 97A47 47 0 1 1 50 3Z',
  // Toto's frame is a kennel.
  toto: 'M50 3L95 37V90Q95 96 89 96H11Q5 96 5 90V37Z',
  // The Lion's frame is a shield.
  lion: 'M7 10Q30 14 50 4Q70 14 93 10V50Q93 80 50 97Q7 80 7 50Z',
  // The Scarecrow's frame is a patch that stands on its corner.
  scarecrow: 'M50 1L99 50L50 99L1 50Z',
  // The Tin Woodman's frame is a nut with six sides.
  tinman: 'M27 6H73L98 50L73 94H27L2 50Z',
  // Glinda's frame is a flower with four petals.
  glinda:
    'M50 3C64 3 74 13 73 27C87 26 97 36 97 50C97 64 87 74 73 73C74 87 64 97 50 97C36 97 26 87 27 73C13 74 3 64 3 50C3 36 13 26 27 27C26 13 36 3 50 3Z',
  // The Witch's frame is a pointed window.
  witch: 'M50 2C76 18 91 42 91 70V96H9V70C9 42 24 18 50 2Z',
  // The frame of Oz is a cut emerald.
  oz: 'M30 3H70L97 30V70L70 97H30L3 70V30Z',
  // Ozma's frame is a crown.
  ozma: 'M50 4L66 22L96 12V74Q96 96 50 96Q4 96 4 74V12L34 22Z',
  // The Munchkins' frame is a round hat.
  munchkin: 'M50 3Q92 8 92 56V96H8V56Q8 8 50 3Z',
  // The Winkies' frame is a coffer.
  winkie: 'M18 5H82V18H95V82H82V95H18V82H5V18H18Z',
  // The Quadlings' frame is a banner.
  quadling: 'M6 6H94V66L50 96L6 66Z',
  // The Gillikins' frame is a cut amethyst.
  gillikin: 'M50 3L96 38L79 95H21L4 38Z',
  // The frame of the Emerald City is the same cut emerald as that of Oz.
  emerald: 'M30 3H70L97 30V70L70 97H30L3 70V30Z',
  // The frame of Kansas is a barn.
  kansas: 'M50 4L95 28V95H5V28Z',
  // The Nomes' frame is a rock.
  nome: 'M24 6L70 3L95 30L97 72L70 97L28 94L4 68L6 28Z',
  // The neutral frame is a milestone.
  neutral: 'M12 96V40Q12 4 50 4Q88 4 88 40V96Z',
  // The frame of the wild is a leaf.
  wild: 'M50 2Q98 26 92 62Q86 96 50 98Q14 96 8 62Q2 26 50 2Z',
  // The frame of forests is a bell-shaped crown of branches.
  forest: 'M50 2L74 26L92 66L84 96H16L8 66L26 26Z',
  // The frame of fields is a round sheaf.
  field: 'M16 8H84Q98 50 84 92H16Q2 50 16 8Z',
  // The frame of houses is a gable.
  house: 'M50 3L96 32L90 38V96H10V38L4 32Z',
  // The frame of water is a drop.
  water: 'M50 2C62 22 94 40 94 64A44 34 0 1 1 6 64C6 40 38 22 50 2Z',
  good: rays(12, 47, 41),
  evil: rays(9, 49, 36),
};

/** Returns the outline of a sun with many short rays, or of a star of thorns. */
function rays(count: number, far: number, near: number): string {
  const points = Array.from({ length: 2 * count }, (_, at) => {
    const [angle, radius] = [(at * Math.PI) / count - Math.PI / 2, at % 2 === 0 ? far : near];
    return `${(50 + radius * Math.cos(angle)).toFixed(1)} ${(50 + radius * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
}

/** The frame of everything that is not a character, in the shape of a plain card. */
const PLAIN = 'M14 6H86Q94 6 94 14V86Q94 94 86 94H14Q6 94 6 86V14Q6 6 14 6Z';

export function frame(name: string): string {
  return SHAPES[name] ?? PLAIN;
}

/** Returns the position and the size of the picture within its frame. In a pointed frame the picture is lower. */
export function seat(name: string): { x: number; y: number; size: number } {
  if (name === 'toto') return { x: 23, y: 32, size: 54 };
  if (name === 'witch') return { x: 21, y: 31, size: 58 };
  if (name === 'lion') return { x: 20, y: 16, size: 60 };
  if (name === 'quadling') return { x: 22, y: 15, size: 56 };
  if (name === 'evil') return { x: 27, y: 27, size: 46 };
  if (name === 'gillikin') return { x: 23, y: 25, size: 54 };
  if (name === 'house' || name === 'water' || name === 'neutral') return { x: 23, y: 33, size: 54 };
  if (name === 'forest') return { x: 25, y: 34, size: 50 };
  if (name === 'ozma' || name === 'kansas' || name === 'munchkin') return { x: 22, y: 27, size: 56 };
  if (name === 'scarecrow') return { x: 24, y: 24, size: 52 };
  return { x: 20, y: 20, size: 60 };
}
