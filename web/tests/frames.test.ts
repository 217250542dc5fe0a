// What waits for the frames of the browser.

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { finer, load } from '../src/games';

let frames: FrameRequestCallback[] = [];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('requestAnimationFrame', (call: FrameRequestCallback) => frames.push(call));
  vi.stubGlobal('cancelAnimationFrame', () => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  frames = [];
});

it('lets the page be drawn before a board is read', async () => {
  const board = load('draft');
  expect(frames).toHaveLength(1);
  frames[0]?.(0);
  vi.advanceTimersByTime(0);
  await board;
  expect(finer('draft')).toHaveProperty('Board');
});

it('reads a board on a page that nobody sees, which draws no frames', async () => {
  const board = load('duel');
  vi.advanceTimersByTime(199);
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(1);
  vi.advanceTimersByTime(0);
  await board;
  expect(finer('duel')).toHaveProperty('Board');
});
