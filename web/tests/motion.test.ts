// Tests of the elements that move when a card moves.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { NewsLine } from '../src/protocol';
import { copyOf, watch } from '../src/view/motion';

const laidUnder: NewsLine[] = [
  {
    entry: 7,
    words: null,
    sign: 'change',
    happened: [
      { is: 'move', from: { card: 'belt', tint: null, zone: 'hand' }, to: { card: 'belt', tint: null, zone: 'unit' } },
    ],
    fight: null,
  },
];

describe('a card that moves under another', () => {
  let animated: string[];

  beforeEach(() => {
    animated = [];
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    let left = 0;
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(
      () => new DOMRect((left += 50), 0, 9, 9),
    );
    HTMLElement.prototype.animate = function (this: HTMLElement) {
      animated.push(this.dataset['card'] ?? this.dataset['zone'] ?? 'copy');
      return {} as Animation;
    };
  });

  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  function fly(now: string): string[] {
    const root = document.createElement('div');
    root.innerHTML = '<ul data-zone="hand"><li data-card="belt"></li></ul><ul data-zone="unit"></ul>';
    const done = watch(root, laidUnder);
    root.innerHTML = `<ul data-zone="hand"></ul><ul data-zone="unit">${now}</ul>`;
    done();
    return animated;
  }

  it('appears at its own place', () => {
    expect(fly('<li data-card="ozma"></li><li data-card="belt"></li>')).toEqual(['copy', 'belt']);
  });

  it('leaves the card above it in sight', () => {
    expect(fly('<li data-card="ozma"></li>')).toEqual(['copy']);
  });

  it('keeps its size on the way, whatever its least size was on the table', () => {
    const card = document.createElement('div');
    card.style.minHeight = '100%';
    expect(parseFloat(copyOf(card).style.minHeight)).toBe(0);
  });
});
