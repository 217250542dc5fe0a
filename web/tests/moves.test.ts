import { describe, expect, it } from 'vitest';
import type { Happening, NewsLine, Place } from '../src/protocol';
import { flights, happenings } from '../src/view/moves';

const at = (zone: string | null, card: string | null = null, tint: string | null = null): Place => ({
  card,
  tint,
  zone,
});
const move = (from: Place, to: Place): Happening => ({ is: 'move', from, to });
const news = (...happened: Happening[]): NewsLine[] =>
  happened.map((each) => ({ entry: 1, words: null, sign: 'change', happened: [each], fight: null }));

describe('the path of a card', () => {
  it('leads from its first place to its last', () => {
    const played = move(at('hand.0', 'hand.0/O10'), at(null, 'answered/O10'));
    const entered = move(at(null, 'answered/O10'), at('title.0', 'p.3'));
    const other = move(at('library'), at('hand.0', 'hand.0/O04'));
    expect(flights(news(played, other, entered))).toEqual([
      { from: at('hand.0', 'hand.0/O10'), to: at('title.0', 'p.3') },
      { from: at('library'), to: at('hand.0', 'hand.0/O04') },
    ]);
  });

  it('is separate for each of two cards that look the same', () => {
    const drawn = move(at('deck.1'), at('hand.1'));
    expect(flights(news(drawn, drawn))).toHaveLength(2);
  });
});

describe('the happenings of one kind', () => {
  it('are in order', () => {
    const die = (value: number): Happening => ({ is: 'die', seat: 0, kind: 'battle', value });
    const all = news(die(4), { is: 'turn', card: 'loc.2', up: true }, die(9));
    expect(happenings(all, 'die').map(({ value }) => value)).toEqual([4, 9]);
    expect(happenings(all, 'turn').map(({ card }) => card)).toEqual(['loc.2']);
  });
});
