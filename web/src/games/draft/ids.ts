// Printed from the Rust ids by `cargo xtask types`. Do not edit.

export type ZoneId = `column.${number}` | 'open' | `stories.${number}` | `down.${number}` | `hand.${number}` | 'deck' | 'discard';
export const zone = {
  column: (number: number) => `column.${number}` as const,
  open: 'open',
  stories: (number: number) => `stories.${number}` as const,
  down: (number: number) => `down.${number}` as const,
  hand: (number: number) => `hand.${number}` as const,
  deck: 'deck',
  discard: 'discard',
} as const;

export type CounterId = 'cards' | 'characters' | 'stories' | 'now' | 'best';
