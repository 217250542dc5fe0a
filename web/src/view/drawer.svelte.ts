// The place of the log: beside the board, or a drawer that is pulled out over it.

import { MediaQuery } from 'svelte/reactivity';

export class LogDrawer {
  /** True while the drawer is pulled out over the board. */
  drawn = $state(false);
  /** True where there is room for the log beside any board. */
  #wide = new MediaQuery('(min-width: 112.5em)');
  #isDrawer: () => boolean;

  /** `isDrawer` reports whether the game has its log in a drawer. */
  constructor(isDrawer: () => boolean) {
    this.#isDrawer = isDrawer;
  }

  /** True if the log is on the page. */
  get seen(): boolean {
    return !this.#isDrawer() || this.drawn || this.#wide.current;
  }

  /** The handle of the drawer, if there is one. */
  get handle(): { drawn: boolean; pull: () => void } | null {
    return this.#isDrawer() ? { drawn: this.drawn, pull: () => (this.drawn = !this.drawn) } : null;
  }
}
