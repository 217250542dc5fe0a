// Words for the reader, in which the names of cards stand out.

import type { Phrase, Wording } from './protocol';

/** Words without names. */
export function plain(words: string): Wording {
  return words ? [{ words, is_name: false }] : [];
}

/** The words alone, as they are read aloud. */
export function spoken(wording: Wording): string {
  return wording.map(({ words }) => words).join('');
}

/** The first so many letters of it. */
export function begun(wording: Wording, letters: number): Wording {
  let left = letters;
  return wording.flatMap(({ words, is_name }) => {
    const kept = words.slice(0, left);
    left -= kept.length;
    return kept ? [{ words: kept, is_name }] : [];
  });
}

/** A sentence that quotes words, with the names that they have. */
export function quoted(sentence: string, words: Wording): Wording {
  const said = spoken(words);
  const at = sentence.indexOf(said);
  if (at < 0) return plain(sentence);
  return [...plain(sentence.slice(0, at)), ...words, ...plain(sentence.slice(at + said.length))];
}

/** Its lines, one by one. */
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

/** Lines one below the other. */
export function joined(all: Wording[]): Wording {
  return all.flatMap((line, at) => (at > 0 ? [...plain('\n'), ...line] : line));
}
