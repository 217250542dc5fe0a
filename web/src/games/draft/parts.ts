// Finds the zones of the draft for its board. This file makes no decisions of its own.

import type { Card, Counter, Scene, Seat, Zone } from '../../protocol';
import { zone as ids, type CounterId } from './ids';

export interface Parts {
  columns: Zone[];
  /** The zone of the Trio that counts for everybody, if the table plays with a Trio. */
  open: Zone | undefined;
  deck: Zone | undefined;
  discard: Zone | undefined;
  /** The viewer's side of the table, if the viewer has one. */
  mine: Side | undefined;
  others: Side[];
}

/** The zones of one seat. */
export interface Side {
  seat: Seat;
  stories: Zone;
  down: Zone | undefined;
  hand: Zone | undefined;
}

export function parts(scene: Scene, viewer: Seat | null): Parts {
  const { zones } = scene;
  const sides = zones.flatMap((zone): Side[] =>
    zone.kind === 'display' && zone.owner !== null
      ? [{ seat: zone.owner, stories: zone, down: owned(zones, 'discard', zone), hand: owned(zones, 'hand', zone) }]
      : [],
  );
  return {
    columns: zones.filter((zone) => zone.kind === 'offer'),
    open: zones.find((zone) => zone.id === ids.open),
    deck: zones.find((zone) => zone.id === ids.deck),
    discard: zones.find((zone) => zone.id === ids.discard),
    mine: sides.find((side) => side.seat === viewer),
    others: sides.filter((side) => side.seat !== viewer),
  };
}

function owned(zones: Zone[], kind: Zone['kind'], beside: Zone): Zone | undefined {
  return zones.find((zone) => zone.kind === kind && zone.owner === beside.owner);
}

/** Returns the characters of a column, and its story. */
export function inColumn(column: Zone): { characters: Card[]; story: Card | undefined } {
  return {
    characters: column.cards.filter((card) => card.face.side === 'up' && card.face.kind === 'character'),
    story: column.cards.find((card) => card.face.side === 'up' && card.face.kind === 'story'),
  };
}

const CARDS: CounterId = 'cards';
export const CHARACTERS = ['dorothy', 'toto', 'lion', 'scarecrow', 'tinman', 'glinda', 'witch', 'oz'];

/**
 * Returns a counter for each character, in the order of the book. The list is empty if the counters do not count
 * characters.
 */
export function counted(counters: Counter[]): Counter[] {
  const some = counters.filter((counter) => CHARACTERS.includes(counter.id));
  return CHARACTERS.flatMap((id) => some.find((counter) => counter.id === id) ?? []);
}

/** Returns the number of cards in a hand, from its counters if it has any. */
export function held(hand: Zone): number {
  const all = hand.counters.find((counter) => counter.id === CARDS);
  if (all) return all.value;
  const each = counted(hand.counters);
  return each.length > 0 ? each.reduce((sum, counter) => sum + counter.value, 0) : hand.cards.length;
}
