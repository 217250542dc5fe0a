// Which games have a finer board than the one that draws any scene.

import type { Component } from 'svelte';
import type { Position } from '../protocol';
import type { Hands } from '../view/offers';
import type { Say } from '../words';
import DraftBoard from './draft/Board.svelte';
import DraftRules from './draft/Rules.svelte';
import DraftSides from './draft/Sides.svelte';
import DuelBeside from './duel/Beside.svelte';
import DuelBoard from './duel/Board.svelte';
import DuelRules from './duel/Rules.svelte';

interface Shown extends Hands {
  position: Position;
  say: Say;
}

export interface Finer {
  /** The signs by which the game is known among others, as pictures by name. */
  emblem: string[];
  /** How it is played, in short. */
  Rules: Component<{ say: Say }>;
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
  draft: {
    emblem: ['dorothy', 'lion', 'oz'],
    Rules: DraftRules,
    Board: DraftBoard,
    Sides: DraftSides,
    aside: '22.5rem',
  },
  duel: {
    emblem: ['good', 'evil'],
    Rules: DuelRules,
    Board: DuelBoard,
    Beside: DuelBeside,
    showsEnd: true,
    aside: '17rem',
  },
};

export function finer(game: string): Finer | undefined {
  return FINER[game];
}

export function emblem(game: string): string[] {
  return FINER[game]?.emblem ?? ['book'];
}
