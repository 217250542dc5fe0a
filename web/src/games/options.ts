// The options of a game in words.

import type { GameInfo, OptionValue } from '../protocol';
import type { Say } from '../words';
import { mattering } from './playbill';

/**
 * Returns the options that have an effect at a table, in words. A switch is named if it is on, and every other option has
 * its value.
 */
export function optionsInWords(
  game: GameInfo,
  { options, seats }: { options: Record<string, OptionValue>; seats: number },
  say: Say,
): string[] {
  return mattering(game.options, { seats, options }).flatMap(({ name, label, kind, default: usual }) => {
    const value = options[name] ?? usual;
    if (kind.type === 'flag') return value === true ? [label] : [];
    const words = kind.type === 'oneOf' ? kind.words.find(([word]) => word === value)?.[1] : undefined;
    return [say('labelled', { label, words: words ?? `${value}` })];
  });
}

/** Returns the options in words that have an effect at a table and another value than usual. */
export function unusualInWords(game: GameInfo, setup: Parameters<typeof optionsInWords>[1], say: Say): string[] {
  const unusual = game.options.filter(({ name, default: usual }) => (setup.options[name] ?? usual) !== usual);
  return optionsInWords({ ...game, options: unusual }, setup, say);
}
