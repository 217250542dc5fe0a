// The words of small faces: the effect of a card, in at most two lines. The words are loaded with the first face.

import { SvelteMap } from 'svelte/reactivity';
import type { Lang } from '../protocol';

const LINE = /^([a-z]+-\w+) = (.+)$/gm;
const gists = new SvelteMap<Lang, ReadonlyMap<string, string>>();
const asked = new Set<Lang>();

/** Loads the words in a language. Until they are loaded, and if loading fails, small faces have no short words. */
export async function shorten(lang: Lang): Promise<void> {
  if (asked.has(lang)) return;
  asked.add(lang);
  const file =
    lang === 'fr' ? import('../../../locales/fr/faces.ftl?raw') : import('../../../locales/en/faces.ftl?raw');
  await file.then(
    ({ default: text }) => void gists.set(lang, read(text)),
    () => void asked.delete(lang),
  );
}

/** Reads the words by the game and the id of a card. A slash separates two lines. */
export function read(text: string): ReadonlyMap<string, string> {
  return new Map([...text.matchAll(LINE)].map(([, key, words]) => [key ?? '', (words ?? '').replace(' / ', '\n')]));
}

/** Returns the short words of a card, or an empty text if the card has none. */
export function gist(game: string, id: string, lang: Lang): string {
  return gists.get(lang)?.get(`${game}-${id}`) ?? '';
}
