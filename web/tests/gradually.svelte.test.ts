// Tests of a list that is drawn gradually.

import { createRawSnippet, flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import Gradually from '../src/view/Gradually.svelte';
import { PIECEWISE, Pieces } from '../src/view/piecewise';

let page: Record<string, unknown> | undefined;

beforeEach(() => void vi.useFakeTimers());

afterEach(async () => {
  if (page) await unmount(page);
  page = undefined;
  vi.useRealTimers();
});

const children = createRawSnippet((item: () => string) => ({ render: () => `<b>${item()}</b>` }));
const shown = () => [...document.querySelectorAll('b')].map(({ textContent }) => textContent).join(' ');

/** Opens a list of these items. Returns the properties, so that a test can change the items. */
function open(items: string[], pieces?: Pieces, first?: (item: string) => boolean) {
  const props = $state({ items, key: (item: string) => item, first, children });
  page = mount(Gradually<string>, {
    target: document.body,
    props,
    context: new Map(pieces ? [[PIECEWISE, pieces]] : []),
  });
  flushSync();
  return props;
}

/** Runs the next task. Returns what is shown afterwards. */
function next(): string {
  vi.runOnlyPendingTimers();
  flushSync();
  return shown();
}

it('draws one item per task, and later changes at once', () => {
  const props = open(['road', 'hand', 'log'], new Pieces());
  expect(shown()).toBe('');
  expect([next(), next(), next()]).toEqual(['road', 'road hand', 'road hand log']);
  props.items = ['road', 'die', 'hand', 'log'];
  flushSync();
  expect(shown()).toBe('road die hand log');
});

it('draws first what can be chosen, each item in its place', () => {
  open(['road', 'hand', 'log'], new Pieces(), (item) => item === 'log');
  expect([next(), next(), next()]).toEqual(['log', 'road log', 'road hand log']);
});

it('draws everything at once in a page that is not drawn piece by piece', () => {
  open(['road', 'hand', 'log']);
  expect(shown()).toBe('road hand log');
});

it('draws at once what comes into a list that was empty', () => {
  const props = open([], new Pieces());
  next();
  props.items = ['hand', 'log'];
  flushSync();
  expect(shown()).toBe('hand log');
});
