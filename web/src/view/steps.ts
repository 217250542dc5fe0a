// The steps of choices: the reader points at a first thing, and then at a second one if the choice needs a target.

import type { Card, Choice, Scene, Wording, Zone } from '../protocol';
import { begun, plain, spoken } from '../wording';

/** A thing to point at, with the indices of the choices that begin at it or lead to it. */
export interface Row {
  at: string;
  choices: number[];
}

/** Returns the rows of the first step. Choices with the same first thing and different second things are in one row. */
export function rows({ choices }: Scene): Row[] {
  const inTwo = new Set(choices.filter((choice) => choice.to !== null).map((choice) => choice.at));
  const found: Row[] = [];
  for (const [index, { at }] of choices.entries()) {
    const same = inTwo.has(at) ? found.find((row) => row.at === at) : undefined;
    if (same) same.choices.push(index);
    else found.push({ at, choices: [index] });
  }
  return found;
}

/** Returns the rows of the second step. A choice without a second thing points at its first thing again. */
export function targets(scene: Scene, picked: Row): Row[] {
  return picked.choices.flatMap((index) => {
    const choice = scene.choices[index];
    return choice ? [{ at: choice.to ?? choice.at, choices: [index] }] : [];
  });
}

/**
 * Returns the words of a row: the words of its only choice, or the words with which all its choices begin, and the
 * number of choices.
 */
export function said(scene: Scene, row: Row): Wording {
  const [first = [], ...rest] = row.choices.map((index) => scene.choices[index]?.words ?? []);
  if (rest.length === 0) return first;
  const common = rest.map(spoken).reduce(begunAlike, spoken(first)).trimEnd();
  const name = named(scene, row.at);
  const before = common.includes(name)
    ? []
    : [{ words: name, is_name: liesOpen(scene, row.at) }, ...plain(common && ' – ')];
  return [...before, ...begun(first, common.length), ...plain(` … (${row.choices.length})`)];
}

/** Returns the expected result of a row with a single choice, or null if it is not known. */
export function hint(scene: Scene, { choices: [only, ...more] }: Row): string | null {
  const choice: Choice | undefined = only === undefined || more.length > 0 ? undefined : scene.choices[only];
  return choice?.hint ?? null;
}

/** Returns every card on the table, including cards under other cards and cards played in a fight. */
export function cards(scene: Scene): Card[] {
  const played = scene.contest?.sides.flatMap((side) => side.cards) ?? [];
  return [...scene.zones.flatMap((zone) => zone.cards), ...played].flatMap(withThoseUnder);
}

export function withThoseUnder(card: Card): Card[] {
  return [card, ...card.under.flatMap(withThoseUnder)];
}

/** Returns the name of the card or zone with this id, or an empty text if neither is on the table. */
export function named(scene: Scene, id: string): string {
  const card = cards(scene).find((card) => card.id === id);
  const zone: Zone | undefined = scene.zones.find((zone) => zone.id === id);
  if (!card) return zone?.label ?? '';
  return card.face.side === 'up' ? card.face.title : card.face.label;
}

function liesOpen(scene: Scene, id: string): boolean {
  return cards(scene).some((card) => card.id === id && card.face.side === 'up');
}

/** Returns the longest text with which both texts begin, without a partial word. */
function begunAlike(one: string, other: string): string {
  const others = other.split(/(?<= )/);
  const same = one.split(/(?<= )/).findIndex((word, at) => word !== others[at]);
  return same < 0
    ? one
    : one
        .split(/(?<= )/)
        .slice(0, same)
        .join('');
}
