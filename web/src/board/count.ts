import type { Zone } from '../protocol';

/** Returns the number of cards in a zone, even if the scene has only their number. */
export function count(zone: Zone): number {
  return zone.counters.find((counter) => counter.id === 'cards')?.value ?? zone.cards.length;
}
