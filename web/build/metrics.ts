// Reads the widths of letters from the font file, so that texts can be measured without drawing them.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inflateSync } from 'node:zlib';
import type { Plugin } from 'vite';

const MODULE = 'virtual:metrics';
const FONT = '@fontsource/sorts-mill-goudy/files/sorts-mill-goudy-latin-400-normal.woff';

/**
 * Returns the plugin that provides the module `virtual:metrics`: the widths of all letters, in thousandths of the type
 * size.
 */
export function metrics(): Plugin {
  return {
    name: 'brickroad-metrics',
    resolveId: (id) => (id === MODULE ? `\0${id}` : undefined),
    load: (id) => (id === `\0${MODULE}` ? `export default ${JSON.stringify(widths())};` : undefined),
  };
}

/**
 * Returns the width of each letter. Figures have the width of lining figures, which the page always uses. The font has
 * no small capitals.
 */
function widths(): Record<string, number> {
  const font = tables(readFileSync(createRequire(import.meta.url).resolve(FONT)));
  const advance = advances(font);
  const glyphs = characters(part(font, 'cmap'));
  const features = substitutes(part(font, 'GSUB'));
  const lining = features('lnum');
  return Object.fromEntries(
    [...glyphs].map(([letter, glyph]) => [letter, advance(lining.get(glyph) ?? glyph)] as const),
  );
}

function tables(woff: Buffer): Map<string, Buffer> {
  const [HEAD, ENTRY] = [44, 20];
  const entries = Array.from({ length: woff.readUInt16BE(12) }, (_, at) => HEAD + at * ENTRY);
  return new Map(
    entries.map((at) => {
      const [from, packed, whole] = [4, 8, 12].map((field) => woff.readUInt32BE(at + field)) as [
        number,
        number,
        number,
      ];
      const bytes = woff.subarray(from, from + packed);
      return [woff.toString('latin1', at, at + 4), packed < whole ? inflateSync(bytes) : bytes];
    }),
  );
}

function part(font: Map<string, Buffer>, name: string): Buffer {
  const found = font.get(name);
  if (!found) throw new Error(`the font has no table ${name}`);
  return found;
}

/**
 * Returns a function from a glyph to its width. All glyphs after the last one in the table have the width of that last
 * one.
 */
function advances(font: Map<string, Buffer>): (glyph: number) => number {
  const unit = part(font, 'head').readUInt16BE(18);
  const count = part(font, 'hhea').readUInt16BE(34);
  const all = part(font, 'hmtx');
  return (glyph) => Math.round((all.readUInt16BE(Math.min(glyph, count - 1) * 4) * 1000) / unit);
}

/** Returns the glyph of each letter, as listed in the font's table for the basic multilingual plane. */
function characters(cmap: Buffer): Map<string, number> {
  const starts = Array.from({ length: cmap.readUInt16BE(2) }, (_, at) => cmap.readUInt32BE(8 + at * 8));
  const start = starts.find((start) => cmap.readUInt16BE(start) === 4);
  if (start === undefined) throw new Error('the font has no table of letters that can be read');
  const table = cmap.subarray(start);
  const doubled = table.readUInt16BE(6);
  const [ends, begins] = [14, 16 + doubled];
  const found = new Map<string, number>();
  for (let at = 0; at < doubled; at += 2) {
    const offset = begins + doubled * 2 + at;
    for (let code = table.readUInt16BE(begins + at); code <= table.readUInt16BE(ends + at) && code < 0xffff; code++) {
      const shift = table.readUInt16BE(offset);
      const delta = table.readUInt16BE(begins + doubled + at);
      const place = offset + shift + 2 * (code - table.readUInt16BE(begins + at));
      const glyph = shift === 0 ? code : table.readUInt16BE(place);
      if (glyph !== 0) found.set(String.fromCharCode(code), (glyph + delta) & 0xffff);
    }
  }
  return found;
}

/** Returns a function from the name of a font feature to the substitutions of glyphs that the feature makes. */
function substitutes(table: Buffer): (feature: string) => Map<number, number> {
  const features = table.subarray(table.readUInt16BE(6));
  const lookups = table.subarray(table.readUInt16BE(8));
  return (wanted) => {
    const found = new Map<number, number>();
    for (let at = 0; at < features.readUInt16BE(0); at++) {
      const entry = 2 + at * 6;
      if (features.toString('latin1', entry, entry + 4) !== wanted) continue;
      const feature = features.subarray(features.readUInt16BE(entry + 4));
      for (let each = 0; each < feature.readUInt16BE(2); each++)
        lookUp(lookups.subarray(lookups.readUInt16BE(2 + 2 * feature.readUInt16BE(4 + 2 * each))), found);
    }
    return found;
  };
}

function lookUp(lookup: Buffer, found: Map<number, number>): void {
  const SINGLE = 1;
  if (lookup.readUInt16BE(0) !== SINGLE) return;
  for (let at = 0; at < lookup.readUInt16BE(4); at++) {
    const rule = lookup.subarray(lookup.readUInt16BE(6 + 2 * at));
    const byDelta = rule.readUInt16BE(0) === 1;
    for (const [place, glyph] of covered(rule.subarray(rule.readUInt16BE(2))).entries())
      found.set(glyph, byDelta ? (glyph + rule.readInt16BE(4)) & 0xffff : rule.readUInt16BE(6 + 2 * place));
  }
}

function covered(coverage: Buffer): number[] {
  const count = coverage.readUInt16BE(2);
  if (coverage.readUInt16BE(0) === 1)
    return Array.from({ length: count }, (_, at) => coverage.readUInt16BE(4 + 2 * at));
  return Array.from({ length: count }, (_, at) => 4 + 6 * at).flatMap((at) => {
    const first = coverage.readUInt16BE(at);
    return Array.from({ length: coverage.readUInt16BE(at + 2) - first + 1 }, (_, more) => first + more);
  });
}
