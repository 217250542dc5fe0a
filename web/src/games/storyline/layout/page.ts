// The page of a Location: its picture, title, words and tolls. The words are shown completely, or up to the end of a
// sentence.

import { inset, label, LEADING, SMALLEST, tall, type Box, type Label } from './box';
import { lines, width as wide } from '../../../layout/metrics';
import type { Spot } from './contents';
import { remembered } from './known';
import type { Page, Pill } from './table';
import { sum } from './share';
import { sentences } from './tolls';

/** The note at the end of a text that is not shown completely. */
export interface Wording {
  more: string;
}

type Drawn = Pick<Page, 'icon' | 'title' | 'words' | 'more' | 'pills'>;

const NOTHING: Drawn = { icon: null, title: null, words: null, more: false, pills: [] };
/** The margin of a page at its left and right, in pixels. */
const EDGE = 5;
/** The sign of danger for pages on which the word for danger does not fit. */
export const ALARM = '!';
/** The space on each side of the words in a pill, in pixels. */
const EDGES = 7;

/** Returns the contents of a page in the richest form that fits into its box. */
export function page(spot: Spot, box: Box, unit: number, { more }: Wording): Drawn {
  const room = inset(box, box.width < 100 * unit ? 3 : EDGE, 3);
  const forms = [open, headed, plain, tight, narrow, bare, long];
  const small = Math.max(SMALLEST, 13 * unit);
  const all: Drawn[] = [];
  for (const form of forms) {
    const found = form(spot, room, unit, more);
    if (!found) continue;
    all.push(found);
    // Words come before a picture and before a large title.
    if (told(found)) break;
  }
  const best = all.find(told) ?? all.find(({ words }) => words) ?? all[0];
  if (!best) return { ...NOTHING, more: spot.text !== '', title: label(spot.title, small, room) };
  return { ...centred(explained(best, spot, room), room), more: !told(best) };

  function told({ words, more }: Drawn): boolean {
    return spot.text === '' || (words !== null && !more);
  }
}

/** Adds to the only toll of a Location who pays it, if the text that says so is not shown. */
function explained(drawn: Drawn, { tolls, charges }: Spot, room: Box): Drawn {
  const { words, pills, title } = drawn;
  const [toll, last] = [tolls[0], pills.at(-1)];
  if (!toll || !last || tolls.length > 1 || charges === '' || words?.text.includes(charges)) return drawn;
  const width = wide(toll.who, last.px) + 2 * EDGES;
  const beside = title !== null && last.y < title.y + title.height - 1;
  if (beside || width > room.width) return drawn;
  return {
    ...drawn,
    pills: [...pills.slice(0, -1), { ...last, text: toll.who, width, x: room.x + (room.width - width) / 2 }],
  };
}

/** Reports whether the title and the tolls fit on a page of this size. */
export function shows(spot: Spot, width: number, height: number, unit: number): boolean {
  const room = { x: 0, y: 0, width: width - 2 * (width < 100 * unit ? 3 : EDGE) - 4, height: height - 6 };
  return (narrow(spot, room, unit) ?? bare(spot, room, unit)) !== null;
}

/** Returns the least height of a page of this width, without its words or with them. */
export const least = remembered<[width: number, unit: number, words?: boolean]>((spot, width, unit, words = false) => {
  for (let height = 40; height < 200; height += 6)
    if (words ? !page(spot, { x: 0, y: 0, width, height }, unit, { more: '' }).more : shows(spot, width, height, unit))
      return height;
  return 200;
});

/** Centres the title of a page without words in the space above the tolls. */
function centred(drawn: Drawn, room: Box): Drawn {
  const { title, icon, words, pills } = drawn;
  if (!title || words) return drawn;
  const below = pills.filter(({ y }) => y > title.y + title.height - 1);
  // A title with pills beside it is centred with them already.
  if (below.length < pills.length) return drawn;
  const foot = Math.min(room.y + room.height, ...below.map(({ y }) => y));
  const top = Math.min(title.y, icon?.y ?? Infinity);
  const deep = Math.max(title.y + title.height, icon ? icon.y + icon.height : 0) - top;
  const by = Math.max(0, (foot - room.y - deep) / 2) - (top - room.y);
  return { ...drawn, title: { ...title, y: title.y + by }, icon: icon && { ...icon, y: icon.y + by } };
}

/** Returns the form in which the picture is beside the title and the words, or null if this form does not fit. */
function open(spot: Spot, room: Box, unit: number, more: string): Drawn | null {
  const side = Math.min(room.height, room.width * 0.36);
  if (!spot.up || room.width < 225 * unit || side < 64) return null;
  const rest = { ...room, x: room.x + side + 8, width: room.width - side - 8 };
  const found = headed({ ...spot }, rest, unit, more, false);
  const icon = { x: room.x, y: room.y + (room.height - side) / 2, width: side, height: side };
  return found && { ...found, icon };
}

/**
 * Returns the form in which a small picture is beside the title, the words are below them, and the pills are at the
 * foot, or null if this form does not fit.
 */
function headed(spot: Spot, room: Box, unit: number, more: string, pictured = true): Drawn | null {
  const drawn = pictured && spot.up;
  const side = drawn ? 34 * unit : 0;
  const beside = drawn ? { ...room, x: room.x + side + 4, width: room.width - side - 4 } : room;
  const foot = footed(spot, room, unit);
  if (!foot) return null;
  const below = (title: Label): Drawn | null => {
    const head = Math.max(side, title.height);
    if (head + foot.height + 2 > room.height) return null;
    const between = { ...room, y: room.y + head + 3, height: room.height - head - foot.height - 5 };
    const icon = drawn ? { x: room.x, y: room.y + (head - side) / 2, width: side, height: side } : null;
    const centred = { ...title, y: room.y + (head - title.height) / 2 };
    return { icon, title: centred, ...said(spot, between, unit, more), pills: foot.pills };
  };
  // A title is larger than the words below it, unless they are then not shown completely.
  const large = LARGE.map((px) => label(spot.title, px * unit, { ...beside, height: px * unit * LEADING }));
  const forms = unit > 1.1 ? large.flatMap((title) => (title ? (below(title) ?? []) : [])) : [];
  const usual = titled(spot.title, beside, unit);
  return forms.find((form) => !form.more) ?? (usual && below(usual));
}

/** The type sizes of titles on the pages of a large board, in sixteenths of the type size. */
const LARGE = [20, 18];

/**
 * Returns the form with the title, the words below it, and the pills at the foot, or null if this form does not fit.
 */
function plain(spot: Spot, room: Box, unit: number, more: string): Drawn | null {
  return headed(spot, room, unit, more, false);
}

/** Returns the form with everything in small type and without a picture, or null if this form does not fit. */
function tight(spot: Spot, room: Box, unit: number, more: string): Drawn | null {
  const px = Math.max(SMALLEST, 13 * unit);
  const title = label(spot.title, px, { ...room, height: Math.min(room.height, tall(spot.title, px, room.width)) });
  const foot = footed(spot, room, unit);
  if (!title || !foot) return null;
  const height = room.height - title.height - foot.height - 2;
  const found = height > 0 ? said(spot, { ...room, y: room.y + title.height + 2, height }, unit, more) : null;
  return found?.words ? { ...NOTHING, title, pills: foot.pills, ...found } : null;
}

/**
 * Returns the form that has only the title, with the tolls below it at their least height, or null if this form does
 * not fit.
 */
function narrow(spot: Spot, room: Box, unit: number): Drawn | null {
  const foot = footed(spot, room, unit);
  const title = foot && titled(spot.title, { ...room, height: room.height - foot.height }, unit);
  if (!title) return null;
  const y = room.y + (room.height - foot.height - title.height) / 2;
  return { ...NOTHING, title: { ...title, y }, pills: foot.pills };
}

/** Returns the form with a title of any number of lines above the tolls, or null if this form does not fit. */
function long(spot: Spot, room: Box, unit: number): Drawn | null {
  const foot = footed(spot, room, unit);
  const px = Math.max(SMALLEST, 13 * unit);
  const height = tall(spot.title, px, room.width);
  const spare = room.height - height - (foot?.height ?? 0);
  if (!foot || spare < 0) return null;
  const title = label(spot.title, px, { ...room, y: room.y + spare / 2, height });
  return title && { ...NOTHING, title, pills: foot.pills };
}

/** Returns the form with the title in small type, and beside it the tolls, or null if this form does not fit. */
function bare(spot: Spot, room: Box, unit: number): Drawn | null {
  const px = Math.max(SMALLEST, 13 * unit);
  const line = px * LEADING + 2;
  const signs = [...(spot.danger === '' ? [] : [ALARM]), ...spot.tolls.map(({ words }) => words)];
  const pill = Math.max(0, ...signs.map((sign) => wide(sign, px) + 2 * EDGES));
  const title = label(spot.title, px, { ...room, width: room.width - pill - (pill > 0 ? 4 : 0) });
  if (!title || line * signs.length > room.height) return null;
  const pills = signs.map((sign, at) => ({
    text: sign,
    px,
    x: room.x + room.width - pill,
    y: room.y + (room.height - line * signs.length) / 2 + at * line,
    width: pill,
    height: line,
    danger: sign === ALARM,
  }));
  const height = tall(spot.title, px, title.width);
  return { ...NOTHING, title: { ...title, y: room.y + (room.height - height) / 2, height }, pills };
}

/** Returns the title in the largest type in which it fits, or null if it does not fit. */
function titled(text: string, room: Box, unit: number): Label | null {
  for (const [px, rows] of [
    [16, 2],
    [15, 2],
    [14, 3],
    [13, 4],
  ] as const) {
    const size = Math.max(SMALLEST, px * unit);
    const height = tall(text, size, room.width);
    if (height <= Math.min(room.height, Math.ceil(rows * size * LEADING))) {
      const found = label(text, size, { ...room, height });
      if (found) return found;
    }
  }
  return null;
}

/**
 * Returns the pills at the foot of a page, or null if they do not fit. They show the danger, and the tolls on one or two
 * lines.
 */
function footed(spot: Spot, room: Box, unit: number): { pills: Pill[]; height: number } | null {
  const px = Math.max(SMALLEST, 13 * unit);
  const foot = (danger: string, tolls: string[]): { pills: Pill[]; height: number } | null => {
    const texts = [danger, ...tolls].filter((text) => text !== '');
    // A toll that is wider than the page has several lines.
    const split = texts.map((text) => lines(text, px, room.width - 2 * EDGES));
    const height = sum(split.map((rows) => rows.length * px * LEADING + 4));
    const widths = split.map((rows) => Math.max(...rows.map((row) => wide(row, px))) + 2 * EDGES);
    if (widths.some((width) => width > room.width) || height > room.height) return null;
    let y = room.y + room.height - height;
    const pills = split.map((rows, at) => {
      const [width, high] = [widths[at] ?? 0, rows.length * px * LEADING + 4];
      y += high;
      const x = room.x + (room.width - width) / 2;
      const text = rows.join('\n');
      return { text, px, x, y: y - high, width, height: high - 2, danger: at === 0 && danger !== '' };
    });
    return { pills, height: height + 2 };
  };
  const words = spot.tolls.map(({ words }) => words);
  const dangers = [...new Set([spot.danger, spot.danger && ALARM])];
  const forms = dangers.flatMap((danger) => [foot(danger, [words.join(' · ')]), foot(danger, words)]);
  return forms.find((form) => form !== null) ?? null;
}

/**
 * Returns the whole text if it fits. Otherwise returns as many sentences as fit, followed by a note that there are
 * more. The sentences about tolls are the first to be left out.
 */
export function said(
  { text, charges }: Pick<Spot, 'text' | 'charges'>,
  room: Box,
  unit: number,
  more: string,
): Pick<Drawn, 'words' | 'more'> {
  const px = Math.max(SMALLEST, 13 * unit);
  for (const size of [17, 16, 15, 14]) {
    const large = unit > 1.1 || size < 16 ? label(text, size * unit, room) : null;
    if (large && size * unit >= px) return { words: large, more: false };
  }
  const whole = label(text, px, room);
  if (whole) return { words: whole, more: false };
  const rest = charges === '' ? [] : beginnings(text.slice(charges.length));
  for (const part of [...rest, ...beginnings(text).slice(1)]) {
    const words = label(`${part} ${more}`, px, room);
    if (words) return { words, more: true };
  }
  return { words: null, more: text !== '' };
}

/** Returns the texts that consist of all sentences, of all but the last one, and so on. */
function beginnings(text: string): string[] {
  const all = sentences(text);
  return all.map((_, at) => all.slice(0, all.length - at).join(' '));
}

/** The least number of words of a text that is cut off within a sentence. */
const FEW = 3;

/** Returns as many words of a text as fit, followed by an ellipsis, or null if only a few words fit. */
export function begun(text: string, room: Box, unit: number): Label | null {
  const px = Math.max(SMALLEST, 13 * unit);
  const words = text.split(' ');
  for (let count = words.length - 1; count >= FEW; count--) {
    const found = label(
      `${words
        .slice(0, count)
        .join(' ')
        .replace(/[,;:.]$/, '')}…`,
      px,
      room,
    );
    if (found) return found;
  }
  return null;
}
