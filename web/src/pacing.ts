// Shows positions in their order, and what is being fought out long enough to be seen.

import type { Contest, Pace, Position } from './protocol';

/** How long a roll, or what came of it, stays before the table goes on, in milliseconds. */
const STAY: Record<Pace, number> = { calm: 2600, brisk: 1800, instant: 0 };
/** Where nothing moves on the page, there is no roll to be waited for. */
const STAY_STILL: Record<Pace, number> = { calm: 1600, brisk: 1100, instant: 0 };
/** How many positions may wait; the page is never further behind. */
const MOST_WAITING = 3;

export class Pacing {
  #show: (position: Position) => void;
  #still: () => boolean;
  #shown: Position | null = null;
  #waiting: Position[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `still` says whether the reader wants nothing to move. */
  constructor(show: (position: Position) => void, still: () => boolean) {
    this.#show = show;
    this.#still = still;
  }

  /** A position has come. It is shown now, or when what is on the page has been seen. */
  heard(position: Position): void {
    if (!follows(this.#waiting.at(-1) ?? this.#shown, position)) {
      this.#waiting = [];
      this.#stop();
    }
    if (this.#timer === undefined) this.#put(position);
    else this.#waiting.push(position);
    while (this.#waiting.length > MOST_WAITING) this.#next();
  }

  /** The reader has seen enough: what waits is shown at once. */
  hurry(): void {
    const last = this.#waiting.at(-1);
    this.#waiting = [];
    this.#stop();
    if (last) this.#put(last);
  }

  /** Nothing is on the page any more. */
  clear(): void {
    this.#waiting = [];
    this.#stop();
    this.#shown = null;
  }

  #put(position: Position): void {
    const news = isNews(this.#shown?.scene.contest ?? null, position.scene.contest);
    const stay = (this.#still() ? STAY_STILL : STAY)[position.pace];
    this.#stop();
    if (news && stay > 0) this.#timer = setTimeout(() => this.#next(), stay);
    this.#shown = position;
    this.#show(position);
  }

  #next(): void {
    this.#stop();
    const next = this.#waiting.shift();
    if (next) this.#put(next);
    if (this.#timer === undefined && this.#waiting.length > 0) this.#next();
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}

/** Whether it is the same game, further on; else there is no order to keep. */
function follows(before: Position | null, { table, entries, shown }: Position): boolean {
  return before?.table === table && before.shown === before.entries && shown === entries && shown > before.shown;
}

/** Dice have been rolled, or what was played since has changed what they come to. */
function isNews(before: Contest | null, now: Contest | null): boolean {
  if (!now?.sides.some((side) => side.die)) return false;
  const stands = (contest: Contest) =>
    JSON.stringify([contest.title, contest.sides.map(({ die, total }) => [die, total.value])]);
  return before === null || stands(before) !== stands(now);
}
