// Lists in words.

import type { Say } from '../words';

/**
 * Returns names as a list in words, such as "Ozma, Jinjur, and Mombi". `Intl.ListFormat` returns the same, but a slow
 * device takes long to load it.
 */
export function listed(names: string[], say: Say): string {
  const last = names.at(-1) ?? '';
  if (names.length < 2) return last;
  return say(names.length === 2 ? 'list-two' : 'list-more', { before: names.slice(0, -1).join(', '), last });
}
