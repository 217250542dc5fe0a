// The hint at a table: whether one is offered, under way or shown.

import type { Doings } from '../app.svelte';
import type { Model } from '../model';
import type { Hint } from '../protocol';
import type { Say } from '../words';
import { hintOf, isDue, offers } from './due';

type Given = Pick<Model, 'hint' | 'hinting' | 'lang' | 'position'>;

export class Hinted {
  /** The hint that the reader has closed. */
  #closed: Hint | null = $state.raw(null);
  #given: () => Given;

  constructor(given: () => Given) {
    this.#given = given;
  }

  /** True if the table has hints, now or at another decision. */
  get offered(): boolean {
    const { position } = this.#given();
    return position !== null && offers(position);
  }

  /** True if the reader has a decision for which a hint can be asked. */
  get due(): boolean {
    const { position } = this.#given();
    return position !== null && isDue(position);
  }

  /** True while the hint is being computed. */
  get busy(): boolean {
    return this.#given().hinting !== null;
  }

  /** The hint to show, or null. */
  get shown(): Hint | null {
    const hint = hintOf(this.#given());
    return hint === this.#closed ? null : hint;
  }

  /** Answers the button and the key: shows a hint, closes it, or tells why there is none. */
  press(say: Say, ask: Doings['ask'], notice: Doings['notice']): void {
    const { position } = this.#given();
    const hint = hintOf(this.#given());
    if (this.busy || position === null) return;
    if (hint) this.#closed = this.shown ? hint : null;
    else if (this.due) ask({ say: 'hint', at: position.row });
    else notice(say('hint-later'));
  }

  close(): void {
    this.#closed = this.shown;
  }
}
