// The layouts of all games that have one.

import type { Position } from '../src/protocol';
import type { Room } from '../src/layout/box';
import { learn } from '../src/words';
import type { Laid } from './checks';
import { duel } from './duel';
import { storyline } from './storyline';

// The positions in the files are in both languages.
await learn('fr');

export const LAYOUTS: Record<string, (position: Position, room: Room) => Laid> = {
  duel,
  // These two games share one board.
  oz: storyline,
  epic: storyline,
};
