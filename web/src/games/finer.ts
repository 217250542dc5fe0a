// What a game may have of its own in the browser.

import type { Component } from 'svelte';
import type { Position } from '../protocol';
import type { Hands } from '../view/offers';
import type { Say } from '../words';

interface Shown extends Hands {
  position: Position;
  say: Say;
}

export interface Finer {
  /** How it is played, in short. */
  Rules: Component<{ game: string; say: Say }>;
  Board: Component<Shown>;
  /** Beside the prompt: what is chosen by pointing at nothing on the table. */
  Beside?: Component<Shown>;
  /** Beside the board, above what happened. */
  Sides?: Component<Omit<Shown, 'act'>>;
  /** The board shows the end as well, instead of the score. */
  showsEnd?: true;
  /** How wide what lies beside the board is. */
  aside: string;
}
