// Continues from an earlier position in a new game. A second press is needed if the new game would show hidden cards of
// a game in progress.

import type { Doings } from '../app.svelte';
import type { Position } from '../protocol';

export class Forking {
  /** The id of the table whose reader has been warned. */
  #warned: string | null = $state(null);

  /** Returns the id of the words on the button. */
  words({ table, records }: Position): 'fork' | 'fork-reveals' {
    return records === 'revealing' && this.#warned === table ? 'fork-reveals' : 'fork';
  }

  fork({ table, shown, records }: Position, ask: Doings['ask']): void {
    if (records !== 'revealing' || this.#warned === table) ask({ say: 'fork', entry: shown });
    this.#warned = table;
  }
}
