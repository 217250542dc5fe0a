// The dice that fell this turn, as they were seen to fall: each brings Story Points, and one less is in the air.

import type { Scene } from '../../protocol';
import { counter } from './parts';

export interface Fallen {
  is: 'blue' | 'gold';
  value: number;
}

/** What lies on the table after this scene, if `fallen` lay there in the scene before. */
export function fell(fallen: Fallen[], before: Scene | null, after: Scene): Fallen[] {
  const [old, now] = [air(before), air(after)];
  if (!old || old.owner !== now?.owner || now.points < old.points || now.blue > old.blue) return [];
  const gained = now.points - old.points;
  if (old.blue - now.blue === 1 && old.gold === now.gold) return [...fallen, { is: 'blue', value: gained }];
  if (old.gold - now.gold === 1 && old.blue === now.blue) return [...fallen, { is: 'gold', value: gained }];
  return fallen;
}

function air(scene: Scene | null) {
  const dice = scene?.zones.find((zone) => zone.id === 'dice');
  if (!dice) return undefined;
  const value = (id: string) => counter(dice, id)?.value ?? 0;
  return { owner: dice.owner, points: value('points'), blue: value('blue'), gold: value('gold') };
}
