// Shows positions in order, and shows each fight long enough to be seen.

import type { Contest, Pace, Position } from './protocol';

/** The time for which a roll, or its result, is shown, in milliseconds. */
const STAY: Record<Pace, number> = { calm: 2600, brisk: 1800, instant: 0 };
/** The same without animations, when no roll takes time. */
const STAY_STILL: Record<Pace, number> = { calm: 1600, brisk: 1100, instant: 0 };
/** The most positions that wait, so that the page is never further behind. */
const MOST_WAITING = 3;

export class Pacing {
  #show: (position: Position) => void;
  #still: () => boolean;
  #shown: Position | null = null;
  #waiting: Position[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `still` reports whether the reader prefers reduced motion. */
  constructor(show: (position: Position) => void, still: () => boolean) {
    this.#show = show;
    this.#still = still;
  }

  /** Takes a new position. It is shown now, or after the reader has had time for the one on the page. */
  heard(position: Position): void {
    if (!follows(this.#waiting.at(-1) ?? this.#shown, position)) {
      this.#waiting = [];
      this.#stop();
    }
    if (this.#timer === undefined) this.#put(position);
    else this.#waiting.push(position);
    while (this.#waiting.length > MOST_WAITING) this.#next();
  }

  /** Shows the last waiting position at once, because the reader has seen enough. */
  hurry(): void {
    const last = this.#waiting.at(-1);
    this.#waiting = [];
    this.#stop();
    if (last) this.#put(last);
  }

  /** Forgets all positions, because none is on the page any more. */
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

/** Reports whether a position is a later one of the same game. Otherwise the order does not matter. */
function follows(before: Position | null, { table, entries, shown }: Position): boolean {
  return before?.table === table && before.shown === before.entries && shown === entries && shown > before.shown;
}

/** Reports whether dice have been rolled, or a card has changed their result. */
function isNews(before: Contest | null, now: Contest | null): boolean {
  if (!now?.sides.some((side) => side.die)) return false;
  const stands = (contest: Contest) =>
    JSON.stringify([contest.title, contest.sides.map(({ die, total }) => [die, total.value])]);
  return before === null || stands(before) !== stands(now);
}
