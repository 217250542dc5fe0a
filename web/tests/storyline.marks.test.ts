// Tests of the marks of cards: copies in the hand, the cards attached to a standee, and the Author whose Story Points
// are counted; and of a hand without cards.

import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, it, vi } from 'vitest';
import { ways } from '../src/board/drag';
import { Play } from '../src/board/play.svelte';
import { storyline as told } from '../src/fixtures/positions';
import Bricks from '../src/games/storyline/Bricks.svelte';
import { layout } from '../src/games/storyline/layout';
import { contents } from '../src/games/storyline/layout/contents';
import Desk from '../src/games/storyline/Desk.svelte';
import { first, tale } from '../src/games/storyline/parts';
import Purse from '../src/games/storyline/Purse.svelte';
import Standee from '../src/games/storyline/Standee.svelte';
import type { Position } from '../src/protocol';
import { words } from '../src/words';

const say = words('en');
let drawn: Record<string, unknown> | undefined;

afterEach(async () => {
  if (drawn) await unmount(drawn);
  drawn = undefined;
  document.body.replaceChildren();
});

const playing = (scene: Position['scene'], act = vi.fn()) => new Play(() => ({ scene, news: [], act, say, first }));

it('are those of the first of like cards in the hand, whose choices stand for all', () => {
  const position = structuredClone(told.actions());
  const hand = position.scene.zones.find(({ id }) => id === 'hand.0');
  const choice = position.scene.choices.find(({ at }) => hand?.cards.some(({ id }) => id === at));
  const card = hand?.cards.find(({ id }) => id === choice?.at);
  if (!hand || !choice || !card) throw new Error('a card of the hand can be played');
  const copy = `${card.id}/2`;
  hand.cards.push({ ...card, id: copy });
  const play = playing(position.scene);
  expect(play.standing(copy)).toBe('offered');
  expect(play.offersAt(copy).map(({ index }) => index)).toEqual(play.offersAt(card.id).map(({ index }) => index));
  play.pick(copy, null);
  expect([play.standing(copy), play.standing(card.id)]).toEqual(['picked', 'offered']);
  expect(contents(position, say).hand.find(({ id }) => id === copy)?.asked).toBe(true);
});

it('are those of the first of like cards when a copy is dragged', () => {
  const { scene } = told.entering();
  const led = scene.choices.find(({ to }) => to !== null) ?? told.actions().scene.choices.find(({ to }) => to !== null);
  if (!led?.to) throw new Error('a choice leads somewhere');
  const held = { ...scene, choices: [{ ...led, at: 'hand.0/A03' }] };
  const act = vi.fn();
  const { carry } = playing(held, act);
  expect(ways(held, carry.first?.('hand.0/A03/2') ?? '', led.to)).toEqual([0]);
  carry.drop('hand.0/A03/2', led.to);
  expect(act).toHaveBeenCalledWith(0);
});

it('leave other ids as they are', () => {
  expect(['p.3', 'hand.1/0', 'hand.0/A03', 'hand.0/A03/2'].map(first)).toEqual([
    'p.3',
    'hand.1/0',
    'hand.0/A03',
    'hand.0/A03',
  ]);
});

it('of what a Character bears stay on its card', () => {
  const { scene } = told.actions();
  const card = scene.zones.flatMap(({ cards }) => cards).find(({ id }) => id.startsWith('p.'));
  if (!card) throw new Error('somebody is on the road');
  const under = Array.from({ length: 5 }, (_, at) => ({ ...card, id: `p.9${at}`, under: [] }));
  const box = { x: 0, y: 0, width: 52, height: 62 };
  const place = { id: card.id, box, size: 'figure' as const, name: null };
  drawn = mount(Standee, {
    target: document.body,
    props: { card: { ...card, under }, place, from: box, play: playing(scene), open: vi.fn() },
  });
  flushSync();
  const { style } = document.querySelector<HTMLElement>('.under') ?? document.body;
  const [token, over] = ['--token', '--over'].map((name) => parseFloat(style.getPropertyValue(name)));
  expect((token ?? 0) + 4 * ((token ?? 0) + (over ?? 0))).toBeLessThanOrEqual(52);
});

it('of what a Character bears never cover its Vitality, not even one that is asked for', async () => {
  const { scene } = structuredClone(told.actions());
  const card = scene.zones.flatMap(({ cards }) => cards).find(({ id }) => id.startsWith('p.'));
  const [choice] = scene.choices;
  if (!card || !choice) throw new Error('somebody is on the road');
  const under = [{ ...card, id: 'p.99', under: [] }];
  const box = { x: 0, y: 0, width: 92, height: 84 };
  const name = { text: 'Boq', px: 13, x: 3, y: 53, width: 86, height: 26 };
  const signs = async (choices: Position['scene']['choices']) => {
    const props = {
      card: { ...card, under },
      place: { id: card.id, box, size: 'named' as const, name },
      from: box,
      play: playing({ ...scene, choices }),
      open: vi.fn(),
    };
    const standee = mount(Standee, { target: document.body, props });
    flushSync();
    const styled = (selector: string, names: string[]) =>
      names.map((each) =>
        parseFloat(document.querySelector<HTMLElement>(selector)?.style.getPropertyValue(each) ?? ''),
      );
    const [gem = 0] = styled('.figure', ['--gem']);
    const [right = 0, size = 0] = styled('.under', ['right', asked() ? '--largest' : '--token']);
    const [base = 0] = styled('.figure', ['--base']);
    await unmount(standee);
    return { beside: right >= gem - 1, below: box.height - base + 4 - size > gem };
  };
  const asked = () => document.querySelector('.under .asked') !== null;
  expect(await signs([])).toEqual({ beside: false, below: true });
  expect(await signs([{ ...choice, at: 'p.99', to: null }])).toEqual({ beside: true, below: false });
});

it('say by the seal whose Story Points are counted, where no name has room', () => {
  const { scene } = told.actions();
  const box = { x: 0, y: 0, width: 62, height: 40 };
  const desk = { box, ink: box, piles: [], loose: [], papers: [], handle: null };
  const dice = scene.zones.find(({ id }) => id === 'dice');
  drawn = mount(Purse, {
    target: document.body,
    props: { desk, dice, piles: [], u: 1, whose: 'Ozma', play: playing(scene) },
  });
  flushSync();
  expect(document.querySelector('.ink [role="img"][aria-label="Ozma"]')).not.toBeNull();
});

it('are as many drops as Story Points, or a single one', async () => {
  const box = { x: 0, y: 0, width: 62, height: 40 };
  const desk = { box, ink: box, piles: [], loose: [], papers: [], handle: null };
  const drops = async (points: number) => {
    const scene = structuredClone(told.actions().scene);
    const dice = scene.zones.find(({ id }) => id === 'dice');
    for (const counter of dice?.counters ?? []) if (counter.id === 'points') counter.value = points;
    const purse = mount(Purse, {
      target: document.body,
      props: { desk, dice, piles: [], u: 1, whose: null, play: playing(scene) },
    });
    flushSync();
    const count = document.querySelectorAll('.drops svg').length;
    await unmount(purse);
    return count;
  };
  expect([await drops(2), await drops(3), await drops(4), await drops(9)]).toEqual([2, 3, 1, 1]);
});

it('are an arrow for each Storyline in the middle of the wheel', async () => {
  for (const [state, authors] of [
    [told.four, 4],
    [told.three, 3],
    [told.actions, 0],
  ] as const) {
    const room = { width: 1264, height: 676, whole: 750, text: 16, front: 0 };
    const table = layout(contents(state(), say), room, { more: '', waiting: '', end: '' });
    const road = mount(Bricks, { target: document.body, props: { table, seats: [0, 1, 2, 3] } });
    expect(document.querySelectorAll('.head:not(.under)')).toHaveLength(authors);
    await unmount(road);
  }
});

/** Draws the desk of a phone. */
function desk(position: Position): void {
  const room = { width: 390, height: 740, whole: 790, text: 16, front: 0 };
  const table = layout(contents(position, say), room, { more: '', waiting: '', end: '' });
  const laid = tale(position.scene, position.viewer);
  const props = { table, laid, own: true, say, play: playing(position.scene), then: null, open: vi.fn() };
  drawn = mount(Desk, { target: document.body, props });
  flushSync();
}

it('of a card that can only be archived are quieter than those of one that can be played', () => {
  const position = structuredClone(told.actions());
  const hand = position.scene.zones.find(({ id }) => id === 'hand.0')?.cards ?? [];
  const [plays, burns] = hand.filter(({ id }) => position.scene.choices.some(({ at }) => at === id));
  if (!plays || !burns) throw new Error('two cards of the hand can be chosen');
  plays.why_not = null;
  burns.why_not = { words: 'It would do nothing now.', rule: 'Q45' };
  desk(position);
  const quiet = ({ id }: typeof plays) =>
    document.querySelector(`.card.offered[data-card="${id}"]`)?.classList.contains('quiet');
  expect([quiet(plays), quiet(burns)]).toEqual([false, true]);
});

it('an empty hand covers nothing that can be pressed', () => {
  const position = structuredClone(told.actions());
  for (const zone of position.scene.zones) if (zone.id === 'hand.0') zone.cards = [];
  desk(position);
  expect(document.querySelector<HTMLElement>('[data-zone="hand.0"]')?.style.width).toBe('0px');
});
