// Finds the things on the table that a lesson points at.

import type { Card, Choice, Scene } from '../protocol';
import { spoken } from '../wording';

/** Returns the element of a zone or card. If the card is not drawn by itself, returns the element of its zone. */
export function pointed(root: HTMLElement, scene: Scene, id: string): HTMLElement | null {
  const zone = scene.zones.find(({ cards }) => cards.some((card) => has(card, id)))?.id;
  return drawn(root, id) ?? (zone === undefined ? null : drawn(root, zone));
}

/**
 * Returns the elements to press for a choice, in order: a button that has its words, as beside a card that is picked up,
 * or else the things that it points at.
 */
export function pressed(root: HTMLElement, scene: Scene, { at, to, words }: Choice): HTMLElement[] {
  const first = pointed(root, scene, at);
  const button = labelled(root, spoken(words), first);
  if (button) return [button];
  const second = to === null ? null : pointed(root, scene, to);
  return [first, second].filter((element) => element !== null);
}

/** Returns the button of a choice by its words, outside the thing that it points at. */
function labelled(root: HTMLElement, words: string, first: HTMLElement | null): HTMLElement | null {
  const buttons = [...root.querySelectorAll<HTMLElement>('[data-choice]:not([data-point])')];
  const even = (text: string) => text.replace(/\s+/g, ' ');
  const has = (button: HTMLElement) => even(button.ariaLabel ?? button.textContent).includes(even(words));
  return buttons.find((each) => first?.contains(each) !== true && has(each)) ?? null;
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
