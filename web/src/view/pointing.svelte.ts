// The two steps of a choice on the general board: the reader points at a first thing, and then at a second one if the
// choice has a target.

import { ways, type Carry } from '../board/drag';
import type { Scene, Wording } from '../protocol';
import { cards, hint, rows, said, targets, type Row } from './steps';

export class Pointing {
  #scene: () => Scene;
  #act: (choice: number) => void;
  /** The row of the first step, and its scene. When the scene changes, pointing starts over. */
  #first: { scene: Scene; row: Row } | null = $state.raw(null);
  #rows: Row[] = $derived.by(() => (this.picked ? targets(this.#scene(), this.picked) : rows(this.#scene())));

  constructor(scene: () => Scene, act: (choice: number) => void) {
    this.#scene = scene;
    this.#act = act;
  }

  /** Returns the row of the first step while a second step is needed, or null otherwise. */
  get picked(): Row | null {
    return this.#first?.scene === this.#scene() ? this.#first.row : null;
  }

  /** Returns the rows of the current step that point at this thing. */
  at(id: string): Row[] {
    return this.#rows.filter((row) => row.at === id);
  }

  /** Returns the rows of the current step that point at nothing on the table. */
  get loose(): Row[] {
    const scene = this.#scene();
    const here = [...scene.zones, ...cards(scene)].map(({ id }) => id);
    return this.#rows.filter((row) => !here.includes(row.at));
  }

  /** Reports whether rows of the current step point at something on the table. */
  get more(): boolean {
    return this.loose.length < this.#rows.length;
  }

  said(row: Row): { words: Wording; hint: string | null } {
    return { words: said(this.#scene(), row), hint: hint(this.#scene(), row) };
  }

  /** Makes the choice of a row, or starts the second step if the row has several choices. */
  take(row: Row): void {
    const [only, ...more] = row.choices;
    if (more.length > 0) this.#first = { scene: this.#scene(), row };
    else if (only !== undefined) this.#act(only);
  }

  /** Returns this board's part in a drag, as described in drag.ts. */
  get carry(): Carry {
    return {
      scene: this.#scene,
      lift: (id) => {
        const row = rows(this.#scene()).find((row) => row.at === id);
        this.#first = row ? { scene: this.#scene(), row } : null;
      },
      aim: () => undefined,
      drop: (from, target) => {
        const [only, ...more] = ways(this.#scene(), from, target);
        if (only !== undefined && more.length === 0) this.#act(only);
      },
      putBack: () => this.putBack(),
    };
  }

  /** Goes back to the first step. */
  putBack(): void {
    this.#first = null;
  }
}
