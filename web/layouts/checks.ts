// The rules that the layout of every board must follow. The checks return a complaint for each violation.

import { bottom, FINGER, LEAST_TYPE, right, type Box, type Room } from '../src/layout/box';
import { lines, longest, type Face } from '../src/layout/metrics';

/** A text that is drawn, and the part of its piece that the text may fill. */
export interface Text {
  words: string;
  px: number;
  face?: Face;
  /** The size of the space for the text, in pixels. */
  width: number;
  height: number;
  /** The height of a line, in multiples of the type size. */
  leading: number;
}

/** A part of a layout, such as a card, a row or a button. */
export interface Piece {
  /** The name of the piece in complaints. */
  name: string;
  box: Box;
  /** The piece that must contain this one. If undefined, the room must contain it. */
  within?: Piece;
  /**
   * The sheet on which the piece lies. Pieces on different sheets may cover each other, as a drawer covers the table.
   */
  sheet?: string;
  /** True if a reader can press the piece. */
  target?: boolean;
  /** True if the piece must be visible without scrolling. */
  insight?: boolean;
  texts?: Text[];
  /**
   * The distance in pixels to which the frame of a choice reaches around the piece. No frame may cover the marks of
   * another piece.
   */
  frame?: number;
  /** The boxes of the texts and the numbers on the piece. */
  marks?: Box[];
  /** The part of the board outside of which the frame is not drawn. */
  clip?: Box;
}

export interface Laid {
  pieces: Piece[];
  /** The ids of the things that can be chosen and that are drawn as targets. */
  offered: string[];
  /** The number of choices behind handles that are visible. */
  handled: number;
  /** A measure of everything that the layout left out or made smaller. It ranks the hardest positions. */
  gaveWay: number;
  /** The board’s own complaints about contents that the layout left out although they have room. */
  roomFor?: string[];
}

/** The number of pixels by which rounding may shift an edge. */
const SLACK = 0.75;

/** Returns a complaint for each violation. `asked` are the ids of the things that the reader may choose first. */
export function complaints({ pieces, offered, handled, roomFor = [] }: Laid, room: Room, asked: string[]): string[] {
  const missing = [...new Set(asked)].filter((id) => !offered.includes(id)).length;
  return [
    ...pieces.flatMap((piece) => [
      ...outside(piece, room),
      ...small(piece, room),
      ...(piece.texts ?? []).flatMap((text) => cut(piece, text)),
    ]),
    ...overlaps(pieces),
    ...framed(pieces),
    ...roomFor,
    ...(missing > handled ? [`${missing - handled} choices are neither in sight nor behind a handle`] : []),
  ];
}

function outside({ name, box, within, insight }: Piece, { width, height }: Pick<Room, 'width' | 'height'>): string[] {
  const around = within?.box ?? { x: 0, y: 0, width, height: Infinity };
  const out =
    box.x < around.x - SLACK ||
    box.y < around.y - SLACK ||
    right(box) > right(around) + SLACK ||
    bottom(box) > bottom(around) + SLACK;
  const empty = box.width <= 0 || box.height <= 0 || !Object.values(box).every(Number.isFinite);
  const unseen = insight === true && (box.y < 0 || bottom(box) > height + SLACK);
  return [
    ...(out ? [`${name} is outside ${within?.name ?? 'the room'}: ${shown(box)} in ${shown(around)}`] : []),
    ...(empty ? [`${name} has no room: ${shown(box)}`] : []),
    ...(unseen ? [`${name} is not in sight: ${shown(box)}`] : []),
  ];
}

function small({ name, box, target }: Piece, { touch }: Room): string[] {
  const tiny = touch && target && (box.width < FINGER - SLACK || box.height < FINGER - SLACK);
  return tiny ? [`${name} is too small for a finger: ${shown(box)}`] : [];
}

function cut({ name }: Piece, { words, px, face, width, height, leading }: Text): string[] {
  if (words === '') return [];
  const tall = lines(words, px, width, face).length * px * leading;
  return [
    ...(px < LEAST_TYPE - 0.01 ? [`“${words}” in ${name} has type of ${px} px`] : []),
    ...(longest(words, px, face) > width + SLACK ? [`“${words}” in ${name} is wider than ${width.toFixed(1)}`] : []),
    ...(tall > height + SLACK ? [`“${words}” in ${name} is ${tall.toFixed(1)} high in ${height.toFixed(1)}`] : []),
  ];
}

/** Compares each piece with all pieces to the right that begin before it ends. Returns a complaint for each overlap. */
function overlaps(pieces: Piece[]): string[] {
  const sorted = [...pieces].sort((a, b) => a.box.x - b.box.x);
  return sorted.flatMap((one, at) => {
    const found: string[] = [];
    for (let next = at + 1; next < sorted.length; next++) {
      const other = sorted[next];
      if (!other || other.box.x >= right(one.box) - SLACK) break;
      if (mayMeet(one, other) || !meets(one.box, other.box)) continue;
      found.push(`${one.name} and ${other.name} overlap: ${shown(one.box)} and ${shown(other.box)}`);
    }
    return found;
  });
}

/** Returns a complaint for each frame of a choice that would cover a mark of another piece, or would be clipped. */
function framed(pieces: Piece[]): string[] {
  return pieces.flatMap((piece) => {
    const { name, box, frame, clip, sheet } = piece;
    if (frame === undefined) return [];
    const around = { x: box.x - frame, y: box.y - frame, width: box.width + 2 * frame, height: box.height + 2 * frame };
    const covered = pieces.filter(
      (other) =>
        other !== piece &&
        other.sheet === sheet &&
        !lies(other, piece) &&
        !lies(piece, other) &&
        other.marks?.some((mark) => meets(around, mark)),
    );
    const clipped =
      clip && outside({ name: `the frame of ${name}`, box: around, within: { name: 'its window', box: clip } }, clip);
    return [...covered.map((other) => `the frame of ${name} covers ${other.name}`), ...(clipped ?? [])];
  });
}

function mayMeet(one: Piece, other: Piece): boolean {
  return one.sheet !== other.sheet || lies(one, other) || lies(other, one);
}

/** Reports whether a piece is inside the other one, at any depth. */
function lies({ within }: Piece, other: Piece): boolean {
  return within !== undefined && (within === other || lies(within, other));
}

function meets(one: Box, other: Box): boolean {
  return (
    one.x < right(other) - SLACK &&
    other.x < right(one) - SLACK &&
    one.y < bottom(other) - SLACK &&
    other.y < bottom(one) - SLACK
  );
}

function shown({ x, y, width, height }: Box): string {
  return [x, y, width, height].map((number) => Math.round(number)).join(' ');
}
