// A hint in words and in lengths, as the page shows it.

import type { Choice, Hint, HintChoice, HintReason, Lang, Position } from '../protocol';
import { listed } from '../view/listed';
import { spoken } from '../wording';
import type { Say } from '../words';

/** The greatest number of choices that the page shows. */
export const SHOWN = 3;

/** One of the best choices. */
export interface Told {
  /** The place of the choice, from 1. */
  rank: number;
  /** The index of the choice in the scene. */
  index: number;
  choice: Choice;
  /** The mean and its interval in words. */
  value: string;
  interval: string;
  /** The places of the mean and of the ends of its interval on the bar, from 0 to 1. */
  bar: { mean: number; low: number; high: number };
  /** The parts that speak for the choice and against it, in words. Empty if there are none. */
  pro: string;
  con: string;
}

/** Returns the best choices of a hint, best first. */
export function told(hint: Hint, { scene }: Pick<Position, 'scene'>, say: Say): Told[] {
  const place = scale(hint);
  return best(hint).flatMap((one, at) => {
    const choice = scene.choices[one.choice];
    if (!choice) return [];
    const [mean, low, high] = [place(one.mean), place(one.low), place(one.high)];
    return {
      rank: at + 1,
      index: one.choice,
      choice,
      value: valued(one.mean, hint),
      interval: interval(one, hint, say),
      bar: { mean, low, high },
      pro: parts(one.reasons.filter(({ worth }) => worth > 0)),
      con: parts(one.reasons.filter(({ worth }) => worth < 0)),
    };
  });
}

/** Returns the place of an even share on the bars, from 0 to 1, or null if the hint counts points. */
export function evenShare({ measure }: Hint, { seats }: Pick<Position, 'seats'>): number | null {
  return measure === 'chance' ? 1 / seats.length : null;
}

/** Returns the sentence about the shown choices that may be as good as the best one. Empty if there are none. */
export function level(hint: Hint, say: Say): string {
  const ranks = best(hint).flatMap(({ isLevel }, at) => (isLevel ? [String(at + 1)] : []));
  return ranks.length > 1 ? say('hint-level', { ranks: listed(ranks, say) }) : '';
}

/** Returns the sentence about the choices that are left out. Empty if there are none. */
export function rest(hint: Hint, { scene }: Pick<Position, 'scene'>, say: Say): string {
  const count = scene.choices.length - best(hint).length;
  const next = hint.choices[SHOWN];
  const words = next && scene.choices[next.choice]?.words;
  if (count <= 0) return '';
  if (!words) return say('hint-untried', { count });
  return say('hint-rest', { count, words: spoken(words), value: valued(next.mean, hint) });
}

/** Returns a chance or a number of points in words: “45 %” or “12.3”. */
export function valued(thousandths: number, { measure, lang }: Pick<Hint, 'measure' | 'lang'>): string {
  return measure === 'chance' ? `${percent(thousandths)}\u00a0%` : points(thousandths, lang);
}

function best({ choices }: Hint): HintChoice[] {
  return choices.slice(0, SHOWN);
}

function interval({ low, high }: HintChoice, { measure, lang }: Hint, say: Say): string {
  const number = (end: number) => (measure === 'chance' ? String(percent(end)) : points(end, lang));
  return say('hint-interval', { measure, low: number(low), high: number(high) });
}

/** Returns whole percent of thousandths. */
function percent(thousandths: number): number {
  return Math.round(thousandths / 10);
}

function points(thousandths: number, lang: Lang): string {
  const number = new Intl.NumberFormat(lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return number.format(thousandths / 1000).replace('-', '−');
}

/**
 * Returns the function from a mean to its place on the bars: from 0 to 1 for chances, and for points from 0, or the
 * lowest number below, to the greatest number of the hint.
 */
function scale({ measure, choices }: Hint): (thousandths: number) => number {
  const [from, to] =
    measure === 'chance'
      ? [0, 1000]
      : [Math.min(0, ...choices.map(({ low }) => low)), Math.max(1, ...choices.map(({ high }) => high))];
  return (thousandths) => Math.min(1, Math.max(0, (thousandths - from) / (to - from)));
}

/** Returns parts with their worth in whole points of the chance to win. Parts that are worth less are left out. */
export function parts(reasons: HintReason[]): string {
  return reasons
    .map(({ name, worth }) => ({ name, worth: Math.round(Math.abs(worth) / 10), sign: worth < 0 ? '−' : '+' }))
    .filter(({ worth }) => worth > 0)
    .map(({ name, worth, sign }) => `${name}\u00a0${sign}${worth}`)
    .join(', ');
}
