// The pieces of a page that is drawn piece by piece, so that a slow device stays responsive while a large page opens.

/**
 * The key of the Svelte context that holds the `Pieces` of a page. Without this context everything is drawn at once.
 */
export const PIECEWISE = Symbol('piecewise');

/** Draws the pieces of a page in the order in which they are added, each in a task of its own. */
export class Pieces {
  #waiting: (() => void)[] = [];
  #after: (() => void)[] = [];
  #task: ReturnType<typeof setTimeout> | undefined;

  /** Adds a piece, which is drawn in a task of its own. Returns a function that cancels the piece. */
  draw(piece: () => void): () => void {
    return this.#join(this.#waiting, piece);
  }

  /**
   * Calls `then` once no piece is waiting, including pieces that other pieces have added. Returns a function that
   * cancels the call.
   */
  after(then: () => void): () => void {
    return this.#join(this.#after, then);
  }

  #join(all: (() => void)[], each: () => void): () => void {
    all.push(each);
    this.#task ??= setTimeout(this.#next);
    return () => {
      const at = all.indexOf(each);
      if (at >= 0) all.splice(at, 1);
    };
  }

  #next = (): void => {
    // The next task is scheduled first, so that it runs even if this piece throws.
    const more = this.#waiting.length + this.#after.length > 1;
    this.#task = more ? setTimeout(this.#next) : undefined;
    (this.#waiting.shift() ?? this.#after.shift())?.();
  };
}
