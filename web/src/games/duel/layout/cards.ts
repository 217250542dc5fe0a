// The forms of a Character on the table, with the contents and the height of each.

import { LEAST_TYPE } from '../../../layout/box';
import { lines, longest, width } from '../../../layout/metrics';
import type { Character, Thing } from './contents';

/** The forms of a Character, from the one that shows the most to the one that needs the least space. */
export type Form = 'wide' | 'tall' | 'chips' | 'token' | 'slim' | 'strip' | 'line';

/** The forms in which a Character shows the cards attached to it. */
export type Attached = 'rows' | 'chips' | 'pictures' | 'none';

/** A Character in one form and a given width: its contents, and the height that it needs. */
export interface Drawn {
  form: Form;
  /** The type size of the name, or null if the form shows no name. */
  name: number | null;
  /** The size of the box for the name. */
  nameWidth: number;
  nameHeight: number;
  /** The width of the text, or null if the form shows no text. */
  textWidth: number | null;
  textHeight: number;
  attached: Attached;
  /** The number of attached cards that are shown. The form shows only the number of the others. */
  shown: number;
  attachedHeight: number;
  /** The number of captives whose pictures are beside the name, on a low card. */
  captives: number;
  /** The width of a picture that is at the left, or otherwise the least height of the picture. */
  picture: number;
  height: number;
}

export const LEADING = 1.08;
export const TEXT = 13;
export const TEXT_LEADING = 1.15;
/** The width of a card's edge in pixels, and the space around words in sixteenths of the type size. */
export const EDGE = 2;
export const PAD = 4;
export const FORCE = 30;
export const SMALL_FORCE = 24;
export const ROW = 24;
export const CHIP = 26;

/** The least width of each form, in sixteenths of the type size. */
export const LEAST: Record<Form, number> = {
  wide: 200,
  tall: 150,
  chips: 104,
  token: 74,
  slim: 104,
  strip: 30,
  line: 22,
};
/** The greatest width of each form, in sixteenths of the type size. Space beyond this width stays empty. */
export const MOST: Record<Form, number> = {
  wide: 300,
  tall: 210,
  chips: 190,
  token: 164,
  slim: 230,
  strip: 46,
  line: 30,
};
/** The greatest height of each form, in sixteenths of the type size. */
export const TALLEST: Record<Form, number> = {
  wide: 270,
  tall: 300,
  chips: 250,
  token: 164,
  slim: 58,
  strip: 46,
  line: 30,
};

/**
 * Returns the card in a form, or null if the form does not fit into this width. `u` is a sixteenth of the type size. If
 * `height` is given, the picture takes the space that the words leave.
 */
export function drawn(card: Character, form: Form, room: number, u: number, height = 0): Drawn | null {
  switch (form) {
    case 'wide':
      return widest(card, room, u, height);
    case 'tall':
      return tall(card, room, u);
    case 'chips':
      return chips(card, room, u, height);
    case 'token':
      return token(card, room, u, height);
    case 'slim':
      return slim(card, room, u);
    case 'strip':
    case 'line':
      return { ...bare, form, picture: room, height: room };
  }
}

const bare: Omit<Drawn, 'form' | 'height' | 'picture'> = {
  name: null,
  nameWidth: 0,
  nameHeight: 0,
  textWidth: null,
  textHeight: 0,
  attached: 'none',
  shown: 0,
  attachedHeight: 0,
  captives: 0,
};

/**
 * The possible widths of the picture on a wide card, as shares of the card's width, and the greatest width of the
 * picture as a share of the card's height.
 */
const PICTURES = [0.52, 0.46, 0.4, 0.34];
const BROADEST = 0.8;
/** The greatest height of the name beside a large picture, which is two lines, in sixteenths of the type size. */
const NAME = 38;

/** The height of a slender card, as a multiple of its width. */
export const SLENDER = 1.2;

function widest(card: Character, room: number, u: number, height: number): Drawn | null {
  // The picture of a card that is higher than wide is above the words, where it is not a narrow column.
  const upright = height > SLENDER * room ? tall(card, room, u) : null;
  if (upright && upright.height <= height) return upright;
  const least = Math.min(84 * u, Math.round(room * 0.32));
  const lean = wide(card, room, u, least);
  for (const part of PICTURES) {
    const picture = Math.min(Math.round(part * room), Math.round(BROADEST * height));
    const found = picture > least ? wide(card, room, u, picture) : null;
    // A larger picture must not make the name smaller. It may make the name take a second line.
    if (found && found.height <= height && found.name === lean?.name && found.nameHeight <= NAME * u) return found;
  }
  return lean;
}

function wide(card: Character, room: number, u: number, picture: number): Drawn | null {
  const column = room - 2 * EDGE - picture - 2;
  const name = named(card.title, column - (2 * PAD + FORCE) * u, 17, 4, u);
  const textWidth = column - 2 * PAD * u;
  const textHeight = heightOf(card.text, TEXT * u, textWidth, TEXT_LEADING);
  const attachedHeight = rowsHeight(card.under, column, u);
  if (!name || attachedHeight === null) return null;
  // The Force is beside the name, where it does not cover the text.
  const nameHeight = Math.max(name.nameHeight, FORCE * u);
  const height = 2 * EDGE + 2 * PAD * u + nameHeight + textHeight + 4 * u + attachedHeight;
  const all = {
    ...name,
    nameHeight,
    textWidth,
    textHeight,
    attached: 'rows' as const,
    shown: card.under.length,
    attachedHeight,
    captives: 0,
  };
  return { form: 'wide', ...all, picture, height: Math.max(90 * u, height) };
}

function tall(card: Character, room: number, u: number): Drawn | null {
  const inner = room - 2 * EDGE;
  const name = named(card.title, inner - 2 * PAD * u, 16, 3, u);
  const textWidth = inner - 2 * PAD * u;
  const textHeight = heightOf(card.text, TEXT * u, textWidth, TEXT_LEADING);
  const attachedHeight = rowsHeight(card.under, inner, u);
  if (!name || attachedHeight === null) return null;
  const picture = 56 * u;
  const height = 2 * EDGE + picture + name.nameHeight + textHeight + 3 * PAD * u + attachedHeight;
  const all = {
    ...name,
    textWidth,
    textHeight,
    attached: 'rows' as const,
    shown: card.under.length,
    attachedHeight,
    captives: 0,
  };
  return { form: 'tall', ...all, picture, height };
}

/** The least height of a picture that gives height to further rows of attached cards, and to tags of captives. */
export const PICTURE = 60;

function chips(card: Character, room: number, u: number, given: number): Drawn | null {
  const inner = room - 2 * EDGE;
  const name = named(card.title, inner - PAD * u, 15, 3, u);
  if (!name) return null;
  const least = 2 * EDGE + name.nameHeight + PAD * u;
  const under = inRows(
    card.under,
    chipWidth(card.under, u),
    inner - 4 * u,
    (given - least - PICTURE * u) / (CHIP * u),
    u,
  );
  const attachedHeight = under.rows * CHIP * u;
  const picture = 44 * u;
  const height = least + picture + attachedHeight;
  return { ...bare, form: 'chips', ...name, attached: 'chips', shown: under.shown, attachedHeight, picture, height };
}

function token(card: Character, room: number, u: number, given: number): Drawn | null {
  const inner = room - 2 * EDGE;
  const name = named(card.title, inner - 2 * u, 15, 3, u);
  if (!name) return null;
  const least = 2 * EDGE + name.nameHeight + 2 * u;
  const under = inRows(card.under, 20 * u, inner - 2 * u, (given - least - PICTURE * u) / (20 * u), u);
  const attachedHeight = under.rows * 20 * u;
  const picture = 30 * u;
  const height = least + picture + attachedHeight;
  return { ...bare, form: 'token', ...name, attached: 'pictures', shown: under.shown, attachedHeight, picture, height };
}

/** Returns the number of rows of attached cards, at least one and at most `most`, and the number of cards that they show. */
function inRows(under: Thing[], each: number, room: number, most: number, u: number): { rows: number; shown: number } {
  const columns = Math.max(1, Math.floor(room / each));
  const rows = Math.min(Math.ceil(under.length / columns), Math.max(1, Math.floor(most)));
  const before = Math.max(0, rows - 1) * columns;
  return { rows, shown: before + shownOf(under.slice(before), each, room, u) };
}

/** The width of a small picture beside a name, in sixteenths of the type size. */
export const BESIDE = 22;

/** Returns the width of the pictures of attached cards beside a name, with the number of the cards that are left out. */
export function besideWidth({ under }: Character, shown: number, u: number): number {
  return (shown * BESIDE + (shown < under.length && shown > 0 ? MORE : 0)) * u;
}

/**
 * Returns the number of captives that a low card can picture. If one of them can be chosen, its small picture would be
 * in the way of a finger.
 */
export function pictured({ captives, asks }: Character): number {
  return asks ? 0 : captives.length;
}

/** Returns the width of the pictures of captives beside a name, with the number of the captives that are left out. */
export function captivesWidth({ captives }: Character, shown: number, u: number): number {
  return (shown * BESIDE + (shown < captives.length && shown > 0 ? MORE : 0)) * u;
}

/** The name comes first on a low card. Beside it are pictures of the captives and of the attached cards. */
function slim(card: Character, room: number, u: number): Drawn | null {
  const picture = 34 * u;
  const full = room - 2 * EDGE - picture - (FORCE + 2 * PAD) * u;
  const bareName = named(card.title, full, 15, 3, u);
  if (!bareName) return null;
  const height = Math.max(40 * u, bareName.nameHeight + 2 * EDGE + PAD * u);
  for (let count = pictured(card) + card.under.length; count > 0; count--) {
    const captives = Math.min(pictured(card), count);
    const shown = count - captives;
    const name = named(card.title, full - captivesWidth(card, captives, u) - besideWidth(card, shown, u), 15, 2, u);
    if (name && name.nameHeight + 2 * EDGE <= height)
      return {
        ...bare,
        form: 'slim',
        ...name,
        attached: shown > 0 ? 'pictures' : 'none',
        shown,
        captives,
        picture,
        height,
      };
  }
  return { ...bare, form: 'slim', ...bareName, picture, height };
}

/** The least height of a picture with signs of letters below the Force, in sixteenths of the type size. */
const LETTERED = 54;

/** Reports whether the picture of a card of this height has room for signs of the card's letters. */
export function hasLetters({ form, height, picture }: Drawn, given: number, u: number): boolean {
  if (form === 'wide') return true;
  return (form === 'tall' || form === 'chips' || form === 'token') && given - (height - picture) >= LETTERED * u;
}

/** Returns the largest type size at which a name fits into `rows` lines, or null if it does not fit at any size. */
export function named(
  title: string,
  room: number,
  most: number,
  rows: number,
  u: number,
): Pick<Drawn, 'name' | 'nameWidth' | 'nameHeight'> | null {
  for (let size = most; size >= LEAST_TYPE; size--) {
    const px = size * u;
    if (longest(title, px) > room) continue;
    const count = lines(title, px, room).length;
    if (count <= rows) return { name: px, nameWidth: room, nameHeight: Math.ceil(count * px * LEADING) };
  }
  return null;
}

export function heightOf(words: string, px: number, room: number, leading: number): number {
  return words === '' ? 0 : Math.ceil(lines(words, px, room).length * px * leading);
}

/** Returns the width for the name of an attached card in a row, between its picture and its Force. */
export function rowRoom(column: number, { mark }: Thing, u: number): number {
  return column - (22 + 3 * PAD) * u - (mark === '' ? 0 : width(mark, 14 * u) + PAD * u);
}

/** Returns the height of a row for an attached card with its name, or null if the name does not fit. */
export function rowHeight(one: Thing, column: number, u: number): number | null {
  const room = rowRoom(column, one, u);
  if (longest(one.title, TEXT * u) > room) return null;
  return Math.max(ROW * u, heightOf(one.title, TEXT * u, room, LEADING) + 4 * u);
}

function rowsHeight(under: Thing[], column: number, u: number): number | null {
  const heights = under.map((one) => rowHeight(one, column, u));
  return heights.some((height) => height === null) ? null : heights.reduce<number>((sum, each) => sum + (each ?? 0), 0);
}

/** The gap between chips, in sixteenths of the type size. */
const APART = 6;

/** Returns the width of a chip with the gap after it. The chip has a picture and room for the widest Force of the attached cards. */
export function chipWidth(under: Thing[], u: number): number {
  return (22 + APART) * u + Math.max(0, ...under.map(({ mark }) => (mark === '' ? 0 : width(mark, TEXT * u))));
}

/** The width of the sign that shows the number of further cards, in sixteenths of the type size. */
const MORE = 22;

/**
 * Returns the number of attached cards that fit into a row. If some do not fit, the last place in the row shows their
 * number.
 */
function shownOf(under: Thing[], each: number, room: number, u: number): number {
  if (under.length * each <= room) return under.length;
  return Math.max(0, Math.floor((room - MORE * u) / each));
}
