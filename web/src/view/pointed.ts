// Finds the things on the table at which a lesson points.

import type { Card, Choice, Scene } from '../protocol';
import { spoken } from '../wording';

/**
 * Returns the element of a zone or card. If a card is not drawn itself, returns the handle that opens its zone, or else
 * the element of the zone.
 */
export function pointed(root: HTMLElement, scene: Scene, id: string): HTMLElement | null {
  const own = drawn(root, id);
  if (own) return own;
  const zone = scene.zones.find(({ cards }) => cards.some((card) => has(card, id)))?.id;
  return zone === undefined ? null : (drawn(root, zone, ['handle']) ?? drawn(root, zone));
}

/** The selectors of the sheets that lie over a board while they are open. */
const SHEETS = '[data-leaf], [data-opened], section.drawer, #log.drawn, dialog[open]';

/** Reports whether the middle of an element is below an open sheet. */
export function covered(element: HTMLElement): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const sheet = document.elementFromPoint(left + width / 2, top + height / 2)?.closest(SHEETS);
  return sheet !== null && sheet !== undefined && !sheet.contains(element);
}

/**
 * The part of the window in which the table is visible, between a prompt that stays at the top and the sheet of a
 * lesson.
 */
export interface Sight {
  top: number;
  bottom: number;
}

export function sight(root: HTMLElement): Sight {
  const { top, bottom } = root.getBoundingClientRect();
  const main = root.querySelector('main')?.getBoundingClientRect().top ?? 0;
  const seen = { top: Math.max(main, top, 0), bottom: Math.min(bottom, innerHeight) };
  const prompt = root.querySelector('main > .prompt');
  if (prompt && getComputedStyle(prompt).position === 'sticky')
    seen.top = Math.max(seen.top, prompt.getBoundingClientRect().bottom);
  const sheet = root.querySelector('.lesson');
  if (sheet && getComputedStyle(sheet).position === 'fixed')
    seen.bottom = Math.min(seen.bottom, sheet.getBoundingClientRect().top);
  return seen;
}

/** The direction in which an element is out of sight. */
export type Way = 'up' | 'down';

/** Returns the direction of an element whose middle is out of sight, or null if the middle is in sight. */
export function wayTo(element: HTMLElement, { top, bottom }: Sight): Way | null {
  const box = element.getBoundingClientRect();
  const middle = box.top + box.height / 2;
  if (middle < top) return 'up';
  return middle > bottom ? 'down' : null;
}

/**
 * Returns the elements to press for a choice, in order. They are the button with the choice's words, if there is one,
 * or else the things at which the choice points.
 */
export function pressed(root: HTMLElement, scene: Scene, { at, to, words }: Choice): HTMLElement[] {
  const first = pointed(root, scene, at);
  const button = labelled(root, spoken(words), first);
  if (button) return [button];
  const second = to === null ? null : pointed(root, scene, to);
  return [first, second].filter((element) => element !== null);
}

/** Returns the button with a choice's words. It is outside the thing at which the choice points. */
function labelled(root: HTMLElement, words: string, first: HTMLElement | null): HTMLElement | null {
  const buttons = [...root.querySelectorAll<HTMLElement>('[data-choice]:not([data-point])')];
  const even = (text: string) => text.replace(/\s+/g, ' ');
  const has = (button: HTMLElement) => even(button.ariaLabel ?? button.textContent).includes(even(words));
  return buttons.find((each) => first?.contains(each) !== true && has(each)) ?? null;
}

/** The data attributes by which boards mark the elements of zones and cards. */
const MARKS = ['card', 'zone', 'at', 'point'];

function drawn(root: HTMLElement, id: string, marks = MARKS): HTMLElement | null {
  const found = marks.flatMap((mark) => [...root.querySelectorAll<HTMLElement>(`[data-${mark}="${CSS.escape(id)}"]`)]);
  const sized = found.filter((element) => element.offsetWidth > 0 && element.offsetHeight > 0);
  // The open sheet of the hand may draw the card a second time.
  return sized.find((element) => !covered(element)) ?? sized[0] ?? null;
}

function has(card: Card, id: string): boolean {
  return card.id === id || card.under.some((below) => has(below, id));
}
