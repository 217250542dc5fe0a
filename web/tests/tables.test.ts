import { expect, test } from 'vitest';
import type { Find, FromServer, TableLine } from '../src/protocol';
import { listed, toSought, typedDay, type Tables } from '../src/tables';

type Page = Extract<FromServer, { say: 'tables' }>;

const line = (id: string, over: boolean): TableLine => ({
  id,
  over,
  game: 'draft',
  title: 'Oz',
  seats: [],
  heading: '',
  entries: 1,
  changed: 0,
});
const page = (find: Find, lines: [string, boolean][], more: number | null): Page => ({
  say: 'tables',
  tables: lines.map(([id, over]) => line(id, over)),
  find,
  more,
});
const ids = (tables: Tables | null) =>
  [tables?.begun, tables?.past].map((shelf) => [shelf?.lines.map(({ id }) => id), shelf?.more]);

test('a first page fills both lists, and later pages are added to the right one', () => {
  const first = listed(
    null,
    {},
    page(
      {},
      [
        ['a', false],
        ['b', true],
        ['c', false],
      ],
      7,
    ),
  );
  expect(ids(first)).toEqual([
    [['a', 'c'], 7],
    [['b'], 7],
  ]);
  const past = listed(
    first,
    {},
    page(
      { over: true, before: 7 },
      [
        ['b', true],
        ['d', true],
      ],
      null,
    ),
  );
  expect(ids(past)).toEqual([
    [['a', 'c'], 7],
    [['b', 'd'], null],
  ]);
  const begun = listed(past, {}, page({ over: false, before: 7 }, [['e', false]], 3));
  expect(ids(begun)).toEqual([
    [['a', 'c', 'e'], 3],
    [['b', 'd'], null],
  ]);
  expect(ids(listed(begun, {}, page({}, [], null)))).toEqual([
    [[], null],
    [[], null],
  ]);
});

test('an answer to another search is ignored', () => {
  const first = listed(null, { words: 'ann' }, page({ words: 'ann' }, [['a', false]], null));
  expect(listed(first, { words: 'ann' }, page({}, [['b', false]], null))).toBe(first);
  expect(listed(first, { words: 'anna' }, page({ words: 'ann', before: 3 }, [['b', false]], null))).toBe(first);
  expect(listed(null, {}, page({ before: 3, over: true }, [['b', true]], null))).toBe(null);
});

test('a day is a day in the reader’s time zone', () => {
  expect(toSought('  ', '')).toEqual({});
  const { words, since = 0, until = 0 } = toSought(' Zoé duel ', '2026-11-22');
  expect(words).toBe('Zoé duel');
  expect(new Date(since * 1000).getHours()).toBe(0);
  expect(new Date(until * 1000).getDate()).toBe(23);
  expect(until - since).toBe(86_400);
});

test('a typed day is read as the page writes days', () => {
  for (const typed of ['2026-11-02', ' 2026-11-2 ']) expect(typedDay(typed, 'en')).toBe('2026-11-02');
  for (const typed of ['2026-11-02', '2/11/2026', '02.11.2026', '2 11 2026'])
    expect(typedDay(typed, 'fr')).toBe('2026-11-02');
  for (const typed of ['', '2026', '2026-11', '2026-02-30', '11/2/2026', '2026-13-01', 'today'])
    expect(typedDay(typed, 'en')).toBe('');
  for (const typed of ['31/2/2026', '11/22/2026', '22/11/26']) expect(typedDay(typed, 'fr')).toBe('');
});
