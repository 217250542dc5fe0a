// The wheel of three or four Authors, with one spoke in each quarter of the board. The reader's spoke is at the lower
// left.

import type { Box } from './box';
import type { Author, Contents } from './contents';
import { FINGER } from './box';
import { pack, type Cut } from './pack';
import { divided, grown, lying, type Laid, type Words } from './road';
import { sum } from './share';
import { seated } from './title';

/**
 * The shares of the board's height above the middle of the wheel to try, and the greatest radius of the hub in
 * sixteenths of the type size.
 */
const HIGH = [0.44, 0.5];
const HUB = 62;
/** The shares of a quarter's height to try for its pages. */
const PAGES = [0.38, 0.32, 0.26];

/**
 * Lays out a wheel. `front` is the number of seats from the reader to the Author who is at the front, or 0. If cards
 * would be behind a handle, the pages become lower, provided that all keep their titles. The far half then also becomes
 * larger, if no Author is at the front.
 */
export function wheel(contents: Contents, field: Box, unit: number, words: Words, front: number): Laid {
  const tries = (front === 0 ? HIGH : HIGH.slice(0, 1)).flatMap((high) => PAGES.map((part) => ({ high, part })));
  const turned = ({ high, part }: { high: number; part: number }) => {
    const hub = middle(field, front, high, contents.authors.length, unit);
    return spun(contents.authors, { field, hub, unit, part }, words);
  };
  const [usual = { high: 0, part: 0 }, ...others] = tries;
  return others.reduce((best, next) => {
    if (lost(best) === 0) return best;
    const other = turned(next);
    return lost(other) < lost(best) ? other : best;
  }, turned(usual));
}

/**
 * Returns the number of cards behind handles. Each page without its title adds 1000, which is more than any number of
 * cards.
 */
function lost({ pages, handles }: Laid): number {
  return pages.filter(({ title }) => title === null).length * 1000 + sum(handles.map(({ count }) => count));
}

interface Ring {
  field: Box;
  hub: Hub;
  unit: number;
  /** The share of each quarter's height for the pages. */
  part: number;
}

function spun(authors: Author[], { field, hub, unit, part }: Ring, words: Words): Laid {
  const plans = authors.map((author, from) => plan(author, quarter(field, hub, from, part), hub, unit));
  // All spokes use the standee forms of the spoke with the least space, so that standees have the same size.
  const forms = plans.map(({ forms }) => forms).reduce((one, other) => (size(other) < size(one) ? other : one));
  const spokes = plans.map((plan, from) => spoke(plan, from, forms, hub, unit, words));
  return {
    window: field,
    deep: field.height,
    lead: authors.length === 3 ? meadow(field, hub, unit) : null,
    hub,
    bricks: spokes.map(({ bed, path }) => ({ path, box: bed, upright: false })),
    pages: spokes.flatMap(({ pages }) => pages),
    titles: spokes.map(({ title }) => title),
    standees: spokes.flatMap(({ standees }) => standees),
    handles: spokes.flatMap(({ handles }) => handles),
  };
}

interface Hub {
  x: number;
  y: number;
  radius: number;
}

/** Returns the middle of the wheel, which is moved away from the side of the Author at the front. */
function middle({ x, y, width, height }: Box, front: number, high: number, count: number, unit: number): Hub {
  const last = front === count - 1;
  const across = front === 1 ? 0.44 : front > 0 && last ? 0.55 : 0.5;
  const along = front > 1 ? 0.53 : high;
  return { x: x + width * across, y: y + height * along, radius: Math.min(HUB * unit, height * 0.14) };
}

/** Returns the box for the three scores, in the quarter without an Author. */
function meadow(field: Box, hub: Hub, unit: number): Box {
  const width = Math.min(hub.x - field.x - hub.radius * 1.5, 460 * unit);
  const height = Math.min(hub.y - field.y - 32, 190 * unit);
  const x = field.x + (hub.x - hub.radius - field.x - width) / 2;
  return { x, y: field.y + (hub.y - field.y - height) / 2 - 6, width, height };
}

interface Quarter {
  box: Box;
  /**
   * `right` is true if the Title Card is at the right edge of the board. `far` is true if the pages are at the upper
   * edge.
   */
  right: boolean;
  far: boolean;
  /** The share of the quarter's height for the pages. */
  part: number;
}

/**
 * Returns the quarter of a spoke. The reader's quarter is at the lower left, and the others follow counter-clockwise.
 */
function quarter(field: Box, hub: Hub, from: number, part: number): Quarter {
  const right = from === 1 || from === 2;
  const far = from >= 2;
  const x = right ? hub.x : field.x;
  const y = far ? field.y : hub.y;
  const width = right ? field.x + field.width - hub.x : hub.x - field.x;
  const height = far ? hub.y - field.y : field.y + field.height - hub.y;
  return { box: { x, y, width, height }, right, far, part };
}

function size([largest]: Cut[]): number {
  return largest?.height ?? 0;
}

/** Returns the boxes of the parts of a spoke, and the forms of standees that fit. */
function plan(author: Author, { box, right, far, part }: Quarter, hub: Hub, unit: number) {
  const wide = rimmed(box.width, unit);
  const gap = 12 * unit;
  const pages = Math.min(170 * unit, Math.max(54 * unit, box.height * part));
  const band = { y: far ? box.y + pages + 8 : box.y + gap, height: box.height - pages - gap - 8 };
  const row = { y: far ? box.y + 4 : box.y + box.height - pages - 4, height: pages };
  const rim = { x: right ? box.x + box.width - wide : box.x, width: wide };
  const inner = hub.radius * 1.05;
  const length = box.width - wide - inner;
  const bed = { x: right ? box.x + inner : box.x + wide, width: length, ...band };
  const columns = columned(author, bed, pages, unit, right);
  const forms = grown(
    author.spots,
    columns.map(({ width }) => width - 8),
    bed.height - 10,
    unit,
  );
  return { author, right, far, row, band, rim, bed, columns, forms };
}

/** Returns the width of a Title Card, which has room for three piles in a row if the quarter is wide. */
function rimmed(width: number, unit: number): number {
  const three = 3 * (FINGER + 4) + 4;
  return Math.max(Math.min(120 * unit, width * 0.26), width * 0.22 >= three ? three : 0);
}

type Plan = ReturnType<typeof plan>;

function spoke(plan: Plan, from: number, forms: Cut[], hub: Hub, unit: number, words: Words) {
  const { author, right, far, row, band, rim, bed, columns } = plan;
  const laid = author.spots.map((spot, at) => {
    const slot = { ...bed, ...columns[at] };
    const page = lying(spot, { x: slot.x + 2, width: slot.width - 4, ...row }, slot, at + 1, unit, words);
    const yard = { x: slot.x + 4, y: slot.y + 5, width: slot.width - 8, height: slot.height - 10 };
    return { page: { ...page, number: null }, packed: pack(spot.id, spot.pieces, yard, forms) };
  });
  const items = author.saved.length + author.piles.length;
  const cells = items === 0 ? 0 : row.height > 100 * unit ? FINGER + 6 : 0;
  const card = { ...rim, y: far ? row.y : row.y + cells, height: row.height - cells };
  const inCourt = items > 0 && cells === 0;
  // In a low court, one cell is beside the Characters instead of above them.
  const low = inCourt && band.height < 2 * (FINGER + 6);
  const strip = { ...rim, width: low ? FINGER + 4 : rim.width, height: FINGER + 4 };
  const rest =
    cells > 0
      ? { ...strip, y: far ? row.y + card.height + 4 : row.y }
      : { ...strip, y: far ? band.y + band.height - FINGER - 4 : band.y + 2 };
  const [aside, above] = low ? [FINGER + 6, 0] : [0, inCourt ? FINGER + 6 : 0];
  const court = {
    x: rim.x + aside,
    width: rim.width - aside,
    y: band.y + (far ? 0 : above),
    height: band.height - above,
  };
  return {
    bed,
    path: bent(bed, hub, right, far),
    pages: laid.map(({ page }) => page),
    standees: laid.flatMap(({ packed }) => packed.standees),
    handles: laid.map(({ packed }) => packed.handle).filter((handle) => handle !== null),
    title: seated(author, from, { card, rest: { ...rest, x: rest.x + 2, width: rest.width - 4 }, court }, unit, words),
  };
}

/** Divides a spoke among its Locations, of which the first one is at the rim. */
function columned(
  { spots }: Author,
  bed: Box,
  pages: number,
  unit: number,
  right: boolean,
): Pick<Box, 'x' | 'width'>[] {
  let gone = 0;
  return divided(spots, { width: bed.width, high: bed.height - 10, pages, between: 10 }, unit).map((width) => {
    const x = right ? bed.x + bed.width - gone - width : bed.x + gone;
    gone += width;
    return { x, width };
  });
}

/** Returns the outline of a spoke, which bends towards the middle after its last Location. */
function bent({ x, y, width, height }: Box, hub: Hub, right: boolean, far: boolean): string {
  const [rim, end] = right ? [x + width, x] : [x, x + width];
  const [outer, inner] = far ? [y, y + height] : [y + height, y];
  const [side, down] = [right ? 1 : -1, far ? -1 : 1];
  const [gap, { radius }] = [Math.abs(end - hub.x), hub];
  const foot = hub.y + down * radius;
  return [
    `M${rim} ${outer}H${end + side * gap * 0.3}`,
    `C${end - side * gap * 0.5} ${outer} ${hub.x + side * radius * 0.5} ${(outer + foot) / 2} ${hub.x} ${foot}`,
    `L${hub.x} ${hub.y}H${hub.x + side * radius}`,
    `C${hub.x + side * radius * 1.2} ${hub.y} ${end + side * gap * 0.1} ${inner} ${end + side * gap * 0.8} ${inner}`,
    `H${rim}Z`,
  ].join('');
}
