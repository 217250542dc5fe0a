// The pieces of a page that is drawn piece by piece, so that a slow device stays responsive while a large page opens.

/** The key of the context that holds the `Pieces` of a page. Without this context everything is drawn at once. */
export const PIECEWISE = Symbol('piecewise');

/** Draws the pieces of a page, each in a task of its own, in the order in which they are announced. */
export class Pieces {
  #waiting: (() => void)[] = [];
  #after: (() => void)[] = [];
  #task: ReturnType<typeof setTimeout> | undefined;

  /** Draws a piece in a task of its own. Returns a function that cancels the piece. */
  draw(piece: () => void): () => void {
    return this.#join(this.#waiting, piece);
  }

  /** Calls a function once no piece is waiting, including pieces that other pieces have announced. */
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
    // The next task is scheduled even if this piece fails.
    const more = this.#waiting.length + this.#after.length > 1;
    this.#task = more ? setTimeout(this.#next) : undefined;
    (this.#waiting.shift() ?? this.#after.shift())?.();
  };
}
