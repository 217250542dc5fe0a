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

/**
 * Returns the width of a text on one line in pixels, rounded up a little for safety. `spaced` is the letter spacing in
 * ems.
 */
export function width(text: string, px: number, face: Face = 'roman', spaced = 0): number {
  let sum = 0;
  for (const letter of text) sum += advance(letter, face) + spaced * 1000;
  return (sum * px * MARGIN) / 1000;
}

function advance(letter: string, face: Face): number {
  const capital = face === 'caps' ? letter.toLocaleUpperCase() : letter;
  return (widths[capital] ?? FOREIGN) * (capital === letter ? 1 : SMALL);
}

/**
 * Matches up to each place where a browser may break a line: after a space, and after a hyphen or a dash within a word.
 */
const BREAKS = /[^ \n-]*(?:-+(?=[^\s])| +|-+$|$)|\n/g;

/** Breaks a text into lines for a column of this width. A word that is too wide has a line of its own. */
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

/** Returns the width of the widest piece of a text that cannot be broken. */
export function longest(text: string, px: number, face: Face = 'roman'): number {
  return Math.max(0, ...(text.match(BREAKS) ?? []).map((piece) => width(piece.trimEnd(), px, face)));
}
