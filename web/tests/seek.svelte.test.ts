// Tests of the form in which a reader seeks a game with anybody at the server.

import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, it, vi } from 'vitest';
import { lobby } from '../src/fixtures/lobby';
import Seek from '../src/gathering/Seek.svelte';
import { keep } from '../src/keep';
import { start } from '../src/model';
import type { FromClient } from '../src/protocol';
import { withWords, words } from '../src/words';

let shown: object | undefined;
let asked: FromClient[] = [];

async function show() {
  await withWords('invitations', withWords('leaving', Promise.resolve()));
  asked = [];
  const model = lobby(start({ at: 'lobby' }, 'en'));
  const ask = (message: FromClient) => void asked.push(message);
  const games = model.games.filter(({ mostSeats }) => mostSeats > 1);
  shown = mount(Seek, { target: document.body, props: { model, games, say: words('en'), ask, onclose: vi.fn() } });
  await vi.waitFor(() => expect(labelled('No clock')).toBeDefined());
}

afterEach(async () => {
  if (shown) await unmount(shown);
  shown = undefined;
  document.body.replaceChildren();
  localStorage.clear();
});

function labelled(text: string): HTMLElement | undefined {
  return [...document.querySelectorAll('label')].find((label) => label.textContent?.trim() === text);
}

function choose(text: string): void {
  labelled(text)?.querySelector('input')?.click();
  flushSync();
}

function submit(): void {
  document.querySelector('form')?.dispatchEvent(new Event('submit', { cancelable: true }));
  flushSync();
}

it('asks for the chosen game, the chosen time and the name', async () => {
  keep({ game: 'duel', seats: [{ name: 'Ann', bot: null }] });
  await show();
  choose('10 min + 5 s a decision');
  submit();
  const terms = { time: { live: { minutes: 10, increment: 5 } }, late: 'loss', bot: 'ismcts:1000' };
  expect(asked).toEqual([{ say: 'seek', game: 'duel', name: 'Ann', terms }]);
});

it('begins without a clock, and takes another game', async () => {
  keep({ game: 'duel', seats: [{ name: 'Ann', bot: null }] });
  await show();
  choose('Oz');
  submit();
  expect(asked).toMatchObject([{ say: 'seek', game: 'draft', terms: { time: null } }]);
});

it('asks for nothing without a name, and says what a name needs', async () => {
  await show();
  expect(document.querySelector('.fault')).toBeNull();
  submit();
  expect(asked).toEqual([]);
  expect(document.querySelector('.fault')?.textContent).toContain('name');
});
