// The tolls of a Location: their words and signs, and the sentences of the Location's text that state them.

import type { Card } from '../../../protocol';
import { spoken } from '../../../wording';
import { counter, figureOf, text } from '../parts';
import type { Say } from './contents';

/** The cost of entering or of leaving a Location. */
export interface Toll {
  /** The words for the cost. If not all pay it: "Enter 1 or 0". */
  words: string;
  /** The words that also say who pays, if not all do: "Enter 1 (except Animals)". */
  who: string;
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
    const who = counter(location, way)?.parts[0]?.words ?? '';
    const said = (cost: string) => say(`storyline-toll-${way}`, { cost });
    return who === ''
      ? { words: said(cost), who }
      : { words: said(say('storyline-toll-or', { cost })), who: `${said(cost)} (${who})` };
  });
  const stated = sentences(whole).slice(0, tolls.length);
  const [repeated, charges] = [
    stated.filter((_, at) => tolls[at]?.who === ''),
    stated.filter((_, at) => tolls[at]?.who !== ''),
  ];
  return {
    tolls,
    stated: stated.join(' '),
    text: repeated.reduce((rest, sentence) => rest.replace(sentence, ''), whole).trim(),
    charges: charges.join(' '),
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
