// The result of the layout: the rectangle and the form of everything on the board. The components draw this result
// without changes.

import type { Box, Label } from './box';

/** The forms of a board: a horizontal or upright road, or a horizontal or upright wheel of spokes. */
export type Form = 'road' | 'upright' | 'wheel' | 'cross';

/**
 * The forms of a standee: with its name, with one line of its name, without its name, or of the least size for a finger.
 */
export type Size = 'named' | 'short' | 'figure' | 'token';

export interface Standee {
  id: string;
  box: Box;
  size: Size;
  name: Label | null;
}

/** A handle that opens a place. It shows the number of cards there that are not drawn. */
export interface Handle {
  /** The id of the zone that the handle opens. */
  id: string;
  box: Box;
  count: number;
  /** The number of these cards that can be chosen. */
  asked: number;
}

/** A word in a pill at the foot of a page: a toll, or the word or sign for danger. */
export interface Pill extends Label {
  danger: boolean;
}

/** A Location: its page, and its part of the road with the cards there. */
export interface Page {
  id: string;
  box: Box;
  slot: Box;
  /** The box of the picture, or null if the picture does not fit. */
  icon: Box | null;
  title: Label | null;
  words: Label | null;
  /** True if the text has more words than are shown. */
  more: boolean;
  pills: Pill[];
  /** The box for the Location's number on the road. */
  number: Box | null;
  /** The number of the Location, counted along its road. */
  at: number;
}

/** A face-down Event as a slip on the board. */
export interface Slip {
  id: string;
  box: Box;
  /** The name, or null if it does not fit or is unknown. A known Event without a name is shown by its picture. */
  name: Label | null;
}

/** An Author's Title Card, with the court in front of it where Characters wait. */
export interface Title {
  /** The number of seats from the reader's seat, counted to the right. */
  from: number;
  box: Box;
  header: Box;
  name: Label | null;
  total: Box;
  income: Box;
  /** The piles that are counted here. The others are behind a handle. */
  piles: { id: string; box: Box }[];
  slips: Slip[];
  standees: Standee[];
  handles: Handle[];
  court: Court;
  /** The other part of a divided court: for those that wait beside The End, or have reached The End beside a court. */
  yard: Court | null;
}

/** A court in front of a Title Card, or a part of it. */
export interface Court {
  box: Box;
  /** True if it is The End. Otherwise, Characters wait there. */
  end: boolean;
  /** The words at its top, if they fit. */
  heading: Label | null;
}

/** The outline of a part of the road, in the board's pixels. */
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
  /** The reason why the card cannot be played, at its foot. */
  barred: Label | null;
}

export interface Desk {
  box: Box;
  ink: Box;
  piles: { id: string; box: Box; words: boolean }[];
  loose: { box: Box; words: Label; hint: Label | null }[];
  papers: Paper[];
  /** The handle for the cards in the hand that are not drawn. */
  handle: { box: Box; count: number; asked: number } | null;
}

export interface Table {
  form: Form;
  /** A sixteenth of the type size in which the board is laid out, in pixels. */
  unit: number;
  width: number;
  height: number;
  /** The part of the board for the road and the Title Cards. */
  field: Box;
  /** The visible part of the road within the field. */
  window: Box;
  /** The height of the road. If the road is higher than its window, it scrolls. */
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
