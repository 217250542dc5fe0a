// The layout of the whole board, as a pure function that turns the contents of a position and the size of the room into
// rectangles.

import { FINGER, type Box } from './box';
import type { Contents } from './contents';
import { cross } from './cross';
import { desk, drawer, spreads, type Spread } from './desk';
import { lies, road, type Laid, type Words } from './road';
import type { Desk, Form, Table } from './table';
import { upright } from './upright';
import { wheel } from './wheel';

export interface Room {
  width: number;
  height: number;
  /** The type size that the reader has chosen, in pixels. */
  text: number;
  /**
   * The height of the board including its prompt. The form of the board depends on this height, and therefore does not
   * change when the prompt does.
   */
  whole: number;
  /** The number of seats from the reader's seat to the Author at the front. 0 if no other Author was brought there. */
  front: number;
}

const GAP = 8;
/** The height of a prompt of two lines, in sixteenths of the type size. */
const PROMPT = 84;
/** The type size in pixels to which the constants of the layout refer. */
const TYPE = 16;
/** The least height of a road or a wheel above a hand that shows its words, in sixteenths of the type size. */
const RICH = { road: 430, wheel: 560 };
/**
 * The greatest share of the board's height that the cards of a question may take, and the greatest share on a narrow
 * board if the reader chooses one of these cards.
 */
const ASKS = 0.5;
const CHOOSES = 0.58;

/** The shares of the type size to try, one after the other, if the board is too small for the reader's type size. */
const PARTS = [1, 0.85, 0.7, 0.6, 0.5];

/** Returns the layout of the board in the largest type that fits, up to the size that the reader has chosen. */
export function layout(contents: Contents, room: Room, words: Words): Table {
  const wanted = room.text / TYPE;
  const units = wanted > 1 ? PARTS.map((part) => Math.max(1, wanted * part)) : [wanted];
  const tables = units.map((unit) => () => laid(contents, room, unit, words));
  for (const table of tables.slice(0, -1)) {
    const found = table();
    if (sound(found, contents)) return found;
  }
  return laid(contents, room, units.at(-1) ?? 1, words);
}

/** The least height of the visible part of the road, in pixels. */
const SEEN = 130;

/** Reports whether a layout draws all titles, scrolls nothing, and makes every card large enough for a finger. */
function sound({ pages, titles, window, deep, desk }: Table, { authors }: Contents): boolean {
  if (window.height < SEEN || desk.papers.some(({ box }) => box.height < FINGER)) return false;
  const named = titles.every(({ name, from }) => name !== null || authors[from]?.name === '');
  return named && pages.every(({ title }) => title !== null) && deep <= window.height + 1;
}

/** In windows of at least this width, in pixels, the road usually runs from left to right. */
const WIDE = 800;

/** Returns the layout of a board without anything on it, in the form that is usual in a window of this width. */
export function blank(width: number): Table {
  const none = { x: 0, y: 0, width: 0, height: 0 };
  return {
    form: width < WIDE ? 'upright' : 'road',
    unit: 1,
    width: 0,
    height: 0,
    field: none,
    window: none,
    deep: 0,
    lead: null,
    hub: null,
    bricks: [],
    pages: [],
    titles: [],
    standees: [],
    handles: [],
    desk: { box: none, ink: none, papers: [], piles: [], loose: [], handle: null },
  };
}

function laid(contents: Contents, room: Room, unit: number, words: Words): Table {
  const many = contents.authors.length > 2;
  return narrow(contents, room, unit)
    ? portrait(contents, room, unit, words, many ? 'cross' : 'upright')
    : landscape(contents, room, unit, words, many ? 'wheel' : 'road');
}

/** Reports whether the board is too narrow for a road from left to right. The road is then upright. */
export function narrow(contents: Contents, { width, whole, text }: Room, unit: number): boolean {
  if (width < 640 * unit || width < whole * 0.88) return true;
  const zoom = text / TYPE;
  // In large type a prompt has more lines.
  const prompt = (PROMPT + 26 * (zoom - 1)) * zoom;
  const field = { x: 0, y: 0, width, height: whole - 92 * unit - prompt - GAP };
  if (contents.authors.length <= 2) return !lies(contents, field, unit);
  const spots = Math.max(...contents.authors.map(({ spots }) => spots.length));
  return (width / 2 - 180 * unit) / spots < 74 * unit || field.height < 380 * unit;
}

function landscape(contents: Contents, room: Room, unit: number, words: Words, form: 'road' | 'wheel'): Table {
  const { width, height } = room;
  const rows = { contents, width, unit, more: words.more };
  const asks = contents.shown.length + contents.answered.length > 0;
  const most = asks ? height * ASKS : Math.max(92 * unit, height - RICH[form] * unit - GAP);
  const rich = most >= 168 * unit;
  const below = desk(rows, height, Math.min(most, height * ASKS), rich);
  const field = { x: 0, y: 0, width, height: contents.over ? height : below.box.y - GAP };
  const laid = form === 'road' ? road(contents, field, unit, words) : wheel(contents, field, unit, words, room.front);
  return whole(form, room, unit, field, laid, below);
}

function portrait(contents: Contents, room: Room, unit: number, words: Words, kind: 'upright' | 'cross'): Table {
  const { width, height } = room;
  const rows = { contents, width, unit, more: words.more };
  const lay = kind === 'upright' ? upright : cross;
  // The hand shows its words if that leaves the road enough space. It is only a handle if the road needs all the space.
  const forms = spreads(rows, height * (contents.shown.some(({ asked }) => asked) ? CHOOSES : ASKS));
  const above = (form: Spread) => {
    const below = drawer(rows, height, form);
    const field = { x: 0, y: 0, width, height: contents.over ? height : below.box.y - 6 };
    return { below, field, laid: lay(contents, field, unit, words) };
  };
  for (const [at, form] of forms.entries()) {
    const { below, field, laid } = above(form);
    if (form === forms.at(-1) || spares(laid, form.rich, unit)) return whole(kind, room, unit, field, laid, below);
    // If even a closed hand leaves too little space for the road, no form in between leaves enough.
    const last = forms.at(-1);
    const least = at === 0 && last && scrolls(laid) ? above(last) : null;
    if (least && scrolls(least.laid)) return whole(kind, room, unit, least.field, least.laid, least.below);
  }
  throw new Error('a closed hand is the last form');
}

function scrolls({ deep, window }: Laid): boolean {
  return deep > window.height + 1;
}

/** The least height of a Location above a hand that shows names, in sixteenths of the type size. */
const SLOT = 56;

/** Reports whether the road has enough space above a hand. Above a `rich` hand, the road must show more. */
function spares(laid: Laid, rich: boolean, unit: number): boolean {
  const { pages, standees, handles } = laid;
  const whole = standees.every(({ size }) => size !== 'token') && handles.length === 0;
  return !scrolls(laid) && (!rich || (whole && pages.every(({ slot }) => slot.height >= SLOT * unit)));
}

function whole(form: Form, { width, height }: Room, unit: number, field: Box, laid: Laid, desk: Desk): Table {
  return { form, unit, width, height, field, ...laid, desk };
}
