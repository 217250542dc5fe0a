// The tolls of a Location: their words and signs, and the sentences of the Location's text that state them.

import type { Card } from '../../../protocol';
import { spoken } from '../../../wording';
import { figureOf, text } from '../parts';
import type { Say } from './contents';

/** The cost of entering or of leaving a Location, in words and as a short sign. */
export interface Toll {
  words: string;
  sign: string;
  /** True if only some Characters pay the toll. The words and the sign then have an asterisk. */
  some: boolean;
}

export interface Tolls {
  tolls: Toll[];
  /** All sentences about tolls. */
  stated: string;
  /** The text of the Location without the sentences that only repeat a toll. */
  text: string;
  /** The sentences at the beginning of `text` that say who pays a toll. */
  charges: string;
}

/** Returns the tolls of a face-up Location. The sentences about tolls are the first ones in the text of a Location. */
export function tolled(location: Card, say: Say): Tolls {
  const whole = spoken(text(location));
  const tolls = (['enter', 'leave'] as const).flatMap((way) => {
    const cost = figureOf(location, way);
    if (cost === undefined) return [];
    const sentence = say(`storyline-toll-${way}-whole`, { cost: Number(cost) });
    const some = !whole.includes(sentence);
    const shown = some ? `${cost}*` : cost;
    const sign = way === 'enter' ? `→ ${shown}` : `${shown} →`;
    return [{ words: say(`storyline-toll-${way}`, { cost: shown }), sign, some, sentence }];
  });
  const rest = tolls.reduce((rest, { sentence }) => rest.replace(sentence, ''), whole).trim();
  const first = (of: string, count: number) => sentences(of).slice(0, count).join(' ');
  return {
    tolls,
    stated: first(whole, tolls.length),
    text: rest,
    charges: first(rest, tolls.filter(({ some }) => some).length),
  };
}

/** Returns the sentences of a text. */
export function sentences(text: string): string[] {
  return text
    .split('\n')
    .flatMap((line) => line.split(/(?<=[.!?])\s+(?=\S)/))
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}
