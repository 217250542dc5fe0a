// Breaks words that are wider than their column.

import { width } from '../../../layout/metrics';

const VOWEL = /[aeiouyàâäéèêëîïôöùûü]/i;

/** Returns a text in which each word that is wider than `room` has a hyphen near its middle. */
export function hyphened(text: string, px: number, room: number): string {
  return text.replace(/[^ \n-]+/g, (word) => (width(word, px) > room ? parted(word) : word));
}

/** Parts a word before a consonant, which begins the second part, as near to its middle as it can. */
function parted(word: string): string {
  const letters = [...word];
  const middle = letters.length / 2;
  const places = letters
    .map((_, at) => at)
    .filter((at) => at > 1 && at < letters.length - 2 && begins(letters, at))
    .toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  const at = places[0] ?? Math.ceil(middle);
  return `${letters.slice(0, at).join('')}-${letters.slice(at).join('')}`;
}

/** Reports whether a syllable begins at a letter: a consonant with a vowel after it. */
function begins(letters: string[], at: number): boolean {
  return !VOWEL.test(letters[at] ?? '') && VOWEL.test(letters[at + 1] ?? '');
}
