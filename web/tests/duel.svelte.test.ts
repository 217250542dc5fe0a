// The board of the duel, drawn from positions of real games.

import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Doings } from '../src/app.svelte';
import { lobby } from '../src/fixtures/lobby';
import { duel } from '../src/fixtures/positions';
import { load } from '../src/games';
import { longestWord } from '../src/games/duel/parts';
import { edge } from '../src/games/duel/ties';
import { start, update, type Model } from '../src/model';
import type { Position } from '../src/protocol';
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
  it('is entered at its head, however far the page before was read', () => {
    const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    const app = open();
    app.show(summon());
    expect(scrolled).toHaveBeenCalledWith(0, 0);
    scrolled.mockClear();
    app.show({ ...summon(), entries: summon().entries + 1, shown: summon().shown + 1 });
    expect(scrolled).not.toHaveBeenCalled();
    scrolled.mockRestore();
  });

  it('opens no leaf for what came to lie under a pointer that rests', () => {
    const app = open();
    app.show(summon());
    const move = (x: number) => {
      const event = new PointerEvent('pointermove', { bubbles: true, clientX: x, clientY: 5, pointerType: 'mouse' });
      one('.plate')?.dispatchEvent(event);
      flushSync();
    };
    const read = () => one('.glance')?.getAttribute('aria-label');
    const below = () => one('.plate .name')?.textContent;
    // Nothing on the table has the focus, because the leaf would show it too.
    one('header a')?.focus();
    move(20);
    expect(read()).toBe(below());
    app.show(aiming());
    move(20);
    expect(read()).not.toBe(below());
    move(21);
    expect(read()).toBe(below());
  });

  it('lets a click on the Force of a member choose the unit that is offered', () => {
    open().show(aiming());
    expect(one('.unit.offered .force')?.classList).toContain('through');
    expect(one('.unit.none .force')?.classList).not.toContain('through');
  });

  it('tells a total and how it stands when the dice have landed', () => {
    open().show(answering());
    expect(document.querySelectorAll('.battle .landing')).toHaveLength(5);
  });
});

describe('a line', () => {
  const box = { x: 0, y: 0, width: 40, height: 20 };

  it('begins where it leaves the box, at a side, above or below', () => {
    expect(edge(box, { x: 120, y: 10 })).toEqual({ x: 40, y: 10 });
    expect(edge(box, { x: 20, y: -90 })).toEqual({ x: 20, y: 0 });
    expect(edge(box, { x: 120, y: 60 })).toEqual({ x: 40, y: 20 });
  });

  it('ends within a box that it does not leave', () => {
    expect(edge(box, { x: 25, y: 12 })).toEqual({ x: 25, y: 12 });
  });
});

it('the longest word of a title is counted, parts of a compound each by itself', () => {
  expect(longestWord('Jack Pumpkinhead')).toBe(11);
  expect(longestWord('Jack Tête-de-Citrouille')).toBe(10);
});
