// An Author's Title Card and the court in front of it. The card has the name, the Vitality, the dice, the piles and the
// face-down Events.

import { lines, longest } from '../../../layout/metrics';
import { FINGER, label, LEADING, SMALLEST, type Box, type Label } from './box';
import type { Author, Piece } from './contents';
import { cuts, pack, type Cut } from './pack';
import { sum } from './share';
import type { Court, Handle, Slip, Title } from './table';

/** The parts of the board that belong to an Author. */
export interface Ground {
  card: Box;
  /** The space for the piles and the face-down Events. */
  rest: Box;
  court: Box;
}

const GAP = 4;
/** The width below which Characters take the whole court, in sixteenths of the type size. */
const TIGHT = 96;
const CELL = FINGER + GAP;
/** The width of the seal in front of the name, in pixels. */
const SEAL = 19;

/** The words at the top of a court. */
export interface Headings {
  waiting: string;
  end: string;
}

/** Lays out a Title Card. `from` is the number of seats from the reader's seat, counted to the right. */
export function seated(author: Author, from: number, ground: Ground, unit: number, words: Headings): Title {
  const { card, court, rest } = ground;
  const head = Math.min(30 * unit, Math.max(22, card.height * 0.44));
  const header = { ...card, height: head };
  const numbers = { ...card, y: card.y + head, height: card.height - head };
  const tall = numbers.height > 56 * unit;
  const [total, income] = tall ? stacked(numbers) : abreast(numbers);
  // The reader's Storyline ends at the Title Card of the Author to the right.
  const ends = from === 1;
  const [here, beside] = ends ? [author.ended, author.waiting] : [author.waiting, author.ended];
  const of: Yard = { id: author.id, unit, words };
  // Where only Characters of the other kind stand, a court that cannot be divided is theirs.
  const turned = here.length === 0 && beside.length > 0;
  const all = [...author.ended, ...author.waiting];
  const whole = held(of, all, court, turned ? !ends : ends);
  const divided = beside.length > 0 ? division(of, court, { here, beside }, ends) : null;
  const both = here.length > 0 && beside.length > 0;
  // A court is not divided if this would hide Characters, unless some of them have reached The End.
  const yard = divided && (both || divided.yard.handle === null || whole.handle !== null) ? divided.yard : null;
  // A Character that has reached The End is always in sight. In a court for one card, the others are behind the handle
  // beside it.
  const first =
    !yard && whole.handle && author.ended.length > 0 && rest.width >= FINGER ? author.ended.slice(0, 1) : null;
  const stays = divided && yard ? divided.stays : first ? held(of, first, court, true) : whole;
  const { slips, piles, opens } = cells(author, rest, unit, first ? all.slice(1) : []);
  return {
    from,
    box: card,
    header,
    name: named(author.name, { ...header, x: header.x + SEAL, width: header.width - SEAL - 3 }, unit),
    total,
    income,
    piles,
    slips,
    standees: [...(yard?.standees ?? []), ...stays.standees],
    handles: [yard?.handle ?? null, stays.handle, opens].filter((each) => each !== null),
    court: stays.court,
    yard: yard && yard.court,
  };
}

/** The Author of a court, the size of its type, and its headings. */
interface Yard {
  id: string;
  unit: number;
  words: Headings;
}

/** The shares of a divided court for its yard, from the usual one to the largest and the smallest one. */
const SHARES = [0.6, 0.7, 0.78, 0.5, 0.4];
/** The least height of a divided court, in sixteenths of the type size, and its least width, in pixels. */
const LONG = 140;
const BROAD = 2 * CELL - 1;
/** The least widths of the part beside a yard, for one card and for a heading alone, in pixels. */
const ONE = CELL - 2;
const NONE = 32;

/**
 * Lays out a divided court, whose yard has the share that hides the fewest Characters. `ends` is true if the other part
 * is The End. Returns null if the court is too small.
 */
function division(ground: Yard, court: Box, { here, beside }: Record<'here' | 'beside', Piece[]>, ends: boolean) {
  const all = SHARES.flatMap((share) => {
    const parts = parted(court, share, here.length > 0 ? ONE : NONE, ground.unit);
    if (!parts) return [];
    return [{ yard: held(ground, beside, parts.yard, !ends), stays: held(ground, here, parts.court, ends) }];
  });
  const lost = ({ court, handle }: ReturnType<typeof held>) => (handle ? handle.count * (court.end ? 9 : 1) : 0);
  const hides = ({ yard, stays }: (typeof all)[number]) => lost(yard) + lost(stays);
  return all.toSorted((one, other) => hides(one) - hides(other))[0] ?? null;
}

/**
 * Divides a court, so that the Characters that wait are apart from those that have reached The End. The part beside the
 * yard is at least `least` wide. Returns null if the court is too small.
 */
function parted(court: Box, share: number, least: number, unit: number): { yard: Box; court: Box } | null {
  const { x, y, width, height } = court;
  if (height >= width) {
    const high = height * share;
    if (height < LONG * unit) return null;
    return { yard: { ...court, height: high - GAP }, court: { x, y: y + high, width, height: height - high } };
  }
  const wide = Math.max(CELL + 1, Math.min(width * share, width - least));
  if (width < BROAD) return null;
  return { yard: { ...court, width: wide - GAP }, court: { x: x + wide, y, width: width - wide, height } };
}

/** Lays out a court or a part of it, and the Characters in it. `end` is true if it is The End. */
function held({ id, unit, words }: Yard, pieces: Piece[], box: Box, end: boolean) {
  const heading = headed(box, unit, end ? words.end : words.waiting, pieces.length === 0);
  const yard = heading ? { ...box, y: box.y + heading.height, height: box.height - heading.height } : box;
  const edge = yard.width < TIGHT * unit ? 0.5 : 3;
  const inner = { x: yard.x + edge, y: yard.y + 1, width: yard.width - 2 * edge, height: yard.height - 3 };
  const court: Court = { box, end, heading };
  return { court, ...pack(id, pieces, inner, [...large(unit), ...cuts(unit)]) };
}

function stacked(box: Box): [Box, Box] {
  const high = box.height * 0.64;
  return [
    { ...box, height: high },
    { ...box, y: box.y + high, height: box.height - high },
  ];
}

function abreast(box: Box): [Box, Box] {
  const wide = box.width * 0.46;
  return [
    { ...box, width: wide },
    { ...box, x: box.x + wide, width: box.width - wide },
  ];
}

function named(name: string, box: Box, unit: number) {
  for (const px of [18, 16, 14, 13]) {
    const found = label(name, Math.max(SMALLEST, px * unit), box);
    if (found) return found;
  }
  return null;
}

/** Returns the label at the top of a court, or null if the court is too low. The label of an empty court may fill it. */
function headed(court: Box, unit: number, words: string, empty: boolean) {
  const room = { ...court, x: court.x + 3, width: court.width - 6 };
  const found = [16, 14, 13].map((size) => {
    const px = Math.max(SMALLEST, size * unit);
    return capitals(words, px, { ...room, height: empty ? court.height - 4 : px * 1.12 + 4 });
  });
  return (
    found.find(
      (each) => each && (empty || court.height - each.height >= (each.px > 15 * unit ? 72 * unit : FINGER + 4)),
    ) ?? null
  );
}

/** Returns a label in small capitals, which are wider than small letters, or null if it does not fit. */
function capitals(text: string, px: number, box: Box): Label | null {
  const high = lines(text, px, box.width, 'caps').length * px * LEADING;
  return longest(text, px, 'caps') <= box.width && Math.ceil(high) <= box.height ? { text, px, ...box } : null;
}

/** Returns the larger forms of standees for a court with few cards. */
function large(unit: number): Cut[] {
  return [1.6, 1.3].flatMap((by) => cuts(unit, by).slice(0, 1));
}

interface Cells {
  slips: Slip[];
  piles: Title['piles'];
  opens: Handle | null;
}

/**
 * Places the piles in a row and the face-down Events below them, as large as they fit. `others` are Characters without
 * space in the court, for which there is a handle.
 */
function cells(author: Author, rest: Box, unit: number, others: Piece[]): Cells {
  const columns = Math.max(1, Math.floor((rest.width + GAP) / CELL));
  const rows = Math.floor((rest.height + GAP) / CELL);
  const { saved } = author;
  const piles = author.piles.length;
  if (others.length > 0) return crowded(author, grid(rest, columns, Math.max(1, rows) * columns), unit, others);
  if (saved.length > 0 && rows > 0 && rows < 3 && saved.length + piles <= rows * columns)
    return gridded(author, grid(rest, columns, saved.length + piles), unit);
  const above = Math.ceil(piles / columns);
  const below = rows - above;
  if (saved.length > Math.max(0, below) * columns || above > rows)
    return crowded(author, grid(rest, columns, Math.max(1, rows) * columns), unit, []);
  const row = (at: number, of: number, y: number, height: number): Box => {
    const wide = Math.min((rest.width + GAP) / of - GAP, 96 * unit);
    return { x: rest.x + (at % of) * (wide + GAP), y: y + Math.floor(at / of) * (height + GAP), width: wide, height };
  };
  const abreast = [2, 3, 4, 5, 6].find((of) => of >= columns || Math.ceil(saved.length / of) <= below) ?? columns;
  const of = Math.max(1, Math.min(abreast, columns, Math.max(saved.length, 2)));
  const lines = Math.max(1, Math.ceil(saved.length / of));
  const top = rest.y + above * CELL;
  const high = Math.min(84 * unit, (rest.height - above * CELL + GAP) / lines - GAP);
  return {
    piles: author.piles.map(({ id }, at) => ({ id, box: row(at, Math.min(columns, piles), rest.y, FINGER) })),
    slips: saved.map(({ id, name }, at) => slip(id, name, row(at, of, top, high), unit)),
    opens: null,
  };
}

/** Places the Events and then the piles in these boxes. */
function gridded({ saved, piles }: Pick<Author, 'saved' | 'piles'>, places: Box[], unit: number): Cells {
  return {
    slips: saved.flatMap(({ id, name }, at) => (places[at] ? [slip(id, name, places[at], unit)] : [])),
    piles: piles.flatMap(({ id }, at) => {
      const box = places[saved.length + at];
      return box ? [{ id, box }] : [];
    }),
    opens: null,
  };
}

function grid(rest: Box, columns: number, count: number): Box[] {
  return Array.from({ length: count }, (_, at) => ({
    x: rest.x + (at % columns) * CELL,
    y: rest.y + Math.floor(at / columns) * CELL,
    width: FINGER,
    height: FINGER,
  }));
}

/**
 * Places Events and piles in all boxes but the last, which has a handle for the others. Those that can be chosen now
 * come first.
 */
function crowded({ id, saved, piles }: Author, places: Box[], unit: number, others: Piece[]): Cells {
  const all = [...saved, ...piles].toSorted((a, b) => Number(b.asked) - Number(a.asked));
  const left = all.slice(places.length - 1);
  const kept = <Each extends { id: string }>(of: Each[]) => of.filter((each) => left.every(({ id }) => id !== each.id));
  const box = places.at(-1);
  return {
    ...gridded({ saved: kept(saved), piles: kept(piles) }, places, unit),
    opens: box
      ? {
          id,
          box,
          count: left.length + others.length,
          asked: sum([...left, ...others].map(({ asked }) => Number(asked))),
        }
      : null,
  };
}

/** The height of the drops on a face-down Event, in pixels. */
const DROPS = 20;

function slip(id: string, name: string, box: Box, unit: number): Slip {
  const px = Math.max(SMALLEST, 13 * unit);
  const room = { x: box.x + 3, y: box.y + 3, width: box.width - 6, height: box.height - DROPS - 4 };
  return { id, box, name: label(name, px, room) };
}
