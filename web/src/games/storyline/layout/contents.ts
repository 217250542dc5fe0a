// The contents of a position on which its layout depends: the texts, and the places of the cards. This file measures
// nothing.

import { loose } from '../../../board/subject';
import type { Card, Counter, Position, Zone } from '../../../protocol';
import { spoken } from '../../../wording';
import {
  at,
  author,
  counter,
  figureOf,
  first,
  kind,
  moral,
  name,
  rule,
  set,
  sign,
  tale,
  threat,
  type Pile,
  type Spoke,
} from '../parts';
import { tolled, type Toll } from './tolls';

/** A card on the road, or at a Title Card. */
export interface Piece {
  id: string;
  name: string;
  /** True if the card is drawn near the reader, because it is the reader's own or belongs to nobody. */
  near: boolean;
  /** The number of cards that can be chosen here now: the card itself, and the cards attached to it. */
  asked: number;
}

export interface Spot {
  id: string;
  title: string;
  text: string;
  /** The sentences at the beginning of `text` that say who pays a toll. */
  charges: string;
  /** The tolls for entering and for leaving the Location. */
  tolls: Toll[];
  /** The word for danger, or an empty text if neither the place nor a card there is threatened. */
  danger: string;
  /** True if the Location is face-up. */
  up: boolean;
  pieces: Piece[];
}

export interface Author {
  /** The id of the Author's Title Card, or of the end of the road for the half that belongs to nobody. */
  id: string;
  name: string;
  spots: Spot[];
  /** The Characters at the Title Card, which wait there. */
  waiting: Piece[];
  /** The Characters that have reached The End there. */
  ended: Piece[];
  saved: Saved[];
  /** The piles whose cards are counted at the Title Card. */
  piles: { id: string; asked: boolean }[];
}

/** A face-down Event. `name` is empty if the reader does not know the Event. */
export interface Saved {
  id: string;
  name: string;
  asked: boolean;
}

/** A card that is drawn with words: a card in the hand, or a card shown for a question. */
export interface Held {
  id: string;
  title: string;
  kind: string;
  /** True if the card has a Vitality. */
  vital: boolean;
  /** The number of signs at the end of the line that contains the card's kind. */
  signs: number;
  text: string;
  asked: boolean;
  /** The reason why the reader cannot play the card, or an empty text if it is not the reader's turn. */
  barred: string;
  /** The words for the only use of a card that cannot be played: to be archived for a die. Otherwise an empty text. */
  use: string;
}

export interface Contents {
  /** The spokes of all Authors, starting with the reader's and continuing to the right. */
  authors: Author[];
  hand: Held[];
  /** The cards that are shown for a question. */
  shown: Held[];
  /** The card that may be answered now. */
  answered: Held[];
  /** The reader's face-down Events, listed while a card may be answered. */
  answers: Held[];
  /** The ids of the piles that the reader can use. */
  piles: string[];
  /** The words of the choices that point at nothing on the table, each with its hint. */
  loose: { words: string; hint: string }[];
  /** True if the reader has a seat and the game is not over. The reader may then be asked for a choice. */
  plays: boolean;
  /** True if the game is over. */
  over: boolean;
}

export type Say = (id: string, values?: Record<string, string | number>) => string;

/** Returns the contents of a position. `held` is the id of the picked-up card. */
export function contents(position: Position, say: Say, held: string | null = null): Contents {
  const { scene, viewer } = position;
  const laid = tale(scene, viewer);
  const targets = scene.choices.filter(({ at }) => held !== null && at === first(held)).flatMap(({ to }) => to ?? []);
  const asked = new Set(held === null ? scene.choices.map(({ at }) => at) : targets);
  const near = viewer ?? 0;
  const own = viewer !== null && !scene.sheet;
  const written = (zone: Zone | undefined) => (zone?.cards ?? []).map((card) => lettered(card, asked));
  const answers = laid.answered && own ? written(laid.own.saved) : [];
  const part = ({ asked }: Held) => say(asked ? 'storyline-answer' : 'storyline-shut');
  const spot = (zone: Zone): Spot => spotted(zone, say, (card) => piece(card, near, asked));
  return {
    authors: [laid.own, laid.right, ...laid.rest].map((spoke, from) => ({
      id: spoke.title?.id ?? spoke.end?.id ?? '',
      name: spoke.seat === null ? '' : (position.seats[spoke.seat]?.name ?? ''),
      spots: spoke.spots.map(spot),
      waiting: (spoke.title?.cards ?? []).map((card) => piece(card, near, asked)),
      ended: (spoke.end?.cards ?? []).map((card) => piece(card, near, asked)),
      saved: from === 0 && answers.length > 0 ? [] : saved(spoke.saved, asked),
      piles: (from === 0 && own ? [] : rivalPiles(spoke)).map(({ zone: { id } }) => ({ id, asked: asked.has(id) })),
    })),
    hand: own ? barred(written(laid.own.hand), laid.own.hand, position, say('storyline-for-die')) : [],
    shown: laid.shown.flatMap(written),
    answered: written(laid.answered).map((card) => captioned(laid.answered?.label ?? '', card)),
    answers: answers.map((card) => captioned(part(card), card)),
    piles: scene.sheet ? [] : [...(own ? laid.own.piles : []), ...laid.piles].map(({ zone }) => zone.id),
    loose: loose(scene).flatMap((index) => {
      const choice = scene.choices[index];
      return choice ? [{ words: spoken(choice.words), hint: choice.hint ?? '' }] : [];
    }),
    plays: own,
    over: scene.sheet !== null,
  };
}

/**
 * Adds to each card the reason why it cannot be played, and its `use` if it can be archived for a die all the same. Adds
 * no reasons if all cards have the reason that holds for everything, because the prompt then says it.
 */
function barred(held: Held[], hand: Zone | undefined, { scene }: Position, use: string): Held[] {
  const why = held.map(({ id }) => hand?.cards.find((card) => card.id === id)?.why_not?.words ?? '');
  if (scene.choices.length === 0 || why.every((each) => each === scene.why_not?.words)) return held;
  return held.map((card, at) => ({ ...card, barred: why[at] ?? '', use: card.asked && why[at] ? use : '' }));
}

/** Adds the part of a card in the question to the line with its kind, in place of its moral standing. */
function captioned(part: string, card: Held): Held {
  return { ...card, kind: `${part} · ${card.kind.split(' · ')[0]}` };
}

/** Returns the cards at a Title Card: its own Characters, and the Characters that have reached The End there. */
export function waiting(spoke: Spoke): Card[] {
  return [...(spoke.title?.cards ?? []), ...(spoke.end?.cards ?? [])];
}

/** Returns the piles whose cards are counted at a Title Card. */
export function rivalPiles({ hand, piles }: Spoke): Pile[] {
  return [...(hand ? [{ name: 'hand', zone: hand }] : []), ...piles];
}

/** Returns the counter of the Vitality that an Author has on the road. */
export function total(spoke: Spoke): Counter | undefined {
  return counter(spoke.title, 'now');
}

function spotted(zone: Zone, say: Say, piece: (card: Card) => Piece): Spot {
  const { location, pieces } = at(zone);
  const face = location?.face.side === 'up' ? location.face : null;
  return {
    id: zone.id,
    title: face?.title ?? say('storyline-shut'),
    ...(location && face ? tolled(location, say) : { tolls: [], text: '', charges: '' }),
    danger: threat(zone) ? say('storyline-danger') : '',
    up: face !== null,
    pieces: pieces.map(piece),
  };
}

function piece(card: Card, near: number, asked: Set<string>): Piece {
  const seat = author(card);
  return {
    id: card.id,
    name: name(card),
    near: seat === near || seat === null,
    asked: [card, ...card.under].filter(({ id }) => asked.has(id)).length,
  };
}

function saved(zone: Zone | undefined, asked: Set<string>): Saved[] {
  return (zone?.cards ?? []).map((card) => ({
    id: card.id,
    name: card.face.side === 'up' ? name(card) : '',
    asked: asked.has(card.id),
  }));
}

function lettered(card: Card, asked: Set<string>): Held {
  const { face } = card;
  return {
    id: card.id,
    title: face.side === 'up' ? face.title : face.label,
    // Only the type and the moral standing are kept. The leaf shows the rest.
    kind: kind(card).split(' · ').slice(0, 2).join(' · '),
    vital: figureOf(card, 'vitality') !== undefined,
    signs: [moral(card), sign(card, 'prime'), set(card)].filter((each) => each !== undefined).length,
    text: spoken(rule(card)),
    asked: asked.has(first(card.id)),
    barred: '',
    use: '',
  };
}
