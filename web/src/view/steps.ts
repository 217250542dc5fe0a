// The steps of choices: a first thing to point at, and a second one if the choice needs it.

import type { Card, Choice, Scene, Wording, Zone } from '../protocol';
import { begun, plain, spoken } from '../wording';

/** A thing to point at, with the indices of the choices that begin or end there. */
export interface Row {
  at: string;
  choices: number[];
}

/** Returns the rows of the first step. Choices with the same first thing and different second ones are one row. */
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

/** Returns the rows of the second step. A choice without a second thing points at its first one again. */
export function targets(scene: Scene, picked: Row): Row[] {
  return picked.choices.flatMap((index) => {
    const choice = scene.choices[index];
    return choice ? [{ at: choice.to ?? choice.at, choices: [index] }] : [];
  });
}

/** Returns the words of a row: those of its only choice, or the words with which all its choices begin. */
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

/** Returns the expected result of a row with one choice, if it is known. */
export function hint(scene: Scene, { choices: [only, ...more] }: Row): string | null {
  const choice: Choice | undefined = only === undefined || more.length > 0 ? undefined : scene.choices[only];
  return choice?.hint ?? null;
}

/** Returns every card on the table, including those under others and those played in a fight. */
export function cards(scene: Scene): Card[] {
  const played = scene.contest?.sides.flatMap((side) => side.cards) ?? [];
  return [...scene.zones.flatMap((zone) => zone.cards), ...played].flatMap(withThoseUnder);
}

export function withThoseUnder(card: Card): Card[] {
  return [card, ...card.under.flatMap(withThoseUnder)];
}

/** Returns the name of the card or zone with this id, or an empty text if it is not on the table. */
export function named(scene: Scene, id: string): string {
  const card = cards(scene).find((card) => card.id === id);
  const zone: Zone | undefined = scene.zones.find((zone) => zone.id === id);
  if (!card) return zone?.label ?? '';
  return card.face.side === 'up' ? card.face.title : card.face.label;
}

function liesOpen(scene: Scene, id: string): boolean {
  return cards(scene).some((card) => card.id === id && card.face.side === 'up');
}

/** Returns the words with which both texts begin. */
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
