// The pictures of the storyline games: their signs, and the pictures of cards and Locations by title, in either
// language. A card that is not listed has the picture of its kind.

import { readFileSync } from 'node:fs';
import { EPIC_FIGURES } from './figures/epic.ts';
import { OZ_FIGURES } from './figures/oz.ts';

const CARDS = new URL('../../games/storyline/cards/', import.meta.url);

const FIGURES: Record<string, string> = { ...OZ_FIGURES, ...EPIC_FIGURES };

/** The signs of kinds of cards and of piles, apart from the signs that the page and all faces share. */
const SIGNS: Record<string, string> = {
  event: 'quill-ink',
  library: 'book-pile',
  archive: 'card-discard',
  folio: 'treasure-map',
  banished: 'exit-door',
  known: 'magnifying-glass',
  roll: 'quill-ink',
  actions: 'horizon-road',
};

/** The signs by our names. The values are names in the icon set. */
export const STORYLINE: Record<string, string> = Object.fromEntries(
  Object.entries(SIGNS).map(([sign, name]) => [`sign-${sign}`, name]),
);

/** The pictures of the cards in some card files. */
export interface Tale {
  /** The pictures by our names. The values are names in the icon set. */
  pictures: Record<string, string>;
  /**
   * The figure of each card, by the card's title. It has the names of the pictures, followed by a star with the mark,
   * and by a hash with the card's id.
   */
  figures: Record<string, string>;
}

/** The signs of the marks, which are a gold star and a pale diamond, by the keyword of the card. */
const MARKS: [keyword: RegExp, mark: string][] = [
  [/"Sorcery"/, '*sorcery'],
  [/"Magical"/, '*magical'],
];

export function tale(files: string[]): Tale {
  const [pictures, figures]: Record<string, string>[] = [{}, {}] as const;
  const sets = icons();
  const text = files.map((file) => readFileSync(new URL(file, CARDS), 'utf8')).join('\n');
  for (const block of text.split(/^\[\[/m)) {
    const field = (name: string) => new RegExp(`^${name} = ["'](.*)["']$`, 'm').exec(block)?.[1]?.replaceAll("'", '’');
    const set = sets[field('set') ?? ''];
    if (set !== undefined) pictures[`tale-${set}`] = set;
    const id = field('id') ?? '';
    const names = FIGURES[id]?.split(' ');
    if (!names) continue;
    for (const name of names) pictures[`tale-${name}`] = name;
    const mark = MARKS.find(([keyword]) => keyword.test(block))?.[1];
    const figure = [...names.map((name) => `tale-${name}`), ...(mark ? [mark] : []), `#${id}`].join(' ');
    for (const title of ['title', 'fr', 'alias', 'aliasFr'].map(field)) {
      if (title !== undefined) figures[title] = figure;
    }
  }
  return { pictures, figures };
}

/** Returns the icon of each Set, by the word that names the Set. */
function icons(): Record<string, string> {
  const words = readFileSync(new URL('words.toml', CARDS), 'utf8');
  const sets = words.matchAll(/^([\w-]+) = \{ sort = "Set",.* icon = "([\w-]+)"/gm);
  return Object.fromEntries([...sets].map(([, word, icon]) => [word ?? '', icon ?? '']));
}
