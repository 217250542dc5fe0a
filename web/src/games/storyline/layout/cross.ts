// The wheel of three or four Authors on a narrow board: upright spokes that meet at a crossroads. The reader's spoke is
// below the crossroads.

import { bottom } from '../../../layout/box';
import { width as wide } from '../../../layout/metrics';
import { label, SMALLEST, tall, type Box } from './box';
import type { Author, Contents, Spot } from './contents';
import { cuts, depth, folded, pack, type Cut, type Packed } from './pack';
import { ALARM, least, page, type Wording } from './page';
import type { Laid, Words } from './road';
import { share, sum } from './share';
import type { Handle, Page, Standee } from './table';
import { seated } from './title';
import { EDGE, ended, grounds, needs, pageHeights, rows, straight, usual } from './upright';
import { chosen, hidden, lowest, open, parted, type Way } from './ways';

/** The height of the crossroads, and the least height of a Location without cards, in pixels. */
const CROSSROADS = 30;
const EMPTY = 41;
const GAP = 4;

interface Spoke {
  bed: Box;
  pages: Page[];
  standees: Standee[];
  handles: Handle[];
}

export function cross(contents: Contents, field: Box, unit: number, words: Words): Laid {
  return ended(field, unit, (window, end) => crossed(contents, { field, window, end, unit }, words));
}

interface Ground {
  field: Box;
  /** The visible part of the spokes. */
  window: Box;
  /** The height of the rows with the Title Cards. */
  end: number;
  unit: number;
}

function crossed(contents: Contents, { field, window, end, unit }: Ground, words: Words): Laid {
  const [own, right, third, fourth] = contents.authors;
  const near = [own, right].filter((author) => author !== undefined);
  const far = [fourth, third].filter((author) => author !== undefined);
  const paged = pages(far, near, window, unit);
  const { above, below, high } = halves(far, near, window, unit, paged);
  const top = { ...window, height: above };
  const middle = { ...window, y: window.y + above, height: high };
  const foot = { ...window, y: middle.y + high, height: below };
  const spokes = [
    ...far.map((author, at) => spoke(author.spots, halved(top, at, far.length), unit, words, paged)),
    ...near.map((author, at) => spoke(author.spots.toReversed(), halved(foot, at, 2), unit, words, paged)),
  ];
  const head = { ...field, height: end };
  const seats = { ...field, y: field.y + field.height - end, height: end };
  const titled = (author: Author, row: Box) => {
    const from = contents.authors.indexOf(author);
    return seated(author, from, grounds(author, row, unit), unit, words);
  };
  return {
    window,
    deep: Math.max(window.height, above + high + below),
    lead: null,
    hub: { x: middle.x + middle.width / 2, y: middle.y + high / 2, radius: high / 2 - 2 },
    bricks: [
      ...spokes.map(({ bed }) => ({ path: straight(bed), box: bed, upright: true })),
      { path: straight(middle), box: middle, upright: false },
    ],
    pages: numbered(
      spokes.flatMap(({ pages }) => pages),
      contents,
    ),
    titles: [
      ...far.map((author, at) => titled(author, halved(head, at, far.length))),
      ...near.map((author, at) => titled(author, halved(seats, at, 2))),
    ],
    standees: spokes.flatMap(({ standees }) => standees),
    handles: spokes.flatMap(({ handles }) => handles),
  };
}

/** Numbers the pages. Each page gets the number of its Location, counted from the Title Card. */
function numbered(pages: Page[], { authors }: Contents): Page[] {
  const at = (id: string) => Math.max(...authors.map(({ spots }) => spots.findIndex((spot) => spot.id === id))) + 1;
  return pages.map((page) => ({ ...page, at: at(page.id) }));
}

/** The least width of a spoke whose pages are beside its road, in sixteenths of the type size. */
const PAGED = 330;

/** Reports whether every spoke has room for its pages and all its cards if the pages are beside the road. */
function pages(far: Author[], near: Author[], window: Box, unit: number): boolean {
  const width = halved(window, 0, 2).width;
  return (
    width >= PAGED * unit && tallest(far, window, unit) + tallest(near, window, unit) <= window.height - CROSSROADS
  );
}

/** Returns the height that the highest spoke of a half needs if its pages are beside its road. */
function tallest(half: Author[], window: Box, unit: number): number {
  const { width } = halved(window, 0, half.length);
  const figure = cuts(unit)[1];
  return Math.max(0, ...half.map((author) => (figure ? beside(author, { ...window, width }, unit, figure) : 0)));
}

interface Halves {
  above: number;
  below: number;
  /** The height of the crossroads. */
  high: number;
}

/**
 * Divides the height between the far half and the near half, so that as little as possible is hidden. The crossroads
 * get as much as is left.
 */
function halves(far: Author[], near: Author[], window: Box, unit: number, paged: boolean): Halves {
  if (paged) {
    const high = Math.min(WIDE * unit, window.height - tallest(far, window, unit) - tallest(near, window, unit));
    const [above = 0, below = 0] = share(
      [far, near].map((half) => tallest(half, window, unit)),
      window.height - high,
      0,
    );
    return { above, below, high };
  }
  const [theirs, [mine = [], ...others]] = [far, near].map((half) =>
    half.map(({ spots }) => spots.map((spot) => barred(spot, halved(window, 0, half.length).width, unit))),
  ) as [Way[][][], Way[][][]];
  const floor = (half: Way[][][]) => Math.max(0, ...half.map((ways) => sum(ways.map((way) => lowest(way).height))));
  const floors = [floor(theirs), floor([mine, ...others])] as const;
  const parting = (high: number): Halves & { loss: number } => {
    const room = window.height - high;
    const measure = (at: number) =>
      OWN * hidden(mine, room - at) +
      sum([...theirs.map((ways) => hidden(ways, at)), ...others.map((ways) => hidden(ways, room - at))]);
    const usual = (room * floors[0]) / (floors[0] + floors[1]);
    const above = sum([...floors]) >= room ? floors[0] : parted(floors[0], room - floors[1], usual, measure);
    return { above, below: Math.max(floors[1], room - above), high, loss: measure(above) };
  };
  const [narrow, wide] = [parting(CROSSROADS), parting(WIDE * unit)];
  return wide.loss <= narrow.loss + 0.001 && wide.above + wide.below + wide.high <= window.height + 1 ? wide : narrow;
}

/** The height of crossroads with enough space, in sixteenths of the type size. */
const WIDE = 60;

/** The weight of a hidden card at the reader's own spoke. Other hidden cards have the weight 1. */
const OWN = 2;

/**
 * Returns the possible heights of a Location whose title is a bar, either beside a few cards or above rows of cards.
 */
function barred(spot: Spot, width: number, unit: number): Way[] {
  const { length } = spot.pieces;
  const bar = titled(spot, { x: 0, y: 0, width, height: 0 }, unit).height;
  const forms = cuts(unit);
  const cut = forms.at(-1);
  const page = Math.max(EMPTY, bar);
  const long = (cut: Cut) => bar + depth(length, width - 2 * EDGE, cut) - cut.gap + 2;
  const all = open({ count: length, page, whole: page, forms, long });
  if (!cut || length === 0) return all;
  const beside = abreast(spot, { x: 0, y: 0, width, height: EMPTY + 1 }, unit);
  const deep = cut.height + cut.gap;
  const rows = Math.round(depth(length, width - 2 * EDGE, cut) / deep);
  const some = Array.from({ length: Math.max(0, rows - 1) }, (_, more) => ({
    height: bar + (more + 1) * deep,
    hidden: folded(length, width - 2 * EDGE, more + 1, cut) + 1,
  }));
  const least = beside ? folded(length, beside.yard.width, 1, cut) : 0;
  const aside = { height: EMPTY + 1, hidden: least > 0 ? least + 1 : length * 0.12 };
  return [...(beside ? [aside] : []), ...some, ...all];
}

function halved(box: Box, at: number, of: number): Box {
  const width = (box.width - (of - 1) * 6) / of;
  return { ...box, x: box.x + at * (width + 6), width };
}

/** Returns the height of a spoke that shows all its cards and has its pages beside its road. */
function beside({ spots }: Author, { width }: Box, unit: number, cut: Cut): number {
  const margin = usual(width, unit);
  return sum(needs(spots, pageHeights(spots, margin, unit), width - margin - GAP, cut));
}

/** The width of the place for one card, in pixels. */
const CARD = 41;

/** Returns the page with as many cards beside its title as fit, or null if not even one card fits. */
function abreast(spot: Spot, slot: Box, unit: number) {
  for (const cards of [Math.min(spot.pieces.length, 3), 2, 1]) {
    const yard = Math.min(cards, spot.pieces.length) * (CARD + GAP) + 2;
    const rest = { ...slot, width: slot.width - yard };
    if (rest.width < 40) continue;
    const { height, page } = titled(spot, rest, unit);
    if (page.title === null || height > slot.height) continue;
    const box = { ...rest, height: slot.height };
    const down = (slot.height - height) / 2;
    const lower = <Part extends Box>(part: Part): Part => ({ ...part, y: part.y + down });
    return {
      page: { ...page, box, slot, title: lower(page.title), pills: page.pills.map(lower) },
      yard: { x: rest.x + rest.width, y: slot.y + 0.5, width: yard, height: slot.height },
    };
  }
  return null;
}

/** Returns the page with all its words, or null if they do not fit into this box. */
function told(spot: Spot, box: Box, slot: Box, unit: number, words: Wording): Page | null {
  const drawn = spot.text === '' ? null : page(spot, box, unit, words);
  return drawn?.title && !drawn.more ? { id: spot.id, box, slot, ...drawn, number: null, at: 0 } : null;
}

function spoke(spots: Spot[], bed: Box, unit: number, words: Words, paged: boolean): Spoke {
  if (paged) return rows(spots, bed, unit, words);
  const ways = spots.map((spot) => barred(spot, bed.width, unit));
  const lows = chosen(ways, bed.height).map(({ height }) => height);
  const heights = sum(lows) < bed.height ? share(lows, bed.height, 0) : lows;
  let y = bed.y;
  const laid = spots.map((spot, at) => {
    const slot = { ...bed, y, height: heights[at] ?? EMPTY };
    y += slot.height;
    const { height, page } = titled(spot, slot, unit);
    const side = slot.height < height + 43 && spot.pieces.length > 0 ? abreast(spot, slot, unit) : null;
    if (side) {
      const packed = pack(spot.id, spot.pieces, side.yard, cuts(unit));
      return { page: told(spot, side.page.box, slot, unit, words) ?? side.page, packed };
    }
    const below = (height: number) => pack(spot.id, spot.pieces, under(slot, height), cuts(unit));
    const packed = below(height);
    const high = spot.pieces.length === 0 ? slot.height : least(spot, slot.width, unit, true);
    const worded = told(spot, { ...slot, height: high }, slot, unit, words);
    const lower = below(high);
    // The words of a Location may take only the height that its cards leave.
    return worded && alike(lower, packed) && lower.standees.every(({ box }) => bottom(box) <= bottom(slot))
      ? { page: worded, packed: lower }
      : { page, packed };
  });
  return {
    bed,
    pages: laid.map(({ page }) => page),
    standees: laid.flatMap(({ packed }) => packed.standees),
    handles: laid.map(({ packed }) => packed.handle).filter((handle) => handle !== null),
  };
}

/** Returns the part of a slot below a bar of this height. */
function under({ x, y, width, height }: Box, bar: number): Box {
  return { x: x + EDGE, y: y + bar + 0.5, width: width - 2 * EDGE, height: height - bar - 1 };
}

/** Reports whether both show all cards, in the same forms and in as many rows. */
function alike(one: Packed, other: Packed): boolean {
  const forms = ({ standees }: Packed) =>
    [new Set(standees.map(({ box }) => box.y)).size, ...standees.map(({ size }) => size)].join(' ');
  return !one.handle && !other.handle && forms(one) === forms(other);
}

interface Bar {
  height: number;
  page: Page;
}

// One layout tries many heights of its parts, and asks for the same bars with each.
const bars = new WeakMap<Spot, Map<string, Bar>>();

/**
 * Returns the bar at the top of a Location's part of the road, with its title and its pills. The tolls are in one line
 * or, if the bar is lower then, in two.
 */
function titled(spot: Spot, slot: Box, unit: number): Bar {
  const known = bars.get(spot) ?? new Map<string, Bar>();
  bars.set(spot, known);
  const size = `${slot.width} ${unit}`;
  const { height, page } = known.get(size) ?? lowestBar(spot, slot.width, unit);
  known.set(size, { height, page });
  const moved = <Part extends Box>(part: Part): Part => ({ ...part, x: part.x + slot.x, y: part.y + slot.y });
  const title = page.title && moved(page.title);
  return { height, page: { ...page, box: { ...slot, height }, slot, title, pills: page.pills.map(moved) } };
}

/** Returns the lowest bar of this width, with its corner at the origin. */
function lowestBar(spot: Spot, width: number, unit: number): Bar {
  const slot = { x: 0, y: 0, width, height: 0 };
  const tolls = spot.tolls.map(({ words }) => words).join(' · ');
  const split = [...tolls.matchAll(/ /g)].map(({ index }) => `${tolls.slice(0, index)}\n${tolls.slice(index + 1)}`);
  const forms = [tolls, ...split].map((text) => bar(spot, text, slot, unit)).filter(({ page }) => page.title);
  return forms.toSorted((one, other) => one.height - other.height)[0] ?? bar(spot, tolls, slot, unit);
}

function bar(spot: Spot, tolls: string, slot: Box, unit: number): Bar {
  const px = Math.max(SMALLEST, 13 * unit);
  const signs = [spot.danger === '' ? '' : ALARM, tolls].filter((sign) => sign !== '');
  const line = px * 1.12 * (tolls.split('\n').length - 1) + px * 1.12 + 2;
  const widths = signs.map((sign) => Math.max(...sign.split('\n').map((row) => wide(row, px))) + 14 + 4);
  const pill = sum(widths);
  const room = slot.width - 8 - pill;
  const height = Math.max(line, tall(spot.title, px, room)) + 4;
  const title = label(spot.title, px, { x: slot.x + 4, y: slot.y + 2, width: room, height: height - 4 });
  const pills = signs.map((text, at) => ({
    text,
    px,
    x: slot.x + slot.width - sum(widths.slice(at)),
    y: slot.y + (height - line) / 2,
    width: (widths[at] ?? 0) - 4,
    height: line,
    danger: text === ALARM,
  }));
  const page = {
    id: spot.id,
    box: { ...slot, height },
    slot,
    icon: null,
    title,
    words: null,
    more: spot.text !== '',
    pills,
    number: null,
    at: 0,
  };
  return { height, page };
}
