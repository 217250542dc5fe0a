// The contents of a position, as the layout needs them: the cards and their Locations, the captives of each card, and
// the prompt.

import { count } from '../../../board/count';
import { loose, subject } from '../../../board/subject';
import { rows } from '../../../view/steps';
import type { Card, Link, Position, Scene, Seat, Zone } from '../../../protocol';
import { spoken } from '../../../wording';
import type { Say } from '../../../words';
import { chosen } from './asked';
import { zone as ids, type CounterId } from '../ids';
import { force, table, type Side } from '../parts';

/** A face-up card, with the words that the layout measures. */
export interface Thing {
  card: Card;
  id: string;
  title: string;
  tint: string;
  /** The Force as it is printed on the card. */
  mark: string;
  /** The text of the card. */
  text: string;
}

export interface Character extends Thing {
  force: number | null;
  under: Thing[];
  /** The captives, beginning with those that can be chosen, first or as a target. */
  captives: Thing[];
  /** True if one of the captives can be chosen. */
  asks: boolean;
  /** True if the card belongs to the other side, but this side controls it. */
  controlled: boolean;
}

export interface Unit {
  zone: Zone;
  id: string;
  attack: number;
  defence: number;
  members: Character[];
  /** The id of the Location to which the unit is assigned. */
  place: string | null;
  /** True if the question names the unit, because it has been chosen to attack. */
  chosen: boolean;
  /** The declared attacks in which the unit takes part, each with its number in the order of declaration. */
  seals: { kind: string; number: number }[];
}

/** A card outside all units: an empty Location, a captive without a captor, or an idle Character. */
export interface Loner {
  thing: Thing;
  state: 'place' | 'captive' | 'idle';
  zone: Zone;
}

export interface Pile {
  /** The name of the pile's picture. */
  name: string;
  words: string;
  zone: Zone;
  count: number;
}

export interface SideContents {
  side: Side;
  /** True for the lower side, which is the reader's, or the Good side for a spectator. */
  below: boolean;
  /** True if the side is the reader's own. */
  own: boolean;
  moving: boolean;
  /** True for the side whose Attack counts now. For the other side, its Defence counts. */
  attacks: boolean;
  /** The ids of the units of this side that are in the current fight. */
  fighting: string[];
  player: string;
  bot: boolean;
  units: Unit[];
  places: Thing[];
  loners: Loner[];
  piles: Pile[];
}

export interface Contents {
  scene: Scene;
  foe: SideContents;
  own: SideContents;
  /**
   * The reader's own hand, with the ids of the playable cards, the ids of the cards that the question names, and the
   * kind of each card in words. Null for a spectator and after the end.
   */
  hand: {
    zone: Zone;
    cards: Thing[];
    playable: Set<string>;
    chosen: ReadonlySet<string>;
    kinds: Map<string, string>;
  } | null;
  /** The declared attacks that have not been fought yet. */
  waiting: Card[];
  heading: string;
  prompt: string;
  /** The words of the buttons beside the prompt, with the expected results. */
  buttons: { words: string; hint: string | null }[];
  /** True if the buttons stand for choices, which the layout may move behind a handle. */
  folds: boolean;
  /**
   * Returns the words of the button that opens the choices without a place on the table: the name of the only such
   * thing, or the number of choices. `others` is the number of choices that have buttons of their own elsewhere.
   */
  more: (listed: string[], others: number) => string;
  /** The ids of all things that can be clicked first for a choice, except buttons. */
  offered: string[];
}

/**
 * The words that the frame shows in place of the scene's prompt and choices, when the reader looks at an earlier
 * position or at the end.
 */
export interface Above {
  prompt: string;
  buttons: string[];
}

export function contents(position: Position, say: Say, above: Above | null): Contents {
  const { scene, viewer, seats, turn } = position;
  const laid = table(scene, viewer);
  const moving = typeof turn === 'object' ? turn.seat : null;
  const attacker = attackerOf(scene) ?? moving;
  const fighting = scene.contest?.sides.flatMap(({ zones }) => zones) ?? [];
  const asked = new Set(scene.choices.flatMap(({ at, to }) => (to === null ? [at] : [at, to])));
  const offered = new Set(rows(scene).flatMap(({ at }) => (subject(scene, at) ? [at] : [])));
  const side = (of: Side, below: boolean) =>
    sideContents(of, {
      attacks: attacker === of.seat,
      fighting,
      below,
      own: below && viewer !== null,
      moving: moving === of.seat,
      say,
      seat: seats[of.seat],
      declared: laid.attacks,
      asked,
      chosen: chosen(scene),
    });
  const buttons = loose(scene).flatMap((index) => {
    const choice = scene.choices[index];
    return choice ? [{ words: spoken(choice.words), hint: choice.hint }] : [];
  });
  return {
    scene,
    foe: side(laid.foe, false),
    own: side(laid.own, true),
    hand: viewer !== null && laid.own.hand && !scene.sheet ? hand(laid.own.hand, scene, say) : null,
    // The first declared attack is the current fight.
    waiting: scene.contest ? laid.attacks.slice(1) : laid.attacks,
    heading: scene.heading,
    prompt: above?.prompt ?? spoken(scene.prompt),
    buttons: above ? above.buttons.map((words) => ({ words, hint: null })) : scene.contest ? [] : buttons,
    folds: above === null,
    more: ([one, ...rest], others) =>
      (one !== undefined && rest.length + others === 0 ? titleOf(scene, one) : null) ??
      say('duel-listed-count', { count: (one === undefined ? 0 : 1) + rest.length + others }),
    offered: [...offered],
  };
}

/** Returns the attacking seat if an attack is declared or being fought, or null otherwise. */
function attackerOf({ contest, zones }: Scene): Seat | null {
  const [first] = zones.find(({ id }) => id === ids.attacks)?.cards ?? [];
  const by = first ? to(first.links, 'attacker') : null;
  const from = zones.find((zone) => zone.id === by || zone.cards.some(({ id }) => id === by));
  return contest?.sides[0]?.seat ?? from?.owner ?? null;
}

/** The kinds of cards in the order of the hand, which is the same in every language. */
const KINDS = ['attack', 'spell', 'event', 'companion', 'item', 'modifier', 'location', 'character'];

/** Returns the hand in the order in which it is shown: playable cards first, then by kind, then by Force. */
function hand(zone: Zone, scene: Scene, say: Say): Contents['hand'] {
  const playable = new Set(zone.cards.flatMap(({ id }) => (scene.choices.some(({ at }) => at === id) ? [id] : [])));
  const order = ({ card: { face }, id, mark }: Thing): [number, number, number] => [
    playable.has(id) ? 0 : 1,
    face.side === 'up' ? KINDS.indexOf(face.kind) : KINDS.length,
    -(Number.parseInt(mark.replace('−', '-')) || 0),
  ];
  const cards = zone.cards.flatMap(thing).sort((a, b) => {
    const [one, other] = [order(a), order(b)];
    return one[0] - other[0] || one[1] - other[1] || one[2] - other[2];
  });
  const kinds = new Map(
    cards.flatMap(({ id, card: { face } }) =>
      face.side === 'up' ? [[id, say(`duel-kind-${face.kind}`)] as const] : [],
    ),
  );
  return { zone, cards, playable, chosen: chosen(scene), kinds };
}

interface About {
  below: boolean;
  own: boolean;
  moving: boolean;
  attacks: boolean;
  fighting: string[];
  say: Say;
  seat: { name: string; bot: string | null } | undefined;
  /** The declared attacks, in the order of declaration. */
  declared: Card[];
  /** The ids of the things that can be chosen, first or as a target. */
  asked: ReadonlySet<string>;
  /** The ids of the cards that the question names. */
  chosen: ReadonlySet<string>;
}

function sideContents(side: Side, about: About): SideContents {
  const { below, own, moving, attacks, fighting, say, seat, declared, asked, chosen } = about;
  const captives = side.captives?.cards ?? [];
  const held = (id: string) => {
    const all = captives.filter((card) => to(card.links, 'captor') === id).flatMap(thing);
    const [first, rest] = [all.filter(({ id }) => asked.has(id)), all.filter(({ id }) => !asked.has(id))];
    return { captives: [...first, ...rest], asks: first.length > 0 };
  };
  const units = side.units.map((zone) => unit(zone, held, { declared, chosen }));
  const places = (side.locations?.cards ?? []).flatMap(thing);
  const members = units.flatMap((unit) => unit.members.map(({ id }) => id));
  const lone = (zone: Zone | undefined, state: Loner['state'], is: (card: Card) => boolean = () => true) =>
    zone ? zone.cards.filter(is).flatMap((card) => thing(card).map((thing) => ({ thing, state, zone }))) : [];
  const order = (unit: Unit) => {
    const at = places.findIndex(({ id }) => id === unit.place);
    return at < 0 ? places.length : at;
  };
  const piles = [...(side.hand && !own ? [{ name: 'hand', zone: side.hand }] : []), ...side.piles];
  return {
    side,
    below,
    own,
    moving,
    attacks,
    fighting: units.flatMap(({ id }) => (fighting.includes(id) ? [id] : [])),
    player: seat?.name ?? '',
    bot: typeof seat?.bot === 'string',
    // Units at the same Location are next to each other, so that they can share one band.
    units: units.toSorted((a, b) => order(a) - order(b)),
    places,
    loners: [
      ...lone(side.locations, 'place', ({ id }) => !units.some(({ place }) => place === id)),
      ...lone(side.captives, 'captive', ({ links }) => !members.includes(to(links, 'captor') ?? '')),
      ...lone(side.idle, 'idle'),
    ],
    piles: piles.map(({ name, zone }) => ({ name, zone, words: say(`duel-pile-${name}`), count: count(zone) })),
  };
}

function unit(
  zone: Zone,
  held: (id: string) => Pick<Character, 'captives' | 'asks'>,
  { declared, chosen }: Pick<About, 'declared' | 'chosen'>,
): Unit {
  const total = (id: CounterId) => zone.counters.find((counter) => counter.id === id)?.value ?? 0;
  return {
    zone,
    id: zone.id,
    attack: total('attack'),
    defence: total('defence'),
    place: to(zone.links, 'assigned'),
    chosen: zone.cards.some(({ id }) => chosen.has(id)),
    seals: declared.flatMap(({ links }, at) =>
      links.flatMap(({ kind, to }) =>
        to === zone.id || zone.cards.some(({ id }) => id === to) ? [{ kind, number: at + 1 }] : [],
      ),
    ),
    members: zone.cards.flatMap((card) =>
      thing(card).map((shown): Character => ({
        ...shown,
        force: card.counters.find(({ id }) => id === ('force' satisfies CounterId))?.value ?? null,
        under: card.under.flatMap(thing),
        ...held(card.id),
        controlled: to(card.links, 'controlled') !== null,
      })),
    ),
  };
}

/** Returns a list with the card if it is face-up, or an empty list if it is face-down. */
export function thing(card: Card): Thing[] {
  if (card.face.side === 'down') return [];
  const { title, tint, text } = card.face;
  return [{ card, id: card.id, title, tint, mark: force(card), text: spoken(text) }];
}

function to(links: Link[], kind: string): string | null {
  return links.find((link) => link.kind === kind)?.to ?? null;
}

/** Returns the title of a face-up card of the scene, in a zone or attached to another card, or null if there is none. */
function titleOf({ zones }: Scene, id: string): string | null {
  const cards = zones.flatMap((zone) => zone.cards);
  const found = [...cards, ...cards.flatMap(({ under }) => under)].find((card) => card.id === id);
  return found?.face.side === 'up' ? found.face.title : null;
}
