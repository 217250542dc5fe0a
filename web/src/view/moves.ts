// Which card went where between two scenes, so that the eye can follow it.

import type { Card, Scene, Seat, Zone } from '../protocol';
import { withThoseUnder } from './steps';

export interface Moves {
  /** A card that was there before, and the card or the zone it has become part of. */
  flights: Flight[];
  /** Cards that came from the deck, in the order in which they lie. */
  dealt: string[];
  /** Cards that somebody drew from a deck of their own. */
  drawn: Draw[];
}

export interface Draw {
  card: string;
  deck: string;
}

export interface Flight {
  from: Spot;
  to: Spot;
}

/** A card by its id, in a zone; or, without a card, the zone itself. */
export interface Spot {
  zone: string;
  card: string | null;
  tint: string | null;
}

interface Lying {
  card: Card;
  zone: Zone;
}

export function moves(before: Scene, after: Scene): Moves {
  const [old, now] = [lying(before), lying(after)];
  const flights: Flight[] = [];
  const gone: Lying[] = [];
  const takers = new Map<string, Seat>();

  for (const [id, from] of old) {
    const to = now.get(id);
    if (!to) gone.push(from);
    else if (to.zone.id !== from.zone.id) fly(from, to);
  }

  const come = [...now].filter(([id]) => !old.has(id)).map(([, here]) => here);
  const left = gone.filter((from) => {
    const at = come.findIndex((to) => matches(from, to));
    const [to] = at < 0 ? [] : come.splice(at, 1);
    if (to) fly(from, to);
    return !to;
  });

  for (const from of left) {
    const to = destination(after, from, takers);
    if (to) flights.push({ from: spot(from), to: { zone: to.id, card: null, tint: null } });
  }
  return {
    flights,
    dealt: come.filter((here) => here.zone.kind === 'offer').map((here) => here.card.id),
    drawn: come.flatMap((here) => drawn(after, here)),
  };

  function fly(from: Lying, to: Lying): void {
    flights.push({ from: spot(from), to: spot(to) });
    if (to.zone.owner !== null) takers.set(from.zone.id, to.zone.owner);
  }
}

function lying(scene: Scene): Map<string, Lying> {
  const all = [...scene.zones, ...played(scene)].flatMap((zone) =>
    zone.cards.flatMap(withThoseUnder).map((card) => ({ card, zone })),
  );
  return new Map(all.map((here) => [here.card.id, here]));
}

/** What was played for either side of what is being fought out lies there, before who played it. */
function played({ contest }: Scene): Zone[] {
  return (contest?.sides ?? []).map(({ seat, cards }) => ({
    id: 'contest',
    kind: 'stack',
    owner: seat,
    label: '',
    cards,
    counters: [],
    links: [],
  }));
}

/** A card that came into a hand from nowhere else came from the deck of the same owner, where there is one. */
function drawn(after: Scene, { card, zone }: Lying): Draw[] {
  if (zone.kind !== 'hand') return [];
  return after.zones
    .filter((deck) => deck.kind === 'deck' && deck.owner !== null && deck.owner === zone.owner)
    .map((deck) => ({ card: card.id, deck: deck.id }));
}

function spot({ card, zone }: Lying): Spot {
  return { zone: zone.id, card: card.id, tint: card.face.side === 'up' ? card.face.tint : null };
}

/** Copies of a card are alike, and a card turned face-down before somebody is one that lay open there. */
function matches(from: Lying, to: Lying): boolean {
  if (from.zone.kind === to.zone.kind) return false;
  if (from.card.face.side === 'up' && to.card.face.side === 'up')
    return from.card.face.kind === to.card.face.kind && from.card.face.tint === to.card.face.tint;
  return from.card.face.side !== to.card.face.side && from.zone.owner !== null && from.zone.owner === to.zone.owner;
}

/** What lay beside a card that somebody took went with it; everything else went out of play. */
function destination(after: Scene, from: Lying, takers: Map<string, Seat>): Zone | undefined {
  const taker = takers.get(from.zone.id);
  return after.zones.find((zone) =>
    taker === undefined ? zone.kind === 'discard' && zone.owner === null : zone.kind === 'hand' && zone.owner === taker,
  );
}
