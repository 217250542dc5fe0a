// The layout of each game that has one.

import type { Position } from '../src/protocol';
import type { Room } from '../src/layout/box';
import { learn } from '../src/words';
import type { Laid } from './checks';
import { duel } from './duel';
import { storyline } from './storyline';

// The positions come in both languages.
await learn('fr');

export const LAYOUTS: Record<string, (position: Position, room: Room) => Laid> = {
  duel,
  // Two games share one board.
  oz: storyline,
  epic: storyline,
};
