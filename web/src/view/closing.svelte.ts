// Keeps the board of a game that has just ended until the page of its end is ready, so that nothing else appears in
// between.

import { hasContext } from 'svelte';
import { endOf, type End } from '../ending/end';
import type Ending from '../ending/Ending.svelte';
import type { Landmarks, Position } from '../protocol';
import './closing.css';
import { PIECEWISE } from './piecewise';

/** The longest wait for the page of the end, in milliseconds. After that, the board shows the score. */
export const LATE = 4000;

interface Given {
  /** The newest position, or nothing while an earlier one is shown. */
  newest: Position | null;
  overview: Landmarks | null;
  /** The finished table that the reader looks at, in place of the page of its end. */
  bare: string | null;
}

export class Closing {
  /** The page of the end, once it is loaded. */
  page: typeof Ending | null = $state.raw(null);
  readonly #told: End | null;
  /** The contents of the page, once it is loaded and the server has sent the course of the game. */
  readonly ended: End | null;
  /** True while the page is loading. */
  readonly closes: boolean;
  /** The finished table whose page has taken too long. */
  #late: string | null = $state(null);
  /** The table on which a game in progress was last shown. */
  #played: string | null = $state(null);
  /** True if the page is drawn piece by piece. Otherwise everything is there at once, and nothing needs to wait. */
  readonly #waits = hasContext(PIECEWISE);

  constructor(given: () => Given) {
    const over = $derived.by(() => {
      const { newest, bare } = given();
      return newest?.scene.sheet && bare !== newest.table ? newest : null;
    });
    this.#told = $derived(over && endOf(over, given().overview));
    this.ended = $derived(this.page ? this.#told : null);
    this.closes = $derived(over !== null && this.ended === null && this.#waits && this.#late !== over.table);
    $effect(() => this.#follow(given().newest));
  }

  /** Returns the position without its score, or nothing if the game was already over when it was opened. */
  kept(position: Position): Position | null {
    if (!this.closes) return position;
    return this.#played === position.table ? { ...position, scene: { ...position.scene, sheet: null } } : null;
  }

  /** Follows the positions, and fetches the page of the end when it is needed. */
  #follow(position: Position | null): (() => void) | undefined {
    if (!position?.scene.sheet) {
      this.#played = position?.table ?? null;
      return undefined;
    }
    const { table } = position;
    if (this.page === null && (this.#waits || this.#told))
      void import('../ending/Ending.svelte').then((ending) => (this.page = ending.default));
    const timer = setTimeout(() => (this.#late = table), LATE);
    return () => clearTimeout(timer);
  }
}
