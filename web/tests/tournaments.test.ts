// Tests of tournaments in words.

import { describe, expect, it } from 'vitest';
import type { PairingResult } from '../src/protocol';
import { comeInWords, halvesOf, inTime, points, quarters, score, STARTS } from '../src/tournaments/inWords';
import { learn, withWords, words } from '../src/words';

describe('the times of a tournament', () => {
  it.each([
    [
      'en',
      ['When I press', 'In an hour', 'In a day', 'In 7 days'],
      ['a minute', '10 minutes', 'an hour', '36 hours', 'a day', '3 days'],
    ],
    [
      'fr',
      ['Quand j’appuie', 'Dans une heure', 'Dans un jour', 'Dans 7 jours'],
      ['une minute', '10 minutes', 'une heure', '36 heures', 'un jour', '3 jours'],
    ],
  ] as const)('are in the greatest unit that is whole, in %s', async (lang, starts, comes) => {
    await withWords('tournaments', Promise.resolve());
    await learn(lang);
    const say = words(lang);
    expect(STARTS.map((hours) => inTime(hours, say))).toEqual(starts);
    [1, 10, 60, 36 * 60, 24 * 60, 72 * 60].forEach((minutes, at) =>
      expect(comeInWords(minutes, say)).toContain(` ${comes[at]} `),
    );
  });
});

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
