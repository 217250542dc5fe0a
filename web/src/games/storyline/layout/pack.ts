// Places cards in rows on a part of the road.

import { FINGER, label, LEADING, SMALLEST, type Box, type Label } from './box';
import { hyphened } from './hyphen';
import { shortened } from './shorter';
import type { Piece } from './contents';
import type { Handle, Size, Standee } from './table';

/** A form of a standee, with its size in pixels. */
export interface Cut {
  size: Size;
  width: number;
  height: number;
  /** The space between this standee and the next, in pixels. */
  gap: number;
}

/** The height of the base with the name, in pixels, for a standee that is 84 pixels high. */
const BASE = 32;
/** The height of the edges of a base above and below the name, in pixels. */
export const EDGES = { above: 3, below: 2 };
const GAP = 5;
/** The space between standees of the least size for a finger, in pixels. */
const CLOSE = 2;

/** Returns the forms of standees from the largest to the smallest. `unit` is a sixteenth of the type size. */
export function cuts(unit: number, grown = 1): Cut[] {
  const scaled = (size: Size, width: number, height: number, by: number): Cut => ({
    size,
    width: Math.round(width * by),
    height: Math.round(height * by),
    gap: GAP,
  });
  return [
    scaled('named', 92, 84, unit * grown),
    scaled('short', 76, 62, unit),
    scaled('short', 56, 62, unit),
    scaled('figure', 52, 62, unit),
    scaled('figure', 50, 58, (unit + 1) / 2),
    scaled('token', 44, 50, 1),
    { size: 'token', width: FINGER, height: FINGER + 1, gap: CLOSE },
  ];
}

export interface Packed {
  standees: Standee[];
  handle: Handle | null;
}

/** Returns the width that this number of cards needs if it is arranged in rows that fit into this height. */
export function needed(count: number, height: number, cut: Cut): number {
  const rows = Math.max(1, down(height, cut));
  return Math.ceil(count / rows) * (cut.width + cut.gap);
}

/** Returns the height that this number of cards needs if it is arranged in rows of this width. */
export function depth(count: number, width: number, cut: Cut): number {
  const columns = Math.max(1, across(width, cut));
  return Math.ceil(count / columns) * (cut.height + cut.gap);
}

/** Returns the number of cards behind a handle if the others have this number of rows. */
export function folded(count: number, width: number, rows: number, cut: Cut): number {
  const cells = Math.max(1, across(width, cut)) * rows;
  return count <= cells ? 0 : count - Math.max(0, cells - 1);
}

/**
 * Places the cards of one place in the largest form that fits. If no form fits, a handle shows the number of cards that
 * are left out.
 */
export function pack(id: string, pieces: Piece[], box: Box, forms: Cut[]): Packed {
  const fit = forms.find((cut) => across(box.width, cut) * down(box.height, cut) >= pieces.length);
  const cut = fit ?? forms.at(-1);
  if (!cut || pieces.length === 0) return { standees: [], handle: null };
  if (fit) return { standees: stood(pieces, box, cut), handle: null };
  const room = Math.max(1, across(box.width, cut) * Math.max(1, down(box.height, cut)));
  const kept = drawn(pieces, room - 1);
  const left = pieces.filter((piece) => !kept.includes(piece));
  const cells = rows([...kept, null], box, cut);
  const standees = cells.flatMap(({ piece, box }) => (piece ? [standee(piece, box, cut)] : []));
  const last = cells.find(({ piece }) => piece === null);
  const asked = left.reduce((sum, piece) => sum + piece.asked, 0);
  return { standees, handle: last ? { id, box: last.box, count: left.length, asked } : null };
}

/** Returns the cards to draw if only `room` of them fit. Choosable cards are kept first. */
function drawn(pieces: Piece[], room: number): Piece[] {
  const first = [...pieces.filter(({ asked }) => asked > 0), ...pieces.filter(({ asked }) => asked === 0)].slice(
    0,
    room,
  );
  return pieces.filter((piece) => first.includes(piece));
}

function stood(pieces: Piece[], box: Box, cut: Cut): Standee[] {
  return rows(pieces, box, cut).flatMap(({ piece, box }) => (piece ? [standee(piece, box, cut)] : []));
}

function standee(piece: Piece, box: Box, { size, height }: Cut): Standee {
  const name =
    size === 'named' ? named(piece, box, height / 84) : size === 'short' ? brief(piece, box, height / 62) : null;
  // If the name does not fit, the picture takes the whole card.
  return { id: piece.id, box, size: name || size === 'token' ? size : 'figure', name };
}

/** Returns the name on a base with space for one line. Further lines take space from the picture. */
function named({ name }: Piece, box: Box, by: number): Label | null {
  const px = Math.max(SMALLEST, 13 * by);
  const text = hyphened(name, px, box.width - 6);
  const bases = [BASE, 1.2 * BASE, 1.65 * BASE].map((base) => base * by);
  return bases.map((base) => plate(text, px, box, base)).find((found) => found !== null) ?? null;
}

/** Returns as much of the name as fits in one line. */
function brief({ name }: Piece, box: Box, by: number): Label | null {
  const px = Math.max(SMALLEST, 13 * by);
  const text = shortened(name, px, box.width - 6);
  return text === null ? null : plate(text, px, box, Math.ceil(px * LEADING) + EDGES.above + EDGES.below + 1);
}

/** Returns the name within the edges of a base of this height, or null if it does not fit. */
function plate(text: string, px: number, { x, y, width, height }: Box, base: number): Label | null {
  const top = y + height - base + EDGES.above;
  return label(text, px, { x: x + 3, y: top, width: width - 6, height: base - EDGES.above - EDGES.below });
}

interface Cell {
  piece: Piece | null;
  box: Box;
}

/** Places rivals in the far rows and the reader's own cards in the near rows. Centres each row. */
function rows(pieces: (Piece | null)[], box: Box, cut: Cut): Cell[] {
  const { gap } = cut;
  const most = Math.max(1, across(box.width, cut));
  const high = Math.max(1, down(box.height, cut));
  const far = pieces.filter((piece) => piece && !piece.near);
  const near = pieces.filter((piece) => !piece || piece.near);
  const apart = [...chunks(far, most), ...chunks(near, most)];
  const all = apart.length <= high ? apart : chunks([...far, ...near], most);
  const whole = all.length * (cut.height + gap) - gap;
  const top = box.y + (box.height - whole) / 2;
  return all.flatMap((row, at) => {
    const left = box.x + (box.width - row.length * (cut.width + gap) + gap) / 2;
    return row.map((piece, column) => ({
      piece,
      box: {
        x: Math.round(left + column * (cut.width + gap)),
        y: top + at * (cut.height + gap),
        width: cut.width,
        height: cut.height,
      },
    }));
  });
}

/** Divides a list into rows of nearly the same length. No row is longer than `most`. */
function chunks<T>(all: T[], most: number): T[][] {
  const rows = Math.ceil(all.length / most);
  const length = Math.ceil(all.length / Math.max(1, rows));
  return Array.from({ length: rows }, (_, at) => all.slice(at * length, (at + 1) * length));
}

function across(room: number, { width, gap }: Cut): number {
  return Math.max(0, Math.floor((room + gap) / (width + gap)));
}

/** Returns the number of rows of cards that fit into this height. */
export function down(room: number, { height, gap }: Cut): number {
  return Math.max(0, Math.floor((room + gap) / (height + gap)));
}
