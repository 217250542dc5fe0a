// Measures texts without drawing them, by the letter widths of the shipped font.

import widths from 'virtual:metrics';

/** The kind of letters: text, or small capitals. */
export type Face = 'roman' | 'caps';

/** The width of a letter that is not in the font, in thousandths of the type size. */
const FOREIGN = 600;
/** The size of small capitals, relative to the capitals from which browsers make them. */
const SMALL = 0.7;
/** A factor that covers the width that kerning may add. */
const MARGIN = 1.041;

/** Returns a width in pixels, slightly more than the text needs on one line. `spaced` is the letter spacing in ems. */
export function width(text: string, px: number, face: Face = 'roman', spaced = 0): number {
  let sum = 0;
  for (const letter of text) sum += advance(letter, face) + spaced * 1000;
  return (sum * px * MARGIN) / 1000;
}

function advance(letter: string, face: Face): number {
  const capital = face === 'caps' ? letter.toLocaleUpperCase() : letter;
  return (widths[capital] ?? FOREIGN) * (capital === letter ? 1 : SMALL);
}

/** The places where a browser may break a line: at a space, and after a hyphen or a dash within a word. */
const BREAKS = /[^ \n-]*(?:-+(?=[^\s])| +|-+$|$)|\n/g;

/**
 * Returns the lines into which a text breaks in a column of this width. A word that is too wide is on a line of its
 * own.
 */
export function lines(text: string, px: number, room: number, face: Face = 'roman'): string[] {
  return text.split('\n').flatMap((paragraph) => wrapped(paragraph, px, room, face));
}

function wrapped(text: string, px: number, room: number, face: Face): string[] {
  const found: string[] = [];
  let line = '';
  for (const piece of text.match(BREAKS)?.filter((piece) => piece !== '') ?? []) {
    if (line !== '' && width((line + piece).trimEnd(), px, face) > room) {
      found.push(line.trimEnd());
      line = piece;
    } else line += piece;
  }
  return [...found, line.trimEnd()];
}

/** Returns the width of the widest piece of a text that a line break cannot divide. */
export function longest(text: string, px: number, face: Face = 'roman'): number {
  return Math.max(0, ...(text.match(BREAKS) ?? []).map((piece) => width(piece.trimEnd(), px, face)));
}
