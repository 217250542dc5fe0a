// The head at the left of a side: its forms, and the height that each form needs.

import { FINGER, type Room } from '../../../layout/box';
import { width } from '../../../layout/metrics';
import type { SideContents } from './contents';

/**
 * The forms of a head, from the one that shows the most. In `full`, the sign is above the words and the piles have
 * names. In `brief`, the sign is beside the words. In `low`, the piles are pictures in two columns.
 */
export type Head = 'full' | 'brief' | 'low';

/** The sizes used in `Ribbon.svelte`, in sixteenths of the type size. */
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
/** The least height of a pile in pixels, large enough to be clicked. */
const LEAST_PILE = 24;

/** Returns the height of a head in this form. */
export function headHeight({ player, bot, moving, piles }: SideContents, form: Head, room: Room): number {
  const u = room.text / 16;
  const before = (form === 'full' ? 0 : SMALL_SIGN) + (form === 'low' && moving ? MARK : 0);
  const name = width(player, 16 * u) + (before + (bot ? BOT : 0)) * u;
  const names = Math.ceil(name / (NAME_ROOM * u)) * NAME;
  const signs = { full: SIGN + WORD, brief: WORD, low: 0 }[form];
  const rows = form === 'low' ? Math.ceil(piles.length / 2) : piles.length;
  const pile = Math.max(room.touch ? FINGER : LEAST_PILE, PILE * u) + 1;
  // In the `low` form, a mark shows whose turn it is.
  const told = form === 'low' ? 0 : GAP + (moving ? TURN : 0);
  return (PAD + signs + names + told) * u + rows * pile;
}

/** Returns the form of the head with the most content that fits into this height. */
export function headForm(side: SideContents, height: number, room: Room): Head {
  const forms: Head[] = ['full', 'brief'];
  return forms.find((form) => headHeight(side, form, room) <= height) ?? 'low';
}
