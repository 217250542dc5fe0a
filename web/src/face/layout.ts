// Places everything on a face. The layout is a pure function of the face's size and words, and does not use the page.

import { lines, longest, width } from '../layout/metrics';

/**
 * The sizes of a face. If a space is between two of these sizes, the face keeps the smaller one and leaves a larger
 * gap.
 */
export type Size = 'token' | 'hand' | 'table' | 'reader';

export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A text in a rectangle, with line breaks inserted. */
export interface Words extends Rect {
  px: number;
  leading: number;
  lines: string[];
}

export interface Layout extends Rect {
  /** The distance by which the teeth of the edge extend beyond the box, and the width of the rim within the box. */
  tooth: number;
  rim: number;
  name: Words | null;
  window: Rect;
  /** The line that contains the kind of the card. */
  kind: Words | null;
  words: Words | null;
  foot: Rect | null;
  /** The left gem with the cost, and the right gem with Vitality or Force. Both extend beyond the box. */
  left: Rect;
  right: Rect;
}

interface Measures {
  box: [width: number, height: number];
  tooth: number;
  rim: number;
  gem: number;
  foot: number;
  /** The strip of the name: its type sizes, the width of its lines below the gems, and the width between the gems. */
  name: { sizes: number[]; room: number; between: number };
  /** The possible heights of the name, each with the height of the window. A long name takes space from the window. */
  heights: [name: number, window: number][];
  words: number;
  kind: number;
}

const MEASURES: Record<Exclude<Size, 'token'>, Measures> = {
  hand: {
    box: [120, 168],
    tooth: 5,
    rim: 6,
    gem: 26,
    foot: 16,
    name: { sizes: [14, 13], room: 104, between: 88 },
    heights: [
      [34, 70],
      [45, 60],
      [59, 48],
    ],
    words: 13,
    kind: 0,
  },
  table: {
    box: [160, 224],
    tooth: 6,
    rim: 7,
    gem: 30,
    foot: 17,
    name: { sizes: [16, 15, 14, 13], room: 136, between: 120 },
    heights: [
      [38, 80],
      [47, 72],
      [62, 64],
    ],
    words: 13,
    kind: 0,
  },
  reader: {
    box: [320, 448],
    tooth: 10,
    rim: 13,
    gem: 46,
    foot: 30,
    name: { sizes: [25, 22, 19, 17], room: 270, between: 236 },
    heights: [
      [62, 180],
      [84, 160],
    ],
    words: 18,
    kind: 15,
  },
};

/** The height of a line, in multiples of the type size. */
const LEADING = { name: 1.06, words: 1.1 };
const TOKEN = 40;
const DISC = 19;

export interface Said {
  /** The title. The part after a bullet is on a line of its own. */
  name: string;
  /** True if there are gems at the upper corners. */
  gems: boolean;
  kind: string;
  /** The words, from the longest version to the shortest. The first version that fits is drawn. */
  words: string[];
  /** True if there are signs below the words. */
  foot: boolean;
}

/** Returns the layout of a face of this size. */
export function layout(size: Size, said: Said): Layout {
  if (size === 'token') return token();
  const measures = MEASURES[size];
  const [wide, high] = measures.box;
  const { rim, tooth, gem } = measures;
  const inner = { x: rim, y: rim, width: wide - 2 * rim, height: high - 2 * rim };
  const { name, pane } = named(measures, said, inner);
  const window = {
    x: inner.x,
    y: name.y + name.height,
    width: inner.width,
    height: pane,
  };
  const low = said.foot ? measures.foot : 3;
  const foot = { x: rim + 3, y: high - rim - low, width: inner.width - 6, height: low };
  const under = window.y + window.height + 2;
  const kind = measures.kind > 0 ? kindLine(measures, said.kind, under, inner) : null;
  const top = kind ? kind.y + kind.height : under;
  const room = { x: inner.x + 2, y: top, width: inner.width - 4, height: foot.y - top };
  return {
    x: 0,
    y: 0,
    width: wide,
    height: high,
    tooth,
    rim,
    name,
    window,
    kind,
    words: worded(said.words, size === 'reader' ? [18, 16, 15, 14, 13] : [measures.words], room),
    foot: said.foot ? foot : null,
    left: { x: -9, y: -9, width: gem, height: gem },
    right: { x: wide + 9 - gem, y: -9, width: gem, height: gem },
  };
}

function token(): Layout {
  const box = { x: 0, y: 0, width: TOKEN, height: TOKEN };
  const corner = { y: -5, width: DISC, height: DISC };
  return {
    ...box,
    tooth: 3,
    rim: 0,
    name: null,
    window: box,
    kind: null,
    words: null,
    foot: null,
    left: { x: -5, ...corner },
    right: { x: TOKEN + 5 - DISC, ...corner },
  };
}

/** Returns the name in the largest type in which it fits, and the height that remains for the window. */
function named(measures: Measures, said: Said, inner: Rect): { name: Words; pane: number } {
  const { sizes, room } = measures.name;
  const between = said.gems ? measures.name.between : room;
  const tried = (name: string) =>
    measures.heights.flatMap(([strip, pane]) =>
      sizes.flatMap((px) => [between, room].map((wide) => ({ strip, pane, px, broken: lines(name, px, wide) }))),
    );
  type Try = ReturnType<typeof tried>[number];
  // The first of several lines is between the gems. The other lines are below the gems, and so is a name of one line.
  const fits = ({ strip, px, broken }: Try) =>
    broken.every((line, at) => width(line, px) <= (at === 0 && broken.length > 1 ? between : room)) &&
    broken.length * px * LEADING.name <= strip - 3;
  // A name on one line, even in smaller type, is easier to read than a broken one. If a title with a bullet does not
  // fit, the part after the bullet is left out.
  const whole = tried(said.name.replace(' • ', '\n')).filter(fits);
  const base = tried(said.name.split(' • ')[0] ?? '');
  const found = whole.find(({ broken }) => broken.length === 1) ?? whole[0] ?? base.find(fits) ?? base.at(-1);
  const { strip, pane, px, broken } = found ?? { strip: 0, pane: 0, px: 13, broken: [] };
  const box = { x: inner.x + (inner.width - room) / 2, y: inner.y, width: room, height: strip };
  return { name: { ...box, px, leading: LEADING.name, lines: broken }, pane };
}

function kindLine(measures: Measures, kind: string, y: number, inner: Rect): Words {
  const px = measures.kind;
  const broken = lines(kind, px, inner.width - 24);
  const height = broken.length * px * LEADING.words + 6;
  return { x: inner.x + 12, y, width: inner.width - 24, height, px, leading: LEADING.words, lines: broken };
}

/** Returns the longest version of the words that fits, in the largest type in which it fits, or null if none fits. */
function worded(words: string[], sizes: number[], room: Rect): Words | null {
  for (const text of words.filter((text) => text !== '')) {
    for (const px of sizes) {
      const broken = lines(text, px, room.width);
      const fits = longest(text, px) <= room.width && broken.length * px * LEADING.words <= room.height;
      if (fits) return { ...room, px, leading: LEADING.words, lines: broken };
    }
  }
  return null;
}
