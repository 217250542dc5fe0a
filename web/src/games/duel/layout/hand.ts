// The reader's hand: a shelf on which cards stay upright and in place. Playable cards are raised.

import { FINGER, LEAST_TYPE, type Box, type Room } from '../../../layout/box';
import { longest, width } from '../../../layout/metrics';
import { heightOf, LEADING, named as sized, TEXT, TEXT_LEADING } from './cards';
import type { Contents, Thing } from './contents';
import { isTiny } from './middle';

/** The forms of the shelf: full text, a line of text, names and pictures, or only its handle. */
export type HandForm = 'full' | 'shelf' | 'brief' | 'handle';

export interface HandCardLaid {
  card: Thing;
  box: Box;
  playable: boolean;
  /** The type size of the name, or nothing for a sliver, which has a picture and a Force only. */
  name: number | null;
  nameWidth: number;
  /** True if the Force is on the picture or below it, because the name needs the whole width. */
  apart: boolean;
}

export interface HandLaid {
  form: HandForm;
  box: Box;
  /** The line that counts the cards and opens the hand. */
  handle: Box;
  cards: HandCardLaid[];
  /** The heights of the name, of the picture, and of the text with the reason. */
  head: number;
  picture: number;
  body: number;
  /** True if playable cards show their text while the others show the reason why they cannot be played. */
  tells: boolean;
  /** The number of playable cards that are not on the shelf. */
  hidden: number;
}

export interface HandPlan extends Omit<HandLaid, 'box' | 'handle' | 'cards' | 'tells'> {
  cards: Omit<HandCardLaid, 'box'>[];
  widths: number[];
  /** The gap between cards, and the height by which playable cards are raised. */
  gap: number;
  lift: number;
  /** The extra height for the texts of playable cards, or nothing if they do not fit. */
  texts: number | null;
  least: number;
  most: number;
}

const LIFT = 12;
const GAP = 6;
const WIDEST = 220;
const SLIVER = 30;
/** The least width of a card that can be touched, if its name fits. */
const NAMED = 66;
const PICTURE: Record<HandForm, number> = { full: 64, shelf: 64, brief: 34, handle: 0 };

export function handleHeight(room: Room): number {
  return Math.max(((isTiny(room) ? 20 : 26) * room.text) / 16, room.touch ? FINGER : 0);
}

/** Returns the plan of the hand in a form, or nothing if the form does not fit. */
export function plannedHand(hand: NonNullable<Contents['hand']>, form: HandForm, room: Room): HandPlan | null {
  const u = room.text / 16;
  const handle = handleHeight(room);
  const { cards, playable } = hand;
  const bare = {
    form,
    cards: [],
    widths: [],
    gap: 0,
    lift: 0,
    texts: null,
    head: 0,
    picture: 0,
    body: 0,
    hidden: playable.size,
  };
  if (form === 'handle' || cards.length === 0) return { ...bare, form: 'handle', least: handle, most: handle };
  const full = room.width - 16 * u;
  const each = Math.min(WIDEST * u, Math.floor((full - (cards.length - 1) * GAP * u) / cards.length));
  for (const beside of [true, false]) {
    const wide = cards.map((card) => ({ card, playable: playable.has(card.id), ...named(card, each, u, beside) }));
    if (wide.every(({ name }) => name !== null)) return shelf(wide, each, { form, handle, u, room });
  }
  // Slivers without playable cards show no more than the handle does.
  if (form === 'brief' && playable.size === 0) return { ...bare, form: 'handle', least: handle, most: handle };
  return form === 'brief' ? slivers(hand, full, { handle, u, room }) : null;
}

interface Given {
  handle: number;
  u: number;
  room: Room;
}

/** Plans a shelf on which all cards are equally wide and have names. */
function shelf(
  cards: HandPlan['cards'],
  each: number,
  { form, handle, u, room }: Given & { form: HandForm },
): HandPlan | null {
  const inner = each - 4;
  const head = Math.max(
    34 * u,
    ...cards.map(({ card, name, nameWidth }) => heightOf(card.title, name ?? 0, nameWidth, LEADING) + 8 * u),
  );
  const texts = cards.map(({ card }) => bodyText(card, form));
  const body = Math.max(0, ...texts.map((words) => heightOf(words, TEXT * u, inner - 12 * u, TEXT_LEADING)));
  if (form !== 'brief' && texts.some((words) => longest(words, TEXT * u) > inner - 12 * u)) return null;
  // A shelf with full texts is only worth having if it is not too high.
  if (form === 'full' && body > 200 * u) return null;
  const picture = PICTURE[form] * u;
  const text = form === 'brief' ? 0 : body + (form === 'full' ? 14 : 8) * u;
  const told = cards.flatMap(({ card, playable }) => (form === 'shelf' && playable ? [card.text] : []));
  const high = Math.max(0, ...told.map((words) => heightOf(words, TEXT * u, inner - 12 * u, TEXT_LEADING)));
  const fits = told.length > 0 && told.every((words) => longest(words, TEXT * u) <= inner - 12 * u);
  const least = handle + LIFT * u + head + picture + text + 4;
  const most = least + (form === 'brief' ? 45 : 60) * u;
  const widths = cards.map(() => each);
  if (room.touch && each < FINGER) return null;
  const places = { widths, gap: GAP * u, lift: LIFT * u, texts: fits ? Math.max(0, high - body) : null };
  return { form, cards, ...places, head, picture, body: text, hidden: 0, least, most };
}

/** Returns the words under the picture: the whole text, or the reason why the card cannot be played. */
export function bodyText(card: Thing, form: HandForm, told = false): string {
  if (form === 'full' || told)
    return [card.text, card.card.why_not?.words ?? ''].filter((words) => words !== '').join('\n');
  return card.card.why_not?.words ?? '';
}

/**
 * Plans a shelf on which playable cards keep their names and the others are slivers. Cards that do not fit are in the
 * drawer.
 */
function slivers(hand: NonNullable<Contents['hand']>, full: number, { handle, u, room }: Given): HandPlan {
  const { cards, playable } = hand;
  const sliver = Math.max(SLIVER * u, room.touch ? FINGER : 0);
  const gap = 4 * u;
  const first = cards.filter(({ id }) => playable.has(id));
  const rest = cards.filter(({ id }) => !playable.has(id));
  const least = Math.max(NAMED * u, FINGER);
  const shown = Math.min(first.length, Math.max(0, Math.floor((full + gap) / (least + gap))));
  const left = full - shown * (least + gap);
  const few = Math.min(rest.length, Math.max(0, Math.floor((left + gap) / (sliver + gap))));
  const each = shown === 0 ? 0 : Math.min(110 * u, Math.floor((full - few * (sliver + gap)) / shown - gap));
  const laid = [...first.slice(0, shown), ...rest.slice(0, few)].map((card) => {
    const can = playable.has(card.id);
    return { card, playable: can, ...(can ? named(card, each, u, false) : { name: null, nameWidth: 0, apart: true }) };
  });
  const widths = laid.map(({ playable }) => (playable ? each : sliver));
  const heads = laid.map(({ card, name, nameWidth }) =>
    name === null ? 0 : heightOf(card.title, name, nameWidth, LEADING) + 6 * u,
  );
  const head = Math.max(0, ...heads);
  const picture = 30 * u;
  const body = 22 * u;
  const height = handle + (LIFT / 2) * u + head + picture + body + 4;
  const hidden = first.length - shown;
  const places = { widths, gap, lift: (LIFT / 2) * u, texts: null };
  return { form: 'brief', cards: laid, ...places, head, picture, body, hidden, least: height, most: height + 24 * u };
}

function named(
  card: Thing,
  each: number,
  u: number,
  beside: boolean,
): Pick<HandCardLaid, 'name' | 'nameWidth' | 'apart'> {
  const force = beside && card.mark !== '' ? width(card.mark, 20 * u) + 4 * u : 0;
  const room = each - 4 - 10 * u - force;
  const found = sized(card.title, room, beside ? 16 : LEAST_TYPE + 1, 3, u);
  return { name: found?.name ?? null, nameWidth: room, apart: !beside };
}

/** Places the hand in a box. */
export function laidHand(plan: HandPlan, box: Box, room: Room): HandLaid {
  const u = room.text / 16;
  const handle: Box = { ...box, x: box.x + 8 * u, width: box.width - 16 * u, height: handleHeight(room) };
  const { form, head, hidden, gap, lift } = plan;
  // Texts come before larger pictures.
  const extra = Math.max(0, box.height - plan.least);
  const tells = plan.texts !== null && plan.texts <= extra;
  const more = tells ? (plan.texts ?? 0) : 0;
  const top = handle.y + handle.height;
  let x = box.x + 8 * u;
  const cards = plan.cards.map((card, at) => {
    const width = plan.widths[at] ?? 0;
    const y = card.playable ? top : top + lift;
    const here = { ...card, box: { x, y, width, height: box.y + box.height - y } };
    x += width + gap;
    return here;
  });
  const picture = plan.picture + extra - more;
  return { form, box, handle, cards, head, picture, body: plan.body + more, tells, hidden };
}
