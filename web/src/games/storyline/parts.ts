// Finds the zones of a storyline game for its board. This file makes no decisions of its own.

import type { Card, Counter, Link, Scene, Seat, Wording, Zone } from '../../protocol';
import { joined, lines, spoken } from '../../wording';
import { zone, type CounterId, type ZoneId } from './ids';

/** A spoke of the table: the places between a Title Card and the centre. */
export interface Spoke {
  /** The seat of the spoke's Author, or null for the second half of a Solitaire game. */
  seat: Seat | null;
  title: Zone | undefined;
  /** The zone at the end of the Storyline that leads to this spoke. The Storyline is that of the Author to the left. */
  end: Zone | undefined;
  /** The places in order, starting at the Title Card. */
  spots: Zone[];
  hand: Zone | undefined;
  saved: Zone | undefined;
  /** The piles that belong to this Author alone. */
  piles: Pile[];
}

/** A pile of cards that the board only counts. `name` identifies the picture of the pile and its words. */
export interface Pile {
  name: string;
  zone: Zone;
}

export interface Tale {
  own: Spoke;
  /** The spoke at the end of the reader's Storyline. It belongs to the Author to the right. */
  right: Spoke;
  /** The other spokes, in order to the right. */
  rest: Spoke[];
  /** The Locations of the reader's Storyline, from the reader's own Title Card to The End. */
  road: Zone[];
  /** The piles that the whole table shares. */
  piles: Pile[];
  dice: Zone | undefined;
  /** The zones of cards that are shown for a question. */
  shown: Zone[];
  /** The zone with the card that may be answered now. */
  answered: Zone | undefined;
}

const SHOWN: ZoneId[] = ['looked', 'peeked', 'search'];
/** All possible seats. A table has at most four Authors. */
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

/** Returns the Location at a spot, which is the first card there, and the other cards. */
export function at(spot: Zone): { location: Card | undefined; pieces: Card[] } {
  const [location, ...pieces] = spot.cards;
  return { location, pieces };
}

/** Returns the Author to whom a card in play belongs, if any. */
export function author(card: Card): Seat | null {
  const to = card.links.find((link) => link.kind === 'author')?.to;
  return AUTHORS.find((seat) => zone.title(seat) === to) ?? null;
}

/** Returns the link to the cause of a threat to a Character or a place, if there is a threat. */
export function threat({ links }: { links: Link[] }): Link | undefined {
  return links.find(({ kind }) => kind === 'threat');
}

/** Reports whether a Character would not survive a step to this Location. */
export function risks({ links }: Card, location: string | undefined): boolean {
  return links.some(({ kind, to }) => kind === 'risk' && to === location);
}

/**
 * Returns the id of the first of several equal cards at one place, which has the choices of all of them: `hand.0/A03`
 * for `hand.0/A03/2`.
 */
export function first(id: string): string {
  return id.replace(/^([^/]+\/[^/]+)\/\d+$/, '$1');
}

export function counter(of: { counters: Counter[] } | undefined, id: CounterId): Counter | undefined {
  return of?.counters.find((counter) => counter.id === id);
}

/** Returns the number that follows a sign on a card, such as the card's cost. */
export function figureOf({ face }: Card, sign: string): string | undefined {
  if (face.side === 'down') return undefined;
  const index = face.glyphs.findIndex((glyph) => glyph.type === 'icon' && glyph.name === sign);
  const number = index < 0 ? undefined : face.glyphs[index + 1];
  return number?.type === 'text' ? number.text : undefined;
}

/** Returns what a card costs to play: its cost now, if that differs from the printed cost. */
export function price(card: Card): string | undefined {
  return counter(card, 'cost')?.value.toString() ?? figureOf(card, 'cost');
}

export type Moral = 'good' | 'neutral' | 'evil';

/** Returns the moral standing of a card and the word for it. */
export function moral({ face }: Card): { side: Moral; label: string } | undefined {
  const glyphs = face.side === 'up' ? face.glyphs : [];
  for (const side of ['good', 'neutral', 'evil'] as const) {
    const sign = glyphs.find((glyph) => glyph.type === 'icon' && glyph.name === side);
    if (sign?.type === 'icon') return { side, label: sign.label };
  }
  return undefined;
}

/** Returns the icon of a card's Set and the title of the film or tale, or undefined if the card has no Set. */
export function set({ face }: Card): { icon: string; title: string } | undefined {
  const glyphs = face.side === 'up' ? face.glyphs : [];
  const found = glyphs.find((glyph) => glyph.type === 'icon' && glyph.name.startsWith('set-'));
  // The icon of a Set is one of the pictures of its cards, or is loaded with them.
  return found?.type === 'icon' ? { icon: found.name.replace(/^set-/, 'tale-'), title: found.label } : undefined;
}

/** Returns the text of a card without the last line, which names the tale of the card's Set. */
export function rule(card: Card): Wording {
  return set(card) ? joined(lines(text(card)).slice(0, -1)) : text(card);
}

/** Returns the word for a sign, or undefined if the card does not have the sign. */
export function sign({ face }: Card, name: string): string | undefined {
  const glyphs = face.side === 'up' ? face.glyphs : [];
  const found = glyphs.find((glyph) => glyph.type === 'icon' && glyph.name === name);
  return found?.type === 'icon' ? found.label : undefined;
}

/**
 * Returns the cost and the Vitality of a card with their names, or an empty text for a Character in play, whose Vitality
 * has a line of its own.
 */
export function numbers(card: Card): string {
  if (counter(card, 'vitality')) return '';
  const cost = counter(card, 'cost')?.label ?? sign(card, 'cost') ?? '';
  const named = [
    [cost, price(card)],
    [sign(card, 'vitality') ?? '', figureOf(card, 'vitality')],
  ];
  return named.flatMap(([label, value]) => (value === undefined ? [] : `${label} ${value}`)).join(' · ');
}

/** Returns the first line of a card's words, which contains the card's kind. The other lines are the card's text. */
export function kind({ face }: Card): string {
  return face.side === 'up' ? spoken(lines(face.text)[0] ?? []) : '';
}

export function text({ face }: Card): Wording {
  return face.side === 'up' ? joined(lines(face.text).slice(1)) : [];
}

/** Returns the title of a card without its version. */
export function name({ face }: Card): string {
  return face.side === 'up' ? (face.title.split(' • ')[0] ?? face.title) : face.label;
}
