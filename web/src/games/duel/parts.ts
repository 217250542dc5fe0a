// Finds the zones of the duel for its board. This file makes no decisions of its own.

import type { Card, Scene, Seat, Zone } from '../../protocol';
import type { Say } from '../../words';
import { zone, type CounterId, type ZoneId } from './ids';

/** The zones of one seat. */
export interface Side {
  seat: Seat;
  good: boolean;
  hand: Zone | undefined;
  /** The deck and the piles of cards out of play. `name` identifies the picture of a pile and its words. */
  piles: { name: string; zone: Zone }[];
  units: Zone[];
  locations: Zone | undefined;
  captives: Zone | undefined;
  idle: Zone | undefined;
}

export interface Table {
  foe: Side;
  own: Side;
  attacks: Card[];
}

const PILES = { deck: zone.deck, discard: zone.discard, killed: zone.killed, exiled: zone.exiled };

/** Returns the two sides. The lower side is the reader's, or the Good side for a spectator. */
export function table(scene: Scene, viewer: Seat | null): Table {
  const own = viewer === 1 ? 1 : 0;
  return {
    foe: side(scene, own === 0 ? 1 : 0),
    own: side(scene, own),
    attacks: scene.zones.find((zone) => zone.kind === 'stack')?.cards ?? [],
  };
}

function side(scene: Scene, seat: Seat): Side {
  const zones = scene.zones.filter((zone) => zone.owner === seat);
  const named = (id: ZoneId) => zones.find((zone) => zone.id === id);
  return {
    seat,
    // Seat 0 always plays the Good side.
    good: seat === 0,
    hand: named(zone.hand(seat)),
    piles: Object.entries(PILES).flatMap(([name, id]) =>
      [named(id(seat)) ?? []].flat().map((zone) => ({ name, zone })),
    ),
    units: zones.filter((zone) => zone.kind === 'group'),
    locations: named(zone.locations(seat)),
    captives: named(zone.captives(seat)),
    idle: named(zone.idle(seat)),
  };
}

/**
 * Returns the words for the kind of a card and for its printed Force. A card that has a counter of its Force shows the
 * Force by itself.
 */
export function kind(card: Card, say: Say): string {
  const { face, counters } = card;
  if (face.side === 'down') return '';
  const letters = face.glyphs.flatMap((glyph) => (glyph.type === 'icon' ? [glyph.label] : []));
  const printed = counters.some(({ id }) => id === ('force' satisfies CounterId)) ? '' : force(card);
  const words = [
    say(`duel-kind-${face.kind}`),
    ...letters,
    ...(printed ? [say('duel-force', { force: printed })] : []),
  ];
  return [...new Set(words)].join(' · ');
}

/** Returns the words for a Character that is captive or Incapacitated, or an empty list for any other card. */
export function outOfAction({ id, counters }: Card, scene: Scene, say: Say): string[] {
  const at = scene.zones.find(({ cards }) => cards.some((card) => card.id === id));
  const within = (zone: (seat: Seat) => ZoneId) => at !== undefined && [0, 1].some((seat) => zone(seat) === at.id);
  const idle = within(zone.idle) || counters.some(({ id }) => id === ('token' satisfies CounterId));
  return [...(within(zone.captives) ? [say('duel-captive')] : []), ...(idle ? [say('duel-idle')] : [])];
}

/** Returns the Force as it is printed on the card, or an empty text if the card has none. */
export function force(card: Card): string {
  const [first] = card.face.side === 'up' ? card.face.glyphs : [];
  return first?.type === 'text' ? first.text.replace('-', '−') : '';
}
