// The review of a finished game, gathered from the messages about its decisions.

import type { Review, ReviewedDecision } from './protocol';

export interface Reviewed extends Omit<Review, 'decision' | 'decisions'> {
  /** The number of decisions to review. */
  total: number;
  /** The decisions that have been reviewed, in order. */
  decisions: ReviewedDecision[];
  /** True once all decisions have been reviewed. */
  done: boolean;
}

/** Returns the review with one more decision. A message about another game, seat or language begins a new review. */
export function reviewed(before: Reviewed | null, { decision, decisions: total, ...about }: Review): Reviewed {
  const goesOn = before?.table === about.table && before.seat === about.seat && before.lang === about.lang;
  const earlier = goesOn ? before.decisions : [];
  // An answer comes twice if it was asked for again after a lost connection.
  const known = decision === null || earlier.some(({ entry }) => entry === decision.entry);
  const decisions = known ? earlier : [...earlier, decision];
  return { ...about, total, decisions, done: decision === null || decision.number === total };
}
