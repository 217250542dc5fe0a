// Printed from the Rust ids by `cargo xtask types`. Do not edit.

export type ZoneId = `hand.${number}` | `deck.${number}` | `discard.${number}` | `killed.${number}` | `exiled.${number}` | `locations.${number}` | `idle.${number}` | `captives.${number}` | 'attacks';
export const zone = {
  hand: (number: number) => `hand.${number}` as const,
  deck: (number: number) => `deck.${number}` as const,
  discard: (number: number) => `discard.${number}` as const,
  killed: (number: number) => `killed.${number}` as const,
  exiled: (number: number) => `exiled.${number}` as const,
  locations: (number: number) => `locations.${number}` as const,
  idle: (number: number) => `idle.${number}` as const,
  captives: (number: number) => `captives.${number}` as const,
  attacks: 'attacks',
} as const;

export type CounterId = 'cards' | 'attack' | 'defence' | 'force' | 'token' | 'total' | 'viable' | 'killed' | 'exiled' | 'captives' | 'turns';
