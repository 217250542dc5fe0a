// The record of a game in progress, which shows every hand, is saved at the second time, after a warning.

import type { Position } from '../protocol';

export class Warning {
  #warned = false;

  /** Whether it may be done now; if not, the reader has to be warned. */
  passes({ records }: Position): boolean {
    if (records !== 'revealing' || this.#warned) return true;
    this.#warned = true;
    return false;
  }
}
