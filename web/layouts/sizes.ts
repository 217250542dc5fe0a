// The windows for which layouts are tested, and the room that the rest of the page leaves for a board.

import type { Room } from '../src/layout/box';

export interface Window {
  width: number;
  height: number;
  /** The type size that the reader has chosen, as a multiple of the usual size. */
  zoom: number;
}

const SIZES = [
  [360, 740],
  [390, 844],
  [768, 1024],
  [1024, 768],
  [1280, 800],
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
] as const;

/** All windows, each with type of the usual size and of double that size. */
export const WINDOWS: Window[] = [1, 2].flatMap((zoom) => SIZES.map(([width, height]) => ({ width, height, zoom })));

/** The greatest width of a window that counts as a touch screen, in pixels. */
const WIDEST_TOUCH = 1024;
const USUAL = 16;

/** Returns the room of a board that fills the window. In a wide window the log is beside the board. */
export function room({ width, height, zoom }: Window): Room {
  // These sizes repeat those in `Table.svelte` and `TableBar.svelte`.
  const text = Math.max(USUAL * zoom, Math.min(width / 128, (height * 1.4) / 100));
  const bar = 3.4 * text;
  const log = width >= 112.5 * USUAL * zoom ? Math.max(20 * text, 400) : 0;
  return { width: width - log, height: height - bar, text, touch: width <= WIDEST_TOUCH };
}
