// What a seat's decisions have lost, as the page shows it.

import type { Landmarks, ReviewChoice, ReviewedDecision } from '../protocol';
import type { Reviewed } from '../reviewed';
import { spoken } from '../wording';

/** The greatest number of losses that the page lists. */
const LISTED = 6;

/** The greatest number of answers to a question. */
const ANSWERS = 4;

/** The least loss that counts, and the least loss that is worth a question, in thousandths. */
const LEAST = { chance: { counts: 20, asks: 40 }, points: { counts: 500, asks: 1000 } };

/** A decision that has lost something. */
export interface Loss {
  entry: number;
  prompt: ReviewedDecision['prompt'];
  chosen: ReviewChoice;
  best: ReviewChoice;
  /** The loss in thousandths, and as a part of the greatest loss, from 0 to 1. */
  loss: number;
  part: number;
  /** The answers to the question for a better choice, in the order of their words. Empty if there is nothing to find. */
  answers: ReviewChoice[];
}

/** Returns the decisions that have certainly lost something, the greatest loss first. */
export function losses({ decisions, measure }: Pick<Reviewed, 'decisions' | 'measure'>): Loss[] {
  const { counts, asks } = LEAST[measure];
  const lost = decisions.flatMap(({ entry, prompt, choices }) => {
    const [best, chosen] = [choices[0], choices.find(({ chosen }) => chosen)];
    if (!best || !chosen || chosen.isLevel || chosen.loss < counts) return [];
    return {
      entry,
      prompt,
      chosen,
      best,
      loss: chosen.loss,
      part: 1,
      answers: chosen.loss < asks ? [] : answers(choices),
    };
  });
  lost.sort((one, other) => other.loss - one.loss || one.entry - other.entry);
  return lost.map((loss) => ({ ...loss, part: loss.loss / (lost[0]?.loss ?? 1) }));
}

/** Returns the losses that the page lists. */
export function listed(lost: readonly Loss[]): Loss[] {
  return lost.slice(0, LISTED);
}

/** Returns the entries of the listed losses of a seat at a table, in order, as far as they are known. */
export function lostOf(review: Reviewed | null, table: string, seat: number): number[] {
  if (review?.table !== table || review.seat !== seat) return [];
  return listed(losses(review))
    .map(({ entry }) => entry)
    .sort((one, other) => one - other);
}

/**
 * Returns the answers to a question: the best choices without the one that the seat made. Their order tells nothing.
 * Without at least two, there is nothing to find.
 */
function answers(choices: readonly ReviewChoice[]): ReviewChoice[] {
  const others = choices.filter(({ chosen }) => !chosen).slice(0, ANSWERS);
  if (others.length < 2) return [];
  return others.sort((one, other) => spoken(one.words).localeCompare(spoken(other.words)));
}

/** Reports whether an answer is right: it is the best choice, or may be as good. */
export function isRight(answer: ReviewChoice): boolean {
  return answer.isLevel;
}

/** Returns the name of the round of a decision. Empty if the overview of the game does not reach so far back. */
export function roundOf(entry: number, { lines }: Pick<Landmarks, 'lines'>): string {
  return lines.findLast((line) => line.head && line.entry <= entry)?.head?.round ?? '';
}
