// The space for a board on the page, which follows the size of the window and the reader's type size.

import type { Attachment } from 'svelte/attachments';
import type { Room } from './box';

/** The room assumed until the board is on the page. */
const USUAL: Room = { width: 1280, height: 750, text: 16, touch: false };
/** The greatest width of a board that counts as a touch screen, in sixteenths of the type size. */
const NARROW = 1000;

/** Returns the current room, and an attachment that measures the board. */
export function roomOf(): { readonly now: Room; measure: Attachment<HTMLElement> } {
  // A board is measured often, but laid out again only if a measure has changed.
  const measures = $state({ ...USUAL });
  const now: Room = $derived({ ...measures });
  return {
    get now() {
      return now;
    },
    measure: (board) => {
      const measure = () => {
        const { clientWidth: width, clientHeight: height } = board;
        const text = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || USUAL.text;
        const touch = matchMedia('(pointer: coarse)').matches || width / (text / 16) < NARROW;
        if (width > 0 && height > 0) Object.assign(measures, { width, height, text, touch });
      };
      measure();
      const observer = new ResizeObserver(measure);
      observer.observe(board);
      return () => observer.disconnect();
    },
  };
}
