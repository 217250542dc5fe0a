// Tests that the marks of seats can be told apart, and that the duel has the same signs everywhere.

import { expect, it } from 'vitest';
import { banner, mark } from '../src/style/seats';

it('gives each seat a shape and a colour of its own', () => {
  for (const game of ['oz', 'draft', 'duel']) {
    const [one, other] = [mark(0, game), mark(1, game)];
    expect(one.shape).not.toBe(other.shape);
    expect(one.color).not.toBe(other.color);
  }
});

it('marks the sides of the duel with a sun and a moon in the colours of their banners', () => {
  for (const seat of [0, 1]) {
    expect(mark(seat, 'duel').shape).not.toBe(mark(seat, 'oz').shape);
    expect(mark(seat, 'duel').color).toBe(banner(seat).ground);
  }
});
