// A page that is drawn piece by piece, as browsers draw it.

import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lobby } from '../src/fixtures/lobby';
import { draft } from '../src/fixtures/positions';
import { load } from '../src/games';
import { start, update } from '../src/model';
import Book from '../src/view/Book.svelte';
import { PIECEWISE } from '../src/view/piecewise';

let page: Record<string, unknown> | undefined;

beforeEach(async () => {
  await load('draft');
  vi.useFakeTimers();
});

afterEach(async () => {
  if (page) await unmount(page);
  vi.useRealTimers();
  document.body.replaceChildren();
});

it('is whole in the end, and the focus is on the first choice', async () => {
  const position = draft.choosing();
  const opened = lobby(start({ at: 'table', table: position.table }, 'en'));
  const model = update(opened, { is: 'heard', message: { say: 'position', ...position } });
  const app = { model, go: vi.fn(), ask: vi.fn(), find: vi.fn(), notice: vi.fn(), speak: vi.fn() };
  const choices = () => document.querySelectorAll('main [data-choice]').length;
  const log = () => document.querySelectorAll('.log').length;
  page = mount(Book, { target: document.body, props: { app }, context: new Map([[PIECEWISE, true]]) });
  flushSync();
  expect(document.querySelector('#prompt')?.textContent).toContain(position.scene.heading);
  expect([choices(), log()]).toEqual([0, 0]);
  expect(document.activeElement).toBe(document.body);
  await vi.runAllTimersAsync();
  expect([choices(), log()]).toEqual([position.scene.choices.length, 1]);
  expect(document.activeElement?.hasAttribute('data-choice')).toBe(true);
});
