// Finds the things on the table that a lesson points at.

import type { Card, Choice, Scene } from '../protocol';
import { spoken } from '../wording';

/** Scrolls the table so that a thing can be seen, if it cannot be seen as a whole. */
export function bringIntoSight(root: HTMLElement, element: HTMLElement): void {
  const [box, sight] = [element.getBoundingClientRect(), root.getBoundingClientRect()];
  const [top, bottom] = [Math.max(0, sight.top), Math.min(sight.bottom, innerHeight)];
  if (box.top >= top && box.bottom <= bottom) return;
  element.scrollIntoView({ block: box.height < bottom / 2 ? 'center' : 'start', behavior: 'auto' });
}

/** Returns the element of a zone or card. If the card is not drawn by itself, returns the element of its zone. */
export function pointed(root: HTMLElement, scene: Scene, id: string): HTMLElement | null {
  const zone = scene.zones.find(({ cards }) => cards.some((card) => has(card, id)))?.id;
  return drawn(root, id) ?? (zone === undefined ? null : drawn(root, zone));
}

/** Returns the elements to press for a choice, in order. */
export function pressed(root: HTMLElement, scene: Scene, { at, to, words }: Choice): HTMLElement[] {
  const first = pointed(root, scene, at) ?? button(root, spoken(words));
  const second = to === null ? null : pointed(root, scene, to);
  return [first, second].filter((element) => element !== null);
}

/** Returns the button of a choice that points at nothing on the table. */
function button(root: HTMLElement, words: string): HTMLElement | null {
  const buttons = [...root.querySelectorAll<HTMLElement>('[data-choice]')];
  return buttons.find((each) => (each.ariaLabel ?? each.textContent ?? '').includes(words)) ?? null;
}

/** The marks that boards put on the elements of zones and cards. */
const MARKS = ['card', 'zone', 'at', 'point'];

function drawn(root: HTMLElement, id: string): HTMLElement | null {
  const found = MARKS.flatMap((mark) => [...root.querySelectorAll<HTMLElement>(`[data-${mark}="${CSS.escape(id)}"]`)]);
  return found.find((element) => element.offsetWidth > 0 && element.offsetHeight > 0) ?? null;
}

function has(card: Card, id: string): boolean {
  return card.id === id || card.under.some((below) => has(below, id));
}
