// Texts for the reader, in which card names are marked.

import type { Phrase, Wording } from './protocol';

/** Converts a text without card names to a wording. */
export function plain(words: string): Wording {
  return words ? [{ words, is_name: false }] : [];
}

/** Returns a wording as plain text, for screen readers. */
export function spoken(wording: Wording): string {
  return wording.map(({ words }) => words).join('');
}

/** Returns the beginning of the words, cut off after this number of letters. */
export function begun(wording: Wording, letters: number): Wording {
  let left = letters;
  return wording.flatMap(({ words, is_name }) => {
    const kept = words.slice(0, left);
    left -= kept.length;
    return kept ? [{ words: kept, is_name }] : [];
  });
}

/** Returns a sentence with the words inserted. The names in the words stay marked. */
export function quoted(sentence: string, words: Wording): Wording {
  const said = spoken(words);
  const at = sentence.indexOf(said);
  if (at < 0) return plain(sentence);
  return [...plain(sentence.slice(0, at)), ...words, ...plain(sentence.slice(at + said.length))];
}

/** Returns the words split into lines. */
export function lines(wording: Wording): Wording[] {
  const made: Phrase[][] = [[]];
  for (const { words, is_name } of wording) {
    const [first = '', ...more] = words.split('\n');
    for (const [at, line] of [first, ...more].entries()) {
      if (at > 0) made.push([]);
      if (line) made.at(-1)?.push({ words: line, is_name });
    }
  }
  return made;
}

/** Returns all the wordings as one, each on a line of its own. */
export function joined(all: Wording[]): Wording {
  return all.flatMap((line, at) => (at > 0 ? [...plain('\n'), ...line] : line));
}
