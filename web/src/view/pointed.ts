// Finds the things on the table that a lesson points at.

import type { Card, Scene } from '../protocol';

/** Returns the element of a zone or card. If the card is not drawn by itself, returns the element of its zone. */
export function pointed(root: HTMLElement, scene: Scene, id: string): HTMLElement | null {
  const zone = scene.zones.find(({ cards }) => cards.some((card) => has(card, id)))?.id;
  return drawn(root, id) ?? (zone === undefined ? null : drawn(root, zone));
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
