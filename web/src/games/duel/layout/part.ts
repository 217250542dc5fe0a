// The words of a part of a total: in a bar, whose width is the part's share, or in a row of a column.

import { LEAST_TYPE, type Box } from '../../../layout/box';
import { lines, longest } from '../../../layout/metrics';
import type { Part } from '../../../protocol';
import type { Thing } from './contents';

/**
 * The contents of a part of a bar: picture, name and figure; a small name above the figure; picture and figure; figure
 * only; or nothing.
 */
export type PartForm = 'full' | 'named' | 'small' | 'figure' | 'none';

/** Returns the words of a part that fit, and its form. `form` returns the form of the part with these words. */
export function worded({ words: all }: Part, thing: Thing | null, form: (words: string) => PartForm) {
  const either = [all, thing?.title ?? all];
  const fits = (wanted: PartForm) => either.find((words) => form(words) === wanted);
  const words = fits('full') ?? fits('named') ?? all;
  return { words, form: form(words) };
}

/** Returns the width for the name in a part of a bar. */
export function partRoom(wide: number, pictured: boolean, u: number): number {
  return wide - ((pictured ? 32 : 0) + 34) * u;
}

/** The least height of a part with a picture above its figure, in sixteenths of the type size. */
const STACKED = 46;
/** The space beside a small name, and the height of the figure below it, in sixteenths of the type size. */
const NARROW = 6;
const FIGURE = 26;

export function partForm(words: string, thing: Thing | null, { width: wide, height }: Box, u: number): PartForm {
  const room = partRoom(wide, thing !== null, u);
  const px = 15 * u;
  if (longest(words, px) <= room && lines(words, px, room).length * px * 1.08 <= height - 8 * u) return 'full';
  if (isNamed(words, wide, height, u)) return 'named';
  // A picture is above its figure, so it needs more height than width.
  if (wide >= (thing && height < STACKED * u ? 54 : 30) * u) return 'small';
  return wide >= 22 * u ? 'figure' : 'none';
}

/** Reports whether a small name fits above the figure of a part. */
export function isNamed(words: string, wide: number, height: number, u: number): boolean {
  const [px, room] = [LEAST_TYPE * u, wide - NARROW * u];
  return longest(words, px) <= room && lines(words, px, room).length * px * 1.08 <= height - FIGURE * u;
}

/** Returns the width for the name in a row of a column. */
export function columnRoom(wide: number, pictured: boolean, u: number): number {
  return wide - (pictured ? 26 : 0) * u - 30 * u;
}

export function columnForm(words: string, thing: Thing | null, { width: wide, height }: Box, u: number): PartForm {
  const px = LEAST_TYPE * u;
  const room = columnRoom(wide, thing !== null, u);
  const fits = longest(words, px) <= room && lines(words, px, room).length * px * 1.08 <= height - u;
  return fits ? 'full' : thing ? 'small' : 'figure';
}
