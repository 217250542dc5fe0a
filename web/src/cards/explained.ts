// Finds the page of a card on a table in the book of cards. The page explains the card's keywords and terms.

import type { BookCard, Card, CardBook, Position } from '../protocol';
import { fetched, title } from './book';

let book: Promise<CardBook | null> | null = null;

/** Returns the page of a card of this game, or null if the book cannot be fetched or does not have the card. */
export async function pageOf({ game, lang }: Pick<Position, 'game' | 'lang'>, card: Card): Promise<BookCard | null> {
  if (card.face.side === 'down') return null;
  book ??= fetched().catch(() => null);
  const all = await book;
  // If the book could not be fetched, the next card asks the server again.
  if (all === null) book = null;
  const cards = all?.games.find((each) => each.game === game)?.cards ?? [];
  const name = title(card.face);
  return (
    cards.find(({ page }) => page.text.id === card.id) ??
    cards.find(({ page }) => title(page.face[lang]) === name && game !== 'draft') ??
    null
  );
}
