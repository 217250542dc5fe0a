// Finds the thing that an element of the table represents: a card, a zone, a side's total in a fight, or the prompt.

import { subject, type Subject } from '../board/subject';
import type { Scene } from '../protocol';

export type Thing = Subject | { is: 'prompt' };

/**
 * The data attributes by which boards mark the elements of cards, zones and totals, starting with the most specific.
 */
const MARKS = ['point', 'card', 'at', 'zone'];

/** Returns the thing at the element under the pointer or the focus, if the thing can be explained. */
export function thingAt(scene: Scene, target: EventTarget | null): Thing | null {
  for (let at = target instanceof Element ? target : null; at !== null; at = at.parentElement) {
    if (at.id === 'prompt') return { is: 'prompt' };
    if (!(at instanceof HTMLElement)) continue;
    const ids = MARKS.flatMap((mark) => at.dataset[mark] ?? []);
    for (const id of ids) {
      const found = subject(scene, id);
      if (found) return found;
    }
  }
  return null;
}

/** Returns the id by which choices refer to a thing, or null for a total or the prompt. */
export function idOf(thing: Thing): string | null {
  switch (thing.is) {
    case 'card':
      return thing.card.id;
    case 'zone':
      return thing.zone.id;
    case 'total':
    case 'prompt':
      return null;
  }
}
