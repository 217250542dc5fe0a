// The zones of the duel, each where the board wants it. Nothing is added and nothing decided here.

import type { Card, Contest, ContestSide, Scene, Seat, Zone } from '../../protocol';

/** What lies before one seat. */
export interface Side {
  seat: Seat;
  good: boolean;
  hand: Zone | undefined;
  /** The deck and the piles out of play. */
  piles: Zone[];
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

/** The reader's side lies below; who only watches sees Good there. */
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
  const named = (name: string) => zones.find((zone) => zone.id === `${name}.${seat}`);
  return {
    seat,
    // Seat 0 plays Good, always.
    good: seat === 0,
    hand: named('hand'),
    piles: ['deck', 'discard', 'killed', 'exiled'].flatMap((name) => named(name) ?? []),
    units: zones.filter((zone) => zone.kind === 'group'),
    locations: named('locations'),
    captives: named('captives'),
    idle: named('idle'),
  };
}

/** What a name means: a card, a zone, or one side's total of what is being fought out. */
export type Subject =
  | { is: 'card'; card: Card; zone: Zone | null }
  | { is: 'zone'; zone: Zone }
  | { is: 'total'; side: ContestSide; contest: Contest };

export function subject(scene: Scene, id: string): Subject | undefined {
  const zone = scene.zones.find((zone) => zone.id === id);
  if (zone) return { is: 'zone', zone };
  for (const zone of scene.zones) {
    const card = within(zone.cards, id);
    if (card) return { is: 'card', card, zone };
  }
  const { contest } = scene;
  for (const side of contest?.sides ?? []) {
    if (contest && totalOf(side) === id) return { is: 'total', side, contest };
    const card = within(side.cards, id);
    if (card) return { is: 'card', card, zone: null };
  }
  return undefined;
}

/** How a side's total is named on the board. */
export function totalOf(side: ContestSide): string {
  return `total.${side.seat}`;
}

function within(cards: Card[], id: string): Card | undefined {
  for (const card of cards) {
    const found = card.id === id ? card : within(card.under, id);
    if (found) return found;
  }
  return undefined;
}

/** The places in the list of those choices that are made by pointing at nothing on the table. */
export function loose(scene: Scene): number[] {
  return scene.choices.flatMap((choice, index) => (subject(scene, choice.at) ? [] : [index]));
}

/** How many cards lie in a zone, also where they are only counted. */
export function count(zone: Zone): number {
  return zone.counters.find((counter) => counter.id === 'cards')?.value ?? zone.cards.length;
}

/** How many letters the longest word of a title has: by that it is made small enough not to break. */
export function longestWord(title: string): number {
  return Math.max(...title.split(/[\s-]+/).map((word) => word.length));
}

/** The printed Force, as it stands on the card. */
export function force(card: Card): string {
  const [first] = card.face.side === 'up' ? card.face.glyphs : [];
  return first?.type === 'text' ? first.text.replace('-', '−') : '';
}
