// Finds the things on the table at which a lesson or a hint points.

import type { Card, Choice, Scene } from '../protocol';
import { spoken } from '../wording';
import type { Box } from './badge';

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

/** The width in pixels from which a card has space for its name, so that a badge does not repeat the name. */
const NAMED = 120;

/**
 * Returns the name for the badge of each of these things. It is null for zones and for cards that show their name or
 * have space for it. If two names are equal, they are the full titles.
 */
export function named(root: HTMLElement, scene: Scene, ids: string[]): (string | null)[] {
  const titles = ids.map((id) => unnamed(root, scene, id));
  const short = titles.map((title) => title?.split(' • ')[0] ?? null);
  return short.map((name, at) => (short.indexOf(name) === short.lastIndexOf(name) ? name : (titles[at] ?? null)));
}

/** Returns the title of the card with this id if nothing on the table shows the title. */
function unnamed(root: HTMLElement, scene: Scene, id: string): string | null {
  const element = drawn(root, id);
  const face = cardOf(scene, id)?.face;
  if (face?.side !== 'up') return null;
  const isNamed = element && (element.offsetWidth >= NAMED || shows(element, face.title.split(' ')[0] ?? ''));
  return isNamed === true ? null : face.title;
}

/** Reports whether one of an element's texts has this word and can be seen. Texts for screen readers are 1 px wide. */
function shows(element: HTMLElement, word: string): boolean {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { textContent, parentElement } = texts.currentNode;
    if (textContent?.includes(word) === true && (parentElement?.offsetWidth ?? 0) > 1) return true;
  }
  return false;
}

/** The selectors of the sheets that lie over a board while they are open. */
const SHEETS = '[data-leaf], [data-opened], section.drawer, #log.drawn, [data-hint], dialog[open]';

/** Returns those of the elements that are in an open sheet, or all elements if none of them is. */
export function uppermost(elements: HTMLElement[]): HTMLElement[] {
  const sheeted = elements.filter((element) => element.closest(SHEETS));
  return sheeted.length > 0 ? sheeted : elements;
}

/** Reports whether the middle of an element, or of another box that belongs to it, is below an open sheet. */
export function covered(element: HTMLElement, box: Box = element.getBoundingClientRect()): boolean {
  return cover(element, box) !== null;
}

/** Returns the open sheet above the middle of an element's box, or null if there is none. */
function cover(element: HTMLElement, { x, y, width, height }: Box): Element | null {
  const sheet = document.elementFromPoint(x + width / 2, y + height / 2)?.closest(SHEETS) ?? null;
  return sheet?.contains(element) === false ? sheet : null;
}

/**
 * Returns those of the elements to press that can be pressed. If a sheet lies over the first one, this is the button
 * that closes the sheet.
 */
export function pressable(elements: HTMLElement[]): HTMLElement[] {
  const [first] = elements;
  const sheet = first ? cover(first, first.getBoundingClientRect()) : null;
  const close = sheet?.querySelector<HTMLElement>('.close, header > button');
  return close ? [close] : elements.filter((element) => !covered(element));
}

/** Reports whether the middle of an element is scrolled out of a list that holds the element. */
export function scrolledOut(element: HTMLElement): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  for (let holder = element.parentElement; holder; holder = holder.parentElement) {
    if (!['auto', 'scroll'].includes(getComputedStyle(holder).overflowY)) continue;
    const box = holder.getBoundingClientRect();
    if (x < box.left || x > box.right || y < box.top || y > box.bottom) return true;
  }
  return false;
}

/**
 * The part of the window in which the table is visible, between a prompt that stays at the top and the sheet of a
 * lesson or a hint.
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
  const sheet = root.querySelector('.lesson, [data-hint]');
  if (sheet && getComputedStyle(sheet).position === 'fixed')
    seen.bottom = Math.min(seen.bottom, sheet.getBoundingClientRect().top);
  return seen;
}

/** Returns the part of a box that is in sight, or null if it is out of sight. */
export function inSightOf({ top, bottom }: Sight, box: Box): Box | null {
  const y = Math.max(box.y, top);
  const height = Math.min(box.y + box.height, bottom) - y;
  return height > 0 ? { ...box, y, height } : null;
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

/**
 * Returns the element to press next, in a list: the first one, or once that is picked up, the second one. The list is
 * empty if there is nothing to press.
 */
export function next([first, second]: HTMLElement[]): HTMLElement[] {
  const picked = first?.matches('.picked, .picked *, :has(.picked)') === true;
  return [(picked ? second : null) ?? first ?? []].flat();
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

function cardOf(scene: Scene, id: string): Card | undefined {
  const all = (cards: Card[]): Card[] => cards.flatMap((card) => [card, ...all(card.under)]);
  return all(scene.zones.flatMap(({ cards }) => cards)).find((card) => card.id === id);
}
