// Shows positions in order, and keeps each fight and each loss of the reader on the page long enough to be seen. At the
// pace `instant`, positions that arrive faster than the page can be drawn are skipped.

import type { Contest, Pace, Position } from './protocol';
import { lost } from './view/lost';

/** The time for which a roll, its result or a loss is shown, in milliseconds. */
const STAY: Record<Pace, number> = { calm: 3200, brisk: 2400, instant: 0 };
/** The same time without animations, in milliseconds. A roll itself then takes no time. */
const STAY_STILL: Record<Pace, number> = { calm: 2200, brisk: 1700, instant: 0 };
/** The factor of these times during a lesson, because the reader of a lesson sees battles for the first time. */
const LEARNING = 2.25;
/** The factor for a fight or a loss of the reader’s own, which matters more than the pace of the game. */
const OWN = 1.5;
/** The greatest number of positions that may wait. It limits how far the page falls behind the game. */
const MOST_WAITING = 3;

export class Pacing {
  #show: (position: Position) => void;
  #still: () => boolean;
  #shown: Position | null = null;
  #waiting: Position[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #frame: (then: () => void) => void;
  /** True until the page has drawn the last position that was shown. */
  #drawing = false;
  /** The newest position that arrived while the page was being drawn. */
  #late: Position | null = null;

  /** `still` reports whether the reader prefers reduced motion. `frame` calls a function before the next frame. */
  constructor(show: (position: Position) => void, still: () => boolean, frame: (then: () => void) => void) {
    this.#show = show;
    this.#still = still;
    this.#frame = frame;
  }

  /** Receives a new position. Shows it now, or once the reader has had time for the current one. */
  heard(position: Position): void {
    if (!follows(this.#waiting.at(-1) ?? this.#shown, position)) {
      this.#waiting = [];
      this.#stop();
    }
    if (this.#timer === undefined) this.#put(position);
    else this.#waiting.push(position);
    while (this.#waiting.length > MOST_WAITING) this.#shorten();
  }

  /** Shows the last waiting position at once, and skips the positions before it. */
  hurry(): void {
    const last = this.#waiting.at(-1);
    this.#waiting = [];
    this.#stop();
    if (last) this.#put(last);
  }

  /** Forgets all positions, because the page no longer shows a table. */
  clear(): void {
    this.#waiting = [];
    this.#stop();
    this.#late = null;
    this.#shown = null;
  }

  #put(position: Position): void {
    const loses = follows(this.#shown, position) && lost(this.#shown, position).length > 0;
    const news = loses || isNews(this.#shown?.scene.contest ?? null, position.scene.contest);
    const stay = (this.#still() ? STAY_STILL : STAY)[position.pace] * slower(position, loses);
    this.#stop();
    if (news && stay > 0) this.#timer = setTimeout(() => this.#next(), stay);
    const waits = this.#drawing && stay === 0 && follows(this.#shown, position);
    this.#shown = position;
    this.#late = waits ? position : null;
    if (!waits) this.#draw(position);
  }

  #draw(position: Position): void {
    this.#show(position);
    if (this.#drawing) return;
    this.#drawing = true;
    this.#frame(() => {
      this.#drawing = false;
      const late = this.#late;
      this.#late = null;
      if (late) this.#draw(late);
    });
  }

  /**
   * Joins the first waiting position without a fight to the position after it, so that the fight on the page keeps its
   * time. If only fights wait, shows the next one.
   */
  #shorten(): void {
    const at = this.#waiting.findIndex(({ scene }) => scene.contest === null);
    const [first, next] = this.#waiting.slice(at, at + 2);
    if (at < 0 || !first || !next) this.#next();
    else this.#waiting.splice(at, 2, { ...next, news: [...first.news, ...next.news] });
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

/**
 * Reports whether a position is a later one of the same game. Any other position is shown without waiting for its turn.
 */
function follows(before: Position | null, { table, entries, shown }: Position): before is Position {
  return before?.table === table && before.shown === before.entries && shown === entries && shown > before.shown;
}

/** Returns the factor of the time for which a position with news of a fight, or of a loss of the reader, is shown. */
function slower({ lesson, viewer, scene }: Position, loses: boolean): number {
  if (lesson !== null) return LEARNING;
  return loses || scene.contest?.sides.some(({ seat }) => seat === viewer) ? OWN : 1;
}

/** Reports whether dice were rolled, or whether a card changed the result of a roll. */
function isNews(before: Contest | null, now: Contest | null): boolean {
  if (!now?.sides.some((side) => side.die)) return false;
  const stands = (contest: Contest) =>
    JSON.stringify([contest.title, contest.sides.map(({ die, total }) => [die, total.value])]);
  return before === null || stands(before) !== stands(now);
}
