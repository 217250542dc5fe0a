// The picture on the title page by which readers recognize each game, in a box of 300 by 150.

export interface Cover {
  /** The realm of the game, which determines the colours and the hatching. */
  tint: string;
  /** The name of the picture that stands for the game. */
  sign: string;
  /** The names of the pictures to the left and to the right of that sign. */
  beside: [string, string] | [];
  /** The outlines of the hills in the background and in the foreground. */
  far: string;
  near: string;
}

/** The cover of the draft: the Emerald City with a rising balloon, for the columns. */
const DRAFT: Cover = {
  tint: 'oz',
  sign: 'oz',
  beside: ['city', 'city'],
  far: 'M-3 118Q70 104 150 112T303 108V153H-3Z',
  near: 'M-3 134Q80 122 160 130T303 126V153H-3Z',
};

/** The cover of the duel: the sun and the moon, in front of the mountains of the Nomes. */
const DUEL: Cover = {
  tint: 'evil',
  sign: 'swords',
  beside: ['good', 'evil'],
  far: 'M-3 114L30 84L54 108L96 80L132 112L176 86L208 110L252 76L303 112V153H-3Z',
  near: 'M-3 134L60 122L130 132L210 120L303 132V153H-3Z',
};

/** The cover of the Card Game of Oz: Dorothy’s friends, among the farms of the Munchkins. */
const OZ: Cover = {
  tint: 'munchkin',
  sign: 'tin',
  beside: ['scarecrow', 'toto'],
  far: 'M-3 112Q66 90 120 108T303 98V153H-3Z',
  near: 'M-3 130Q90 116 168 126T303 120V153H-3Z',
};

/** The cover of the Epic Card Game: the signs of other tales, above the sea between their worlds. */
const EPIC: Cover = {
  tint: 'water',
  sign: 'ozma',
  beside: ['skull', 'apple'],
  far: 'M-3 112Q36 96 75 112T150 112T225 112T303 112V153H-3Z',
  near: 'M-3 132Q36 118 75 132T150 132T225 132T303 132V153H-3Z',
};

const NONE: Cover = {
  tint: 'neutral',
  sign: 'book',
  beside: [],
  far: 'M-3 116H303V153H-3Z',
  near: 'M-3 132H303V153H-3Z',
};

const COVERS: Record<string, Cover> = { draft: DRAFT, duel: DUEL, oz: OZ, epic: EPIC };

/** Returns the picture of a game. A game without a picture of its own gets a book. */
export function cover(game: string): Cover {
  return COVERS[game] ?? NONE;
}
