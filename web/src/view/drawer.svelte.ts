// The place of the log, which is beside the board or in a drawer over the board.

import { MediaQuery } from 'svelte/reactivity';

export class LogDrawer {
  /** True while the drawer is open over the board. */
  drawn = $state(false);
  /** True if the window has room for the log beside any board. */
  #wide = new MediaQuery('(min-width: 112.5em)');
  #isDrawer: () => boolean;

  /** `isDrawer` reports whether the game puts its log into a drawer. */
  constructor(isDrawer: () => boolean) {
    this.#isDrawer = isDrawer;
  }

  /** True if the log is visible. */
  get seen(): boolean {
    return !this.#isDrawer() || this.drawn || this.#wide.current;
  }

  /** The state of the drawer and the function that opens or closes it, or null if there is no drawer. */
  get handle(): { drawn: boolean; pull: () => void } | null {
    return this.#isDrawer() ? { drawn: this.drawn, pull: () => (this.drawn = !this.drawn) } : null;
  }
}
