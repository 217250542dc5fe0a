// What the reader points at: the first step of a choice, and the second where it takes two.

import type { Scene, Wording } from '../protocol';
import { cards, hint, rows, said, targets, type Row } from './steps';

export class Pointing {
  #scene: () => Scene;
  #act: (choice: number) => void;
  /** What was pointed at first, in the scene in which it was. Another scene begins anew. */
  #first: { scene: Scene; row: Row } | null = $state.raw(null);
  #rows: Row[] = $derived.by(() => (this.picked ? targets(this.#scene(), this.picked) : rows(this.#scene())));

  constructor(scene: () => Scene, act: (choice: number) => void) {
    this.#scene = scene;
    this.#act = act;
  }

  /** What was pointed at first, while the second step is asked for. */
  get picked(): Row | null {
    return this.#first?.scene === this.#scene() ? this.#first.row : null;
  }

  /** What may be done by pointing at this now. */
  at(id: string): Row[] {
    return this.#rows.filter((row) => row.at === id);
  }

  /** What may be done by pointing at nothing that lies on the table. */
  get loose(): Row[] {
    const scene = this.#scene();
    const here = [...scene.zones, ...cards(scene)].map(({ id }) => id);
    return this.#rows.filter((row) => !here.includes(row.at));
  }

  /** Whether something that lies on the table can be pointed at. */
  get more(): boolean {
    return this.loose.length < this.#rows.length;
  }

  said(row: Row): { words: Wording; hint: string | null } {
    return { words: said(this.#scene(), row), hint: hint(this.#scene(), row) };
  }

  /** Takes what is pointed at, or asks what to point at next. */
  take(row: Row): void {
    const [only, ...more] = row.choices;
    if (more.length > 0) this.#first = { scene: this.#scene(), row };
    else if (only !== undefined) this.#act(only);
  }

  /** Goes back to the first step. */
  putBack(): void {
    this.#first = null;
  }
}
