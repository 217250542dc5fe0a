// Measures texts without drawing them, by the widths of the letters in the shipped font.

import widths from 'virtual:metrics';

/** The kind of letters: text, or small capitals. */
export type Face = 'roman' | 'caps';

/** The width of a letter that is not in the font, in thousandths of the type size. */
const FOREIGN = 600;
/** The size of small capitals, which browsers make of large ones. */
const SMALL = 0.7;
/** Covers what kerning may add to the widths of single letters. */
const MARGIN = 1.041;

/** Returns the width of a text in one line, in pixels, and a little more than it needs. `spaced` is in ems. */
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

/** Returns the lines into which a text breaks in a column of this width. A word that is too wide has its own line. */
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

/** Returns the width of the widest piece of a text that no line can break. */
export function longest(text: string, px: number, face: Face = 'roman'): number {
  return Math.max(0, ...(text.match(BREAKS) ?? []).map((piece) => width(piece.trimEnd(), px, face)));
}
