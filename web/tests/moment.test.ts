import { describe, expect, it } from 'vitest';
import { earlier, jumps, later, lookAt, type Moment } from '../src/moment';

const past: Moment = { shown: 8, entries: 20, stopBefore: 5, stopAfter: 12 };
const present: Moment = { shown: 20, entries: 20, stopBefore: 12, stopAfter: null };

describe('the moments of a game', () => {
  it('lead from one decision to the next, and from the first and the last one to the ends', () => {
    expect([earlier(past), later(past)]).toEqual([5, 12]);
    expect([earlier({ stopBefore: null }), later(present)]).toEqual([0, 20]);
  });

  it('are asked for by their numbers, except for the newest one', () => {
    expect(lookAt(12, past)).toEqual({ say: 'step', entry: 12 });
    expect(lookAt(20, past)).toEqual({ say: 'step', entry: null });
  });

  it('are jumped over only by a reader who looks back and passes a decision', () => {
    expect(jumps(past, { shown: 12 })).toBe(false);
    expect(jumps(past, { shown: 13 })).toBe(true);
    expect(jumps(past, { shown: 5 })).toBe(false);
    expect(jumps(present, { shown: 40 })).toBe(false);
  });
});
