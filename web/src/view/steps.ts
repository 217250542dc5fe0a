// Choices as they are pointed at: first one thing, and then another where it takes two.

import type { Card, Choice, Scene, Wording, Zone } from '../protocol';
import { begun, plain, spoken } from '../wording';

/** What can be pointed at now, and the places in the scene's list of the choices that begin or end there. */
export interface Row {
  at: string;
  choices: number[];
}

/** What is pointed at first. Choices that begin alike and differ in what is pointed at next are one row. */
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

/** What is pointed at next, once a row is picked. A choice that points at nothing more points at its own place. */
export function targets(scene: Scene, picked: Row): Row[] {
  return picked.choices.flatMap((index) => {
    const choice = scene.choices[index];
    return choice ? [{ at: choice.to ?? choice.at, choices: [index] }] : [];
  });
}

/** A row in words: those of its choice, or what those that begin with it have in common. */
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

/** What would come of a row that is one choice, where that can be said. */
export function hint(scene: Scene, { choices: [only, ...more] }: Row): string | null {
  const choice: Choice | undefined = only === undefined || more.length > 0 ? undefined : scene.choices[only];
  return choice?.hint ?? null;
}

/** Every card on the table, those under others and those played in what is being fought out. */
export function cards(scene: Scene): Card[] {
  const played = scene.contest?.sides.flatMap((side) => side.cards) ?? [];
  return [...scene.zones.flatMap((zone) => zone.cards), ...played].flatMap(withThoseUnder);
}

export function withThoseUnder(card: Card): Card[] {
  return [card, ...card.under.flatMap(withThoseUnder)];
}

/** What the thing of this id is called; nothing where it does not lie on the table. */
export function named(scene: Scene, id: string): string {
  const card = cards(scene).find((card) => card.id === id);
  const zone: Zone | undefined = scene.zones.find((zone) => zone.id === id);
  if (!card) return zone?.label ?? '';
  return card.face.side === 'up' ? card.face.title : card.face.label;
}

function liesOpen(scene: Scene, id: string): boolean {
  return cards(scene).some((card) => card.id === id && card.face.side === 'up');
}

/** The words with which both begin. */
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
