// Which games have a finer board than the one that draws any scene.

import type { Component } from 'svelte';
import type { Position } from '../protocol';
import type { Hands } from '../view/offers';
import type { Say } from '../words';
import DraftBoard from './draft/Board.svelte';
import DraftSides from './draft/Sides.svelte';
import DuelBeside from './duel/Beside.svelte';
import DuelBoard from './duel/Board.svelte';

interface Shown extends Hands {
  position: Position;
  say: Say;
}

export interface Finer {
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

const FINER: Record<string, Finer> = {
  draft: { Board: DraftBoard, Sides: DraftSides, aside: '22.5rem' },
  duel: { Board: DuelBoard, Beside: DuelBeside, showsEnd: true, aside: '17rem' },
};

export function finer(game: string): Finer | undefined {
  return FINER[game];
}
