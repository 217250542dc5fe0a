// The parts that a game adds to the user interface.

import type { Component, Snippet } from 'svelte';
import type { Position, Sheet } from '../protocol';
import type { Hands } from '../view/offers';
import type { Say } from '../words';

interface Shown extends Hands {
  position: Position;
  say: Say;
}

/** The parts of a table's head. A board that draws the head itself places them. */
export interface Asked {
  /** The stage of the game, and the prompt. */
  prompt: Snippet;
  /** The words of the prompt. */
  words: string;
  /** The buttons of an earlier or a final position, or null if there are none, and the words on these buttons. */
  ways: Snippet | null;
  labels: string[];
}

export interface Finer {
  /** Loads the component with the summary of the game's rules. */
  rules: () => Promise<{ default: Component<{ game: string; say: Say }> }>;
  Board: Component<Shown & { asked: Asked }>;
  /** Set if the board draws the prompt itself. Otherwise the page draws the prompt above the board. */
  asks?: true;
  /** Set if the board fills the window. The log is then in a drawer, unless the window has a spare column. */
  log?: 'drawer';
  /** The component with the choices that point at nothing on the table, next to the prompt. */
  Beside?: Component<Shown>;
  /** The part beside the board, placed above the log. */
  Sides?: Component<Omit<Shown, 'act'>>;
  /** Set if the board itself shows the end of the game, in place of the page's score. */
  showsEnd?: true;
  /** The score at the end, in place of the page's general score. */
  End?: Component<{ sheet: Sheet; say: Say }>;
  /** The CSS width of the part beside the board. */
  aside: string;
}
