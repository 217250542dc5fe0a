// Tests of tournaments in words.

import { describe, expect, it } from 'vitest';
import type { PairingResult } from '../src/protocol';
import { halvesOf, points, quarters, score } from '../src/tournaments/inWords';

describe('the numbers of a tournament', () => {
  it('are written with fractions', () => {
    expect([0, 1, 2, 5].map(points)).toEqual(['0', '½', '1', '2½']);
    expect([0, 1, 6, 12].map(quarters)).toEqual(['0', '¼', '1½', '3']);
  });

  it('are the points of both sides', () => {
    const results: PairingResult[] = ['first', 'second', 'drawn', 'calledOff', 'firstAbsent', 'secondAbsent', 'absent'];
    const both = results.map((result) => [halvesOf(result, true), halvesOf(result, false)]);
    expect(both).toEqual([
      [2, 0],
      [0, 2],
      [1, 1],
      [1, 1],
      [0, 2],
      [2, 0],
      [0, 0],
    ]);
    expect(halvesOf(null, true)).toBeNull();
    expect([score('first'), score('secondAbsent'), score(null)]).toEqual(['1 : 0', '+ : −', '–']);
  });
});
