// The reader's hand: a shelf on which cards stay upright and in place. Playable cards are raised.

import { subject } from '../../../board/subject';
import { FINGER, LEAST_TYPE, type Box, type Room } from '../../../layout/box';
import { longest, width } from '../../../layout/metrics';
import { heightOf, LEADING, named as sized, TEXT, TEXT_LEADING } from './cards';
import type { Contents, Thing } from './contents';
import { isTiny } from './middle';

/**
 * The forms of the hand: with full texts, with a line of text for each card, with names and pictures in several rows or
 * in one, or as a handle only.
 */
export type HandForm = 'full' | 'shelf' | 'rows' | 'brief' | 'handle';

export interface HandCardLaid {
  card: Thing;
  box: Box;
  playable: boolean;
  /** The type size of the name, or null for a sliver, which has only a picture and a Force. */
  name: number | null;
  nameWidth: number;
  /** The type size of the name that stands upright on a sliver, or null if the sliver is too low for its name. */
  spine: number | null;
  /** True if the Force is on the picture or below the picture, because the name needs the whole width. */
  apart: boolean;
}

export interface HandLaid {
  form: HandForm;
  box: Box;
  /** The line at the top of the hand that shows the number of cards and opens the hand. */
  handle: Box;
  cards: HandCardLaid[];
  /** The heights of three parts of a card: the name, the picture, and the text or reason below the picture. */
  head: number;
  picture: number;
  body: number;
  /** True if playable cards show their text. The other cards then still show the reason why they cannot be played. */
  tells: boolean;
  /** The number of playable cards that the hand does not show. */
  hidden: number;
  /** The number of all cards that the hand does not show, and the box at the end of the shelf that shows this number. */
  more: number;
  rest: Box | null;
}

export interface HandPlan extends Omit<HandLaid, 'box' | 'handle' | 'cards' | 'tells' | 'rest'> {
  cards: Omit<HandCardLaid, 'box' | 'spine'>[];
  widths: number[];
  /** The number of cards in each row. */
  columns: number;
  /** The gap between cards, and the height by which playable cards are raised. */
  gap: number;
  lift: number;
  /** The extra height for the texts of playable cards, or null if there are no such texts or they are too wide. */
  texts: number | null;
  least: number;
  most: number;
}

const LIFT = 12;
/** The height that a name needs beside its lines, because the edge of the card covers some of it. */
export const RIM = 10;
/** The length that the name on a sliver needs beside its letters: its padding, and the edges of the card. */
export const SPINE = 18;
const GAP = 6;
const WIDEST = 220;
const SLIVER = 30;
/** The least width of a playable card in a hand with slivers, in sixteenths of the type size. */
const NAMED = 66;
/** The greatest width of a playable card in a hand with slivers, in sixteenths of the type size. */
const MOST_NAMED = 110;
const PICTURE: Record<HandForm, number> = { full: 64, shelf: 64, rows: 30, brief: 34, handle: 0 };

export function handleHeight(room: Room): number {
  return Math.max(((isTiny(room) ? 20 : 26) * room.text) / 16, room.touch ? FINGER : 0);
}

/** Returns the plan of the hand in a form, or null if the form does not fit. */
export function plannedHand(hand: NonNullable<Contents['hand']>, form: HandForm, room: Room): HandPlan | null {
  const u = room.text / 16;
  const handle = handleHeight(room);
  const { cards, playable } = hand;
  const bare = {
    form,
    cards: [],
    widths: [],
    columns: cards.length,
    gap: 0,
    lift: 0,
    texts: null,
    head: 0,
    picture: 0,
    body: 0,
    hidden: playable.size,
    more: 0,
  };
  if (form === 'handle' || cards.length === 0) return { ...bare, form: 'handle', least: handle, most: handle };
  const full = room.width - 16 * u;
  if (form === 'rows') return rows(hand, full, { handle, u, room });
  const each = Math.min(WIDEST * u, Math.floor((full - (cards.length - 1) * GAP * u) / cards.length));
  for (const beside of [true, false]) {
    const wide = cards.map((card) => ({ card, playable: playable.has(card.id), ...named(card, each, u, beside) }));
    if (wide.every(({ name }) => name !== null)) return shelf(wide, each, { form, hand, handle, u, room });
  }
  // Slivers without playable cards would show no more than the handle does.
  if (form === 'brief' && playable.size === 0) return { ...bare, form: 'handle', least: handle, most: handle };
  return form === 'brief' ? slivers(hand, full, { handle, u, room }) : null;
}

interface Given {
  handle: number;
  u: number;
  room: Room;
}

/**
 * Returns the plan of a hand in which all cards have the same width and show their names, or null if it does not fit.
 */
function shelf(
  cards: HandPlan['cards'],
  each: number,
  { form, hand, handle, u, room }: Given & { form: HandForm; hand: NonNullable<Contents['hand']> },
): HandPlan | null {
  const inner = each - 4;
  const head = Math.max(
    34 * u,
    ...cards.map(({ card, name, nameWidth }) => heightOf(card.title, name ?? 0, nameWidth, LEADING) + RIM * u),
  );
  const texts = cards.map(({ card, playable }) => bodyText(card, bodyOf(form, playable, false), hand));
  const body = Math.max(0, ...texts.map((words) => heightOf(words, TEXT * u, inner - 12 * u, TEXT_LEADING)));
  if (form !== 'brief' && texts.some((words) => longest(words, TEXT * u) > inner - 12 * u)) return null;
  // Full texts are not shown if they make the hand too high.
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
  const places = {
    widths,
    columns: cards.length,
    gap: GAP * u,
    lift: LIFT * u,
    texts: fits ? Math.max(0, high - body) : null,
  };
  return { form, cards, ...places, head, picture, body: text, hidden: 0, more: 0, least, most };
}

/** The place of the choice to do nothing more. */
const DONE = 'done';

/** Reports whether a card of the hand must be chosen, and the hand has no room for the texts of the cards. */
export function untold({ form, tells }: HandLaid, { hand, scene }: Contents): boolean {
  const inHand = (at: string) => hand?.playable.has(at) === true;
  return (
    scene.contest === null &&
    form !== 'full' &&
    !tells &&
    scene.choices.some(({ at }) => inHand(at)) &&
    scene.choices.every(({ at }) => inHand(at) || (at !== DONE && !subject(scene, at)))
  );
}

/** The words under a picture: the whole text, the kind of a playable card, or the reason why it cannot be played. */
export type Body = 'text' | 'kind' | 'why';

/** Returns the kind of words below a picture. `tells` is true if there is room for the texts of playable cards. */
export function bodyOf(form: HandForm, playable: boolean, tells: boolean): Body {
  return form === 'full' || (playable && tells) ? 'text' : playable ? 'kind' : 'why';
}

/** Returns the words of this kind for a card. */
export function bodyText(
  { id, text, card }: Thing,
  body: Body,
  { kinds }: Pick<NonNullable<Contents['hand']>, 'kinds'>,
) {
  const why = card.why_not?.words ?? '';
  switch (body) {
    case 'text':
      return [text, why].filter((words) => words !== '').join('\n');
    case 'kind':
      return kinds.get(id) ?? '';
    case 'why':
      return why;
  }
}

/**
 * Returns the plan of a hand in which playable cards keep their names and the other cards are slivers. Cards that do
 * not fit are shown only in the drawer.
 */
function slivers(hand: NonNullable<Contents['hand']>, wide: number, { handle, u, room }: Given): HandPlan {
  const { cards, playable } = hand;
  const sliver = Math.max(SLIVER * u, room.touch ? FINGER : 0);
  const gap = 4 * u;
  const first = cards.filter(({ id }) => playable.has(id));
  const rest = cards.filter(({ id }) => !playable.has(id));
  const least = leastNamed(first, u);
  const sure = first.length * (least + gap) + rest.length * (sliver + gap) - gap;
  // If some cards do not fit, the end of the shelf shows their number.
  const stub = sure <= wide ? 0 : sliver + gap;
  const full = wide - stub;
  const shown = Math.min(first.length, Math.max(0, Math.floor((full + gap) / (least + gap))));
  const left = full - shown * (least + gap);
  const few = Math.min(rest.length, Math.max(0, Math.floor((left + gap) / (sliver + gap))));
  const each = shown === 0 ? 0 : Math.min(MOST_NAMED * u, Math.floor((full - few * (sliver + gap)) / shown - gap));
  const laid = [...first.slice(0, shown), ...rest.slice(0, few)].map((card) => {
    const can = playable.has(card.id);
    return { card, playable: can, ...(can ? named(card, each, u, false) : { name: null, nameWidth: 0, apart: true }) };
  });
  // The slivers share the remaining width, and so show more of their pictures.
  const rested = Math.max(0, full - shown * (each + gap) - few * (sliver + gap));
  const broad = sliver + (few === 0 ? 0 : Math.min(NAMED * u - sliver, Math.floor(rested / few)));
  const widths = laid.map(({ playable }) => (playable ? each : Math.max(sliver, broad)));
  const heads = laid.map(({ card, name, nameWidth }) =>
    name === null ? 0 : heightOf(card.title, name, nameWidth, LEADING) + RIM * u,
  );
  const head = Math.max(0, ...heads);
  const picture = 30 * u;
  const body = 22 * u;
  const height = handle + (LIFT / 2) * u + head + picture + body + 4;
  const hidden = first.length - shown;
  const places = { widths, columns: laid.length, gap, lift: (LIFT / 2) * u, texts: null };
  const more = cards.length - laid.length;
  return {
    form: 'brief',
    cards: laid,
    ...places,
    head,
    picture,
    body,
    hidden,
    more,
    least: height,
    most: height + 24 * u,
  };
}

/** Returns the least width of a card on which each word of these names fits. */
function leastNamed(cards: Thing[], u: number): number {
  const longestWord = Math.max(0, ...cards.map(({ title }) => longest(title, (LEAST_TYPE + 1) * u)));
  return Math.max(NAMED * u, FINGER, Math.min(MOST_NAMED * u, longestWord + inset(u) + 1));
}

/**
 * Returns the plan of a hand of which a card must be chosen, with the names of all cards in several rows. Returns null
 * if the cards fit in one row, or if a name does not fit.
 */
function rows(hand: NonNullable<Contents['hand']>, wide: number, { handle, u, room }: Given): HandPlan | null {
  const gap = 4 * u;
  const most = Math.floor((wide + gap) / (leastNamed(hand.cards, u) + gap));
  const count = Math.ceil(hand.cards.length / Math.max(1, most));
  if (most < 1 || count < 2) return null;
  const columns = Math.ceil(hand.cards.length / count);
  const each = Math.floor((wide + gap) / columns - gap);
  const cards = hand.cards.map((card) => ({ card, playable: true, ...named(card, each, u, false) }));
  if (cards.some(({ name }) => name === null)) return null;
  const head = Math.max(
    ...cards.map(({ card, name, nameWidth }) => heightOf(card.title, name ?? 0, nameWidth, LEADING) + RIM * u),
  );
  const [picture, body] = [PICTURE.rows * u, 22 * u];
  const row = Math.max(room.touch ? FINGER : 0, head + picture + body + 4);
  const least = handle + count * (row + gap) - gap;
  const places = { widths: cards.map(() => each), columns, gap, lift: 0, texts: null, hidden: 0, more: 0 };
  return { form: 'brief', cards, ...places, head, picture, body, least, most: least + count * 30 * u };
}

/** Returns the width of the edges of a card and of the space around its name. */
function inset(u: number): number {
  return 4 + 10 * u;
}

function named(
  card: Thing,
  each: number,
  u: number,
  beside: boolean,
): Pick<HandCardLaid, 'name' | 'nameWidth' | 'apart'> {
  const force = beside && card.mark !== '' ? width(card.mark, 20 * u) + 4 * u : 0;
  const room = each - inset(u) - force;
  const found = sized(card.title, room, beside ? 16 : LEAST_TYPE + 1, 3, u);
  return { name: found?.name ?? null, nameWidth: room, apart: !beside };
}

/** Places the parts of the hand in a box. */
export function laidHand(plan: HandPlan, box: Box, room: Room): HandLaid {
  const u = room.text / 16;
  const handle: Box = { ...box, x: box.x + 8 * u, width: box.width - 16 * u, height: handleHeight(room) };
  const { form, head, hidden, gap, lift, columns } = plan;
  // Extra height first shows the texts, and then makes the pictures larger.
  const extra = Math.max(0, box.height - plan.least);
  const tells = plan.texts !== null && plan.texts <= extra;
  const more = tells ? (plan.texts ?? 0) : 0;
  const top = handle.y + handle.height;
  let x = box.x + 8 * u;
  const count = Math.max(1, Math.ceil(plan.cards.length / Math.max(1, columns)));
  const row = (box.y + box.height - top - (count - 1) * gap) / count;
  const cards = plan.cards.map((card, at) => {
    if (at > 0 && at % columns === 0) x = box.x + 8 * u;
    const width = plan.widths[at] ?? 0;
    const raised = card.playable ? 0 : lift;
    const y = top + Math.floor(at / columns) * (row + gap) + raised;
    const here = { ...card, spine: spineOf(card, row - raised, u), box: { x, y, width, height: row - raised } };
    x += width + gap;
    return here;
  });
  const picture = plan.picture + extra / count - more;
  const y = top + lift;
  const rest =
    plan.more > 0 && cards.length > 0
      ? { x, y, width: handle.x + handle.width - x, height: box.y + box.height - y }
      : null;
  return { form, box, handle, cards, head, picture, body: plan.body + more, tells, hidden, more: plan.more, rest };
}

/** Returns the type size of the name that stands upright on a sliver of this height, or null if it does not fit. */
function spineOf({ card, name }: HandPlan['cards'][number], height: number, u: number): number | null {
  const below = card.mark === '' ? 0 : 22 * u;
  const fits = name === null && width(card.title, LEAST_TYPE * u) <= height - below - SPINE * u;
  return fits ? LEAST_TYPE * u : null;
}
