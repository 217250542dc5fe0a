// The result of the layout: the rectangle and the form of everything on the board. The components draw it as it is.

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

/** The number of cards of a place that are not drawn, as a handle that opens the place. */
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

/** A Location: its page, and the part of the road where its cards stand. */
export interface Page {
  id: string;
  box: Box;
  slot: Box;
  /** The picture, if there is room. */
  icon: Box | null;
  title: Label | null;
  words: Label | null;
  /** True if the words are only a part of its text. */
  more: boolean;
  pills: Pill[];
  /** The number of the Location on the road. */
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

/** An Author's Title Card, with the ground before it where Characters wait. */
export interface Title {
  /** The number of seats from the reader to the right. */
  from: number;
  box: Box;
  header: Box;
  name: Label | null;
  total: Box;
  income: Box;
  /** The places of the piles that are counted here. Those without a place are behind a handle. */
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
  /** The pixels of the type size that the reader wants, in sixteenths. */
  unit: number;
  width: number;
  height: number;
  /** The part of the board for the road and the Title Cards. */
  field: Box;
  /** The part of the field in which the road is seen. */
  window: Box;
  /** The height of the road. If it is more than that of its window, the road scrolls there. */
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
