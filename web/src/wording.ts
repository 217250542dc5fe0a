// Words of cards, in which the names of cards stand out.

import type { Phrase, Wording } from './protocol';

/** Words without names. */
export function plain(words: string): Wording {
  return words ? [{ words, is_name: false }] : [];
}

/** The words alone, as they are read aloud. */
export function spoken(wording: Wording): string {
  return wording.map(({ words }) => words).join('');
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
