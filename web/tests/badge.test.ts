import { describe, expect, it } from 'vitest';
import { beside, HAND, NUMBER, shared, turned, type Box, type Kept } from '../src/view/badge';

const SIGHT: Box = { x: 0, y: 50, width: 400, height: 600 };
const SIZE = { width: 30, height: 30 };
const NOTHING: Kept = { words: [], things: [], badges: [] };
const meet = (one: Box, other: Box) => shared(one, other) > 0;
const at = (x: number, y: number, width = 100, height = 80): Box => ({ x, y, width, height });

describe('a badge', () => {
  it('covers nothing of its thing, wherever the thing stands', () => {
    for (const places of [NUMBER, HAND])
      for (const x of [0, 150, 300])
        for (const y of [50, 300, 570]) {
          const badge = beside(at(x, y), SIZE, places, SIGHT, NOTHING);
          expect(meet(badge, at(x, y)), `${x} ${y}`).toBe(false);
          expect(badge.x >= 0 && badge.x + 30 <= 400 && badge.y >= 50 && badge.y + 30 <= 650).toBe(true);
        }
  });

  it('keeps clear of words', () => {
    const words = [at(0, 200, 145), at(150, 100, 100, 98)];
    const badge = beside(at(150, 200), SIZE, NUMBER, SIGHT, { ...NOTHING, words });
    expect([...words, at(150, 200)].some((box) => meet(badge, box))).toBe(false);
  });

  it('is in a corner of its own thing rather than on another one, and not on the words there', () => {
    const [row, thing] = [[0, 100, 200, 300].map((x) => at(x, 200)), at(100, 200)];
    const things = [...row, at(0, 50, 400, 150), at(0, 280, 400, 370)];
    const words = [at(100, 200, 100, 40)];
    const badge = beside(thing, SIZE, NUMBER, SIGHT, { ...NOTHING, words, things });
    expect(shared(badge, thing)).toBe(900);
    expect(meet(badge, words[0] ?? thing)).toBe(false);
  });

  it('never covers another badge where it can cover words instead', () => {
    const thing = at(100, 100, 100, 80);
    const one = beside(thing, SIZE, NUMBER, SIGHT, NOTHING);
    const around = [at(0, 180, 400, 400), at(200, 50, 200, 130), at(0, 100, 200, 80), at(131, 50, 69, 50)];
    const words = [...around, ...around];
    expect(meet(beside(thing, SIZE, NUMBER, SIGHT, { ...NOTHING, words }), one)).toBe(true);
    expect(meet(beside(thing, SIZE, NUMBER, SIGHT, { ...NOTHING, words, badges: [one] }), one)).toBe(false);
  });

  it('points at its thing from each side', () => {
    const thing = at(150, 200);
    expect(turned(at(110, 160, 30, 30), thing)).toEqual({ x: 1, y: 1 });
    expect(turned(at(260, 290, 30, 30), thing)).toEqual({ x: -1, y: -1 });
    expect(turned(at(260, 160, 30, 30), thing)).toEqual({ x: -1, y: 1 });
  });

  it('is in sight with its name too, and covers nothing of its thing', () => {
    const name = { width: 120, height: 30 };
    for (const x of [0, 200, 340]) {
      const badge = beside(at(x, 300, 50, 70), name, NUMBER, SIGHT, NOTHING);
      expect(badge).toMatchObject(name);
      expect(meet(badge, at(x, 300, 50, 70)), `${x}`).toBe(false);
      expect(badge.x >= 0 && badge.x + 120 <= 400, `${x}`).toBe(true);
    }
  });

  it('stays in the corner of a thing that fills the sight', () => {
    expect(beside(at(-20, 0, 500, 900), SIZE, NUMBER, SIGHT, NOTHING)).toEqual({ x: 0, y: 50, ...SIZE });
  });
});
