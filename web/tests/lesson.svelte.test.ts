// Tests of the steps of a lesson, none of which a choice may skip.

import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { lobby } from '../src/fixtures/lobby';
import { draft } from '../src/fixtures/positions';
import { load } from '../src/games';
import { start, update } from '../src/model';
import type { FromClient, Lesson, Position } from '../src/protocol';
import Book from '../src/view/Book.svelte';
import { Turned } from '../src/view/turned.svelte';

const step = (title: string) => ({ title, lines: [], points: [] });
const lesson: Lesson = {
  steps: [step('The aim'), step('A turn'), step('A choice')],
  waits: 'Take a column.',
  choices: [2],
  first: 1,
  count: 9,
  before: null,
  after: null,
};
const taught = (): Position => ({ ...draft.choosing(), lesson });

let page: Record<string, unknown> | undefined;
beforeAll(() => load('draft'));
afterEach(async () => {
  if (page) await unmount(page);
  page = undefined;
  document.body.replaceChildren();
});

it('opens the next step instead of making a choice before the last step', async () => {
  const asked: FromClient[] = [];
  const notice = vi.fn();
  const model = update(lobby(start({ at: 'table', table: taught().table }, 'en')), {
    is: 'heard',
    message: { say: 'position', ...taught() },
  });
  const ask = (message: FromClient) => void asked.push(message);
  const app = { model, go: vi.fn(), ask, find: vi.fn(), notice, speak: vi.fn() };
  page = mount(Book, { target: document.body, props: { app } });
  flushSync();
  const title = () => document.querySelector('.lesson h2')?.textContent;
  await vi.waitFor(() => expect(title()).toBe('The aim'));
  const choice = () => document.querySelectorAll<HTMLElement>('[data-choice]')[2];
  for (const next of ['A turn', 'A choice']) {
    choice()?.click();
    flushSync();
    expect(title()).toBe(next);
    expect(notice).toHaveBeenLastCalledWith('Read this first, then choose.');
  }
  expect(asked).toEqual([]);
  choice()?.click();
  expect(asked).toEqual([{ say: 'act', at: taught().row, choice: 2 }]);
});

it('begins another position with its first step, and a game without a lesson holds nothing back', () => {
  const turned = new Turned();
  expect(turned.reads(taught())).toBe(true);
  expect(turned.at(taught())).toBe(1);
  expect(turned.at({ ...taught(), shown: taught().shown + 1 })).toBe(0);
  expect(turned.reads(draft.choosing())).toBe(false);
});
