import { describe, expect, it } from 'vitest';
import { listed, losses, roundOf } from '../src/ending/losses';
import type { Review, ReviewChoice, ReviewedDecision } from '../src/protocol';
import { reviewed } from '../src/reviewed';
import { plain } from '../src/wording';

function choice(words: string, given: Partial<ReviewChoice> = {}): ReviewChoice {
  const numbers = { mean: 500, low: 400, high: 600, loss: 0, isLevel: false, reasons: [] };
  return { words: plain(words), chosen: false, ...numbers, ...given };
}

/** A decision in which the last of three choices was made, which loses this much. */
function decision(entry: number, loss: number, more: Partial<ReviewChoice> = {}): ReviewedDecision {
  const choices = [
    choice('b', { isLevel: true }),
    choice('a', { loss: 10 }),
    choice('c', { chosen: true, loss, ...more }),
  ];
  return { number: entry, entry, prompt: plain('Choose'), choices, rollouts: 100 };
}

const chance = (decisions: ReviewedDecision[]) => losses({ decisions, measure: 'chance' });

describe('the losses of a seat', () => {
  it('come with the greatest first, as parts of it', () => {
    const found = chance([decision(1, 50), decision(2, 200), decision(3, 100)]);
    expect(found.map(({ entry, loss, part }) => [entry, loss, part])).toEqual([
      [2, 200, 1],
      [3, 100, 0.5],
      [1, 50, 0.25],
    ]);
  });

  it('leave out what is small or uncertain, and the best choice', () => {
    expect(chance([decision(1, 19), decision(2, 300, { isLevel: true })])).toEqual([]);
    const right = { ...decision(3, 0), choices: [choice('b', { chosen: true, isLevel: true }), choice('a')] };
    expect(chance([right])).toEqual([]);
    expect(losses({ decisions: [decision(1, 499), decision(2, 500)], measure: 'points' })).toHaveLength(1);
  });

  it('ask for the better choice among others, in an order that tells nothing', () => {
    const [asked, small] = chance([decision(1, 40), decision(2, 39)]);
    expect(asked?.answers.map(({ words }) => words)).toEqual([plain('a'), plain('b')]);
    expect(small?.answers).toEqual([]);
  });

  it('ask nothing where only one other choice is known', () => {
    const two = {
      ...decision(1, 100),
      choices: [choice('b', { isLevel: true }), choice('c', { chosen: true, loss: 100 })],
    };
    expect(chance([two])[0]?.answers).toEqual([]);
  });

  it('are listed up to six', () => {
    const many = chance(Array.from({ length: 9 }, (_, at) => decision(at, 100 + at)));
    expect(listed(many).map(({ entry }) => entry)).toEqual([8, 7, 6, 5, 4, 3]);
  });

  it('know the round in which the decision was made', () => {
    const line = (entry: number, round: string) => ({
      entry,
      words: [],
      sign: 'round',
      head: { rank: 'round', round },
    });
    const lines = [line(3, 'Round 1'), line(9, 'Round 2')] as unknown as Parameters<typeof roundOf>[1]['lines'];
    expect([2, 3, 8, 9, 40].map((entry) => roundOf(entry, { lines }))).toEqual([
      '',
      'Round 1',
      'Round 1',
      'Round 2',
      'Round 2',
    ]);
  });
});

describe('a review', () => {
  const message = (given: Partial<Review> = {}): Review => ({
    ...{ table: 't1', seat: 0, lang: 'en', measure: 'chance', decisions: 2, decision: decision(1, 50) },
    ...given,
  });

  it('grows with each decision, until the last', () => {
    const first = reviewed(null, message());
    expect([first.decisions.length, first.total, first.done]).toEqual([1, 2, false]);
    const again = reviewed(first, message());
    expect(again.decisions).toHaveLength(1);
    const both = reviewed(again, message({ decision: decision(2, 10) }));
    expect([both.decisions.length, both.done]).toEqual([2, true]);
  });

  it('is complete if a seat has nothing to review', () => {
    const none = reviewed(null, message({ decisions: 0, decision: null }));
    expect([none.decisions, none.done]).toEqual([[], true]);
  });

  it('begins again with another table, seat or language', () => {
    const first = reviewed(null, message());
    for (const given of [{ table: 't2' }, { seat: 1 }, { lang: 'fr' }] as const)
      expect(
        reviewed(first, message({ ...given, decision: decision(7, 1) })).decisions.map(({ entry }) => entry),
      ).toEqual([7]);
  });
});
