// @vitest-environment node
// Tests how the length of a lying road is divided among its Locations.

import { describe, expect, it } from 'vitest';
import { storyline as told } from '../src/fixtures/positions';
import { cuts, needed } from '../src/games/storyline/layout/pack';
import { divided, titled } from '../src/games/storyline/layout/road';
import { sum } from '../src/games/storyline/layout/share';
import { many, of } from './storyline.rooms';

describe('a road that is too short for all cards', () => {
  const bed = { high: 131, pages: 76, between: 10 };
  const spots = (of(told.four()).authors[0]?.spots ?? []).map((spot, at) => ({
    ...spot,
    pieces: many(at === 1 ? 7 : at === 0 ? 1 : 0),
  }));
  const smallest = cuts(1)
    .slice(-1)
    .map((cut) => needed(7, bed.high, cut) + bed.between);
  const titles = sum(spots.map((spot, at) => (at === 1 ? 0 : titled(spot, bed.pages, 1))));
  const short = needed(1, bed.high, cuts(1)[2] ?? { size: 'short', width: 0, height: 0, gap: 0 }) + bed.between;

  it('has a handle at the crowd and a name at a lone card', () => {
    const width = titles + sum(smallest) - 13;
    const lengths = divided(spots, { ...bed, width }, 1);
    expect(sum(lengths)).toBeCloseTo(width);
    expect(lengths[1]).toBeLessThan(sum(smallest) - 13);
    expect(lengths[0]).toBeGreaterThanOrEqual(short);
  });

  it('shows the whole crowd as soon as there is room', () => {
    const lengths = divided(spots, { ...bed, width: titles + sum(smallest) + 13 }, 1);
    expect(lengths[1]).toBeGreaterThanOrEqual(sum(smallest));
  });
});
