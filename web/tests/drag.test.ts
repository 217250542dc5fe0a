// Tests of dragging a card to its target.

import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lifts, ways } from '../src/board/drag';
import { duel } from '../src/fixtures/positions';
import SceneBoard from '../src/view/SceneBoard.svelte';
import { words } from '../src/words';

const { scene } = duel.summon();
const act = vi.fn();
let page: Record<string, unknown> | undefined;

/** The index of the first choice that leads from one thing to another. */
const index = scene.choices.findIndex(({ to }) => to !== null);
const { at, to } = scene.choices[index] ?? { at: '', to: '' };
const thing = (id: string | null) => document.querySelector<HTMLElement>(`[data-at="${CSS.escape(id ?? '')}"]`);
const copy = () => document.querySelector('.carried');

function pointer(kind: string, target: EventTarget | null, x: number, pointerType = 'mouse') {
  const init = { bubbles: true, clientX: x, clientY: 0, button: 0, isPrimary: true, pointerId: 1, pointerType };
  target?.dispatchEvent(new PointerEvent(kind, init));
  flushSync();
}

/** Makes the browser report this thing under the pointer. */
function under(id: string | null) {
  document.elementsFromPoint = () => [thing(id)].filter((element) => element !== null);
}

beforeEach(() => {
  act.mockReset();
  page = mount(SceneBoard, { target: document.body, props: { scene, say: words('en'), act, ask: vi.fn() } });
  flushSync();
});

afterEach(async () => {
  if (page) await unmount(page);
  document.body.replaceChildren();
  vi.useRealTimers();
});

describe('a card with a target', () => {
  it('is lifted by moving the mouse, shows its targets, and is played where it is dropped', () => {
    pointer('pointerdown', thing(at), 0);
    expect(copy()).toBeNull();
    under(to);
    pointer('pointermove', window, 30);
    expect(copy()).not.toBeNull();
    expect(document.querySelector('.picked')).not.toBeNull();
    pointer('pointerup', window, 30);
    expect(copy()).toBeNull();
    const [only, ...more] = ways(scene, at, to ?? '');
    expect(more).toEqual([]);
    expect(act.mock.calls).toEqual([[only]]);
  });

  it('is put back if there is no target below it, and by Escape', () => {
    pointer('pointerdown', thing(at), 0);
    under(null);
    pointer('pointermove', window, 30);
    pointer('pointerup', window, 30);
    expect([copy(), document.querySelector('.picked')]).toEqual([null, null]);
    pointer('pointerdown', thing(at), 0);
    pointer('pointermove', window, 30);
    expect(copy()).not.toBeNull();
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    flushSync();
    expect([copy(), document.querySelector('.picked')]).toEqual([null, null]);
    expect(act).not.toHaveBeenCalled();
  });

  it('is lifted by a resting finger, and not by a scrolling one', () => {
    vi.useFakeTimers();
    pointer('pointerdown', thing(at), 0, 'touch');
    pointer('pointermove', window, 30, 'touch');
    vi.advanceTimersByTime(1000);
    expect(copy()).toBeNull();
    pointer('pointerdown', thing(at), 0, 'touch');
    vi.advanceTimersByTime(250);
    expect(copy()).not.toBeNull();
  });

  it('causes no click', () => {
    const clicked = vi.fn();
    thing(at)?.addEventListener('click', clicked);
    under(null);
    pointer('pointerdown', thing(at), 0);
    pointer('pointermove', window, 30);
    pointer('pointerup', window, 30);
    thing(at)?.click();
    expect(clicked).not.toHaveBeenCalled();
  });
});

describe('a thing without a target', () => {
  it('cannot be lifted', () => {
    const still = scene.zones.find(({ id }) => !lifts(scene, id) && thing(id));
    pointer('pointerdown', thing(still?.id ?? ''), 0);
    pointer('pointermove', window, 90);
    expect(thing(still?.id ?? '')).not.toBeNull();
    expect(copy()).toBeNull();
  });
});
