// The step of a lesson that the reader has opened, among the steps at one position.

import type { Position } from '../protocol';

export class Turned {
  /** The opened step, and the position to which it belongs. Every other position begins with its first step. */
  #opened = $state({ shown: -1, at: 0 });

  /** Returns the index of the step to show at a position. */
  at({ shown, lesson }: Position): number {
    return this.#opened.shown === shown ? Math.min(this.#opened.at, (lesson?.steps.length ?? 0) - 1) : 0;
  }

  /** Opens a step of the position with this number of entries, or its last step if there are fewer steps. */
  to(shown: number, at: number): void {
    this.#opened = { shown, at };
  }

  /**
   * Opens the next step if there is one, and returns true if so. A choice waits for this, so that no words are skipped.
   */
  reads(position: Position): boolean {
    const next = this.at(position) + 1;
    const more = position.lesson !== null && next < position.lesson.steps.length;
    if (more) this.to(position.shown, next);
    return more;
  }
}
