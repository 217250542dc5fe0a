// Handles the pointer and the keys over a whole board. The leaf shows the card under a resting pointer, or the card to
// which a key moves the focus. Escape or a click on empty space puts down a card that is picked up.

import type { Attachment } from 'svelte/attachments';
import type { Play } from './play.svelte';

/** A pattern of the keys that move the focus. */
const STEPS = /^(Tab|Home|End|Arrow.*)$/;
/**
 * The time in milliseconds for which the pointer rests on a card before the leaf shows it. The pointer passes over most
 * cards.
 */
const REST = 150;

export function glances(play: Play): Attachment<HTMLElement> {
  return (board) => {
    /**
     * True after a key that moves the focus. If the page itself moves the focus, the leaf shows nothing, because the
     * reader has not asked for anything.
     */
    let stepping = false;
    /** The thing that the leaf will show next, unless the pointer leaves the thing first. */
    let next: { id: string | null; timer: ReturnType<typeof setTimeout> } | null = null;
    const wait = (id: string | null) => {
      if (next?.id === id) return;
      stop();
      if (id === play.glanced) return;
      const read = () => {
        next = null;
        if (!isStill(play)) play.glanced = id;
      };
      next = { id, timer: setTimeout(read, REST) };
    };
    const stop = () => {
      clearTimeout(next?.timer);
      next = null;
    };
    const move = (event: PointerEvent) => {
      play.pointer = { x: event.clientX, y: event.clientY };
      if (event.pointerType === 'mouse' && !isStill(play)) wait(named(event.target));
    };
    const focus = (event: FocusEvent) => {
      stop();
      play.glanced = stepping ? named(event.target) : null;
    };
    const leave = () => {
      stop();
      play.glanced = null;
    };
    const press = () => {
      stop();
      stepping = false;
    };
    const key = (event: KeyboardEvent) => {
      stepping = STEPS.test(event.key);
      if (event.key === 'Escape' && (play.picked ?? play.reading) !== null) play.drop();
    };
    const click = (event: MouseEvent) => {
      if (event.target instanceof Element && !event.target.closest('button, [data-leaf], select, a')) play.forget();
    };
    board.addEventListener('pointermove', move);
    board.addEventListener('pointerleave', leave);
    board.addEventListener('focusin', focus);
    document.addEventListener('pointerdown', press, true);
    // This listener uses the capture phase, so that it runs before the board moves the focus.
    document.addEventListener('keydown', key, true);
    document.addEventListener('click', click);
    return () => {
      stop();
      board.removeEventListener('pointermove', move);
      board.removeEventListener('pointerleave', leave);
      board.removeEventListener('focusin', focus);
      document.removeEventListener('pointerdown', press, true);
      document.removeEventListener('keydown', key, true);
      document.removeEventListener('click', click);
    };
  };
}

/** Reports whether the pointer has not moved since the table last changed. */
function isStill({ pointer, resting }: Play): boolean {
  return pointer !== null && pointer.x === resting?.x && pointer.y === resting.y;
}

/** Returns the id of the thing that contains the element under the pointer or the focus, or null if there is none. */
function named(target: EventTarget | null): string | null {
  if (!(target instanceof Element)) return null;
  const here = target.closest<HTMLElement>('[data-point], [data-card], .unit');
  return here?.dataset['point'] ?? here?.dataset['card'] ?? here?.dataset['zone'] ?? null;
}
