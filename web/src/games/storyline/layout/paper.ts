// A card in the hand or in a question. It shows as much of the card's face as fits into its box.

import { label, LEADING, SMALLEST, tall, type Box, type Label } from './box';
import type { Held } from './contents';
import { begun, said } from './page';
import type { Desk, Paper } from './table';

/** The width of a gem and the gap after it, in sixteenths of the type size. */
const GEM = 30;
const EDGE = 4;

/** Returns the least height at which all words of a card of this width fit. */
export function high(card: Held, width: number, unit: number): number {
  const small = Math.max(SMALLEST, 13 * unit);
  const column = width - 2 * EDGE - 6;
  return head(card.title, width, unit).height + small * 1.3 + tall(card.text, small, column) + 2 * EDGE + 8;
}

/**
 * Returns the type size of a title, the height of its row, and `above`, which is true if the gems are above the title
 * because it does not fit between them.
 */
function head(title: string, width: number, unit: number): { px: number; height: number; above: boolean } {
  const beside = width - 2 * EDGE - 2 * GEM * unit;
  for (const px of [16, 15, 14, 13]) {
    const size = Math.max(SMALLEST, px * unit);
    if (label(title, size, { x: 0, y: 0, width: beside, height: 3.1 * size * LEADING }))
      return { px: size, height: Math.max(GEM * unit, tall(title, size, beside)) + 4, above: false };
  }
  const size = Math.max(SMALLEST, 13 * unit);
  return { px: size, height: tall(title, size, width - 2 * EDGE) + GEM * unit + 4, above: true };
}

/**
 * Returns the layout of a whole card: title, picture, kind and words. If there is little space, the picture is left out
 * first.
 */
export function full(card: Held, box: Box, unit: number, more: string): Paper {
  const { px, height, above } = head(card.title, box.width, unit);
  const small = Math.max(SMALLEST, 13 * unit);
  const inner = { x: box.x + EDGE + 3, width: box.width - 2 * EDGE - 6 };
  const edge = box.y + box.height - EDGE - 2;
  const beside = above ? box.width - 2 * EDGE : box.width - 2 * EDGE - 2 * GEM * unit;
  const left = above ? box.x + EDGE : box.x + EDGE + GEM * unit;
  const title = label(card.title, px, {
    x: left,
    // A title that does not fit between the gems is below the gems.
    y: box.y + EDGE + 1 + (above ? GEM * unit : 0),
    width: beside,
    height: height - (above ? GEM * unit : 0),
  });
  const words = tall(card.text, small, inner.width) + 4;
  const rest = edge - box.y - EDGE - height - small * 1.3 - words;
  const barred = first(reasons(card), (reason) => foot(reason, box, small, rest));
  const bottom = edge - (barred ? barred.height + 2 : 0);
  const over = bottom - box.y - EDGE - height - small * 1.3 - words;
  const side = over >= 30 * unit ? Math.min(over - 4, 120 * unit, box.width * 0.75) : 0;
  const top = box.y + EDGE + height + side + (side > 0 ? 4 : 0);
  const line = { ...inner, y: top + 1, height: Math.ceil(small * 1.3) };
  const kind = kindly(card, small, { ...line, width: line.width - card.signs * SIGN * unit });
  const below = kind ? line.y + line.height : top + 2;
  const room = { ...inner, y: below, height: bottom - below };
  return {
    id: card.id,
    box,
    icon: side > 0 ? { x: box.x + 2, y: box.y + EDGE + height + 2, width: box.width - 4, height: side } : null,
    title,
    kind,
    words: said({ text: card.text, charges: '' }, room, unit, more).words ?? begun(card.text, room, unit),
    barred,
  };
}

/** Returns the texts for the foot of a card, the longest first: why it cannot be played, and what it can be used for. */
function reasons({ barred, use }: Held): string[] {
  if (use === '') return [barred];
  return barred === '' ? [use] : [`${barred.replace(/\.$/, '')} · ${use}`, use];
}

function first(texts: string[], of: (text: string) => Label | null): Label | null {
  return texts.map(of).find((found) => found !== null) ?? null;
}

/**
 * Returns the label with the reason why a card cannot be played, at the foot of the card, or null if the words leave
 * too little space.
 */
function foot(reason: string, box: Box, px: number, room: number): Label | null {
  const width = box.width - 2 * EDGE - 4;
  const height = tall(reason, px, width) + 3;
  if (height > room) return null;
  return label(reason, px, { x: box.x + EDGE + 2, y: box.y + box.height - EDGE - height + 2, width, height });
}

/** The width of a sign and the gap after it, in sixteenths of the type size. */
const SIGN = 18;

/**
 * Returns the line with the card's kind. If the line is too long, only the type is shown, because the moral standing
 * also has a sign.
 */
function kindly({ kind }: Held, px: number, line: Box): Label | null {
  return label(kind, px, line) ?? label(kind.split(' · ')[0] ?? '', px, line);
}

/** The width in pixels of the frame on each side of a low card. */
const FRAME = 6;
/** The width of the frame and the space beside it, which keeps a title off the frame. */
const BESIDE = 9;

/** Returns the layout of a low card, with all its words if they fit, and otherwise with its title and kind. */
export function brief(card: Held, box: Box, unit: number): Paper {
  return card.text === ''
    ? named(card, box, unit)
    : (told(card, box, unit) ?? aside(card, box, unit) ?? named(card, box, unit));
}

/**
 * Returns the layout of a low card whose words are below the title and whose gems are on the picture, or null if it
 * does not fit.
 */
function told(card: Held, box: Box, unit: number): Paper | null {
  if (box.width < 150 * unit) return null;
  const small = Math.max(SMALLEST, 13 * unit);
  const column = Math.max(pictured(box, unit) + 10, box.width * 0.27);
  const corner = card.signs > 0 || card.barred !== '' ? 15 * unit : 0;
  const inner = {
    x: box.x + column,
    y: box.y + FRAME,
    width: box.width - column - FRAME - 2,
    height: box.height - 2 * FRAME - corner,
  };
  const words = tall(card.text, small, inner.width);
  for (const px of [16, 15, 14, 13].map((px) => Math.max(SMALLEST, px * unit))) {
    const head = tall(card.title, px, inner.width) + 2;
    const over = inner.height - head - words;
    const title = over < 0 ? null : label(card.title, px, { ...inner, y: inner.y + over / 2, height: head });
    const text = title && label(card.text, small, { ...inner, y: title.y + head, height: words });
    if (text) {
      const side = { x: box.x + 5, y: box.y + 5, width: column - 10, height: box.height - 10 };
      const signs = card.signs * SIGN * unit;
      const foot = {
        x: inner.x + signs,
        y: box.y + box.height - EDGE - small * 1.25,
        width: inner.width - signs,
        height: small * 1.25,
      };
      const barred = first(reasons(card), (reason) => label(reason, small, foot));
      return { id: card.id, box, icon: side, title, kind: null, words: text, barred };
    }
  }
  return null;
}

/** Returns the layout of a low card whose words are beside everything else, or null if it does not fit. */
function aside(card: Held, box: Box, unit: number): Paper | null {
  if (box.width < 250 * unit) return null;
  const small = Math.max(SMALLEST, 13 * unit);
  const half = { ...box, width: Math.min(box.width * 0.5, 210 * unit) };
  const width = box.width - half.width - FRAME - 6;
  const height = tall(card.text, small, width);
  if (height > box.height - 2 * FRAME) return null;
  const place = { x: box.x + half.width + 4, y: box.y + (box.height - height) / 2, width, height };
  const words = label(card.text, small, place);
  const head = named(card, half, unit);
  return words && head.title && { ...head, box, words };
}

/** Returns the side of the square picture on a low card, or 0 if there is no space for a picture. */
function pictured(box: Box, unit: number): number {
  return box.width >= 124 * unit ? Math.min(box.height - 10, 62 * unit, box.width * 0.36) : 0;
}

/** Returns the layout of a low card with its picture, cost, title and kind. */
function named(card: Held, box: Box, unit: number): Paper {
  const small = Math.max(SMALLEST, 13 * unit);
  const side = pictured(box, unit);
  const left = box.x + (side > 0 ? side + 10 : EDGE + GEM * unit);
  const gems = card.vital ? (GEM + 3) * unit : BESIDE;
  // The signs and the reason share the lower corner.
  const corner = card.signs > 0 || card.barred !== '' ? 16 * unit : 0;
  const high = box.height - 2 * FRAME;
  const inner = { x: left, y: box.y + FRAME, width: box.x + box.width - left - gems, height: high - corner };
  const px = [16, 15, 14, 13].map((px) => Math.max(SMALLEST, px * unit)).find((px) => label(card.title, px, inner));
  const under = {
    x: box.x + BESIDE,
    y: box.y + GEM * unit,
    width: box.width - 2 * BESIDE,
    height: box.height - GEM * unit - 2 - corner,
  };
  // As a last resort, a long title uses the full height between the gems.
  const start = box.x + EDGE + GEM * unit;
  const between = {
    x: start,
    y: box.y + EDGE,
    width: box.x + box.width - start - gems,
    height: box.height - 2 * EDGE,
  };
  const title =
    label(card.title, px ?? small, inner) ??
    label(card.title, small, under) ??
    label(card.title, small, { ...under, height: under.height + corner }) ??
    label(card.title, small, between);
  if (!title) return mini(card, box);
  if (px === undefined) return { id: card.id, box, icon: null, title, kind: null, words: null, barred: null };
  const deep = tall(card.title, px, title.width);
  const line = Math.ceil(small * 1.25);
  const over = inner.height - deep - line - 2;
  const fits = over >= 0;
  // If a picture fits below, it takes the remaining space. Otherwise the title and the kind are centred.
  const down = side === 0 ? 0 : fits ? over / 2 : (inner.height - deep) / 2;
  const rest = { ...inner, y: inner.y + down + deep + 2, height: line };
  const beside = rest.y > box.y + GEM * unit ? box.x + box.width - left - FRAME : inner.width;
  const kind = fits ? kindly(card, small, { ...rest, width: beside }) : null;
  // On a very low card the gem reaches down to the line of the reason.
  const foot = box.y + box.height - EDGE - line;
  const beyond = foot > box.y + EDGE + GEM * unit ? gems - EDGE : 0;
  const reason = { x: left, y: foot, width: inner.width + beyond - card.signs * SIGN * unit, height: line };
  // Without a picture there is only space for the use of a card.
  const texts = side > 0 && fits ? reasons(card) : [card.use];
  const barred = first(texts, (text) => label(text, small, reason));
  const icon = { x: box.x + 5, y: box.y + (box.height - side) / 2, width: side, height: side };
  return {
    id: card.id,
    box,
    icon: side === 0 ? below(box, kind, unit) : icon,
    title: { ...title, y: inner.y + down, height: deep },
    kind,
    words: null,
    barred,
  };
}

/** The width of the signs in the lower right corner, in sixteenths of the type size. */
const SIGNS = 54;

/**
 * Returns the box of a picture below the line of the kind and beside the signs, or null if there is too little space.
 */
function below(box: Box, kind: Label | null, unit: number): Box | null {
  const top = (kind ? kind.y + kind.height : box.y + box.height) + 1;
  const [width, height] = [box.width - 2 * EDGE - SIGNS * unit, box.y + box.height - EDGE - top];
  return width >= 36 * unit && height >= 24 * unit ? { x: box.x + EDGE, y: top, width, height } : null;
}

/** Returns the layout of a card of the least size for a finger. It shows the cost and the picture, and its only use. */
export function mini(card: Held, box: Box): Paper {
  const line = Math.ceil(SMALLEST * 1.25);
  const strip = { x: box.x + 4, y: box.y + box.height - line - 4, width: box.width - 8, height: line };
  // The strip needs space below the cost and some of the picture.
  const barred = strip.y >= box.y + 45 ? label(card.use, SMALLEST, strip) : null;
  const high = box.height - 32 - (barred ? line : 0);
  const icon = { x: box.x + 3, y: box.y + 29, width: box.width - 6, height: high };
  return { id: card.id, box, icon, title: null, kind: null, words: null, barred };
}

/** Returns the handle that replaces cards that are not drawn. */
export function folded(cards: Held[], box: Box): NonNullable<Desk['handle']> {
  return { box, count: cards.length, asked: cards.filter(({ asked }) => asked).length };
}
