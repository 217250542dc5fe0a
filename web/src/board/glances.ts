// Handles the pointer and the keys over a whole board: the leaf shows the card under the pointer, or the card to which
// a key moves the focus. Escape or a click on empty space puts down a card that is picked up.

import type { Attachment } from 'svelte/attachments';
import type { Play } from './play.svelte';

/** The keys that move the focus. */
const STEPS = /^(Tab|Home|End|Arrow.*)$/;

export function glances(play: Play): Attachment<HTMLElement> {
  return (board) => {
    /**
     * True after a key that moves the focus. If the page itself moves the focus, nothing is shown, because the reader
     * has not asked for it.
     */
    let stepping = false;
    const move = (event: PointerEvent) => {
      const still = play.resting?.x === event.clientX && play.resting.y === event.clientY;
      play.pointer = { x: event.clientX, y: event.clientY };
      if (event.pointerType === 'mouse' && !still) play.glanced = named(event.target);
    };
    const focus = (event: FocusEvent) => {
      play.glanced = stepping ? named(event.target) : null;
    };
    const leave = () => (play.glanced = null);
    const press = () => (stepping = false);
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
    // This listener runs before the board moves the focus.
    document.addEventListener('keydown', key, true);
    document.addEventListener('click', click);
    return () => {
      board.removeEventListener('pointermove', move);
      board.removeEventListener('pointerleave', leave);
      board.removeEventListener('focusin', focus);
      document.removeEventListener('pointerdown', press, true);
      document.removeEventListener('keydown', key, true);
      document.removeEventListener('click', click);
    };
  };
}

/** Returns the id of the thing under the pointer or the keyboard focus, which the leaf shows if there is room. */
function named(target: EventTarget | null): string | null {
  if (!(target instanceof Element)) return null;
  const here = target.closest<HTMLElement>('[data-point], [data-card], .unit');
  return here?.dataset['point'] ?? here?.dataset['card'] ?? here?.dataset['zone'] ?? null;
}
