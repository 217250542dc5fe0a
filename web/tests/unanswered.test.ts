import { describe, expect, it } from 'vitest';
import { draft } from '../src/fixtures/positions';
import type { Position } from '../src/protocol';
import { Unanswered } from '../src/unanswered';

const seen = draft.choosing();
const act = { say: 'act', at: seen.row, choice: 1 } as const;
const later: Position = { ...seen, row: seen.row + 2 };

function decided(): Unanswered {
  const unanswered = new Unanswered();
  unanswered.keep(act, seen);
  return unanswered;
}

describe('a decision without an answer', () => {
  it('is sent again once the connection is back', () => {
    const unanswered = decided();
    unanswered.relinked();
    expect(unanswered.placed(seen)).toEqual(act);
    expect(unanswered.placed(later)).toBeNull();
  });

  it('is sent again after each break, until it is answered', () => {
    const unanswered = decided();
    for (let breaks = 0; breaks < 3; breaks++) {
      unanswered.relinked();
      expect(unanswered.placed(seen)).toEqual(act);
    }
    unanswered.placed(later);
    unanswered.relinked();
    expect(unanswered.placed(later)).toBeNull();
  });

  it('is sent again if the game has gone on, so that the server says whether it counts', () => {
    const unanswered = decided();
    unanswered.relinked();
    expect(unanswered.placed(later)).toEqual(act);
  });

  it('is forgotten after a refusal', () => {
    const unanswered = decided();
    unanswered.forget();
    unanswered.relinked();
    expect(unanswered.placed(seen)).toBeNull();
  });

  it('is not sent for another seat or at another table', () => {
    for (const other of [
      { ...seen, viewer: null },
      { ...seen, table: 't2' },
    ]) {
      const unanswered = decided();
      unanswered.relinked();
      expect(unanswered.placed(other)).toBeNull();
      unanswered.relinked();
      expect(unanswered.placed(seen)).toBeNull();
    }
  });
});
