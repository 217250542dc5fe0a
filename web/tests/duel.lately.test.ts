// Tests that the board of the duel marks the cards that others moved since the reader's last turn.

import { expect, it } from 'vitest';
import { duel } from '../src/fixtures/positions';
import { lately } from '../src/games/duel/lately';
import type { LogLine, Seat, Sign } from '../src/protocol';

const line = (sign: Sign, seat: Seat, ...cards: string[]): LogLine => ({
  entry: 1,
  sign,
  seat,
  words: cards.map((card) => ({ words: card, is_name: true, card })),
});
const turn = (seat: Seat): LogLine => ({ ...line('turn', seat), head: { rank: 'turn', round: `Turn of ${seat}` } });
const of = (viewer: Seat | null, ...log: LogLine[]) => [...lately({ log, viewer })];

it('what others moved since their turn began is marked, through the reader’s own turn', () => {
  const before = [turn(1), line('play', 1, 'old'), turn(0), line('play', 0, 'mine')];
  const theirs = [
    turn(1),
    line('play', 1, 'a'),
    line('equip', 1, 'b', 'c'),
    line('draw', 1, 'd'),
    line('attack', 1, 'e'),
  ];
  expect(of(0, ...before, ...theirs)).toEqual(['a', 'b', 'c']);
  expect(of(0, ...before, ...theirs, turn(0), line('move', 0, 'f'), line('answer', 1, 'g'))).toEqual([
    'a',
    'b',
    'c',
    'g',
  ]);
});

it('a log that begins within their turn counts from its first line', () => {
  expect(of(0, line('move', 1, 'a'), turn(0), line('move', 0, 'b'))).toEqual(['a']);
});

it('nothing is marked for a spectator', () => {
  expect(of(null, turn(1), line('play', 1, 'a'))).toEqual([]);
});

it('a real log tells who joined whom', () => {
  expect([...lately(duel.aiming())]).toContain('V40');
});
