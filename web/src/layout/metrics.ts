// Measures texts without drawing them, from the widths of letters in the page's font.

import widths from 'virtual:metrics';

/** The kind of letters: ordinary text, or small capitals. */
export type Face = 'roman' | 'caps';

/** The width that is assumed for a letter outside the font, in thousandths of the type size. */
const FOREIGN = 600;
/** The size of small capitals, relative to the capitals from which browsers make them. */
const SMALL = 0.7;
/** A factor for the additional width that kerning may cause. */
const MARGIN = 1.041;

/** The number of texts whose widths are remembered. The texts of one board are far fewer. */
const REMEMBERED = 4000;

/** A piece of a text that cannot be broken, with its widths in thousandths of the type size. */
interface Piece {
  text: string;
  /** The width with the spaces at its end. */
  whole: number;
  /** The width without the spaces at its end. */
  bare: number;
}

// A layout measures the same texts many times, at other sizes and in other columns.
const known: Record<Face, { sums: Map<string, number>; pieces: Map<string, Piece[]> }> = {
  roman: { sums: new Map(), pieces: new Map() },
  caps: { sums: new Map(), pieces: new Map() },
};

/**
 * Returns the width of a text on one line in pixels, rounded up a little for safety. `spaced` is the letter spacing in
 * ems.
 */
export function width(text: string, px: number, face: Face = 'roman', spaced = 0): number {
  const letters = spaced === 0 ? 0 : [...text].length;
  return inPixels(remembered(known[face].sums, text, () => sum(text, face)) + letters * spaced * 1000, px);
}

/** Breaks a text into lines for a column of this width. A word that is too wide has a line of its own. */
export function lines(text: string, px: number, room: number, face: Face = 'roman'): string[] {
  return text.split('\n').flatMap((paragraph) => wrapped(paragraph, px, room, face));
}

function wrapped(text: string, px: number, room: number, face: Face): string[] {
  const found: string[] = [];
  let [line, whole] = ['', 0];
  for (const piece of pieces(text, face)) {
    if (line !== '' && inPixels(whole + piece.bare, px) > room) {
      found.push(line.trimEnd());
      [line, whole] = ['', 0];
    }
    line += piece.text;
    whole += piece.whole;
  }
  return [...found, line.trimEnd()];
}

/** Returns the number of lines that `lines` returns, in less time. */
export function lineCount(text: string, px: number, room: number, face: Face = 'roman'): number {
  let count = 0;
  for (const paragraph of text.includes('\n') ? text.split('\n') : [text]) {
    count += 1;
    let [empty, whole] = [true, 0];
    for (const piece of pieces(paragraph, face)) {
      if (!empty && inPixels(whole + piece.bare, px) > room) {
        count += 1;
        whole = 0;
      }
      empty = false;
      whole += piece.whole;
    }
  }
  return count;
}

/** Returns the width of the widest piece of a text that cannot be broken. */
export function longest(text: string, px: number, face: Face = 'roman'): number {
  let most = 0;
  for (const { bare } of pieces(text, face)) most = Math.max(most, bare);
  return inPixels(most, px);
}

/**
 * Matches up to each place where a browser may break a line: after a space, and after a hyphen or a dash within a word.
 */
const BREAKS = /[^ \n-]*(?:-+(?=[^\s])|-* +|-+$|$)|\n/g;

function pieces(text: string, face: Face): Piece[] {
  return remembered(known[face].pieces, text, () =>
    (text.match(BREAKS) ?? [])
      .filter((piece) => piece !== '')
      .map((piece) => ({ text: piece, whole: sum(piece, face), bare: sum(piece.trimEnd(), face) })),
  );
}

function inPixels(thousandths: number, px: number): number {
  return (thousandths * px * MARGIN) / 1000;
}

function sum(text: string, face: Face): number {
  let sum = 0;
  for (const letter of text) sum += advance(letter, face);
  return sum;
}

function advance(letter: string, face: Face): number {
  const capital = face === 'caps' ? letter.toLocaleUpperCase() : letter;
  return (widths[capital] ?? FOREIGN) * (capital === letter ? 1 : SMALL);
}

function remembered<T>(memory: Map<string, T>, text: string, found: () => T): T {
  const old = memory.get(text);
  if (old !== undefined) return old;
  if (memory.size >= REMEMBERED) memory.clear();
  const fresh = found();
  memory.set(text, fresh);
  return fresh;
}
