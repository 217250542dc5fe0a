// The layouts that are tested, by game.

import type { Position } from '../src/protocol';
import type { Room } from '../src/layout/box';
import type { Laid } from './checks';
import { storyline } from './storyline';

export const LAYOUTS: Record<string, (position: Position, room: Room) => Laid> = {
  // Two games share one board.
  oz: storyline,
  epic: storyline,
};
