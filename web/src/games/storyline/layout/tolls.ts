// The tolls of a Location: their words and signs, and the sentences of the Location's text that state them.

import type { Card } from '../../../protocol';
import { spoken } from '../../../wording';
import { counter, figureOf, text } from '../parts';
import type { Say } from './contents';

/** The cost of entering or of leaving a Location, in words and as a short sign. */
export interface Toll {
  words: string;
  sign: string;
  /** The words for those who pay, if not all do: "except Animals". The words and the sign then have an asterisk. */
  who: string;
  /** The number with its asterisk, and the words for it where nothing says who pays: "1 or 0". */
  starred: [string, string];
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

/** Returns words or signs of tolls with words in place of the asterisks. */
export function unstarred(text: string, tolls: Toll[]): string {
  return tolls.reduce((text, { starred: [star, words] }) => text.replace(star, words), text);
}

/** Returns the tolls of a face-up Location. The sentences about tolls are the first ones in the text of a Location. */
export function tolled(location: Card, say: Say): Tolls {
  const whole = spoken(text(location));
  const tolls = (['enter', 'leave'] as const).flatMap((way) => {
    const cost = figureOf(location, way);
    if (cost === undefined) return [];
    const who = counter(location, way)?.parts[0]?.words ?? '';
    const shown = who === '' ? cost : `${cost}*`;
    const sign = way === 'enter' ? `→ ${shown}` : `${shown} →`;
    const starred: Toll['starred'] = [`${cost}*`, say('storyline-toll-or', { cost })];
    return [{ words: say(`storyline-toll-${way}`, { cost: shown }), sign, who, starred }];
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
