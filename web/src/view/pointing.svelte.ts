// The reader's pointing: the first step of a choice, and the second step if it has one.

import { ways, type Carry } from '../board/drag';
import type { Scene, Wording } from '../protocol';
import { cards, hint, rows, said, targets, type Row } from './steps';

export class Pointing {
  #scene: () => Scene;
  #act: (choice: number) => void;
  /** The first step, with its scene. A new scene starts over. */
  #first: { scene: Scene; row: Row } | null = $state.raw(null);
  #rows: Row[] = $derived.by(() => (this.picked ? targets(this.#scene(), this.picked) : rows(this.#scene())));

  constructor(scene: () => Scene, act: (choice: number) => void) {
    this.#scene = scene;
    this.#act = act;
  }

  /** Returns the first step while the second one is due. */
  get picked(): Row | null {
    return this.#first?.scene === this.#scene() ? this.#first.row : null;
  }

  /** Returns the rows that point at this thing now. */
  at(id: string): Row[] {
    return this.#rows.filter((row) => row.at === id);
  }

  /** Returns the rows that point at nothing on the table. */
  get loose(): Row[] {
    const scene = this.#scene();
    const here = [...scene.zones, ...cards(scene)].map(({ id }) => id);
    return this.#rows.filter((row) => !here.includes(row.at));
  }

  /** Reports whether there are rows that point at something on the table. */
  get more(): boolean {
    return this.loose.length < this.#rows.length;
  }

  said(row: Row): { words: Wording; hint: string | null } {
    return { words: said(this.#scene(), row), hint: hint(this.#scene(), row) };
  }

  /** Makes the choice of a row, or continues with the second step. */
  take(row: Row): void {
    const [only, ...more] = row.choices;
    if (more.length > 0) this.#first = { scene: this.#scene(), row };
    else if (only !== undefined) this.#act(only);
  }

  /** Returns this board's part in a drag: see drag.ts. */
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
