// The things that the storyline board leaves out, each with the free space of its road or its page.

import { bottom, right, type Box } from '../src/layout/box';
import { fits, inset, SMALLEST, tall } from '../src/games/storyline/layout/box';
import type { Contents, Spot } from '../src/games/storyline/layout/contents';
import { cuts, depth, needed, type Cut } from '../src/games/storyline/layout/pack';
import { least } from '../src/games/storyline/layout/page';
import { readable, titled } from '../src/games/storyline/layout/road';
import type { Page, Size, Standee, Table } from '../src/games/storyline/layout/table';

/** Something that a layout leaves out, with the space that it would need and the free space at its place. */
interface LeftOut {
  name: string;
  needs: number;
  free: number;
}

/** The free space beyond the need from which on a person sees that there was space, in sixteenths of the type size. */
const SPARE = 16;

/** Returns a complaint for everything on roads, on pages and in courts that is left out although there is space. */
export function leftOut(table: Table, { authors }: Contents): string[] {
  const spots = new Map(authors.flatMap(({ spots }) => spots.map((spot) => [spot.id, spot] as const)));
  const roads = table.bricks.map(({ box }) => table.pages.filter(({ slot }) => inside(slot, box)));
  const all = [
    ...roads.flatMap((pages) => ofRoad(table, pages, spots)),
    ...table.pages.flatMap((page) => ofPage(page, spots.get(page.id), table.unit)),
    ...table.pages.flatMap((page) => ofTolls(page, spots.get(page.id), table.unit)),
    ...authors.flatMap(({ ended }, from) =>
      ofEnd(
        table,
        ended.map(({ id }) => id),
        from,
      ),
    ),
  ];
  return all
    .filter(({ needs, free }) => free >= needs + SPARE * Math.max(1, table.unit))
    .map(({ name, needs, free }) => `${name} left out for ${Math.ceil(needs)} px, with ${Math.floor(free)} free`);
}

/** A Location with the length of its part of the road, and the part of this length that its contents take. */
interface Place {
  page: Page;
  spot: Spot;
  standees: Standee[];
  length: number;
  taken: number;
}

/** Cards and names that have no space at one place, although the whole road has space for them. */
function ofRoad(table: Table, pages: Page[], spots: Map<string, Spot>): LeftOut[] {
  const { unit, form } = table;
  const upright = form === 'upright' || form === 'cross';
  const places = pages.flatMap((page): Place[] => {
    const found = spots.get(page.id);
    if (!found) return [];
    // The title on an upright road begins with a number.
    const spot = { ...found, title: page.title?.text ?? found.title };
    const standees = table.standees.filter(({ box }) => inside(box, page.slot));
    const cards = [...standees, ...table.handles.filter(({ box }) => inside(box, page.slot))].map(({ box }) => box);
    const length = upright ? page.slot.height : page.slot.width;
    const spread = upright ? extent(cards, ({ y }) => y, bottom) : extent(cards, ({ x }) => x, right);
    const taken = Math.max(floor(page, spot, table), spread > 0 ? spread + (upright ? bar(page) + 4 : 16) : 0);
    return [{ page, spot, standees, length, taken }];
  });
  // Cards come before words, and words come before whole names instead of short ones.
  const free = (place: Place, words: boolean) =>
    Math.max(0, place.length - Math.max(place.taken, words ? told(place.page, place.spot, table) : 0));
  const all = (words: boolean) => places.reduce((sum, place) => sum + free(place, words), 0);
  return places.flatMap((place) => {
    const { page, spot, standees, length, taken } = place;
    const rest = (words: boolean) => all(words) - free(place, words) + length;
    const count = spot.pieces.length;
    const need = (cut: Cut) =>
      upright
        ? depth(count, page.slot.width - 4, cut) - cut.gap + bar(page) + 2
        : needed(count, page.slot.height - 14, cut) + 8;
    const handle = table.handles.find(({ id }) => id === page.id);
    const tiny = cuts(unit).at(-1);
    const hidden = {
      name: `${handle?.count} cards at ${page.id}`,
      needs: taken + (tiny?.height ?? 0) + 2,
      free: rest(false),
    };
    if (handle) return [hidden];
    const worst = Math.max(-1, ...standees.map(({ size }) => SIZES.indexOf(size)));
    const fits = cuts(unit).filter(({ height }) => upright || height <= page.slot.height - 14);
    const better = fits.filter(({ size }) => SIZES.indexOf(size) < Math.min(worst, 2)).at(-1);
    if (!better) return [];
    const words = better.size === 'named';
    const floored = words ? told(page, spot, table) : floor(page, spot, table);
    return [{ name: `${better.size} names at ${page.id}`, needs: Math.max(need(better), floored), free: rest(words) }];
  });
}

const SIZES: Size[] = ['named', 'short', 'figure', 'token'];

/** The least length of a place without cards. */
function floor(page: Page, spot: Spot, { unit, form }: Table): number {
  if (form === 'road' || form === 'wheel')
    return Math.max(titled(spot, page.box.height, unit), Math.min(page.slot.width, 96 * unit));
  if (page.box.width === page.slot.width) return Math.max(42, page.box.height);
  return Math.max(42, page.box.x >= page.slot.x - 1 ? page.box.height : least(spot, page.box.width, unit) + 2);
}

/** The least length of a place without cards, whose page keeps all the words that it shows. */
function told(page: Page, spot: Spot, table: Table): number {
  const bare = floor(page, spot, table);
  if (!page.words || page.more) return bare;
  const { form, unit } = table;
  const lying = form === 'road' || form === 'wheel';
  return Math.max(bare, lying ? readable(spot, page.box.height, unit) : least(spot, page.box.width, unit, true) + 2);
}

/** The height of a page that is a bar above the cards of its place. */
function bar({ box, slot }: Page): number {
  return box.width === slot.width && box.y >= slot.y - 1 && box.height < slot.height ? box.height : 0;
}

/** The words of a page that would fit on it in the smallest type. */
function ofPage({ id, box, title, pills, more, words }: Page, spot: Spot | undefined, unit: number): LeftOut[] {
  if (!spot || !more || !title) return [];
  const px = Math.max(SMALLEST, 13 * unit);
  const { width, height } = inset(box, 5, 3);
  if (!fits(spot.text, px, { width, height })) return [];
  const [head, text] = [spot.title, spot.text].map((each) => tall(each, px, width));
  const rows = new Map(pills.map(({ y, height }) => [y, height + 4]));
  const feet = [...rows.values()].reduce((sum, height) => sum + height, 0);
  const name = `${words ? 'the rest of the' : 'all'} words of ${id}`;
  return [{ name, needs: (head ?? 0) + (text ?? 0) + feet + 6, free: height }];
}

/** The tolls of a page that would fit on it below its title, in the smallest type. */
function ofTolls({ id, box, title, pills }: Page, spot: Spot | undefined, unit: number): LeftOut[] {
  if (!spot || spot.tolls.length === 0 || !title || pills.some(({ danger }) => !danger)) return [];
  const px = Math.max(SMALLEST, 13 * unit);
  const { width, height } = inset(box, 5, 3);
  const tolls = tall(spot.tolls.map(({ words }) => words).join(' · '), px, width - 14) + 6;
  return [{ name: `tolls of ${id}`, needs: tall(spot.title, px, width) + tolls, free: height }];
}

/** A Character that has reached The End and is behind a handle. Nothing is a reason for that. */
function ofEnd({ titles }: Table, ended: string[], from: number): LeftOut[] {
  const shown = titles.find((title) => title.from === from)?.standees.map(({ id }) => id) ?? [];
  return ended
    .slice(0, 1)
    .filter((id) => !shown.includes(id))
    .map((id) => ({ name: `${id} at The End`, needs: 0, free: Infinity }));
}

function inside({ x, y, width, height }: Box, box: Box): boolean {
  const [across, down] = [x + width / 2, y + height / 2];
  return across > box.x && across < right(box) && down > box.y && down < bottom(box);
}

function extent(boxes: Box[], from: (box: Box) => number, to: (box: Box) => number): number {
  return boxes.length === 0 ? 0 : Math.max(...boxes.map(to)) - Math.min(...boxes.map(from));
}
