// Printed from the Rust ids by `cargo xtask types`. Do not edit.

export type ZoneId = `title.${number}` | `end.${number}` | `spot.${number}` | `hand.${number}` | `saved.${number}` | `known.${number}` | 'library' | `library.${number}` | 'archive' | `archive.${number}` | 'banished' | `banished.${number}` | 'folio' | 'dice' | 'looked' | 'peeked' | 'search' | 'answered';
export const zone = {
  title: (number: number) => `title.${number}` as const,
  end: (number: number) => `end.${number}` as const,
  spot: (number: number) => `spot.${number}` as const,
  hand: (number: number) => `hand.${number}` as const,
  saved: (number: number) => `saved.${number}` as const,
  known: (number: number) => `known.${number}` as const,
  library: 'library',
  libraryOf: (number: number) => `library.${number}` as const,
  archive: 'archive',
  archiveOf: (number: number) => `archive.${number}` as const,
  banished: 'banished',
  banishedOf: (number: number) => `banished.${number}` as const,
  folio: 'folio',
  dice: 'dice',
  looked: 'looked',
  peeked: 'peeked',
  search: 'search',
  answered: 'answered',
} as const;

export type TableId = `p.${number}` | `loc.${number}`;
export const onTable = {
  piece: (number: number) => `p.${number}` as const,
  location: (number: number) => `loc.${number}` as const,
} as const;

export type CounterId = 'cards' | 'owed' | 'paid' | 'cost' | 'enter' | 'leave' | 'place' | 'points' | 'blue' | 'gold' | 'fallen' | 'symbols' | 'now' | 'vitality' | 'blank' | 'control' | 'flying' | 'swimming' | 'steadfast' | 'immovable' | 'shield';

export type AnswerId = 'done' | 'yes';

export type DieId = 'blue' | 'gold';
