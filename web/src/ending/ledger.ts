// The ledger of a seat as the page shows it: whole points of the chance to win, in 100, which add up.

import type { LedgerParts } from '../protocol';

export interface LedgerRow {
  part: 'start' | 'luck' | 'decisions' | 'result';
  /** The number in words. */
  value: string;
  /** The bar of luck or decisions, in percent of the room, from the middle. */
  bar: { left: number; width: number } | null;
}

/** Returns the rows. The decisions take what rounding leaves, so that the rows add up as they are shown. */
export function accounted(parts: LedgerParts): LedgerRow[] {
  const whole = (tenThousandths: number) => Math.round(tenThousandths / 100);
  const [start, luck, result] = [whole(parts.start), whole(parts.luck), whole(parts.result)];
  const decisions = result - start - luck;
  const most = Math.max(1, Math.abs(luck), Math.abs(decisions));
  const between = (part: 'luck' | 'decisions', points: number): LedgerRow => {
    const width = (50 * points) / most;
    return { part, value: signed(100 * points), bar: { left: 50 + Math.min(width, 0), width } };
  };
  return [
    { part: 'start', value: String(start), bar: null },
    between('luck', luck),
    between('decisions', decisions),
    { part: 'result', value: String(result), bar: null },
  ];
}

/** Returns ten-thousandths as whole points with their sign. */
export function signed(tenThousandths: number): string {
  const points = Math.round(tenThousandths / 100);
  if (points === 0) return '0';
  return `${points < 0 ? '−' : '+'}${Math.abs(points)}`;
}
