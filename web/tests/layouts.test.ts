// Tests that the checks of the layouts complain about every fault and about nothing else.

import { expect, it } from 'vitest';
import { complaints, type Laid, type Piece } from '../layouts/checks';

const room = { width: 400, height: 300, text: 16, touch: true };
const box = (x: number, y: number, width = 50, height = 50) => ({ x, y, width, height });
const laid = (...pieces: Piece[]): Laid => ({ pieces, offered: [], handled: 0, gaveWay: 0 });
const row: Piece = { name: 'row', box: box(0, 0, 400, 100) };

it('pieces may lie in each other and side by side, but not over each other', () => {
  const one = { name: 'one', box: box(0, 0), within: row };
  expect(complaints(laid(row, one, { name: 'two', box: box(50, 0), within: row }), room, [])).toEqual([]);
  const over = { name: 'two', box: box(40, 20), within: row };
  expect(complaints(laid(row, one, over), room, [])).toEqual(['one and two overlap: 0 0 50 50 and 40 20 50 50']);
  expect(complaints(laid(row, one, { ...over, sheet: 'drawer' }), room, [])).toEqual([]);
});

it('nothing lies outside, and everything that must be in sight is', () => {
  const out = { name: 'one', box: box(380, 0), within: row };
  expect(complaints(laid(row, out), room, [])).toEqual(['one is outside row: 380 0 50 50 in 0 0 400 100']);
  const below = { name: 'low', box: box(0, 280) };
  expect(complaints(laid(below), room, [])).toEqual([]);
  expect(complaints(laid({ ...below, insight: true }), room, [])).toEqual(['low is not in sight: 0 280 50 50']);
  expect(complaints(laid({ name: 'none', box: box(0, 0, 0) }), room, [])).toEqual(['none has no room: 0 0 0 50']);
});

it('a target is large enough for a finger on a touch screen', () => {
  const small = { name: 'small', box: box(0, 0, 50, 30), target: true };
  expect(complaints(laid(small), room, [])).toEqual(['small is too small for a finger: 0 0 50 30']);
  expect(complaints(laid(small), { ...room, touch: false }, [])).toEqual([]);
});

it('no text is cut, and none is too small', () => {
  const text = { words: 'Jack Pumpkinhead', px: 15, width: 100, height: 40, leading: 1.1 };
  const piece = { name: 'card', box: box(0, 0, 100, 50) };
  expect(complaints(laid({ ...piece, texts: [text] }), room, [])).toEqual([]);
  const wrong = (change: object) => complaints(laid({ ...piece, texts: [{ ...text, ...change }] }), room, []);
  expect(wrong({ width: 60 })).toEqual(['“Jack Pumpkinhead” in card is wider than 60.0']);
  expect(wrong({ height: 30 })).toEqual(['“Jack Pumpkinhead” in card is 33.0 high in 30.0']);
  expect(wrong({ px: 12 })).toEqual(['“Jack Pumpkinhead” in card has type of 12 px']);
});

it('each choice is in sight, or counted on a handle', () => {
  const some = { ...laid(), offered: ['a'] };
  expect(complaints(some, room, ['a', 'a'])).toEqual([]);
  expect(complaints(some, room, ['a', 'b', 'c'])).toEqual(['2 choices are neither in sight nor behind a handle']);
  expect(complaints({ ...some, handled: 2 }, room, ['a', 'b', 'c'])).toEqual([]);
});

it('the frame of a choice covers no mark of another piece, and is drawn completely', () => {
  const one: Piece = { name: 'one', box: box(10, 10), frame: 3 };
  const two: Piece = { name: 'two', box: box(62, 10), marks: [box(64, 20, 20, 10)] };
  expect(complaints(laid(one, two), room, [])).toEqual([]);
  expect(complaints(laid({ ...one, frame: 5 }, two), room, [])).toEqual(['the frame of one covers two']);
  expect(complaints(laid({ ...one, clip: box(0, 0, 70, 70) }), room, [])).toEqual([]);
  expect(complaints(laid({ ...one, clip: box(0, 0, 61, 70) }), room, [])).toEqual([
    'the frame of one is outside its window: 7 7 56 56 in 0 0 61 70',
  ]);
});
