// Tests of a page that is drawn piece by piece, as in browsers.

import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lobby } from '../src/fixtures/lobby';
import { draft, storyline } from '../src/fixtures/positions';
import { load } from '../src/games';
import { start, update } from '../src/model';
import type { Position } from '../src/protocol';
import Book from '../src/view/Book.svelte';
import Opening from '../src/view/Opening.svelte';
import { PIECEWISE, Pieces } from '../src/view/piecewise';
import { spoken } from '../src/wording';
import { words } from '../src/words';

let page: Record<string, unknown> | undefined;

beforeEach(async () => {
  await Promise.all(['draft', 'oz'].map(load));
  vi.useFakeTimers();
});

afterEach(async () => {
  if (page) await unmount(page);
  page = undefined;
  vi.useRealTimers();
  document.body.replaceChildren();
});

/** Opens a table with this position. */
function open(position: Position) {
  const opened = lobby(start({ at: 'table', table: position.table }, 'en'));
  const model = update(opened, { is: 'heard', message: { say: 'position', ...position } });
  const app = { model, go: vi.fn(), ask: vi.fn(), find: vi.fn(), notice: vi.fn(), speak: vi.fn() };
  page = mount(Book, { target: document.body, props: { app }, context: new Map([[PIECEWISE, new Pieces()]]) });
  flushSync();
}

it('is complete in the end, with the focus on the first choice', async () => {
  const position = draft.choosing();
  const choices = () => document.querySelectorAll('main [data-choice]').length;
  const log = () => document.querySelectorAll('.log').length;
  open(position);
  expect(document.querySelector('#prompt')?.textContent).toContain(position.scene.heading);
  expect([choices(), log()]).toEqual([0, 0]);
  expect(document.activeElement).toBe(document.body);
  await vi.runAllTimersAsync();
  expect([choices(), log()]).toEqual([position.scene.choices.length, 1]);
  expect(document.activeElement?.hasAttribute('data-choice')).toBe(true);
});

it('lays out a board with a road once its stage is measured', async () => {
  const position = storyline.actions();
  const hand = position.scene.zones.find(({ id }) => id === `hand.${position.viewer ?? ''}`)?.cards ?? [];
  const drawn = () => document.querySelectorAll(`[data-zone="hand.${position.viewer ?? ''}"] [data-card]`).length;
  open(position);
  expect([drawn(), document.querySelectorAll('.storyline .view').length]).toEqual([0, 0]);
  expect(document.querySelector('main')?.getAttribute('aria-busy')).toBe('true');
  await vi.runAllTimersAsync();
  expect(hand.length).toBeGreaterThan(1);
  expect([drawn(), document.querySelectorAll('.storyline .view').length]).toEqual([hand.length, 1]);
  expect(document.querySelector('main')?.hasAttribute('aria-busy')).toBe(false);
  expect(document.activeElement?.hasAttribute('data-choice')).toBe(true);
});

describe('pieces', () => {
  it('are drawn in tasks of their own, including those inside others, before anything that follows them', () => {
    const pieces = new Pieces();
    const drawn: string[] = [];
    pieces.after(() => drawn.push('then'));
    pieces.draw(() => {
      drawn.push('board');
      pieces.draw(() => drawn.push('hand'));
    });
    pieces.draw(() => drawn.push('log'));
    const steps = [0, 1, 2, 3].map(() => (vi.runOnlyPendingTimers(), drawn.length));
    expect([drawn, steps]).toEqual([
      ['board', 'log', 'hand', 'then'],
      [1, 2, 3, 4],
    ]);
  });

  it('are drawn even if another one fails, and not once they are cancelled', () => {
    const pieces = new Pieces();
    const drawn: string[] = [];
    pieces.draw(() => {
      throw new Error('a piece that fails');
    });
    const back = pieces.draw(() => drawn.push('gone'));
    pieces.draw(() => drawn.push('kept'));
    back();
    expect(() => vi.runAllTimers()).toThrow('a piece that fails');
    vi.runAllTimers();
    expect(drawn).toEqual(['kept']);
  });
});

it('shows the prompt while the board is loading', () => {
  const position = draft.choosing();
  const opening = mount(Opening, { target: document.body, props: { position, say: words('en') } });
  expect(document.querySelector('main')?.textContent).toContain(spoken(position.scene.prompt));
  void unmount(opening);
  const hidden = mount(Opening, {
    target: document.body,
    props: { position: { ...position, passTo: 1 }, say: words('en') },
  });
  expect(document.querySelector('main')?.textContent).not.toContain(spoken(position.scene.prompt));
  void unmount(hidden);
});
