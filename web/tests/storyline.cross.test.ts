// @vitest-environment node
// Tests the pages of the crossroads of three and four Authors on a narrow board.

import { describe, expect, it } from 'vitest';
import { bottom } from '../src/layout/box';
import { storyline as told } from '../src/fixtures/positions';
import { cross } from '../src/games/storyline/layout/cross';
import type { Box } from '../src/games/storyline/layout/box';
import { many, of, WORDS } from './storyline.rooms';

const UNIT = 1.5;
/** Lays out crossroads whose far spoke has one Location with a short text and this many cards. */
function far(count: number, field: Box) {
  const contents = of(told.three());
  const [third] = contents.authors.slice(2);
  if (!third) throw new Error('The position has no third Author.');
  const [spot] = third.spots;
  if (!spot) throw new Error('The third Author has no Location.');
  const text = 'Animals here have +1 Vitality.';
  third.spots = [{ ...spot, title: 'Wood', text, charges: '', tolls: [], danger: '', up: true, pieces: many(count) }];
  const table = cross(contents, field, UNIT, WORDS);
  const page = table.pages.find(({ id }) => id === spot.id);
  const inside = (box: Box) => page && box.y >= page.slot.y && bottom(box) <= bottom(page.slot) + 0.5;
  const standees = table.standees.filter(({ box }) => inside(box));
  return { page, standees, text };
}

describe('the page of a Location', () => {
  it.each([0, 1, 2])('shows its words above or beside %i cards if there is room', (count) => {
    const { page, standees, text } = far(count, { x: 0, y: 0, width: 700, height: 1300 });
    expect(page?.words?.text).toBe(text);
    expect(page?.more).toBe(false);
    expect(standees).toHaveLength(count);
    for (const { box } of standees)
      expect(box.y >= bottom(page?.box ?? box) - 1 || box.x >= (page?.box.width ?? 0) - 1).toBe(true);
  });

  it('gives up its words before the size of its cards', () => {
    const heights = Array.from({ length: 40 }, (_, at) => 420 + at * 12);
    const all = heights.map((height) => far(12, { x: 0, y: 0, width: 340, height }));
    const said = all.map(({ page }) => Boolean(page?.words));
    expect(said).toContain(true);
    expect(said).toContain(false);
    for (const { page, standees } of all) {
      if (!page?.words) continue;
      expect(standees).toHaveLength(12);
      for (const { box } of standees) expect(box.y).toBeGreaterThanOrEqual(bottom(page.box) - 1);
    }
  });
});
