// Keeps the board of a game that has just ended until the page at the end is ready, so that nothing else appears in
// between.

import { hasContext } from 'svelte';
import { endOf, type End } from '../ending/end';
import type Ending from '../ending/Ending.svelte';
import type { Landmarks, Position } from '../protocol';
import './closing.css';
import { PIECEWISE } from './piecewise';
import { withWords } from '../words';

/** The longest wait for the page at the end, in milliseconds. After that, the board shows the score. */
export const LATE = 4000;

interface Given {
  /** The newest position, or null while an earlier one is shown. */
  newest: Position | null;
  overview: Landmarks | null;
  /** The id of the finished table whose board the reader looks at instead of the page at the end. */
  bare: string | null;
}

export class Closing {
  /** The component of the page at the end, once it is loaded. */
  page: typeof Ending | null = $state.raw(null);
  readonly #told: End | null;
  /** The contents of the page at the end, once the page is loaded and the server has sent the course of the game. */
  readonly ended: End | null;
  /** True while the page at the end is loading. */
  readonly closes: boolean;
  /** The id of the finished table whose page took too long to load. */
  #late: string | null = $state(null);
  /** The id of the table on which a game in progress was last shown. */
  #played: string | null = $state(null);
  /** True if the page is drawn piece by piece. Otherwise everything is drawn at once, and there is no need to wait. */
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

  /**
   * Returns the position to show while the page at the end is loading: the position without its score, or null if the
   * game was already over when it was opened.
   */
  kept(position: Position): Position | null {
    if (!this.closes) return position;
    return this.#played === position.table ? { ...position, scene: { ...position.scene, sheet: null } } : null;
  }

  /** Follows the positions, and loads the page at the end when it is needed. */
  #follow(position: Position | null): (() => void) | undefined {
    if (!position?.scene.sheet) {
      this.#played = position?.table ?? null;
      return undefined;
    }
    const { table } = position;
    if (this.page === null && (this.#waits || this.#told))
      void withWords('end', import('../ending/Ending.svelte')).then((ending) => (this.page = ending.default));
    const timer = setTimeout(() => (this.#late = table), LATE);
    return () => clearTimeout(timer);
  }
}
