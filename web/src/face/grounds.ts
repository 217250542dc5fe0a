// The background of a figure: the colours of its realm, and a landscape. Cards keep the colour of paper on a dark
// table, so these colours are the same in both themes.

export const INK = '#2a2118';

export interface Ground {
  /** The realm's colour, a darker colour for the picture behind, and three lighter colours. */
  tint: string;
  deep: string;
  mid: string;
  wash: string;
  body: string;
  /** The name of the weave in the background. */
  weave: string;
  /** The landscape in a box of 100 by 70: the far part, the marks on it, and the near part. */
  land: [far: string, marks: string, near: string] | null;
}

const TINTS: Record<string, [tint: string, wash: string]> = {
  dorothy: ['#2a639c', '#cfdfe6'],
  toto: ['#57504a', '#ddd6c6'],
  lion: ['#ad4c17', '#f3d9b8'],
  scarecrow: ['#d69c1c', '#f8e8b4'],
  tinman: ['#75848b', '#e0e3da'],
  glinda: ['#b32a48', '#f3d3cb'],
  witch: ['#623b88', '#ddd0e2'],
  oz: ['#1b7650', '#cfe3cd'],
  ozma: ['#22766e', '#cfe3da'],
  munchkin: ['#3b74a6', '#d3e0e8'],
  winkie: ['#d8a41f', '#f7e9b6'],
  quadling: ['#a6323a', '#f1d2c8'],
  gillikin: ['#6c4a90', '#dfd3e4'],
  emerald: ['#22794f', '#d0e3cc'],
  kansas: ['#6a665f', '#dedacd'],
  nome: ['#6b4a33', '#e2d2bd'],
  good: ['#d39a1f', '#f8e9bd'],
  evil: ['#93401f', '#f0d0b8'],
  neutral: ['#8d8878', '#e6e1d0'],
  wild: ['#5f6f2c', '#e0e2bd'],
  forest: ['#2f6b3a', '#d3e2c6'],
  field: ['#a8871f', '#f0e6b6'],
  house: ['#8a5a3c', '#ecdcc6'],
  water: ['#2f7a9a', '#cfe4ea'],
  'epic-good': ['#dd8a1c', '#fbe6b4'],
  'epic-neutral': ['#2f7a86', '#cfe6e2'],
  'epic-evil': ['#7c2f63', '#ecd2e0'],
};

type Land = NonNullable<Ground['land']>;

const HILLS: Land = ['M0 50Q50 34 100 50V70H0Z', '', 'M0 58Q50 50 100 58V70H0Z'];
const CRAGS: Land = [
  'M0 50L10 34L18 48L32 30L44 50L58 34L68 48L84 28L100 50V70H0Z',
  '',
  'M0 60L20 52L44 60L70 50L100 60V70H0Z',
];
const WAVES: Land = ['M0 46Q12 38 25 46T50 46T75 46T100 46V70H0Z', '', 'M0 57Q12 51 25 57T50 57T75 57T100 57V70H0Z'];

const LANDS: Record<string, Land> = {
  // The landscape of the Munchkins has the domes of farms.
  munchkin: [
    'M0 44Q22 34 40 42T100 38V70H0Z',
    'M8 54V42Q14 32 20 42V54ZM24 56V46Q29 38 34 46V56ZM78 54V40Q84 29 91 40V54Z',
    'M0 58Q30 50 56 57T100 53V70H0Z',
  ],
  // The landscape of the Winkies has castle towers.
  winkie: [
    'M0 46Q30 36 60 44T100 40V70H0Z',
    'M80 52V24L84 18L88 24V34H92V52ZM70 52V36H78V52ZM6 52V36L10 30L14 36V52Z',
    'M0 56Q40 48 100 56V70H0Z',
  ],
  // The landscape of the Quadlings has red hills and tents.
  quadling: [
    'M0 44Q14 26 30 42Q46 24 62 42Q80 24 100 44V70H0Z',
    'M12 54L17 36L22 54ZM80 54L86 34L92 54Z',
    'M0 58Q24 46 50 57T100 54V70H0Z',
  ],
  // The landscape of the Gillikins has high mountains.
  gillikin: [
    'M0 52L16 26L30 46L46 20L62 48L80 24L100 50V70H0Z',
    'M12 33L16 26L20 32L16 36ZM42 27L46 20L51 29L46 33ZM76 30L80 24L85 31L80 35Z',
    'M0 60Q24 50 52 58T100 54V70H0Z',
  ],
  // The landscape of the Emerald City has the spires of the city.
  emerald: [
    'M0 50H8V34L13 24L18 34V50H24V28L30 14L36 28V50H64V26L70 12L76 26V50H82V36L87 26L92 36V50H100V70H0Z',
    'M28 34H32V40H28ZM68 32H72V40H68Z',
    'M0 58Q50 46 100 58V70H0Z',
  ],
  // The landscape of Kansas has a windmill and a house on the plain.
  kansas: [
    'M0 50H100V70H0Z',
    'M81 50L84 30H86L89 50ZM85 29L77 19L80 17ZM85 29L95 21L97 24ZM85 29L93 39L90 41ZM85 29L75 37L73 34ZM8 50V44L16 38L24 44V50Z',
    'M0 60Q50 55 100 60V70H0Z',
  ],
  // The landscape of the Nomes is a cave.
  nome: [
    'M0 0H100V14L92 24L86 12L76 30L68 14L56 20L44 12L34 28L26 12L14 26L8 12L0 18Z',
    'M4 60L14 44L22 58L32 50L42 62Z',
    'M0 58L18 52L40 60L66 50L84 58L100 52V70H0Z',
  ],
  // The landscape of the wild has brambles.
  wild: [
    'M0 48Q25 38 50 46T100 42V70H0Z',
    'M6 58Q10 30 20 26Q12 40 16 58ZM94 56Q90 30 78 24Q86 40 82 56Z',
    'M0 58Q16 50 32 58T64 57T100 56V70H0Z',
  ],
  // The landscape of forests has firs.
  forest: [
    'M0 48Q50 40 100 48V70H0Z',
    'M4 58L13 26L22 58ZM18 58L25 36L32 58ZM70 58L77 34L84 58ZM80 58L89 24L98 58Z',
    'M0 60Q50 52 100 60V70H0Z',
  ],
  // The landscape of fields has furrows.
  field: ['M0 46Q50 38 100 46V70H0Z', 'M0 54Q50 46 100 54V56Q50 48 0 56Z', 'M0 60Q50 54 100 60V70H0Z'],
  // The landscape of houses has walls with windows.
  house: ['M0 46H100V70H0Z', 'M6 16H18V36H6ZM82 16H94V36H82Z', 'M0 58H100V70H0Z'],
  water: WAVES,
  // The neutral landscape has blocks of stone.
  neutral: ['M0 46H14V40H30V46H66V38H84V46H100V70H0Z', '', 'M0 57H20V54H52V58H80V54H100V70H0Z'],
  good: HILLS,
  'epic-good': HILLS,
  evil: CRAGS,
  'epic-evil': CRAGS,
  'epic-neutral': WAVES,
};
/** The characters who have a country of their own. */
const HOMES: Record<string, string> = { glinda: 'quadling', oz: 'emerald', ozma: 'emerald', witch: 'evil' };

/** Returns the background that belongs to a tint. */
export function ground(name: string): Ground {
  const [tint, wash] = TINTS[name] ?? TINTS['neutral'] ?? ['#8d8878', '#e6e1d0'];
  return {
    tint,
    wash,
    deep: mixed(tint, INK, 0.42),
    mid: mixed(wash, tint, 0.38),
    body: mixed(wash, '#fffdf2', 0.45),
    weave: name.replace('epic-neutral', 'water').replace('epic-', ''),
    land: LANDS[HOMES[name] ?? name] ?? null,
  };
}

/** Mixes two colours. A share of 0 returns the first, and 1 the second. */
function mixed(one: string, other: string, share: number): string {
  const part = (color: string, at: number) => parseInt(color.slice(1 + 2 * at, 3 + 2 * at), 16);
  const parts = [0, 1, 2].map((at) => Math.round(part(one, at) * (1 - share) + part(other, at) * share));
  return `#${parts.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** The colours of a card's edge, of the line within the edge, and of the paper inside the line. */
export interface Metal {
  fill: string;
  line: string;
  paper: string;
}

const METALS: Record<string, Metal> = {
  good: { fill: '#e2ae2e', line: '#8a5a08', paper: '#fdf3d3' },
  neutral: { fill: '#b9b4a2', line: '#5f5a4c', paper: '#f4f0e2' },
  evil: { fill: '#8f3f20', line: '#3a140a', paper: '#f7e0d0' },
  'epic-good': { fill: '#e9b72f', line: '#c4600c', paper: '#fff3cd' },
  'epic-neutral': { fill: '#c2cbd0', line: '#2f7a86', paper: '#e6f1ee' },
  'epic-evil': { fill: '#8d8894', line: '#a3264d', paper: '#f3dfe6' },
};

/**
 * Returns the metal of a moral standing in a game. The edge of a card without a standing has the colour of the card's
 * background.
 */
export function metal(game: string, standing: string, tint: string): Metal {
  const found = METALS[game === 'epic' ? `epic-${standing}` : standing];
  if (found) return found;
  const own = ground(tint);
  return { fill: own.tint, line: own.deep, paper: '#fdf7e8' };
}
