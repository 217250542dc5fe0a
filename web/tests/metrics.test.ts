// Tests of measuring texts.

import { expect, it } from 'vitest';
import { lineCount, lines, longest, width } from '../src/layout/metrics';

it('a text is as wide as its letters, and twice as wide in type of twice the size', () => {
  expect(width('Oz', 20)).toBeCloseTo(2 * width('Oz', 10));
  expect(width('OzOz', 10)).toBeCloseTo(2 * width('Oz', 10));
  expect(width('oz', 10, 'caps')).toBeCloseTo(0.7 * width('OZ', 10));
  expect(width('Oz', 10, 'roman', 0.1)).toBeCloseTo(width('Oz', 10) + 2 * 1.04);
});

it('a line breaks at spaces and after hyphens, and nowhere else', () => {
  expect(lines('Jack Tête-de-Citrouille', 15, 100)).toEqual(['Jack Tête-de-', 'Citrouille']);
  expect(lines('Jack Tête-de-Citrouille', 15, 10)).toEqual(['Jack', 'Tête-', 'de-', 'Citrouille']);
  expect(lines('a road - of brick', 15, 1000)).toEqual(['a road - of brick']);
  expect(lines('one\ntwo', 15, 1000)).toEqual(['one', 'two']);
  expect(lines('12\u00a0points', 15, 10)).toEqual(['12\u00a0points']);
});

it('the widest piece is that of the longest word', () => {
  expect(longest('Jack Tête-de-Citrouille', 15)).toBeCloseTo(width('Citrouille', 15));
});

it('the number of lines is that of the lines', () => {
  const text = 'Dorothy walks the yellow-brick road.\n\nToto follows her to the Emerald City ';
  for (let room = 10; room < 400; room += 7)
    for (const face of ['roman', 'caps'] as const)
      expect(lineCount(text, 15, room, face), `${room}`).toBe(lines(text, 15, room, face).length);
  expect(lineCount('', 15, 100)).toBe(lines('', 15, 100).length);
});
