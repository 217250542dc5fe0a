// The parts of a game's own user interface.

import type { Component } from 'svelte';
import type { Position } from '../protocol';
import type { Hands } from '../view/offers';
import type { Say } from '../words';

interface Shown extends Hands {
  position: Position;
  say: Say;
}

export interface Finer {
  /** The rules in short. */
  Rules: Component<{ game: string; say: Say }>;
  Board: Component<Shown>;
  /** The choices that point at nothing on the table, next to the prompt. */
  Beside?: Component<Shown>;
  /** The part beside the board, above the log. */
  Sides?: Component<Omit<Shown, 'act'>>;
  /** Set if the board shows the end itself, in place of the score. */
  showsEnd?: true;
  /** The width of the part beside the board. */
  aside: string;
}
