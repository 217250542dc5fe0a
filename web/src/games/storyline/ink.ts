// The Story Points that a choice costs, as its hint states them.

import type { Offer } from '../../board/offers';
import type { Play } from '../../board/play.svelte';

/** The number of Story Points that a choice costs, and the number that the Author has left after it. */
export interface Ink {
  cost: number;
  left: number;
}

/** Returns the number of Story Points with which a hint begins, or undefined if the hint begins with other words. */
export function cost(hint: string | null | undefined): string | undefined {
  return /^\d+/.exec(hint ?? '')?.[0];
}

/**
 * Returns what a choice costs an Author with this number of Story Points, and what the Author has left. Returns null if
 * the hint of the choice does not state a cost, as in "2 Story Points; 1 left".
 */
export function ink(hint: string | null, points: number): Ink | null {
  const [, spent, left] = /^(\d+)[^;]*;\D*(\d+)/.exec(hint ?? '') ?? [];
  const found = { cost: Number(spent), left: Number(left) };
  // A hint may contain other numbers, such as totals. Only a cost and its remainder add up to the Story Points.
  return found.cost + found.left === points ? found : null;
}

/**
 * Returns the cost of the choice under the pointer or the focus, or null if nothing there has a cost. Several choices
 * count if they have the same cost. While a card is picked up, these are the choices that lead to the target, or all
 * choices of the card if there is no target.
 */
export function foreseen(play: Play, points: number): Ink | null {
  const { picked, glanced } = play;
  const target = play.aimed ?? glanced;
  const aimed = target === null ? [] : play.offersTo(target);
  const from = picked ?? glanced;
  const offers = aimed.length > 0 || from === null ? aimed : play.offersAt(from);
  const all = offers.map(({ hint }) => ink(hint, points));
  // A card that is not picked up shows the cost of playing it, even if it can also be archived.
  const [first, ...more] = picked === null ? all.filter((each) => each !== null) : all;
  return first && more.every((each) => each?.cost === first.cost) ? first : null;
}

/** Reports whether all choices that have a cost need more than this number of Story Points. At least one has a cost. */
export function dear(offers: Offer[], left: number): boolean {
  const costs = offers.flatMap(({ hint }) => cost(hint) ?? []);
  return costs.length > 0 && costs.every((each) => Number(each) > left);
}
