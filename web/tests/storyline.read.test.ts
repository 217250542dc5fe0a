// @vitest-environment node
// Tests of what a new player must not misread on the storyline board: who waits, which Location is which, and why a card
// cannot be played.

import { describe, expect, it } from 'vitest';
import { storyline as told } from '../src/fixtures/positions';
import { layout } from '../src/games/storyline/layout';
import type { Box } from '../src/games/storyline/layout/box';
import { cuts, EDGES, pack } from '../src/games/storyline/layout/pack';
import { mini } from '../src/games/storyline/layout/paper';
import { shortened } from '../src/games/storyline/layout/shorter';
import { counter, figureOf, numbers, price } from '../src/games/storyline/parts';
import type { Card } from '../src/protocol';
import { LAPTOP, LARGE, many, of, PHONE, piece, WORDS } from './storyline.rooms';

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
    const title = layout(held(2, 1), room, WORDS).titles.find(({ court }) => court.end);
    const within = (box: Box | undefined, id: string) =>
      title?.standees.some((each) => each.id === id && box !== undefined && holds(box, each.box));
    const [yard, court] = [title?.yard?.box, title?.court.box];
    expect(within(yard, 'p.0') && within(court, 'ep.0')).toBe(true);
    expect(within(yard, 'ep.0') || within(court, 'p.0')).toBe(false);
    const headings = [title?.yard?.heading?.text, title?.court.heading?.text];
    expect(headings).toEqual(['Waiting', 'The End']);
  });

  it('of the reader has a part for a rival that has reached The End there', () => {
    const all = of(told.actions());
    Object.assign(all.authors[0] ?? {}, { waiting: many(1), ended: [piece('ended')] });
    const title = layout(all, LAPTOP, WORDS).titles.find(({ from }) => from === 0);
    const box = title?.standees.find(({ id }) => id === 'ended')?.box;
    expect([title?.court.heading?.text, title?.yard?.heading?.text]).toEqual(['Waiting', 'The End']);
    expect(box && title?.yard && holds(title.yard.box, box)).toBe(true);
  });

  it('is theirs who wait there if there are too many to divide it', () => {
    const shown = (waiting: number) => {
      const title = layout(held(waiting, 0), LAPTOP, WORDS).titles.find(({ from }) => from === 1);
      return [title?.yard ? 'divided' : 'whole', title?.court.heading?.text, title?.court.end];
    };
    expect(shown(2)).toEqual(['divided', 'The End', true]);
    const whole = Array.from({ length: 30 }, (_, at) => shown(at + 1)).filter(([how]) => how === 'whole');
    expect(whole.length).toBeGreaterThan(0);
    for (const each of whole) expect(each).toEqual(['whole', 'Waiting', false]);
  });

  it('is The End as a whole if nobody waits there', () => {
    expect(layout(held(0, 1), LAPTOP, WORDS).titles.find(({ court }) => court.end)?.yard).toBeNull();
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

  it('says what it can be used for if it can only be archived', () => {
    const position = told.actions();
    const cards = position.scene.zones.find(({ id }) => id === 'hand.0')?.cards ?? [];
    for (const [at, card] of cards.entries())
      card.why_not = at === 0 ? null : { words: 'It would do nothing now.', rule: 'Q45' };
    const { hand } = of(position);
    expect(hand.map(({ use }) => use)).toEqual(cards.map((_, at) => (at === 0 ? '' : 'For a\u00a0die')));
    const feet = layout(of(position), LAPTOP, WORDS).desk.papers.map(({ barred }) => barred?.text);
    expect(feet.slice(1)).toContain('It would do nothing now · For a\u00a0die');
    const [first, second] = hand.map((card) => mini(card, { x: 0, y: 0, width: 72, height: 72 }));
    expect([first?.barred, second?.barred?.text]).toEqual([null, 'For a\u00a0die']);
  });

  it('shows its cost now, if that is not the printed one', () => {
    const [card] = told.actions().scene.zones.find(({ id }) => id === 'hand.0')?.cards ?? [];
    if (!card) throw new Error('the hand has a card');
    const now = { id: 'cost', label: 'Cost now', value: 0, parts: [] };
    expect(price({ ...card, counters: [now] })).toBe('0');
    expect(Number(price(card))).toBeGreaterThan(0);
  });
});

describe('the leaf of a card', () => {
  const cards = told.actions().scene.zones.flatMap(({ cards }) => cards);
  const printed = (card: Card, name: string) => `${name[0]?.toUpperCase()}${name.slice(1)} ${figureOf(card, name)}`;

  it('says what a card of the hand costs and its Vitality, by name', () => {
    const held = cards.filter((card) => card.id.startsWith('hand.0') && figureOf(card, 'cost'));
    expect(held.some((card) => figureOf(card, 'vitality'))).toBe(true);
    for (const card of held)
      expect(numbers({ ...card, counters: [] })).toBe(
        ['cost', 'vitality'].flatMap((name) => (figureOf(card, name) ? [printed(card, name)] : [])).join(' · '),
      );
  });

  it('says the cost now by its own name', () => {
    const [card] = cards.filter(({ id }) => id.startsWith('hand.0'));
    const now = { id: 'cost', label: 'Cost now', value: 0, parts: [] };
    expect(card && numbers({ ...card, counters: [now] })).toMatch(/^Cost now 0/);
  });

  it('leaves the Vitality of a Character in play to the table of its parts', () => {
    const [out] = cards.filter((card) => counter(card, 'vitality'));
    expect(out && numbers(out)).toBe('');
  });
});

describe('the name of a Character', () => {
  const drawn = (name: string, width: number) =>
    pack('spot.0', [{ ...piece('p.0'), name }], { x: 0, y: 0, width, height: 90 }, cuts(1)).standees[0];

  it.each(['Toto', 'The Seven Dwarfs', 'The Sheriff of Nottingham'])('is within the edges of its base: %s', (name) => {
    const standee = drawn(name, 92);
    const [box, label] = [standee?.box, standee?.name];
    expect(label?.text).toBe(name);
    expect((label?.y ?? 0) + (label?.height ?? 0)).toBe((box?.y ?? 0) + (box?.height ?? 0) - EDGES.below);
  });

  it('is drawn on a phone too, as long as one line of it fits', () => {
    const all = of(told.actions());
    const spot = all.authors[0]?.spots[0];
    if (spot) spot.pieces = ['Toto', 'Lion Poltron', 'Roi des corbeaux'].map((name) => ({ ...piece(name), name }));
    const names = layout(all, PHONE, WORDS).standees.map(({ name }) => name?.text);
    expect(names).toEqual(expect.arrayContaining(['Toto', 'Lion', 'Roi']));
  });

  it.each([
    ['Toto', 'Toto'],
    ['The Seven Dwarfs', 'Seven'],
    ['Reine des mulots', 'Reine'],
    ['Playing-Card Soldiers', 'Playing-.'],
    ['“Blue is the color of the Munchkins.”', 'Blue'],
  ])('becomes shorter by whole words, and else by letters: %s', (name, short) => {
    expect(shortened(name, 13, 52)).toBe(short);
  });
});

describe('the bar of a phone', () => {
  it('keeps the piles in place when its button comes and goes', () => {
    const piles = (loose: boolean) => {
      const all = of(told.actions());
      return layout({ ...all, loose: loose ? all.loose : [] }, PHONE, WORDS).desk.piles.map(({ box }) => box.x);
    };
    expect(piles(true)).toEqual(piles(false));
  });

  it('says on its only button what is lost by it, and leaves out what would take many lines', () => {
    const said = (words: string, hint: string) =>
      layout({ ...of(told.actions()), loose: [{ words, hint }] }, PHONE, WORDS).desk.loose.map(
        ({ hint }) => hint?.text,
      );
    expect(said('Terminer votre tour', '1 Point d’Histoire perdu')).toEqual(['1 Point d’Histoire perdu']);
    expect(said('Dorothy • Petite fermière du Kansas n’entre pas', 'ce qui a été payé est perdu')).toEqual([
      'ce qui a été payé est perdu',
    ]);
    expect(said('Terminer vos Actions', 'reste 2 Points d’Histoire pour le Mouvement bonus')).toEqual([undefined]);
  });
});
