// Continues from an earlier position in a new game. If this shows hidden cards of a game in progress, it needs a second
// press.

import type { Doings } from '../app.svelte';
import type { Position } from '../protocol';

export class Forking {
  /** The table whose player has been warned. */
  #warned: string | null = $state(null);

  /** Returns the id of the button's words. */
  words({ table, records }: Position): 'fork' | 'fork-reveals' {
    return records === 'revealing' && this.#warned === table ? 'fork-reveals' : 'fork';
  }

  fork({ table, shown, records }: Position, ask: Doings['ask']): void {
    if (records !== 'revealing' || this.#warned === table) ask({ say: 'fork', entry: shown });
    this.#warned = table;
  }
}
