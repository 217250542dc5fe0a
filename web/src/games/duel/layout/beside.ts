// The contents beside the picture of a low card: its name, its captives and the cards attached to it. The cards of a row
// show them where the row has room for those of all its cards.

import { LEAST_TYPE, type Box } from '../../../layout/box';
import { lines, width } from '../../../layout/metrics';
import { BESIDE, besideWidth, captivesWidth, EDGE, FORCE, LEADING, PAD, pictured, type Drawn } from './cards';
import type { Character, Unit } from './contents';
import { tagsBeside, type TagLaid } from './tags';

/** The space on each side of a name, in sixteenths of the type size. */
const NAME_GAP = 3;

/** The width of the edges of a card and of its picture, in pixels. */
const EDGES = 6;

export interface Beside {
  names: boolean;
  things: boolean;
}

export const BARE: Beside = { names: false, things: false };

/** Returns the least width at which a name of the least type has two lines at most, with the space around it. */
export function nameRoom(title: string, u: number): number {
  const px = LEAST_TYPE * u;
  const words = title.split(' ');
  const halves = words.map((_, at) =>
    Math.max(width(words.slice(0, at).join(' '), px), width(words.slice(at).join(' '), px)),
  );
  return Math.ceil(Math.min(...halves)) + 2 * NAME_GAP * u;
}

/** Returns the width beside the picture of a card. */
export function besides(card: Character, { names, things }: Beside, u: number): number {
  const pictures = things ? card.under.length + pictured(card) : 0;
  const wide = (names ? nameRoom(card.title, u) : 0) + pictures * BESIDE * u;
  return wide > 0 ? wide + EDGES : 0;
}

/**
 * Returns what the cards of each unit of a row show beside their pictures: names first, then captives and attached
 * cards. `fits` reports whether the row has room for it.
 */
export function besideIn(row: Unit[], fits: (shows: Map<Unit, Beside>) => boolean): Map<Unit, Beside> {
  let shows = new Map(row.map((unit) => [unit, BARE]));
  for (const more of [{ names: true }, { things: true }])
    for (const unit of row) {
      const next = new Map(shows).set(unit, { ...BARE, ...shows.get(unit), ...more });
      if (fits(next)) shows = next;
    }
  return shows;
}

/** Returns the card with what it shows beside its picture. */
export function withBeside(found: Drawn | null, card: Character, { names, things }: Beside, u: number): Drawn | null {
  if (!found) return null;
  const px = LEAST_TYPE * u;
  const nameWidth = nameRoom(card.title, u) - 2 * NAME_GAP * u;
  const named = names
    ? { name: px, nameWidth, nameHeight: lines(card.title, px, nameWidth).length * px * LEADING }
    : {};
  const shown = things ? card.under.length : 0;
  const attached = shown > 0 ? ('pictures' as const) : ('none' as const);
  return { ...found, ...named, attached, shown, captives: things ? pictured(card) : 0 };
}

/** Returns the tags of the captives beside the name of a low card. */
export function beside(card: Character, { form, shown, captives }: Drawn, box: Box, u: number): TagLaid[] {
  const after = EDGE + (form === 'slim' ? FORCE + PAD : 0) * u + besideWidth(card, shown, u);
  const width = captivesWidth(card, captives, u);
  return tagsBeside(card, captives, { ...box, x: box.x + box.width - after - width, width }, u);
}
