import { describe, expect, it } from 'vitest';
import { draft } from '../src/fixtures/positions';
import type { LogLine, Position } from '../src/protocol';
import { grouped, known, sifted } from '../src/story';
import { plain, spoken } from '../src/wording';

const line = (entry: number, words: string, more: Partial<LogLine> = {}): LogLine => ({
  entry,
  words: plain(words),
  sign: 'change',
  ...more,
});
const round = (entry: number, nth: number) =>
  line(entry, `Round ${nth}.`, { sign: 'round', head: { rank: 'round', round: `Round ${nth}` } });
const turn = (entry: number, seat: number, nth: number) =>
  line(entry, 'A turn.', { sign: 'turn', seat, head: { rank: 'turn', round: `Round ${nth}` } });
const draw = (entry: number, seat: number) =>
  line(entry, 'Ann draws a card.', {
    sign: 'draw',
    seat,
    many: { key: `draw.${seat}`, before: plain('Ann draws '), after: plain(' cards.') },
  });
const pay = (entry: number) =>
  line(entry, 'Ann pays 1.', {
    sign: 'pay',
    seat: 0,
    many: { key: 'pay', before: plain('Ann pays 1, '), after: plain(' times.') },
  });

const told = (log: LogLine[]) =>
  grouped(log).map(({ name, turns }) => [
    name,
    ...turns.map(({ seat, items }) => [seat, ...items.map((item) => spoken(item.words))]),
  ]);

describe('the story', () => {
  it('has rounds, and the turns in them', () => {
    const log = [
      line(1, 'Ann begins.'),
      round(2, 1),
      turn(2, 0, 1),
      line(3, 'One.'),
      turn(4, 1, 1),
      round(5, 2),
      turn(5, 0, 2),
      line(6, 'Two.'),
    ];
    expect(told(log)).toEqual([
      [null, [null, 'Ann begins.']],
      ['Round 1', [null], [0, 'One.'], [1]],
      ['Round 2', [null], [0, 'Two.']],
    ]);
  });

  it('puts lines before the first known round into a round without a name', () => {
    expect(told([line(3, 'One.'), turn(4, 1, 7), line(5, 'Two.')])).toEqual([
      [null, [null, 'One.']],
      ['Round 7', [1, 'Two.']],
    ]);
  });

  it('keeps the words of a line that only comes first in a round', () => {
    const laid = line(2, 'Column 1.', { sign: 'deal', head: { rank: 'round', round: 'Round 1' } });
    expect(told([laid, line(3, 'Column 2.')])).toEqual([['Round 1', [null, 'Column 1.', 'Column 2.']]]);
  });

  it('joins equal neighbours, in the game’s words', () => {
    expect(told([draw(1, 0), draw(2, 0), draw(3, 0), draw(4, 1), line(5, 'End.')])).toEqual([
      [null, [null, 'Ann draws 3 cards.', 'Ann draws a card.', 'End.']],
    ]);
  });

  it('joins repeated pairs of lines', () => {
    expect(told([pay(1), draw(2, 0), pay(3), draw(4, 0), pay(5)])).toEqual([
      [null, [null, 'Ann pays 1, 2 times.', 'Ann draws 2 cards.', 'Ann pays 1.']],
    ]);
  });

  it('knows the moments of joined lines', () => {
    const [only] = grouped([draw(1, 0), draw(2, 0)]).flatMap(({ turns }) => turns.flatMap(({ items }) => items));
    expect([only?.first, only?.last]).toEqual([1, 2]);
  });
});

describe('the filter', () => {
  const toto = line(4, '', { words: [...plain('Ann plays '), { words: 'Tôto', is_name: true }], seat: 1 });
  const rounds = grouped([round(1, 1), draw(2, 0), round(3, 2), toto]);
  const found = (sieve: Parameters<typeof sifted>[1], viewer: number | null = 0) =>
    sifted(rounds, sieve, viewer).map(({ name }) => name);

  it('selects all lines, those of the reader’s seat, or those that name cards', () => {
    expect(found({ only: 'all', words: '' })).toEqual(['Round 1', 'Round 2']);
    expect(found({ only: 'mine', words: '' })).toEqual(['Round 1']);
    expect(found({ only: 'mine', words: '' }, 1)).toEqual(['Round 2']);
    expect(found({ only: 'cards', words: '' })).toEqual(['Round 2']);
  });

  it('finds words regardless of accents and capitals', () => {
    expect(found({ only: 'all', words: ' TOTO' })).toEqual(['Round 2']);
    expect(found({ only: 'mine', words: 'toto' })).toEqual([]);
  });
});

describe('the known lines', () => {
  const lines = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, at) => line(from + at, `Line ${from + at}.`));
  const at = (shown: number, log: LogLine[], more: Partial<Position> = {}): Position => ({
    ...draft.choosing(),
    row: 20,
    entries: 20,
    shown,
    log,
    ...more,
  });
  const entries = (of: ReturnType<typeof known>) => of.lines.map(({ entry }) => entry);

  it('include those after the current moment', () => {
    const now = known(null, at(20, lines(10, 21)));
    expect(entries(known(now, at(12, lines(5, 13))))).toEqual([
      5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20,
    ]);
  });

  it('end at a gap', () => {
    const now = known(null, at(20, lines(10, 21)));
    expect(entries(known(now, at(4, lines(1, 5))))).toEqual([1, 2, 3, 4]);
  });

  it('are forgotten after an undo, and for another viewer', () => {
    const now = known(null, at(20, lines(10, 21)));
    expect(entries(known(now, at(12, lines(10, 13), { row: 22 })))).toEqual([10, 11, 12]);
    expect(entries(known(now, at(12, lines(10, 13), { viewer: 1 })))).toEqual([10, 11, 12]);
  });
});
