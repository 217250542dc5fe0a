// Which elements move when a card goes somewhere.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { choosing } from '../src/fixtures/draft';
import type { Card, Scene, Zone } from '../src/protocol';
import { watch } from '../src/view/motion';

const card = (id: string, under: Card[] = []): Card => ({
  id,
  face: { side: 'up', kind: 'item', tint: id, title: id, text: [], glyphs: [], quote: '' },
  counters: [],
  under,
  links: [],
  why_not: null,
});

const zone = (id: string, kind: Zone['kind'], cards: Card[]): Zone => ({
  id,
  kind,
  owner: 0,
  label: id,
  cards,
  counters: [],
  links: [],
});

const scene = (...zones: Zone[]): Scene => ({ ...choosing().scene, zones, contest: null });
const before = scene(zone('hand', 'hand', [card('belt')]), zone('unit', 'group', [card('ozma')]));
const after = scene(zone('hand', 'hand', []), zone('unit', 'group', [card('ozma', [card('belt')])]));

describe('a card that comes to lie under another', () => {
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
    const done = watch(root, before, after);
    root.innerHTML = `<ul data-zone="hand"></ul><ul data-zone="unit">${now}</ul>`;
    done();
    return animated;
  }

  it('appears where it is drawn itself', () => {
    expect(fly('<li data-card="ozma"></li><li data-card="belt"></li>')).toEqual(['copy', 'belt']);
  });

  it('leaves in sight what it is folded under', () => {
    expect(fly('<li data-card="ozma"></li>')).toEqual(['copy']);
  });
});
