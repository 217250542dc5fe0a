// Tests of the functions that wait for the frames of the browser.

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { drawn } from '../src/frames';
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

it('takes a page that nobody sees, which draws no frames, for drawn after a while', async () => {
  const then = vi.fn();
  void drawn().then(then);
  await vi.advanceTimersByTimeAsync(199);
  expect(then).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2);
  expect(then).toHaveBeenCalled();
});
