// Keeps the board of a game that has just ended until the page of its end can take its place, so that nothing else
// flashes up in between.

import { getContext } from 'svelte';
import type Ending from '../ending/Ending.svelte';
import type { Position } from '../protocol';
import { PIECEWISE } from './piecewise';

/** The longest time to wait for the page of the end, in ms. Then the score is shown on the board. */
export const LATE = 4000;

export class Closing {
  /** The page of the end, once it is loaded. */
  page: typeof Ending | null = $state.raw(null);
  /** The finished table whose page is too late. */
  #late: string | null = $state(null);
  /** The table on which a game that went on was seen last. */
  #played: string | null = $state(null);
  /** A page that is drawn at once has all it needs at once. */
  readonly #waits = getContext<boolean | undefined>(PIECEWISE) ?? false;

  /** Reports whether a finished game is kept as it was before its end. */
  keeps({ table, scene }: Position): boolean {
    return this.#waits && scene.sheet !== null && this.#late !== table;
  }

  /** Returns the position without its score, or nothing if the game was over when it was opened. */
  kept(position: Position): Position | null {
    return this.#played === position.table ? { ...position, scene: { ...position.scene, sheet: null } } : null;
  }

  /** Follows the positions, and fetches the page of the end once it is due. `told` is true if its contents are there. */
  follow({ table, scene }: Position, told: boolean): (() => void) | undefined {
    if (scene.sheet === null) {
      this.#played = table;
      return undefined;
    }
    if (this.page === null && (this.#waits || told))
      void import('../ending/Ending.svelte').then((ending) => (this.page = ending.default));
    const timer = setTimeout(() => (this.#late = table), LATE);
    return () => clearTimeout(timer);
  }
}
