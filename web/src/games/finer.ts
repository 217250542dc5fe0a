// The parts of a game's own user interface.

import type { Component, Snippet } from 'svelte';
import type { Position, Sheet } from '../protocol';
import type { Hands } from '../view/offers';
import type { Say } from '../words';

interface Shown extends Hands {
  position: Position;
  say: Say;
}

/** The parts of the head of a table, for a board that has its own place for them. */
export interface Asked {
  /** The stage of the game, and the prompt. */
  prompt: Snippet;
  /** The words of the prompt. */
  words: string;
  /** The buttons of an earlier or final position and their words, or nothing. */
  ways: Snippet | null;
  labels: string[];
}

export interface Finer {
  /** The summary of the rules. */
  Rules: Component<{ game: string; say: Say }>;
  Board: Component<Shown & { asked: Asked }>;
  /** Set if the board draws the prompt itself. Otherwise the prompt is above the board. */
  asks?: true;
  /** Set if the board fills the window, and the log is a drawer where the window has no column to spare. */
  log?: 'drawer';
  /** The choices that point at nothing on the table, next to the prompt. */
  Beside?: Component<Shown>;
  /** The part beside the board, above the log. */
  Sides?: Component<Omit<Shown, 'act'>>;
  /** Set if the board itself shows the end, in place of the score. */
  showsEnd?: true;
  /** The score at the end, in place of the general one. */
  End?: Component<{ sheet: Sheet; say: Say }>;
  /** The width of the part beside the board. */
  aside: string;
}
