// Playing on from an earlier position. If that shows hidden cards of a game that goes on, it needs a second press.

import type { Doings } from '../app.svelte';
import type { Position } from '../protocol';

export class Forking {
  /** The table whose player has been warned. */
  #warned: string | null = $state(null);

  /** Returns the id of the words of the button. */
  words({ table, records }: Position): 'fork' | 'fork-reveals' {
    return records === 'revealing' && this.#warned === table ? 'fork-reveals' : 'fork';
  }

  fork({ table, shown, records }: Position, ask: Doings['ask']): void {
    if (records !== 'revealing' || this.#warned === table) ask({ say: 'fork', entry: shown });
    this.#warned = table;
  }
}
