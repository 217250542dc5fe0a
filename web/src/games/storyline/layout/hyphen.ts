// Inserts hyphens into words that are wider than their column.

import { width } from '../../../layout/metrics';

const VOWEL = /[aeiouyàâäéèêëîïôöùûü]/i;

/** Returns the text with a hyphen inserted near the middle of each word that is wider than `room`. */
export function hyphened(text: string, px: number, room: number): string {
  return text.replace(/[^ \n-]+/g, (word) => (width(word, px) > room ? parted(word) : word));
}

/** Inserts a hyphen before a consonant that begins a syllable, as near to the middle of the word as possible. */
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

/** Reports whether a syllable begins at this letter. That is the case for a consonant before a vowel. */
function begins(letters: string[], at: number): boolean {
  return !VOWEL.test(letters[at] ?? '') && VOWEL.test(letters[at + 1] ?? '');
}
