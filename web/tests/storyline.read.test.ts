// @vitest-environment node
// Tests of what a new player must not misread on the storyline board: who waits, which Location is which, and why a card
// cannot be played.

import { describe, expect, it } from 'vitest';
import { storyline as told } from '../src/fixtures/positions';
import { layout, type Room } from '../src/games/storyline/layout';
import type { Box } from '../src/games/storyline/layout/box';
import { contents, type Piece } from '../src/games/storyline/layout/contents';
import { price } from '../src/games/storyline/parts';
import type { Position } from '../src/protocol';
import { words } from '../src/words';

const say = words('en');
const WORDS = { more: 'And more.', waiting: 'Waiting', end: 'The End' };
const LAPTOP: Room = { width: 1264, height: 676, whole: 750, text: 16, front: 0 };
const PHONE: Room = { width: 348, height: 610, whole: 690, text: 16, front: 0 };
const LARGE: Room = { width: 2130, height: 1250, whole: 1370, text: 20, front: 0 };

const of = (position: Position) => contents(position, say);
const piece = (id: string): Piece => ({ id, name: id, near: true, asked: 0 });
const many = (count: number) => Array.from({ length: count }, (_, at) => piece(`p.${at}`));
const holds = (outer: Box, { x, y }: Box) =>
  x >= outer.x && x < outer.x + outer.width && y >= outer.y && y < outer.y + outer.height;

describe('the court at the end of the road', () => {
  const held = (waiting: number, ended: number) => {
    const all = of(told.actions());
    const right = all.authors[1];
    if (right)
      Object.assign(right, {
        waiting: many(waiting),
        ended: many(ended).map(({ id }) => piece(`e${id}`)),
        saved: [],
        piles: [],
      });
    return all;
  };

  it.each([LAPTOP, PHONE, LARGE])('keeps those who wait there apart from The End, at $width', (room) => {
    const title = layout(held(2, 1), room, WORDS).titles.find(({ end }) => end);
    const within = (box: Box | undefined, id: string) =>
      title?.standees.some((each) => each.id === id && box !== undefined && holds(box, each.box));
    const [yard, court] = [title?.yard?.box, title?.court];
    expect(within(yard, 'p.0') && within(court, 'ep.0')).toBe(true);
    expect(within(yard, 'ep.0') || within(court, 'p.0')).toBe(false);
    const headings = [title?.yard?.heading?.text, title?.heading?.text];
    expect(headings).toEqual(room === PHONE ? [undefined, undefined] : ['Waiting', 'The End']);
  });

  it('of the reader has a part for a rival that has reached The End there', () => {
    const all = of(told.actions());
    Object.assign(all.authors[0] ?? {}, { waiting: many(1), ended: [piece('ended')] });
    const title = layout(all, LAPTOP, WORDS).titles.find(({ from }) => from === 0);
    const box = title?.standees.find(({ id }) => id === 'ended')?.box;
    expect([title?.heading?.text, title?.yard?.heading?.text]).toEqual(['Waiting', 'The End']);
    expect(box && title?.yard && holds(title.yard.box, box)).toBe(true);
  });

  it('is theirs who wait there if there are too many to divide it', () => {
    const shown = (waiting: number) => {
      const title = layout(held(waiting, 0), LAPTOP, WORDS).titles.find(({ from }) => from === 1);
      return [title?.yard ? 'divided' : 'whole', title?.heading?.text, title?.end];
    };
    expect(shown(2)).toEqual(['divided', 'The End', true]);
    const whole = Array.from({ length: 30 }, (_, at) => shown(at + 1)).filter(([how]) => how === 'whole');
    expect(whole.length).toBeGreaterThan(0);
    for (const each of whole) expect(each).toEqual(['whole', 'Waiting', false]);
  });

  it('is The End as a whole if nobody waits there', () => {
    expect(layout(held(0, 1), LAPTOP, WORDS).titles.find(({ end }) => end)?.yard).toBeNull();
  });
});

it('on an upright road, each Location has its number before its title', () => {
  const titles = layout(of(told.actions()), PHONE, WORDS).pages.map(({ title }) => title?.text.split(' · ')[0]);
  expect(titles).toEqual(['6', '5', '4', '3', '2', '1']);
});

describe('a card of the hand', () => {
  const reasons = (why: string, whole: string) => {
    const position = structuredClone(told.actions());
    const cards = position.scene.zones.find(({ id }) => id === 'hand.0')?.cards ?? [];
    for (const card of cards) card.why_not = { words: why, rule: '16' };
    position.scene.why_not = { words: whole, rule: '16' };
    return new Set(of(position).hand.map(({ barred }) => barred));
  };

  it('says why it cannot be played, unless the prompt says it for everything', () => {
    const [only, all] = ['Only as a Story Action.', 'In Bonus Movement only your Characters move.'];
    expect(reasons(only, all)).toEqual(new Set([only]));
    expect(reasons(all, all)).toEqual(new Set(['']));
  });

  it('shows its cost now, if that is not the printed one', () => {
    const [card] = told.actions().scene.zones.find(({ id }) => id === 'hand.0')?.cards ?? [];
    if (!card) throw new Error('the hand has a card');
    const now = { id: 'cost', label: 'Cost now', value: 0, parts: [] };
    expect(price({ ...card, counters: [now] })).toBe('0');
    expect(Number(price(card))).toBeGreaterThan(0);
  });
});
