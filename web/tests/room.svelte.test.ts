// Tests of the room of a board.

import { afterEach, expect, it, vi } from 'vitest';
import { roomOf } from '../src/layout/room.svelte';

afterEach(() => vi.unstubAllGlobals());

it('changes only with what is measured', () => {
  let again: () => void = () => undefined;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(measured: () => void) {
        again = measured;
      }
      observe = vi.fn();
      disconnect = vi.fn();
    },
  );
  const board = document.createElement('div');
  let height = 700;
  Object.defineProperties(board, { clientWidth: { value: 400 }, clientHeight: { get: () => height } });
  const stop = $effect.root(() => {
    const room = roomOf();
    room.measure(board);
    const { now } = room;
    expect(now).toMatchObject({ width: 400, height: 700 });
    again();
    expect(room.now).toBe(now);
    height = 500;
    again();
    expect(room.now).toMatchObject({ width: 400, height: 500 });
  });
  stop();
});
