// The zones of a storyline game, each where the board wants it. Nothing is added and nothing decided here.

import type { Card, Counter, Scene, Seat, Wording, Zone } from '../../protocol';
import { joined, lines, spoken } from '../../wording';
import { zone, type CounterId, type ZoneId } from './ids';

/** What lies between a Title Card and the centre of the table. */
export interface Spoke {
  /** The Author whose spoke it is; nobody in the second half of a Solitaire game. */
  seat: Seat | null;
  title: Zone | undefined;
  /** The End of the Storyline that comes this way: that of the Author to the left. */
  end: Zone | undefined;
  /** From the Title Card outward. */
  spots: Zone[];
  hand: Zone | undefined;
  saved: Zone | undefined;
  /** Piles of this Author alone. */
  piles: Pile[];
}

/** Cards that are counted, with the name of their picture and of their words. */
export interface Pile {
  name: string;
  zone: Zone;
}

export interface Tale {
  own: Spoke;
  /** Where the own Storyline leads: the spoke of the Author to the right. */
  right: Spoke;
  /** The others, as they sit further to the right. */
  rest: Spoke[];
  /** The Locations of the own Storyline, from the own Title Card to The End. */
  road: Zone[];
  /** Piles of the whole table. */
  piles: Pile[];
  dice: Zone | undefined;
  /** Cards that are shown for a question. */
  shown: Zone[];
  /** What may be answered now. */
  answered: Zone | undefined;
}

const SHOWN: ZoneId[] = ['looked', 'peeked', 'search'];
/** No table has more Authors. */
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

/** The Location of a spot, which comes first, and what stands and lies there. */
export function at(spot: Zone): { location: Card | undefined; pieces: Card[] } {
  const [location, ...pieces] = spot.cards;
  return { location, pieces };
}

/** For whom a card is in play. */
export function author(card: Card): Seat | null {
  const to = card.links.find((link) => link.kind === 'author')?.to;
  return AUTHORS.find((seat) => zone.title(seat) === to) ?? null;
}

export function counter(of: { counters: Counter[] } | undefined, id: CounterId): Counter | undefined {
  return of?.counters.find((counter) => counter.id === id);
}

/** The number that follows a sign on a card: its cost, say. */
export function figureOf({ face }: Card, sign: string): string | undefined {
  if (face.side === 'down') return undefined;
  const index = face.glyphs.findIndex((glyph) => glyph.type === 'icon' && glyph.name === sign);
  const number = index < 0 ? undefined : face.glyphs[index + 1];
  return number?.type === 'text' ? number.text : undefined;
}

export type Moral = 'good' | 'neutral' | 'evil';

/** On which side a card stands, with the word for it. */
export function moral({ face }: Card): { side: Moral; label: string } | undefined {
  const glyphs = face.side === 'up' ? face.glyphs : [];
  for (const side of ['good', 'neutral', 'evil'] as const) {
    const sign = glyphs.find((glyph) => glyph.type === 'icon' && glyph.name === side);
    if (sign?.type === 'icon') return { side, label: sign.label };
  }
  return undefined;
}

/** The Set that a card came from: its picture, and the title of its film or tale. Nothing where it is of none. */
export function set({ face }: Card): { icon: string; title: string } | undefined {
  const glyphs = face.side === 'up' ? face.glyphs : [];
  const found = glyphs.find((glyph) => glyph.type === 'icon' && glyph.name.startsWith('set-'));
  // The icon of a Set is one of the pictures of its cards, or lies with them.
  return found?.type === 'icon' ? { icon: found.name.replace(/^set-/, 'tale-'), title: found.label } : undefined;
}

/** What a card does. A card of a Set says its tale in the last line, after that. */
export function rule(card: Card): Wording {
  return set(card) ? joined(lines(text(card)).slice(0, -1)) : text(card);
}

/** Whether a card has a sign, and the word for it. */
export function sign({ face }: Card, name: string): string | undefined {
  const glyphs = face.side === 'up' ? face.glyphs : [];
  const found = glyphs.find((glyph) => glyph.type === 'icon' && glyph.name === name);
  return found?.type === 'icon' ? found.label : undefined;
}

/** The first line of a card says what sort of card it is, and the others what it does. */
export function kind({ face }: Card): string {
  return face.side === 'up' ? spoken(lines(face.text)[0] ?? []) : '';
}

export function text({ face }: Card): Wording {
  return face.side === 'up' ? joined(lines(face.text).slice(1)) : [];
}

/** The title without its version. */
export function name({ face }: Card): string {
  return face.side === 'up' ? (face.title.split(' • ')[0] ?? face.title) : face.label;
}
