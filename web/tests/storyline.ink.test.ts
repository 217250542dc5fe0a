// Tests of the Story Points that the choice under the pointer costs, as the board shows them.

import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Play } from '../src/board/play.svelte';
import { storyline as told } from '../src/fixtures/positions';
import { foreseen, ink } from '../src/games/storyline/ink';
import Paper from '../src/games/storyline/Paper.svelte';
import { counter, first } from '../src/games/storyline/parts';
import Purse from '../src/games/storyline/Purse.svelte';
import type { Position } from '../src/protocol';
import { plain } from '../src/wording';
import { words } from '../src/words';

const say = words('en');
let drawn: Record<string, unknown> | undefined;

afterEach(async () => {
  if (drawn) await unmount(drawn);
  drawn = undefined;
  document.body.replaceChildren();
});

const dice = ({ scene }: Position) => scene.zones.find(({ id }) => id === 'dice');
const points = (position: Position) => Number(counter(dice(position), 'points')?.value ?? 0);
const playing = ({ scene }: Position) => new Play(() => ({ scene, news: [], act: vi.fn(), say, first }));
/** Returns a position whose only choices are at cards of the hand, with these hints. */
function hinted(hints: (string | null)[]): Position {
  const position = structuredClone(told.actions());
  const [card] = position.scene.zones.find(({ id }) => id === 'hand.0')?.cards ?? [];
  position.scene.choices = hints.map((hint, at) => ({
    at: card?.id ?? '',
    to: hints.length > 1 ? `spot.${at}` : null,
    words: plain('Play it'),
    hint,
  }));
  return position;
}
const held = (position: Position) => position.scene.choices[0]?.at ?? '';

describe('the cost of a choice', () => {
  it('is read from its hint if cost and remainder add up', () => {
    expect(ink('2 Story Points; 3 left', 5)).toEqual({ cost: 2, left: 3 });
    expect(ink('3 Points d’Histoire (1 pour l’action, 2 pour entrer) ; reste 2', 5)).toEqual({ cost: 3, left: 2 });
    for (const other of ['free', '1 Story Point, half the time', '5 Story Points left for the Bonus Movement', null])
      expect(ink(other, 5)).toBeNull();
    expect(ink('2 Story Points; 3 left', 4)).toBeNull();
  });

  it('is the same in both languages for every choice of every printed position', () => {
    const costs = (position: Position) => position.scene.choices.map(({ hint }) => ink(hint, points(position)));
    for (const state of Object.values(told)) expect(costs(state('fr'))).toEqual(costs(state('en')));
    expect(costs(told.actions()).filter((found) => found !== null).length).toBeGreaterThan(5);
  });

  it('is that of the thing under the pointer, and of its target once it is picked up', () => {
    const position = hinted(['2 Story Points; 3 left', '4 Story Points; 1 left', null]);
    const play = playing(position);
    expect(foreseen(play, 5)).toBeNull();
    play.pick(held(position), null);
    expect(foreseen(play, 5)).toBeNull();
    play.glanced = 'spot.1';
    expect(foreseen(play, 5)).toEqual({ cost: 4, left: 1 });
    play.aimed = 'spot.0';
    expect(foreseen(play, 5)).toEqual({ cost: 2, left: 3 });
    play.aimed = 'spot.2';
    expect(foreseen(play, 5)).toBeNull();
  });

  it('is that of playing a card that can also be archived', () => {
    const position = hinted(['2 Story Points; 3 left', 'gains 1 Story Point in 1 of 2 rolls']);
    const play = playing(position);
    play.glanced = held(position);
    expect(foreseen(play, 5)).toEqual({ cost: 2, left: 3 });
  });
});

describe('what a choice costs', () => {
  function purse(width: number, height: number) {
    const position = structuredClone(told.actions());
    const held = counter(dice(position), 'points');
    if (held) held.value = 5;
    const box = { x: 0, y: 0, width, height };
    const desk = { box, ink: box, piles: [], loose: [], papers: [], handle: null };
    const then = { cost: 2, left: 3 };
    drawn = mount(Purse, {
      target: document.body,
      props: { desk, dice: dice(position), piles: [], u: 1, whose: null, play: playing(position), then },
    });
    flushSync();
    return then;
  }

  it('is drawn in hollow drops, with what is left', () => {
    const { left } = purse(160, 60);
    expect(document.querySelectorAll('.drops svg.hollow')).toHaveLength(2);
    expect(document.querySelectorAll('.drops svg:not(.hollow)')).toHaveLength(left);
    expect(document.querySelector('.ink')?.textContent).toContain(`${left} left`);
  });

  it('is a number where no drops have room', () => {
    const { left } = purse(62, 40);
    expect(document.querySelector('.ink .then')?.textContent).toBe(`→ ${left}`);
  });

  it('makes cards pale that could then not be paid for, but not the card itself', () => {
    const position = hinted(['4 Story Points; 1 left']);
    const card = position.scene.zones.flatMap(({ cards }) => cards).find(({ id }) => id === held(position));
    if (!card) throw new Error('there is a card in the hand');
    const box = { x: 0, y: 0, width: 120, height: 170 };
    const paper = { id: card.id, box, icon: null, title: null, kind: null, words: null, barred: null };
    const play = playing(position);
    const pale = () => document.querySelector('.card')?.classList.contains('pale');
    const props = { card: { ...card, why_not: null }, paper, unit: 1, from: box, play, then: { cost: 2, left: 3 } };
    drawn = mount(Paper, { target: document.body, props });
    flushSync();
    expect(pale()).toBe(true);
    play.glanced = card.id;
    flushSync();
    expect(pale()).toBe(false);
  });
});
