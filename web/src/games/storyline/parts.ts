// Finds the zones of a storyline game for its board. It adds nothing and decides nothing.

import type { Card, Counter, Link, Scene, Seat, Wording, Zone } from '../../protocol';
import { joined, lines, spoken } from '../../wording';
import { zone, type CounterId, type ZoneId } from './ids';

/** The places between a Title Card and the centre of the table. */
export interface Spoke {
  /** The Author of the spoke, or nothing for the second half of a Solitaire game. */
  seat: Seat | null;
  title: Zone | undefined;
  /** The End of the Storyline that leads to this spoke: that of the Author to the left. */
  end: Zone | undefined;
  /** The places, from the Title Card outward. */
  spots: Zone[];
  hand: Zone | undefined;
  saved: Zone | undefined;
  /** The piles that only this Author uses. */
  piles: Pile[];
}

/** Cards that are counted. `name` is the name of their picture and of their words. */
export interface Pile {
  name: string;
  zone: Zone;
}

export interface Tale {
  own: Spoke;
  /** The end of the reader's Storyline: the spoke of the Author to the right. */
  right: Spoke;
  /** The other spokes, continuing to the right. */
  rest: Spoke[];
  /** The Locations of the reader's Storyline, from their own Title Card to The End. */
  road: Zone[];
  /** The piles of the whole table. */
  piles: Pile[];
  dice: Zone | undefined;
  /** The cards that are shown for a question. */
  shown: Zone[];
  /** The card that may be answered now. */
  answered: Zone | undefined;
}

const SHOWN: ZoneId[] = ['looked', 'peeked', 'search'];
/** The possible seats. A table has at most four Authors. */
const AUTHORS = [0, 1, 2, 3];
const SHARED: ZoneId[] = ['library', 'archive', 'banished', 'folio'];
const OWN = { library: zone.libraryOf, archive: zone.archiveOf, banished: zone.banishedOf, known: zone.known };

export function tale(scene: Scene, viewer: Seat | null): Tale {
  const named = (id: ZoneId) => scene.zones.find((zone) => zone.id === id);
  const pile = (name: string, id: ZoneId): Pile[] => [named(id) ?? []].flat().map((zone) => ({ name, zone }));
  const authors = AUTHORS.filter((seat) => named(zone.title(seat))).length;
  const spokes = Math.max(authors, 2);
  const all = scene.zones.flatMap((_, number) => named(zone.spot(number)) ?? []);
  const length = all.length / spokes;
  const spoke = (at: number): Spoke => {
    const number = at % spokes;
    return {
      seat: number < authors ? number : null,
      title: named(zone.title(number)),
      end: named(zone.end((number + spokes - 1) % spokes)),
      spots: all.slice(number * length, (number + 1) * length),
      hand: named(zone.hand(number)),
      saved: named(zone.saved(number)),
      piles: Object.entries(OWN).flatMap(([name, id]) => pile(name, id(number))),
    };
  };
  const near = viewer ?? 0;
  const [own, right] = [spoke(near), spoke(near + 1)];
  return {
    own,
    right,
    rest: Array.from({ length: spokes - 2 }, (_, at) => spoke(near + 2 + at)),
    road: [...own.spots, ...right.spots.toReversed()],
    piles: SHARED.flatMap((name) => pile(name, name)),
    dice: named('dice'),
    shown: SHOWN.flatMap((id) => named(id) ?? []),
    answered: named('answered'),
  };
}

/** Returns the Location of a spot, which comes first, and the other cards there. */
export function at(spot: Zone): { location: Card | undefined; pieces: Card[] } {
  const [location, ...pieces] = spot.cards;
  return { location, pieces };
}

/** Returns the Author to whom a card in play belongs, if any. */
export function author(card: Card): Seat | null {
  const to = card.links.find((link) => link.kind === 'author')?.to;
  return AUTHORS.find((seat) => zone.title(seat) === to) ?? null;
}

/** Returns the link to the threat to a Character or a place, if there is one. */
export function threat({ links }: { links: Link[] }): Link | undefined {
  return links.find(({ kind }) => kind === 'threat');
}

/** Reports whether a Character would not survive a step to this Location. */
export function risks({ links }: Card, location: string | undefined): boolean {
  return links.some(({ kind, to }) => kind === 'risk' && to === location);
}

/**
 * Returns the id of the first of like cards at one place, which has the choices of them all: `hand.0/A03` for
 * `hand.0/A03/2`.
 */
export function first(id: string): string {
  return id.replace(/^([^/]+\/[^/]+)\/\d+$/, '$1');
}

export function counter(of: { counters: Counter[] } | undefined, id: CounterId): Counter | undefined {
  return of?.counters.find((counter) => counter.id === id);
}

/** Returns the number after a sign on a card, such as its cost. */
export function figureOf({ face }: Card, sign: string): string | undefined {
  if (face.side === 'down') return undefined;
  const index = face.glyphs.findIndex((glyph) => glyph.type === 'icon' && glyph.name === sign);
  const number = index < 0 ? undefined : face.glyphs[index + 1];
  return number?.type === 'text' ? number.text : undefined;
}

export type Moral = 'good' | 'neutral' | 'evil';

/** Returns the moral standing of a card, with the word for it. */
export function moral({ face }: Card): { side: Moral; label: string } | undefined {
  const glyphs = face.side === 'up' ? face.glyphs : [];
  for (const side of ['good', 'neutral', 'evil'] as const) {
    const sign = glyphs.find((glyph) => glyph.type === 'icon' && glyph.name === side);
    if (sign?.type === 'icon') return { side, label: sign.label };
  }
  return undefined;
}

/**
 * Returns the Set of a card: its picture, and the title of its film or tale. Returns nothing if the card has no Set.
 */
export function set({ face }: Card): { icon: string; title: string } | undefined {
  const glyphs = face.side === 'up' ? face.glyphs : [];
  const found = glyphs.find((glyph) => glyph.type === 'icon' && glyph.name.startsWith('set-'));
  // The icon of a Set is among the pictures of its cards, or is loaded with them.
  return found?.type === 'icon' ? { icon: found.name.replace(/^set-/, 'tale-'), title: found.label } : undefined;
}

/** Returns the text of a card without the line of its Set, which comes last and names the tale. */
export function rule(card: Card): Wording {
  return set(card) ? joined(lines(text(card)).slice(0, -1)) : text(card);
}

/** Returns the word for a sign, if a card has the sign. */
export function sign({ face }: Card, name: string): string | undefined {
  const glyphs = face.side === 'up' ? face.glyphs : [];
  const found = glyphs.find((glyph) => glyph.type === 'icon' && glyph.name === name);
  return found?.type === 'icon' ? found.label : undefined;
}

/** Returns the first line of a card's words, which gives its kind. The other lines are its text. */
export function kind({ face }: Card): string {
  return face.side === 'up' ? spoken(lines(face.text)[0] ?? []) : '';
}

export function text({ face }: Card): Wording {
  return face.side === 'up' ? joined(lines(face.text).slice(1)) : [];
}

/** Returns the title without its version. */
export function name({ face }: Card): string {
  return face.side === 'up' ? (face.title.split(' • ')[0] ?? face.title) : face.label;
}
