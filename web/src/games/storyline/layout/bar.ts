// The bar of a narrow board: the ink, the piles, and the choices that point at nothing on the table.

import { lines, longest } from '../../../layout/metrics';
import { LEADING, SMALLEST, type Box } from './box';
import type { Contents } from './contents';
import type { Desk } from './table';

const GAP = 4;
const CELL = 44;
/** The width of a pile with its name and the gap after it, in sixteenths of the type size. */
const WORDED = 138;

interface Bar extends Pick<Desk, 'ink' | 'piles' | 'loose'> {
  height: number;
}

/**
 * Places the ink and the piles in rows, as narrow as possible. The buttons take the remaining width of the last row, or
 * a row below.
 */
export function barred({ piles, loose, answered, plays, over }: Contents, width: number, unit: number): Bar {
  const high = Math.max(CELL, 40 * unit);
  const worded = width - WORDED * unit * (piles.length + 1) >= 130 * unit * Math.max(1, loose.length);
  const ink = over ? 0 : (worded ? WORDED - GAP : 62) * unit;
  const pile = worded ? WORDED * unit - GAP : alone(50 * unit);
  const row = rows([ink, ...piles.map(() => pile)], width);
  const taken = row.at(-1)?.end ?? 0;
  const beside = loose.length > 0 && width - taken >= 112 * unit * loose.length;
  const top = beside ? (row.at(-1)?.y ?? 0) : (row.at(-1)?.y ?? 0) + (taken > 0 ? high + GAP : 0);
  const from = beside ? taken : 0;
  const each = loose.length === 0 ? 0 : (width - from + GAP) / loose.length - GAP;
  // The hint of an answer is its outcome, which nothing else says. Any other hint is left out if it is long.
  const answers = answered.length > 0 || loose.length > 1;
  const buttons = loose.map(({ words, hint }, at) =>
    button({ words, hint, answers }, { x: from + at * (each + GAP), y: top, width: each, height: high }, unit),
  );
  const deep = Math.max(high, ...buttons.map(({ box }) => box.height));
  const cell = (at: number, wide: number): Box => ({
    x: row[at]?.x ?? 0,
    y: row[at]?.y ?? 0,
    width: wide,
    height: high,
  });
  return {
    ink: over ? { x: 0, y: 0, width: 0, height: 0 } : cell(0, ink),
    piles: piles.map((id, at) => ({ id, box: cell(at + 1, pile), words: worded })),
    loose: buttons.map((each) => ({ ...each, box: { ...each.box, height: deep } })),
    height: over && loose.length === 0 ? 0 : loose.length > 0 ? top + deep : (row.at(-1)?.y ?? 0) + high,
  };

  /**
   * Returns the width of a pile. The piles share the remaining width of their row if there are never buttons. Otherwise
   * the space for buttons is kept, so that a press that is meant for a button never meets a pile.
   */
  function alone(least: number): number {
    const room = (width - ink) / Math.max(1, piles.length) - GAP;
    return plays ? least : Math.max(least, Math.min(room, 100 * unit));
  }

  function rows(widths: number[], most: number) {
    let [x, y] = [0, 0];
    return widths.map((wide) => {
      if (x > 0 && x + wide > most) [x, y] = [0, y + high + GAP];
      const place = { x, y, end: x + wide + GAP };
      x += wide + GAP;
      return place;
    });
  }
}

interface Told {
  words: string;
  hint: string;
  /** True if the button is as high as its hint needs. Otherwise it makes room only for a hint of at most two lines. */
  answers: boolean;
}

/** Returns a button whose words take as many lines as they need, with the hint below them. */
function button({ words, hint, answers }: Told, box: Box, unit: number): Desk['loose'][number] {
  const inner = { x: box.x + 6, width: box.width - 12 };
  const px = [16, 15, 14, 13]
    .map((px) => Math.max(SMALLEST, px * unit))
    .find((px) => longest(words, px) <= inner.width && lines(words, px, inner.width).length <= 2);
  const size = px ?? SMALLEST;
  const deep = Math.ceil(lines(words, size, inner.width).length * size * LEADING);
  const below = hint === '' ? [] : lines(hint, SMALLEST, inner.width);
  const under = answers || below.length <= 2 ? Math.ceil(below.length * SMALLEST * LEADING) : 0;
  const height = Math.max(box.height, deep + under + 6);
  const top = box.y + (height - deep - under) / 2;
  return {
    box: { ...box, height },
    words: { text: words, px: size, ...inner, y: top, height: deep },
    hint: under === 0 ? null : { text: hint, px: SMALLEST, ...inner, y: top + deep, height: under },
  };
}
