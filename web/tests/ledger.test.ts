import { describe, expect, it } from 'vitest';
import { accounted, signed } from '../src/ending/ledger';
import type { LedgerParts } from '../src/protocol';

const parts: LedgerParts = { start: 5049, luck: -1649, decisions: -3400, result: 0, fortunes: [] };

describe('the ledger of a seat', () => {
  it('adds up as it is shown', () => {
    const rows = accounted(parts);
    expect(rows.map(({ part, value }) => [part, value])).toEqual([
      ['start', '50'],
      ['luck', '−16'],
      ['decisions', '−34'],
      ['result', '0'],
    ]);
    const uneven = accounted({ ...parts, start: 5051, decisions: -3402 });
    const sum = uneven.slice(0, -1).reduce((sum, { value }) => sum + Number(value.replace('−', '-')), 0);
    expect(sum).toBe(0);
  });

  it('draws each part from the middle, the greatest over half of the room', () => {
    const bars = Object.fromEntries(accounted(parts).map(({ part, bar }) => [part, bar]));
    expect(bars['decisions']).toEqual({ left: 0, width: -50 });
    expect(bars['luck']?.left).toBeLessThan(50);
    expect(bars['start']).toBeNull();
  });

  it('has no sign at zero', () => {
    expect([49, -49, 50, -151].map(signed)).toEqual(['0', '0', '+1', '−2']);
  });
});
