// The head of a side at its left: its contents for each height, and the least height that it needs.

import { width } from '../../../layout/metrics';
import type { SideContents } from './contents';

/**
 * The forms, from the one that shows the most: the sign above the words and the piles by name; the sign beside the
 * words; and the piles as pictures in two columns.
 */
export type Head = 'full' | 'brief' | 'low';

/** The sizes from `Ribbon.svelte`, in sixteenths of the type size. */
const PAD = 13;
const GAP = 5;
const SIGN = 43;
const WORD = 25;
const NAME = 18;
const NAME_ROOM = 96;
const BOT = 24;
const SMALL_SIGN = 26;
const TURN = 24;
const MARK = 12;
const PILE = 20;
/** The least height of a pile in pixels, because it can be pressed. */
const LEAST_PILE = 24;

/** Returns the height that a head needs in a form. */
export function headHeight({ player, bot, moving, piles }: SideContents, form: Head, u: number): number {
  const before = (form === 'full' ? 0 : SMALL_SIGN) + (form === 'low' && moving ? MARK : 0);
  const name = width(player, 16 * u) + (before + (bot ? BOT : 0)) * u;
  const names = Math.ceil(name / (NAME_ROOM * u)) * NAME;
  const signs = { full: SIGN + WORD, brief: WORD, low: 0 }[form];
  const rows = form === 'low' ? Math.ceil(piles.length / 2) : piles.length;
  const pile = Math.max(LEAST_PILE, PILE * u) + 1;
  // In the lowest form, a mark shows whose turn it is.
  const told = form === 'low' ? 0 : GAP + (moving ? TURN : 0);
  return (PAD + signs + names + told) * u + rows * pile;
}

/** Returns the form of a head for this height. */
export function headForm(side: SideContents, height: number, u: number): Head {
  const forms: Head[] = ['full', 'brief'];
  return forms.find((form) => headHeight(side, form, u) <= height) ?? 'low';
}
