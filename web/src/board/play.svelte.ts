// What the reader is about to do at the table: which card is in the fingers, which is being read.

import { SvelteSet } from 'svelte/reactivity';
import type { Choice, NewsLine, Scene } from '../protocol';
import { spoken } from '../wording';
import type { Say } from '../words';

/** A choice and its place in the scene's list, by which it is taken. */
export interface Offer extends Choice {
  index: number;
}

/** How a card or unit stands to what can be done now. */
export type Standing = 'offered' | 'target' | 'aimed' | 'picked' | 'none';

interface Place {
  x: number;
  y: number;
}

interface Given {
  scene: Scene;
  /** What happened since the scene before. */
  news: NewsLine[];
  act: (choice: number) => void;
  say: Say;
  /** What is picked up before it is done, though it can be done in only one way. */
  heeds?: (only: Choice) => boolean;
}

export class Play {
  /** The card or unit that is picked up: what to point at next is asked for. */
  picked: string | null = $state(null);
  /** What is being read. */
  reading: string | null = $state(null);
  /** What is under the pointer or the focus, to be read where there is room for it. */
  glanced: string | null = $state(null);
  /** Where the pointer is, and where it was when the table last changed: what came to lie under it is not read. */
  pointer: Place | null = null;
  resting: Place | null = null;
  /** What the choice under the pointer or the focus would be aimed at. */
  aimed: string | null = $state(null);
  /** The bearers whose cards are spread out. */
  spread = new SvelteSet<string>();

  #given: () => Given;
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

  /** In a battle its own list of answers is the keyboard’s way, and else the cards are, as long as none is picked up. */
  get byCards(): boolean {
    return this.picked === null && this.scene.contest === null;
  }

  offersAt(id: string): Offer[] {
    return this.scene.choices.map((choice, index) => ({ ...choice, index })).filter((choice) => choice.at === id);
  }

  /** What pointing at this would do with what is picked up. */
  offersTo(id: string): Offer[] {
    return this.picked === null ? [] : this.offersAt(this.picked).filter((choice) => choice.to === id);
  }

  standing(id: string): Standing {
    if (this.picked === id) return 'picked';
    if (this.offersTo(id).length > 0) return this.aimed === id ? 'aimed' : 'target';
    return this.scene.choices.some((choice) => choice.at === id) ? 'offered' : 'none';
  }

  /** What pointing at this would do, in words. */
  words(id: string): string {
    const targeted = this.offersTo(id);
    const [first, ...more] = targeted.length > 0 ? targeted : this.offersAt(id);
    if (!first) return '';
    const words = spoken(first.words);
    return more.length === 0 ? words : this.say('board-several', { words, count: more.length });
  }

  point(id: string, opener: HTMLElement | null = null): void {
    const [target] = this.offersTo(id);
    const [first, ...more] = this.offersAt(id);
    if (target) this.take(target.index);
    else if (this.picked === id) this.drop();
    else if (!first) this.read(id, opener);
    else if (more.length === 0 && first.to === null && !this.#given().heeds?.(first)) this.take(first.index);
    else this.pick(id, opener);
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

  /** Puts down what is picked up or read, and goes back to where it was taken from. */
  drop(): void {
    const opener = this.#opener;
    const at = this.picked ?? this.reading;
    this.forget();
    // What stood there may have been drawn anew since.
    queueMicrotask(() => (opener?.isConnected ? opener : at === null ? null : button(at))?.focus());
  }

  forget(): void {
    this.picked = null;
    this.reading = null;
    this.glanced = null;
    this.aimed = null;
    this.#opener = null;
  }
}

function button(id: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-point="${CSS.escape(id)}"]`);
}
