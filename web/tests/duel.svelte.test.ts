// Tests of the board of the duel, drawn from positions of real games.

import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Doings } from '../src/app.svelte';
import { lobby } from '../src/fixtures/lobby';
import { duel } from '../src/fixtures/positions';
import { load } from '../src/games';
import { start, update, type Model } from '../src/model';
import type { Card, Glyph, Position, Zone } from '../src/protocol';
import Book from '../src/view/Book.svelte';

const { aiming, answering, summon } = duel;

class Page implements Doings {
  model: Model = $state.raw(lobby(start({ at: 'lobby' }, 'en')));
  go = vi.fn();
  ask = vi.fn();
  find = vi.fn();
  notice = vi.fn();
  speak = vi.fn();

  show(position: Position) {
    const model = update(this.model, { is: 'went', screen: { at: 'table', table: position.table } });
    this.model = update(model, { is: 'heard', message: { say: 'position', ...position } });
    flushSync();
  }
}

let page: Record<string, unknown> | undefined;

function open(): Page {
  const app = new Page();
  page = mount(Book, { target: document.body, props: { app } });
  flushSync();
  return app;
}

beforeAll(() => load('duel'));

afterEach(async () => {
  if (page) await unmount(page);
  page = undefined;
  document.body.replaceChildren();
});

const one = (selector: string) => document.querySelector<HTMLElement>(selector);

describe('the table', () => {
  it('opens at its top, however far the previous page was scrolled', () => {
    const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    const app = open();
    app.show(summon());
    expect(scrolled).toHaveBeenCalledWith(0, 0);
    scrolled.mockClear();
    app.show({ ...summon(), entries: summon().entries + 1, shown: summon().shown + 1 });
    expect(scrolled).not.toHaveBeenCalled();
    scrolled.mockRestore();
  });

  it('numbers the waiting attacks from the one after the attack that is fought', () => {
    const position = answering();
    const [fought] = position.scene.zones.find(({ id }) => id === 'attacks')?.cards ?? [];
    if (!fought) throw new Error('expected an attack that is fought');
    const cards = [fought, { ...fought, id: 'next' }];
    const zones = position.scene.zones.map((zone) => (zone.id === 'attacks' ? { ...zone, cards } : zone));
    open().show({ ...position, scene: { ...position.scene, zones } });
    expect(one('.attacks ol')?.getAttribute('style')).toContain('attack 1');
  });

  it('keeps the prompt in sight above the open hand', () => {
    open().show(summon());
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'h', bubbles: true }));
    flushSync();
    const { top = '', height = '' } = one('.middle')?.style ?? {};
    const [, free] = /(\d[\d.]*)px/.exec(one('section.drawer')?.getAttribute('style') ?? '') ?? [];
    // Until the board is measured, it has this height.
    expect(Number.parseFloat(top) + Number.parseFloat(height) + Number(free)).toBeCloseTo(750);
  });

  it('marks the handle of the hand for a choice among its cards where the shelf has no room for their texts', () => {
    const position = summon();
    const [choice] = position.scene.choices;
    const hand = position.scene.zones.find(({ kind, owner }) => kind === 'hand' && owner === position.viewer);
    if (!choice || !hand) throw new Error('a choice is offered');
    const choices = hand.cards.map(({ id }) => ({ ...choice, at: id, to: null }));
    const app = open();
    const handle = () => one('.hand .handle');
    app.show(position);
    expect(handle()?.className).not.toContain('hides');
    app.show({ ...position, scene: { ...position.scene, choices } });
    expect(handle()?.className).toContain('hides');
    handle()?.click();
    flushSync();
    expect(document.querySelectorAll('section.drawer [data-choice] .words')).toHaveLength(hand.cards.length);
    // A choice to do nothing is no choice among cards.
    app.show({ ...position, scene: { ...position.scene, choices: [...choices, { ...choice, at: 'done', to: null }] } });
    expect(handle()?.className).not.toContain('hides');
  });

  it('keeps the open leaf off the prompt, with the choices before the words', () => {
    open().show(summon());
    one('.plate [data-point]')?.click();
    flushSync();
    expect(one('.duel')?.classList.contains('placed')).toBe(true);
    const { top = '', height = '' } = one('.middle')?.style ?? {};
    const [start, end] = [Number.parseFloat(top), Number.parseFloat(top) + Number.parseFloat(height)];
    const leaf = (name: string) => Number.parseFloat(one('.duel')?.style.getPropertyValue(`--leaf-${name}`) ?? '');
    expect(leaf('top') >= end || leaf('top') + leaf('height') <= start).toBe(true);
  });

  it('closes a leaf that a new question is not about', () => {
    const app = open();
    const position = aiming();
    const hand = position.scene.zones.find(({ kind, owner }) => kind === 'hand' && owner === position.viewer);
    const [held] = hand?.cards ?? [];
    const [target] = position.scene.choices;
    const prompt = [{ words: 'Another question.', is_name: false }];
    const next = { ...position, scene: { ...position.scene, prompt } };
    const waiting = { ...next, scene: { ...next.scene, choices: [] } };
    const read = () => {
      app.show(position);
      one(`[data-point="${held?.id}"]`)?.click();
      flushSync();
      expect(one('[data-leaf]')).not.toBeNull();
    };
    read();
    app.show({ ...position, scene: { ...position.scene } });
    expect(one('[data-leaf]')).not.toBeNull();
    app.show(waiting);
    expect(one('[data-leaf]')).not.toBeNull();
    app.show(next);
    expect(one('[data-leaf]')).toBeNull();
    app.show(position);
    read();
    const about = {
      ...next,
      scene: { ...next.scene, choices: target ? [{ ...target, at: held?.id ?? '', to: null }] : [] },
    };
    app.show(about);
    expect(one('[data-leaf]')).not.toBeNull();
  });

  it('says in the leaf what the Force of a card is, and what its clock means', () => {
    const app = open();
    const position = aiming();
    const hand = position.scene.zones.find(({ kind, owner }) => kind === 'hand' && owner === position.viewer);
    const strong = hand?.cards.find(({ face }) => face.side === 'up' && face.glyphs[0]?.type === 'text');
    app.show(position);
    one(`[data-point="${strong?.id}"]`)?.click();
    flushSync();
    expect(one('[data-leaf] .kind')?.textContent).toMatch(/ · Force \+\d/);
    app.show(summon());
    one('.plate:has(.lately) > [data-point]')?.click();
    flushSync();
    expect(one('[data-leaf] .kind')?.textContent).toContain('Changed since your last turn');
    expect(one('[data-leaf] .kind .lately')).not.toBeNull();
  });

  it.each([
    ['idle', 'Incapacitated'],
    ['captives', 'Captive'],
  ])('says in the leaf of a Character among the %s: %s', (id, words) => {
    const position = summon();
    const { zones } = position.scene;
    const own = (zone: Zone) => zone.owner === position.viewer && zone.kind === 'group';
    const [card] = zones.find(own)?.cards ?? [];
    if (!card) throw new Error('expected a Character in play');
    const lone: Zone = {
      ...{ id: `${id}.${position.viewer ?? 0}`, kind: 'display', owner: position.viewer, label: '' },
      ...{ cards: [card], counters: [], links: [] },
    };
    open().show({
      ...position,
      scene: { ...position.scene, zones: [lone, ...zones.filter((zone) => !own(zone) && zone.id !== lone.id)] },
    });
    one(`.loner [data-point="${card.id}"]`)?.click();
    flushSync();
    expect(one('[data-leaf] .kind')?.textContent).toContain(words);
  });

  it('makes no choice at a press on an attached card before its words are in sight', () => {
    const app = open();
    const position = summon();
    const { scene } = position;
    const bearers = scene.zones.filter(({ kind }) => kind === 'group').flatMap(({ cards }) => cards);
    const [item] = bearers.flatMap(({ under }) => under);
    const [choice] = scene.choices;
    if (!item || !choice) throw new Error('expected an attached card and a choice');
    const end = { ...choice, at: 'done', to: null };
    app.show({ ...position, scene: { ...scene, choices: [{ ...choice, at: item.id, to: null, hint: null }, end] } });
    document.querySelectorAll<HTMLElement>(`.felt [data-point="${item.id}"]`).forEach((each) => each.click());
    flushSync();
    expect(app.ask).not.toHaveBeenCalled();
    expect(one('.leaf [data-choice], .middle .listed')).not.toBeNull();
  });

  it('shows the letters of a Character on its picture', () => {
    const position = summon();
    const woman: Glyph = { type: 'icon', name: 'woman', label: 'Woman' };
    const titled = (card: Card): Card =>
      card.face.side === 'up' ? { ...card, face: { ...card.face, glyphs: [woman] } } : card;
    const zones = position.scene.zones.map((zone) =>
      zone.kind === 'group' ? { ...zone, cards: zone.cards.map(titled) } : zone,
    );
    open().show({ ...position, scene: { ...position.scene, zones } });
    expect(one('.plate .letters [data-tint="woman"]')).not.toBeNull();
  });

  it('shows the other total at its mark, and all parts at a press on the bar', () => {
    open().show(answering());
    const [first] = document.querySelectorAll<HTMLElement>('.parts li .press');
    first?.click();
    flushSync();
    expect(document.querySelectorAll('[data-leaf] tbody tr').length).toBeGreaterThan(1);
    const against = one('.against')?.textContent?.trim();
    expect(against).toMatch(/^against \d+$/);
    expect(document.querySelector('.press[title]')?.getAttribute('title')).toMatch(/\d/);
  });

  describe('under the pointer', () => {
    beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
    afterEach(() => void vi.useRealTimers());

    const pass = (x: number) => {
      const event = new PointerEvent('pointermove', { bubbles: true, clientX: x, clientY: 5, pointerType: 'mouse' });
      one('.plate')?.dispatchEvent(event);
    };
    const rest = (time: number) => {
      vi.advanceTimersByTime(time);
      flushSync();
    };
    const read = () => one('.glance')?.getAttribute('aria-label');
    const below = () => one('.plate .name')?.textContent;

    it('opens no leaf for a card that moves under a resting pointer', () => {
      const app = open();
      app.show(summon());
      // The focus is moved away from the table, because the leaf would also show a focused thing.
      one('header a')?.focus();
      pass(20);
      rest(150);
      expect(read()).toBe(below());
      app.show(aiming());
      pass(20);
      rest(150);
      expect(read()).not.toBe(below());
      pass(21);
      rest(150);
      expect(read()).toBe(below());
    });

    it('opens a leaf only where the pointer rests and presses nothing', () => {
      const app = open();
      app.show(summon());
      one('header a')?.focus();
      pass(20);
      rest(149);
      expect(read()).toBeUndefined();
      document.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
      rest(150);
      expect(read()).toBeUndefined();
      pass(21);
      rest(100);
      app.show(aiming());
      rest(150);
      expect(read()).toBeUndefined();
      pass(22);
      rest(150);
      expect(read()).toBe(below());
    });
  });

  it('lets a click on a member choose its unit', () => {
    open().show(aiming());
    expect(one('.unit.offered > [data-point]')).not.toBeNull();
    expect(one('.unit.offered .plate.none > [data-point]')).toBeNull();
    expect(one('.unit.none .plate > [data-point]')).not.toBeNull();
  });

  it('announces a total, the other total, the standing and the question once the dice have landed', () => {
    open().show(answering());
    expect(document.querySelectorAll('.battle .landing')).toHaveLength(8);
  });
});
