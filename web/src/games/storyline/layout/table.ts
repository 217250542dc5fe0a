// The result of the layout: the rectangle and the form of everything on the board. The components draw exactly this.

import type { Box, Label } from './box';

/** The forms of a board: a road across or up, or a wheel of spokes across or up. */
export type Form = 'road' | 'upright' | 'wheel' | 'cross';

/** The forms of a standee: with its name, without it, or as small as a finger. */
export type Size = 'named' | 'figure' | 'token';

export interface Standee {
  id: string;
  box: Box;
  size: Size;
  name: Label | null;
}

/** A handle that opens a place, with the number of its cards that are not drawn. */
export interface Handle {
  /** The zone that it opens. */
  id: string;
  box: Box;
  count: number;
  /** The number of those that can be chosen. */
  asked: number;
}

/** A word in a pill at the foot of a page: a toll, or the danger there. */
export interface Pill extends Label {
  danger: boolean;
}

/** A Location: its page, and the part of the road with its cards. */
export interface Page {
  id: string;
  box: Box;
  slot: Box;
  /** The place of the picture, if it fits. */
  icon: Box | null;
  title: Label | null;
  words: Label | null;
  /** True if the words are only a part of the text. */
  more: boolean;
  pills: Pill[];
  /** The place of the Location's number on the road. */
  number: Box | null;
  /** The number of the Location on its road. */
  at: number;
}

/** A face-down Event. */
export interface Slip {
  id: string;
  box: Box;
  name: Label | null;
}

/** An Author's Title Card, with the court in front of it where Characters wait. */
export interface Title {
  /** The number of seats from the reader to the right. */
  from: number;
  box: Box;
  header: Box;
  name: Label | null;
  total: Box;
  income: Box;
  /** The places of the piles that are counted here. Piles without a place are behind a handle. */
  piles: Box[];
  slips: Slip[];
  standees: Standee[];
  handles: Handle[];
  court: Box;
  /** True if the court is the end of the reader's Storyline. */
  end: boolean;
  /** The words of the court. */
  heading: Label | null;
}

/** A part of the road, as an outline in the board's pixels. */
export interface Bricks {
  path: string;
  box: Box;
  upright: boolean;
}

export interface Paper {
  id: string;
  box: Box;
  icon: Box | null;
  title: Label | null;
  kind: Label | null;
  words: Label | null;
  /** The reason why it cannot be played, at its foot. */
  barred: Label | null;
}

export interface Desk {
  box: Box;
  ink: Box;
  piles: { id: string; box: Box; words: boolean }[];
  loose: { box: Box; words: Label; hint: Label | null }[];
  papers: Paper[];
  /** The cards of the hand that are not drawn, behind a handle. */
  handle: { box: Box; count: number; asked: number } | null;
}

export interface Table {
  form: Form;
  /** A sixteenth of the type size that the reader has chosen, in pixels. */
  unit: number;
  width: number;
  height: number;
  /** The part of the board for the road and the Title Cards. */
  field: Box;
  /** The visible part of the road within the field. */
  window: Box;
  /** The height of the road. If it exceeds the height of its window, the road scrolls. */
  deep: number;
  lead: Box | null;
  hub: { x: number; y: number; radius: number } | null;
  bricks: Bricks[];
  pages: Page[];
  titles: Title[];
  standees: Standee[];
  handles: Handle[];
  desk: Desk;
}
