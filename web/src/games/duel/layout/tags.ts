// Captives are drawn behind their captor. Each has a tag with a barred picture, and with its name where the name fits.

import { FINGER, LEAST_TYPE, type Box, type Room } from '../../../layout/box';
import { lines, longest, width } from '../../../layout/metrics';
import { BESIDE, EDGE, LEADING, type Form } from './cards';
import type { Character, Thing } from './contents';

export interface Tag {
  captive: Thing;
  /** True if the tag can be pressed on a touch screen, because a captive of the same captor can be chosen. */
  finger: boolean;
  /** The number of captives without a tag of their own. The last tag shows this number. */
  more: number;
  /** The width for the name, or null if the tag has only a picture. */
  name: number | null;
  height: number;
}

export interface TagLaid extends Tag {
  box: Box;
  /** The box in which a press hits the tag. On a touch screen it may cover the edge of the captor's card. */
  hit: Box;
}

export const TAG = 24;
/** The greatest number of tags with names behind one captor. */
const MOST_TAGS = 2;
/**
 * The width of everything beside a name, and the width for the number of further captives. Both are in sixteenths of
 * the type size.
 */
const AROUND = 36;
const MORE = 24;
/** The difference in width between a card and its tags, in sixteenths of the type size. */
const INSET = 4;
/** Reports whether captives are pictures side by side without names, as on a phone. */
export function nameless({ width, text }: Room): boolean {
  return width / (text / 16) < 700;
}

/**
 * Returns the tags behind a captor whose card has this width. The first tag is next to the card. On a narrow board,
 * tags are pictures side by side. If a captive can be chosen, there is room for a finger on each tag of its captor.
 * `more` is the number of additional tags, or of additional rows of pictures, for which there is height.
 */
export function tagsOf({ captives, asks }: Character, form: Form, card: number, room: Room, more = 0): Tag[] {
  if (form === 'slim' || form === 'strip' || captives.length === 0) return [];
  const u = room.text / 16;
  const finger = asks && room.touch;
  const most = MOST_TAGS + more;
  if (!nameless(room))
    return captives.slice(0, most).map((captive, at) => {
      const more = at === most - 1 ? captives.length - most : 0;
      const { name, height } = named(captive.title, card - (more > 0 ? MORE * u : 0), u);
      return { captive, finger, more, name, height: finger && at > 0 ? Math.max(height, FINGER) : height };
    });
  const places = columnsOf(card, { finger }, u) * (finger ? 1 : 1 + more);
  const shown = captives.length <= places ? captives.length : Math.max(1, places - 1);
  return captives.slice(0, shown).map((captive, at) => {
    const more = at === shown - 1 ? captives.length - shown : 0;
    return { captive, finger, more, name: null, height: TAG * u };
  });
}

/** Returns the width for a captive's name, which may have up to three lines, and the height of its tag. */
function named(title: string, card: number, u: number): Pick<Tag, 'name' | 'height'> {
  const px = LEAST_TYPE * u;
  const room = card - AROUND * u;
  const count = lines(title, px, room).length;
  if (longest(title, px) > room || count > 3) return { name: null, height: TAG * u };
  return { name: room, height: Math.max(TAG * u, count * px * LEADING + 8 * u) };
}

/** Returns the height that the tags add to the card of their captor, which has this width. */
export function tagsHeight(tags: Tag[], card: number, room: Room): number {
  const [first] = tags;
  if (!first || !nameless(room)) return tags.reduce((sum, { height }) => sum + height, 0);
  return Math.ceil(tags.length / columnsOf(card, first, room.text / 16)) * first.height;
}

/** Returns the number of pictures of captives side by side behind a card. */
function columnsOf(card: number, tag: Pick<Tag, 'finger'>, u: number): number {
  return Math.max(1, Math.floor(card / breadth(tag, u)));
}

/** Returns the width of a tag without a name. */
function breadth({ finger }: Pick<Tag, 'finger'>, u: number): number {
  return finger ? Math.max(TAG * u, FINGER) : TAG * u;
}

/** Places the pictures of captives side by side in a box on a low card. The last tag shows the number of the others. */
export function tagsBeside({ captives }: Character, shown: number, within: Box, u: number): TagLaid[] {
  const height = Math.min(TAG * u, within.height - 2 * EDGE);
  return captives.slice(0, shown).map((captive, at) => {
    const last = at === shown - 1;
    const x = within.x + at * BESIDE * u;
    const width = last ? within.x + within.width - x : BESIDE * u;
    const box = { x, y: within.y + (within.height - height) / 2, width, height };
    return { captive, finger: false, more: last ? captives.length - shown : 0, name: null, height, box, hit: box };
  });
}

/**
 * Places tags in the part of a card's box that lies behind the card. They are in a row on a narrow board, and below
 * each other otherwise. On the reader's own side (`own`) they are below the card, and on the other side above it.
 */
export function placedTags(tags: Tag[], { x, y, width: card }: Box, own: boolean, room: Room): TagLaid[] {
  const u = room.text / 16;
  const narrow = nameless(room);
  const total = tagsHeight(tags, card, room);
  let before = 0;
  return tags.map((tag, at) => {
    const { height } = tag;
    const more = tag.more > 0 ? width(`…${tag.more}`, LEAST_TYPE * u) + 3 * u : 0;
    const columns = columnsOf(card, tag, u);
    const left = (at % columns) * breadth(tag, u);
    const box = narrow
      ? {
          x: x + left,
          y: y + Math.floor(at / columns) * height,
          width: Math.min(breadth(tag, u) + more, card - left),
          height,
        }
      : { x: x + (INSET / 2) * u, y: own ? y + before : y + total - before - height, width: card - INSET * u, height };
    before += height;
    const reach = tag.finger ? Math.max(0, FINGER - height) : 0;
    return { ...tag, box, hit: { ...box, y: own ? box.y - reach : box.y, height: height + reach } };
  });
}
