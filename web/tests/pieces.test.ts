import { describe, expect, it } from 'vitest';
import { draft } from '../src/fixtures/positions';
import { counted, held, inColumn, parts } from '../src/games/draft/parts';
import type { Screen } from '../src/model';
import { fromHash, isLost, toHash } from '../src/route';
import { address, recordAddress } from '../src/socket';
import { breadth, phrases } from '../src/view/glyphs';
import { figure } from '../src/view/figure';
import { defaults, goodBot, resized } from '../src/view/newGame';
import { offerAt } from '../src/view/offers';

const { choosing, over, turning } = draft;

describe('addresses', () => {
  it('lead back to the page they name', () => {
    const screens: Screen[] = [
      { at: 'lobby' },
      { at: 'rules' },
      { at: 'rules', game: 'duel' },
      { at: 'rules', game: 'duel', table: 'a/b c' },
      { at: 'rules', game: 'duel', rule: 'D18' },
      { at: 'about' },
      { at: 'table', table: 'a/b c' },
    ];
    for (const screen of screens) expect(fromHash(toHash(screen))).toEqual(screen);
    expect(screens.map(toHash).slice(0, 3)).toEqual(['#/', '#/rules', '#/rules/duel']);
  });

  it('that are invalid lead to the list', () => {
    expect(fromHash('#/nowhere/at/all')).toEqual({ at: 'lobby' });
    expect(fromHash('#/table/%')).toEqual({ at: 'table', table: '%' });
    expect(['', '#', '#/', '#/about', '#/table/%'].filter(isLost)).toEqual([]);
    expect(['#/nowhere/at/all', '#/table', '#about:x'].filter(isLost)).toHaveLength(3);
  });

  it('of the socket and of a record are on the same server', () => {
    expect(address({ protocol: 'https:', host: 'a.example' })).toBe('wss://a.example/socket');
    expect(address({ protocol: 'http:', host: '127.0.0.1:7777' })).toBe('ws://127.0.0.1:7777/socket');
    expect(recordAddress('t 1')).toBe('./api/tables/t%201/record');
  });
});

describe('the parts of a draft scene', () => {
  const { scene } = choosing();

  it('are the columns, the reader’s side and the others', () => {
    const table = parts(scene, 0);
    expect(table.columns.map((zone) => zone.id)).toEqual(['column.0', 'column.1', 'column.2', 'column.3']);
    expect(table.mine?.stories.id).toBe('stories.0');
    expect(table.others.map((side) => side.seat)).toEqual([1, 2]);
    expect(table.deck?.id).toBe('deck');
    expect(table.discard?.id).toBe('discard');
  });

  it('are all other sides for a spectator', () => {
    expect(parts(scene, null).others).toHaveLength(3);
  });

  it('of a column are two characters and a story', () => {
    const [column] = parts(scene, 0).columns;
    if (!column) throw new Error('the fixture has columns');
    const { characters, story } = inColumn(column);
    expect(characters.map((card) => card.face.side === 'up' && card.face.kind)).toEqual(['character', 'character']);
    expect(story?.face.side === 'up' && story.face.kind).toBe('story');
    expect([...characters, story]).toEqual(column.cards);
  });

  it('count a hand by its own number, or else by its characters', () => {
    const { mine, others } = parts(scene, 0);
    expect(mine?.hand && held(mine.hand)).toBe(10);
    expect(others[0]?.hand && held(others[0].hand)).toBe(10);
    expect(counted(others[0]?.hand?.counters ?? [])).toEqual([]);
  });
});

describe('offers', () => {
  it('identify the choice by its index in the list', () => {
    const last = turning().scene.choices[4];
    expect(last && offerAt(turning().scene, last.at)).toEqual({ index: 4, words: last?.words });
    expect(last && offerAt(over().scene, last.at)).toBeUndefined();
  });
});

describe('signs', () => {
  it('are split before each number of points', () => {
    const text = (text: string) => ({ type: 'text' as const, text });
    const points = (text: string) => ({ type: 'points' as const, text });
    expect(phrases([points('3'), text('a'), points('−1'), text('b')])).toEqual([
      [points('3'), text('a')],
      [points('−1'), text('b')],
    ]);
    expect(breadth([points('3'), text('a')])).toBeLessThan(breadth([points('0/2/7/12'), text('a')]));
  });

  it('have a typographic minus sign', () => {
    expect([figure(-3), figure(0), figure(12)]).toEqual(['−3', '0', '12']);
  });
});

describe('a new game', () => {
  const bots = ['random', 'greedy', 'ismcts:1000', 'ismcts:10000'].map((level) => ({ level, label: level, help: '' }));

  it('is against good bots', () => {
    expect(goodBot(bots)).toBe('ismcts:1000');
    expect(resized([], 2, bots).map((seat) => seat.bot)).toEqual(['ismcts:1000', 'ismcts:1000']);
  });

  it('grows by bots with new names, and shrinks from the end', () => {
    const seats = resized([{ name: 'Traveller', bot: null }], 3, bots);
    expect(new Set(resized(seats, 4, bots).map((seat) => seat.name)).size).toBe(4);
    expect(resized(seats, 2, bots)).toEqual(seats.slice(0, 2));
  });

  it('has the options its game begins with', () => {
    const option = { label: '', help: '', kind: { type: 'flag' as const } };
    const game = {
      name: 'g',
      title: 'G',
      about: '',
      fewestSeats: 2,
      mostSeats: 4,
      seatTitles: [],
      options: [{ ...option, name: 'a', default: true }],
      hasLesson: false,
      hasWindows: false,
    };
    expect(defaults(game)).toEqual({ a: true });
  });
});
