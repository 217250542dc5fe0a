import type { Zone } from '../protocol';

/** How many cards lie in a zone, also where they are only counted. */
export function count(zone: Zone): number {
  return zone.counters.find((counter) => counter.id === 'cards')?.value ?? zone.cards.length;
}
