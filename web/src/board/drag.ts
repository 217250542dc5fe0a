// Dragging a card to its destination, as another way to choose the card and then its target.
//
// A board attaches `drags` to its root. Cards, zones and other things carry their ids in `data-card`, `data-zone`,
// `data-point` or `data-at`. A thing cannot be lifted if no choice leads from it to another thing. A mouse lifts by
// moving, and a finger by resting for a moment, so that a swipe still scrolls.

import type { Attachment } from 'svelte/attachments';
import type { Scene } from '../protocol';
import { copyOf } from '../view/motion';

/** The functions by which a board takes part in a drag. */
export interface Carry {
  scene: () => Scene;
  /**
   * Returns the id of the card that has the choices of this thing. Of several equal cards, only the first has choices.
   */
  first?: (id: string) => string;
  /** Picks up the thing with this id, so that its targets are shown. */
  lift: (id: string) => void;
  /** Points at the target under the carried thing, or at no target. */
  aim: (target: string | null) => void;
  /** Ends the drag of the thing `from` at this target. */
  drop: (from: string, target: string) => void;
  /** Ends the drag at a place that is no target. */
  putBack: () => void;
}

/** The distance in pixels after which a press with the mouse becomes a drag. A finger that moves this far scrolls. */
const FAR = 6;
/** The time in milliseconds for which a finger must rest to lift a thing. */
const REST = 250;
const IDS = ['card', 'point', 'zone', 'at'];

interface Press {
  id: string;
  from: HTMLElement;
  pointer: number;
  x: number;
  y: number;
  /** The copy of the lifted thing, which follows the pointer. Null before the thing is lifted. */
  copy: HTMLElement | null;
  timer: ReturnType<typeof setTimeout> | undefined;
}

/** Returns the indices of the choices that lead from one thing to another. */
export function ways({ choices }: Scene, from: string, to: string): number[] {
  return choices.flatMap((choice, index) => (choice.at === from && choice.to === to ? [index] : []));
}

/** Reports whether a choice leads from this thing to another one. */
export function lifts({ choices }: Scene, id: string): boolean {
  return choices.some((choice) => choice.at === id && choice.to !== null);
}

export function drags(carry: Carry): Attachment<HTMLElement> {
  return (root) => {
    const drag = new Drag(root, carry);
    const { signal, abort } = stopper();
    root.addEventListener('pointerdown', (event) => drag.press(event), { signal });
    root.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
    addEventListener('pointermove', (event) => drag.move(event), { signal });
    addEventListener('pointerup', (event) => drag.release(event), { signal });
    addEventListener('pointercancel', () => drag.end(), { signal });
    addEventListener('keydown', (event) => event.key === 'Escape' && drag.end(), { signal });
    // While a thing is carried, moving the finger neither scrolls the page nor opens a menu.
    const hold = (event: Event) => drag.carries && event.preventDefault();
    root.addEventListener('touchmove', hold, { signal, passive: false });
    root.addEventListener('contextmenu', hold, { signal });
    return () => (drag.end(), abort());
  };
}

function stopper(): { signal: AbortSignal; abort: () => void } {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}

class Drag {
  #root: HTMLElement;
  #carry: Carry;
  #press: Press | null = null;

  constructor(root: HTMLElement, carry: Carry) {
    this.#root = root;
    this.#carry = carry;
  }

  get carries(): boolean {
    return (this.#press?.copy ?? null) !== null;
  }

  press({ target, button, isPrimary, pointerId, pointerType, clientX, clientY }: PointerEvent): void {
    this.end();
    if (button !== 0 || !isPrimary) return;
    const found = above(target, (id) => lifts(this.#carry.scene(), this.#first(id)));
    if (!found) return;
    const timer = pointerType === 'mouse' ? undefined : setTimeout(() => this.#lift(), REST);
    this.#press = { ...found, pointer: pointerId, x: clientX, y: clientY, copy: null, timer };
  }

  move({ pointerId, pointerType, clientX, clientY }: PointerEvent): void {
    const press = this.#press;
    if (press?.pointer !== pointerId) return;
    const far = Math.hypot(clientX - press.x, clientY - press.y) > FAR;
    if (press.copy === null && far && pointerType === 'mouse') this.#lift();
    else if (press.copy === null && far) this.end();
    if (press.copy === null) return;
    press.copy.style.translate = `${clientX - press.x}px ${clientY - press.y}px`;
    this.#carry.aim(this.#target(clientX, clientY));
  }

  release({ pointerId, clientX, clientY }: PointerEvent): void {
    const press = this.#press;
    if (press?.pointer !== pointerId) return;
    const target = press.copy === null ? null : this.#target(clientX, clientY);
    this.#clear();
    if (press.copy === null) return;
    swallowClick();
    if (target === null) this.#carry.putBack();
    else this.#carry.drop(press.id, target);
  }

  /** Ends a drag that has no target. */
  end(): void {
    const { carries } = this;
    this.#clear();
    if (carries) this.#carry.putBack();
  }

  #lift(): void {
    const press = this.#press;
    if (!press) return;
    const { left, top, width, height } = press.from.getBoundingClientRect();
    press.copy = copyOf(press.from);
    press.copy.classList.add('carried');
    Object.assign(press.copy.style, {
      left: `${left}px`,
      top: `${top}px`,
      width: `${width}px`,
      height: `${height}px`,
    });
    this.#root.append(press.copy);
    getSelection()?.removeAllRanges();
    this.#carry.lift(press.id);
  }

  #first(id: string): string {
    return this.#carry.first?.(id) ?? id;
  }

  #clear(): void {
    const press = this.#press;
    this.#press = null;
    clearTimeout(press?.timer);
    if (!press?.copy) return;
    press.copy.remove();
    this.#carry.aim(null);
  }

  /** Returns the id of the target at a point of the window, or null if there is no target. */
  #target(x: number, y: number): string | null {
    const { id } = this.#press ?? {};
    if (id === undefined) return null;
    const isTarget = (to: string) => ways(this.#carry.scene(), this.#first(id), to).length > 0;
    for (const element of document.elementsFromPoint(x, y)) {
      const found = above(element, isTarget);
      if (found) return found.id;
    }
    return null;
  }
}

/** Returns the nearest element with an id that `fits` accepts, from `target` outwards. */
function above(target: EventTarget | null, fits: (id: string) => boolean): { id: string; from: HTMLElement } | null {
  let found: { id: string; from: HTMLElement } | null = null;
  for (let at = target instanceof Element ? target : null; at !== null; at = at.parentElement) {
    if (!(at instanceof HTMLElement)) continue;
    const { dataset } = at;
    const id = IDS.map((name) => dataset[name]).find((id) => id !== undefined && fits(id));
    // The button over a card has the same id as the card, but the copy must show the card.
    if (id !== undefined && (found === null || found.id === id)) found = { id, from: at };
  }
  return found;
}

/** Suppresses the click that the browser sends after a drag. */
function swallowClick(): void {
  const swallow = (event: MouseEvent) => (event.preventDefault(), event.stopPropagation());
  addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', swallow, { capture: true }));
}
