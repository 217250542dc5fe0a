// The reader's interaction with the table: the card that the reader has picked up, and the card that the leaf shows.

import { SvelteSet } from 'svelte/reactivity';
import type { Choice, NewsLine, Scene } from '../protocol';
import { spoken } from '../wording';
import type { Say } from '../words';
import { ways, type Carry } from './drag';
import { offersIn, type Offer } from './offers';

/** The role of a card or unit in the current choices. */
export type Standing = 'offered' | 'target' | 'aimed' | 'picked' | 'none';

interface Place {
  x: number;
  y: number;
}

interface Given {
  scene: Scene;
  /** The news since the previous scene. */
  news: NewsLine[];
  act: (choice: number) => void;
  say: Say;
  /** Reports whether a card's only choice needs a second click. */
  heeds?: (only: Choice) => boolean;
  /**
   * Returns the id of the card that has the choices of this thing. Of several equal cards, only the first has choices.
   */
  first?: (id: string) => string;
  /** Returns the id of the thing for which this card stands as a target, such as its unit. */
  whole?: (id: string) => string | undefined;
}

export class Play {
  /** The id of the card or unit that the reader has picked up. The next click chooses its target. */
  picked: string | null = $state(null);
  /** The id of the card that the reader has opened in the leaf. */
  reading: string | null = $state(null);
  /** The id of the thing under the pointer or the focus. The leaf shows the thing if there is space. */
  glanced: string | null = $state(null);
  /**
   * The position of the pointer, and its position when the table last changed. The leaf does not show a card that moved
   * under a resting pointer.
   */
  pointer: Place | null = null;
  resting: Place | null = null;
  /** The id of the target to which the choice under the pointer or the focus leads. */
  aimed: string | null = $state(null);
  /** True while the reader drags the card that is picked up. */
  carried = $state(false);
  /** The ids of the cards whose attached cards are spread out. */
  spread = new SvelteSet<string>();

  #given: () => Given;
  /** The choices, grouped by the card or unit at which they begin. Every card on the board looks up its own. */
  #offers = $derived(offersIn(this.scene));
  #opener: HTMLElement | null = null;

  constructor(given: () => Given) {
    this.#given = given;
  }

  get say(): Say {
    return this.#given().say;
  }

  get scene(): Scene {
    return this.#given().scene;
  }

  get news(): NewsLine[] {
    return this.#given().news;
  }

  /**
   * True if the keyboard moves the focus between cards. In a battle it moves in the list of answers, and while a card
   * is picked up, between the targets of that card.
   */
  get byCards(): boolean {
    return this.picked === null && this.scene.contest === null;
  }

  offersAt(id: string): Offer[] {
    return this.#offers.get(this.#first(id)) ?? [];
  }

  /** Returns the choices that lead from the picked-up card to this target. */
  offersTo(id: string): Offer[] {
    if (this.picked === null) return [];
    const offers = this.offersAt(this.picked);
    const own = offers.filter((choice) => choice.to === id);
    const whole = this.#given().whole?.(id);
    return own.length > 0 || whole === undefined ? own : offers.filter((choice) => choice.to === whole);
  }

  standing(id: string): Standing {
    if (this.picked === id) return 'picked';
    if (this.offersTo(id).length > 0) return this.aimed === id ? 'aimed' : 'target';
    return this.offersAt(id).length > 0 ? 'offered' : 'none';
  }

  #first(id: string): string {
    return this.#given().first?.(id) ?? id;
  }

  /**
   * Returns the words of the choice that a click on this thing makes, or the number of choices if there are several.
   */
  words(id: string): string {
    const targeted = this.offersTo(id);
    const [first, ...more] = targeted.length > 0 ? targeted : this.offersAt(id);
    if (!first) return '';
    const words = spoken(first.words);
    return more.length === 0 ? words : this.say('board-several', { words, count: more.length });
  }

  /** Answers a press on a thing. `told` is true if the pressed element shows the words of the only choice. */
  point(id: string, opener: HTMLElement | null = null, told = false): void {
    const [target] = this.offersTo(id);
    const [first, ...more] = this.offersAt(id);
    if (target) this.take(target.index);
    else if (this.picked === id) this.drop();
    else if (!first) this.read(id, opener);
    else if (more.length === 0 && first.to === null && (told || !this.#given().heeds?.(first))) this.take(first.index);
    else this.pick(id, opener);
  }

  /** Picks up the card at which all choices begin, if each of them leads to a target. Puts down any other card. */
  begin(): void {
    const [first, ...more] = this.scene.choices;
    const alone = first && [first, ...more].every(({ at, to }) => at === first.at && to !== null);
    if (alone) this.forget();
    this.picked = alone ? first.at : null;
  }

  /** True if the reader has opened the leaf. Only then does the focus move to it. */
  get opened(): boolean {
    return this.#opener !== null;
  }

  /** Returns this board's part in a drag, as described in drag.ts. */
  get carry(): Carry {
    return {
      scene: () => this.scene,
      first: (id) => this.#first(id),
      lift: (id) => {
        this.pick(id, null);
        this.carried = true;
      },
      aim: (target) => (this.aimed = target),
      drop: (from, target) => {
        this.carried = false;
        const [only, ...more] = ways(this.scene, this.#first(from), target);
        // If several choices lead to one target, the reader chooses from the list that opens.
        if (only !== undefined && more.length === 0) this.take(only);
      },
      putBack: () => this.forget(),
    };
  }

  take(index: number): void {
    this.forget();
    this.#given().act(index);
  }

  pick(id: string, opener: HTMLElement | null): void {
    this.#opener = opener;
    this.reading = null;
    this.picked = id;
  }

  read(id: string, opener: HTMLElement | null): void {
    const open = this.reading === id;
    this.forget();
    if (open) return;
    this.#opener = opener;
    this.reading = id;
  }

  /** Puts down the picked-up card or closes the leaf, and returns the focus to the element that had it before. */
  drop(): void {
    const opener = this.#opener;
    const at = this.picked ?? this.reading;
    this.forget();
    // The element may have been replaced in the meantime.
    queueMicrotask(() => (opener?.isConnected ? opener : at === null ? null : button(at))?.focus());
  }

  forget(): void {
    this.picked = null;
    this.carried = false;
    this.reading = null;
    this.glanced = null;
    this.aimed = null;
    this.#opener = null;
  }
}

function button(id: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-point="${CSS.escape(id)}"]`);
}
