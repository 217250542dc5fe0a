// Tests of the parts of a page that are drawn in several tasks while it opens.

import { flushSync, mount, unmount, type Component } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import Figure from '../src/face/Figure.svelte';
import { illustrate, isIllustrated } from '../src/face/figures';
import { outlines } from '../src/icons';
import Defs from '../src/view/Defs.svelte';
import { PIECEWISE, Pieces } from '../src/view/piecewise';

let pages: Record<string, unknown>[] = [];

beforeEach(() => void vi.useFakeTimers());

afterEach(async () => {
  for (const page of pages) await unmount(page);
  pages = [];
  vi.useRealTimers();
});

function open<Props extends Record<string, unknown>>(part: Component<Props>, props: Props, pieces?: Pieces) {
  const context = new Map(pieces ? [[PIECEWISE, pieces]] : []);
  pages.push(mount(part, { target: document.body, props, context }));
  flushSync();
}

function next() {
  vi.runOnlyPendingTimers();
  flushSync();
}

it('the pictures are defined in groups, and at once without pieces', () => {
  const defined = () => [...document.querySelectorAll('symbol')].filter(({ id }) => id.startsWith('icon-')).length;
  open(Defs, {}, new Pieces());
  const first = defined();
  expect(first).toBeGreaterThan(0);
  expect(first).toBeLessThan(outlines.size);
  next();
  expect(defined()).toBeGreaterThan(first);
  for (let task = 0; task < outlines.size; task += 1) next();
  expect(defined()).toBe(outlines.size);
  open(Defs, {});
  expect(defined()).toBe(2 * outlines.size);
});

it('each figure draws the pictures of its game in a task of its own', async () => {
  const face = {
    side: 'up' as const,
    kind: 'character',
    tint: '',
    title: 'Aladdin • Idle Boy',
    quote: '',
    text: [],
    glyphs: [],
  };
  const pieces = new Pieces();
  const figure = () => open(Figure, { card: { id: 'p.1', face }, game: 'epic', width: 106, height: 70 }, pieces);
  const drawn = () => document.querySelectorAll('.drawing use[href*="-tale-"]').length;
  expect(isIllustrated('epic')).toBe(false);
  figure();
  figure();
  expect(drawn()).toBe(0);
  await illustrate('epic');
  await Promise.resolve();
  next();
  const one = drawn();
  expect(one).toBeGreaterThan(0);
  next();
  expect(drawn()).toBe(2 * one);
  // Figures that are drawn after the pictures have been loaded show them at once.
  figure();
  expect(drawn()).toBe(3 * one);
});
