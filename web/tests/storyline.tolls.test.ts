// @vitest-environment node
// Tests of the tolls of Locations, as the board says them.

import { describe, expect, it } from 'vitest';
import { contents } from '../src/games/storyline/layout/contents';
import { bottom } from '../src/layout/box';
import { begun, page } from '../src/games/storyline/layout/page';
import { tolled } from '../src/games/storyline/layout/tolls';
import type { Card, Lang } from '../src/protocol';
import { storyline as told } from '../src/fixtures/positions';
import { plain } from '../src/wording';
import { words } from '../src/words';

/** A sign of a Location: its name, the number after it, and the words for those who pay, if not all do. */
type Sign = [name: string, cost: string, who?: string];
const location = (text: string, ...signs: Sign[]): Card => {
  const counters = signs.flatMap(([id, cost, who]) =>
    who === undefined ? [] : [{ id, label: id, value: Number(cost), parts: [{ words: who, value: Number(cost) }] }],
  );
  const glyphs = signs.flatMap(([name, text]) => [
    { type: 'icon' as const, name, label: name },
    { type: 'text' as const, text },
  ]);
  const face = { side: 'up' as const, kind: 'location', tint: '', title: 'Wood', quote: '', glyphs };
  const none = { counters, links: [], under: [], why_not: null };
  return { id: 'location.1', ...none, face: { ...face, text: plain(`Location · Forest\n${text}`) } };
};
const ALL = 'Entering this Location costs 1 Story Point.';
const SOME = 'Entering this Location costs 1 Story Point, but nothing for Animals.';
const NOT = 'except Animals';
const REST = 'Animals here have +1 Vitality.';
const tolls = (lang: Lang, text: string, ...signs: Sign[]) => tolled(location(text, ...signs), words(lang));

describe('a toll', () => {
  it('that all pay is only a number, and its sentence is not repeated', () => {
    const found = tolls('en', `${ALL} ${REST}`, ['enter', '1']);
    expect(found).toMatchObject({ text: REST, charges: '', stated: ALL });
    expect(found.tolls).toEqual([{ words: 'Enter 1', who: '' }]);
  });

  it('that only some pay is a choice of two numbers, and its sentence stays', () => {
    const found = tolls('en', `${SOME} ${REST}`, ['enter', '1', NOT]);
    expect(found).toMatchObject({ text: `${SOME} ${REST}`, charges: SOME, stated: SOME });
    expect(found.tolls).toEqual([{ words: 'Enter 1 or 0', who: `Enter 1 (${NOT})` }]);
    const french = 'Les Personnages Bénéfiques paient 1 Point d’Histoire pour quitter ce Lieu.';
    expect(tolls('fr', french, ['leave', '1', 'seulement les Personnages Bénéfiques']).tolls).toMatchObject([
      { words: 'Partir\u00a0: 1 ou 0' },
    ]);
  });
});

describe('the words of a Location', () => {
  const states = Object.values(told).flatMap((state) => (['en', 'fr'] as Lang[]).map(state));
  const spots = states.flatMap((position) =>
    contents(position, words(position.lang)).authors.flatMap(({ spots }) =>
      spots.filter(({ tolls }) => tolls.length > 0),
    ),
  );

  it('do not repeat what its pills say', () => {
    expect(spots.length).toBeGreaterThan(20);
    const repeats = /^(Entering|Leaving|Entrer dans|Quitter) [^.,]* \d+ (Story Points?|Points? d’Histoire)\./;
    expect(spots.map(({ text }) => text).filter((text) => repeats.test(text))).toEqual([]);
    expect(spots.some(({ text }) => text !== '')).toBe(true);
  });
});

describe('a page with too little space for its words', () => {
  const spot = {
    id: 'spot.0',
    title: 'Wood',
    ...tolls('en', `${SOME} ${REST}`, ['enter', '1', NOT]),
    danger: '',
    up: true,
    pieces: [],
  };
  const drawn = (height: number) => page(spot, { x: 0, y: 0, width: 190, height }, 1, { more: 'And more.' });

  it('leaves out the sentences about tolls first', () => {
    expect(drawn(200).words?.text).toBe(`${SOME} ${REST}`);
    expect(drawn(100)).toMatchObject({ more: true, words: { text: `${REST} And more.` } });
    expect(drawn(200).pills.map(({ text }) => text)).toEqual(['Enter 1 or 0']);
  });

  it('says who pays a toll in its pill, or that some pay nothing', () => {
    const texts = (of: typeof spot, width: number, height: number) =>
      page(of, { x: 0, y: 0, width, height }, 1, { more: 'And more.' }).pills.map(({ text }) => text);
    expect(texts(spot, 190, 100)).toEqual([`Enter 1 (${NOT})`]);
    const both = { ...spot, ...tolls('en', `${SOME} ${REST}`, ['enter', '1', NOT], ['leave', '1']) };
    expect(texts(both, 150, 90)).toEqual(['Enter 1 or 0 · Leave 1']);
    expect(texts(spot, 150, 40)).toEqual(['Enter 1 or 0']);
    expect(texts(spot, 70, 60)).toEqual(['Enter 1\nor 0']);
  });
});

it('a card whose first sentence does not fit begins it', () => {
  const room = { x: 0, y: 0, width: 170, height: 48 };
  const long =
    'On your turn you may archive this Object to search the Library for a card and to take it into your hand.';
  expect(begun(long, room, 1)?.text).toMatch(/^On your turn you may .*[^.,]…$/);
  expect(begun(long, { ...room, height: 10 }, 1)).toBeNull();
});

describe('the tolls of a Location', () => {
  const found = tolled(location(REST), words('en'));
  const spot = {
    ...{ id: 'spot.4', title: 'Marshes of Morva', up: true, danger: '', pieces: [], ...found },
    tolls: ['Enter 1', 'Leave 1'].map((words) => ({ words, who: '' })),
  };

  it('are on the page if a smaller title makes room for them', () => {
    const drawn = page(spot, { x: 0, y: 0, width: 117, height: 70 }, 1, { more: 'And more.' });
    expect(drawn.pills.map(({ text }) => text.replace('\n', ' '))).toEqual(['Enter 1 · Leave 1']);
    expect(drawn.title?.px).toBeLessThan(16);
    expect(page(spot, { x: 0, y: 0, width: 117, height: 84 }, 1, { more: 'And more.' }).title?.px).toBe(16);
  });

  it('are below a title of many lines', () => {
    const title = 'Yellow Brick Road • Rough and Difficult';
    const drawn = page({ ...spot, title, text: '' }, { x: 0, y: 0, width: 78, height: 128 }, 1, { more: 'And more.' });
    expect(drawn.pills).toHaveLength(1);
    expect(drawn.title?.height).toBeGreaterThan(4.5 * 13 * 1.12);
    expect(drawn.title && bottom(drawn.title)).toBeLessThanOrEqual(drawn.pills[0]?.y ?? 0);
  });
});
