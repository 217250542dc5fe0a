import { describe, expect, it } from 'vitest';
import { beside, HAND, NUMBER, shared, turned, type Box } from '../src/view/badge';

const SIGHT: Box = { x: 0, y: 50, width: 400, height: 600 };
const SIZE = { width: 30, height: 30 };
const meet = (one: Box, other: Box) => shared(one, other) > 0;
const at = (x: number, y: number, width = 100, height = 80): Box => ({ x, y, width, height });

describe('a badge', () => {
  it('covers nothing of its thing, wherever the thing stands', () => {
    for (const places of [NUMBER, HAND])
      for (const x of [0, 150, 300])
        for (const y of [50, 300, 570]) {
          const badge = beside(at(x, y), SIZE, places, SIGHT, []);
          expect(meet(badge, at(x, y)), `${x} ${y}`).toBe(false);
          expect(badge.x >= 0 && badge.x + 30 <= 400 && badge.y >= 50 && badge.y + 30 <= 650).toBe(true);
        }
  });

  it('keeps clear of the other things', () => {
    const [left, above] = [at(0, 200, 145), at(150, 100, 100, 98)];
    const badge = beside(at(150, 200), SIZE, NUMBER, SIGHT, [left, above]);
    expect([left, above, at(150, 200)].some((box) => meet(badge, box))).toBe(false);
  });

  it('never covers another badge where it can cover words instead', () => {
    const thing = at(100, 100, 100, 80);
    const one = beside(thing, SIZE, NUMBER, SIGHT, []);
    const around = [at(0, 180, 400, 400), at(200, 50, 200, 130), at(0, 100, 100, 80), at(131, 50, 69, 50)];
    // Everything around the other badge is full of words, twice.
    expect(meet(beside(thing, SIZE, NUMBER, SIGHT, [...around, ...around], []), one)).toBe(true);
    expect(meet(beside(thing, SIZE, NUMBER, SIGHT, [...around, ...around], [one]), one)).toBe(false);
  });

  it('points at its thing from each side', () => {
    const thing = at(150, 200);
    expect(turned(at(260, 290, 30, 30), thing)).toEqual({ x: 1, y: 1 });
    expect(turned(at(110, 160, 30, 30), thing)).toEqual({ x: -1, y: -1 });
  });

  it('covers as little as it can where each place has something', () => {
    const [left, above] = [at(0, 200, 145), at(0, 100, 400, 98)];
    const [low, right] = [at(0, 290, 400, 80), at(255, 205, 20, 75)];
    const badge = beside(at(150, 200), SIZE, NUMBER, SIGHT, [left, above, low, right]);
    expect([left, above, low].some((box) => meet(badge, box))).toBe(false);
  });

  it('is in sight with its name too, and covers nothing of its thing', () => {
    const name = { width: 120, height: 30 };
    for (const x of [0, 200, 340]) {
      const badge = beside(at(x, 300, 50, 70), name, NUMBER, SIGHT, []);
      expect(badge).toMatchObject(name);
      expect(meet(badge, at(x, 300, 50, 70)), `${x}`).toBe(false);
      expect(badge.x >= 0 && badge.x + 120 <= 400, `${x}`).toBe(true);
    }
  });

  it('stays in the corner of a thing that fills the sight', () => {
    expect(beside(at(-20, 0, 500, 900), SIZE, NUMBER, SIGHT, [])).toEqual({ x: 0, y: 50, ...SIZE });
  });
});
