// The book of cards: its search, and the place of a card in the open game.

import { standing } from '../face/parts';
import type { Standing } from '../face/shapes';
import type { BookCard, Card, CardBook, Face, Lang, Position } from '../protocol';
import { spoken } from '../wording';

/** A card of the book. */
export interface Entry {
  game: string;
  id: string;
  kind: string;
  standing: Standing;
  card: BookCard;
  /** The texts that the search looks at, in lower case and without accents. */
  found: string;
}

export interface Wanted {
  words: string;
  /** The name of one game, or null for all games. */
  game: string | null;
  standings: ReadonlySet<Standing>;
  kinds: ReadonlySet<string>;
}

/** Fetches the book from the server. */
export async function fetched(): Promise<CardBook> {
  const answer = await fetch('./api/cards');
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()) as CardBook;
}

/** Returns the cards of a book, in the order of the book. */
export function entries(book: CardBook): Entry[] {
  return book.games.flatMap(({ game, cards }) =>
    cards.map((card) => {
      const { text, face } = card.page;
      const front = face.en;
      return {
        game,
        id: text.id,
        kind: front.side === 'up' ? front.kind : '',
        standing: standing(game, { id: text.id, face: front }),
        card,
        found: simple(said(card)),
      };
    }),
  );
}

/** Returns all texts of a card, in both languages. */
function said({ set, page: { text, face, terms } }: BookCard): string {
  const fronts = [face.en, face.fr].flatMap((front) => [title(front), front.side === 'up' ? spoken(front.text) : '']);
  const words = terms.flatMap(({ word }) => [word.en, word.fr]);
  const rest = [text.id, text.notation, text.kind.en, text.kind.fr, text.ground, set?.en ?? '', set?.fr ?? ''];
  return [...fronts, spoken(text.words.en), spoken(text.words.fr), ...rest, ...words].join('\n');
}

/**
 * Returns the cards that contain all the words, belong to the game, and have one of the standings and one of the kinds.
 */
export function sought(all: Entry[], { words, game, standings, kinds }: Wanted): Entry[] {
  const parts = simple(words).split(/\s+/).filter(Boolean);
  return all.filter(
    (entry) =>
      (game === null || entry.game === game) &&
      (standings.size === 0 || standings.has(entry.standing)) &&
      (kinds.size === 0 || kinds.has(entry.kind)) &&
      parts.every((part) => entry.found.includes(part)),
  );
}

/** Returns the cards sorted by name, in the order of the reader's language. */
export function byName(all: Entry[], lang: Lang): Entry[] {
  const names = new Intl.Collator(lang, { ignorePunctuation: true, numeric: true });
  const name = (entry: Entry) => title(entry.card.page.face[lang]);
  return [...all].sort((one, other) => names.compare(name(one), name(other)));
}

export function title(face: Face): string {
  return face.side === 'up' ? face.title : face.label;
}

/**
 * Converts a card of the book to a card as on a table. A front without words of its own gets the words from the list of
 * cards.
 */
export function shownAs({ id, card }: Entry, lang: Lang): Pick<Card, 'id' | 'face' | 'counters'> {
  const { face, text } = card.page;
  const front = face[lang];
  const wordless = front.side === 'up' && front.text.length === 0;
  return { id, face: wordless ? { ...front, text: text.words[lang] } : front, counters: [] };
}

/** Returns the labels of the zones in which the card lies face-up in a game, without repetitions. */
export function whereabouts(position: Position | null, { game, id, card }: Entry): string[] {
  if (position?.game !== game) return [];
  const name = title(card.page.face[position.lang]);
  const is = (seen: Card): boolean =>
    (seen.face.side === 'up' && (seen.id === id || (game !== 'draft' && seen.face.title === name))) ||
    seen.under.some(is);
  return [...new Set(position.scene.zones.filter((zone) => zone.cards.some(is)).map((zone) => zone.label))];
}

/** Returns a text in the form that the search compares: lower case, without accents, and with plain punctuation. */
function simple(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('−', '-')
    .replaceAll('’', "'")
    .replaceAll('œ', 'oe')
    .toLowerCase();
}
