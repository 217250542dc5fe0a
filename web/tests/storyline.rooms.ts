// Rooms and pieces with which the layout of the storyline board is tested.

import type { Room } from '../src/games/storyline/layout';
import { contents, type Piece } from '../src/games/storyline/layout/contents';
import type { Position } from '../src/protocol';
import { words } from '../src/words';

export const say = words('en');
export const WORDS = { more: 'And more.', waiting: 'Waiting', end: 'The End' };
export const LAPTOP: Room = { width: 1264, height: 676, whole: 750, text: 16, front: 0 };
export const PHONE: Room = { width: 348, height: 610, whole: 690, text: 16, front: 0 };
export const LARGE: Room = { width: 2130, height: 1250, whole: 1370, text: 20, front: 0 };

export const of = (position: Position) => contents(position, say);
export const piece = (id: string, near = true, asked = 0): Piece => ({ id, name: id, near, asked });
export const many = (count: number, change: Partial<Piece> = {}) =>
  Array.from({ length: count }, (_, at) => ({ ...piece(`p.${at}`), ...change }));
