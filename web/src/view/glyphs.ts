import type { Glyph } from '../protocol';

/** Splits a row of signs before each number of points, so that signs that belong together are on one line. */
export function phrases(glyphs: Glyph[]): Glyph[][] {
  const all: Glyph[][] = [];
  for (const glyph of glyphs) {
    const last = all.at(-1);
    if (last && glyph.type !== 'points') last.push(glyph);
    else all.push([glyph]);
  }
  return all;
}

/** Splits a phrase where a line may break: a sign such as "+" is on the line of the picture after it. */
export function units(phrase: Glyph[]): Glyph[][] {
  const all: Glyph[][] = [];
  for (const glyph of phrase) {
    const last = all.at(-1);
    if (last?.at(-1)?.type === 'text' && glyph.type === 'icon') last.push(glyph);
    else all.push([glyph]);
  }
  return all;
}

/**
 * Returns the width of a row, counted in pictures. A short row is drawn large, and a long one small enough for its
 * card.
 */
export function breadth(glyphs: Glyph[]): number {
  const widths = glyphs.map((glyph) => (glyph.type === 'icon' ? 1 : 0.45 + 0.26 * glyph.text.length));
  const gaps = 0.1 * (glyphs.length - 1) + 0.2 * (phrases(glyphs).length - 1);
  return widths.reduce((sum, width) => sum + width, gaps);
}
