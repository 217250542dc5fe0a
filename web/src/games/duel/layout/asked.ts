// The things on the table that the current question is about.

import type { Scene } from '../../../protocol';

/**
 * Returns the ids of the cards that the question names: the Characters that have been chosen to attack, and the card
 * with which they attack. In a battle, the battle itself shows its cards.
 */
export function chosen({ contest, prompt }: Pick<Scene, 'contest' | 'prompt'>): ReadonlySet<string> {
  return new Set(contest ? [] : prompt.flatMap(({ card }) => card ?? []));
}

/** Reports whether the question names a thing or offers it as a choice. A unit and its Members count as one thing. */
export function concerns(scene: Scene, id: string): boolean {
  const unit = scene.zones.find(
    (zone) => zone.kind === 'group' && [zone, ...zone.cards].some((each) => each.id === id),
  );
  const same = unit ? [unit, ...unit.cards].map((each) => each.id) : [id];
  const offered = scene.choices.flatMap(({ at, to }) => [at, to ?? at]);
  const about = new Set([...chosen(scene), ...offered]);
  return same.some((each) => about.has(each));
}
