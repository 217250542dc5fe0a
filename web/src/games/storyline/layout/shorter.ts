// Names in one short line, for standees on a narrow road.

import { width } from '../../../layout/metrics';

/** Words that do not begin or end a short name. */
const SMALL = new Set('a an and at au aux de des du en est et in is la le les of the to with • &'.split(' '));
/** The least number of letters of a word that is cut. */
const FEW = 3;

/**
 * Returns the name, or as many of its first words as fit into this width, without articles. If not even one word fits,
 * the first word is cut and ends with a full stop. Returns null if only a few letters fit.
 */
export function shortened(name: string, px: number, room: number): string | null {
  const fits = (text: string) => text !== '' && width(text, px) <= room;
  if (fits(name)) return name;
  // A part of a quotation has no marks of quotation.
  const words = trimmed(name.replace(/[“”«»]\s*/g, '').split(' '));
  const parts = words.map((_, at) => trimmed(words.slice(0, words.length - at)).join(' '));
  const [first = ''] = words;
  const cut = Array.from({ length: Math.max(0, first.length - FEW) }, (_, at) => `${first.slice(0, -1 - at)}.`);
  return [...parts, ...cut].find(fits) ?? null;
}

/** Returns the words without small words at the beginning and at the end. */
function trimmed(words: string[]): string[] {
  const large = words.map((word) => !SMALL.has(word.toLowerCase()));
  return words.slice(Math.max(0, large.indexOf(true)), large.lastIndexOf(true) + 1);
}
