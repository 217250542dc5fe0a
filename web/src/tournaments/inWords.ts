// Tournaments in words.

import type { PairingResult, TournamentSystem } from '../protocol';
import type { Say } from '../words';

/** Returns points with halves as a fraction, such as 2½. */
export function points(halves: number): string {
  const whole = Math.floor(halves / 2);
  return halves % 2 === 0 ? `${whole}` : `${whole || ''}½`;
}

/** Returns a number of quarters with its fraction, such as 3¼. */
export function quarters(number: number): string {
  const whole = Math.floor(number / 4);
  const rest = ['', '¼', '½', '¾'][number % 4] ?? '';
  return rest === '' ? `${whole}` : `${whole || ''}${rest}`;
}

export function systemInWords(system: TournamentSystem, say: Say): string {
  if ('swiss' in system) return say('system-swiss', { rounds: system.swiss.rounds });
  return say(system.roundRobin.twice ? 'system-twice' : 'system-once');
}

/** The numbers of hours until the first round that the form offers. With 0, the maker begins it. */
export const STARTS = [0, 1, 24, 7 * 24] as const;

/** Returns the time of the first round in words: when the maker says so, or in so many hours or days. */
export function inTime(hours: number, say: Say): string {
  if (hours === 0) return say('tournament-start-none');
  return hours % 24 === 0
    ? say('tournament-start-days', { days: hours / 24 })
    : say('tournament-start-hours', { hours });
}

/** Returns the time within which people come to a game, in the greatest unit of which it is a whole number. */
export function comeInWords(minutes: number, say: Say): string {
  if (minutes % (24 * 60) === 0) return say('tournament-come-days', { days: minutes / (24 * 60) });
  if (minutes % 60 === 0) return say('tournament-come-hours', { hours: minutes / 60 });
  return say('tournament-come', { minutes });
}

/** Returns the result of a game as the points of both, with a mark for a game that was not played. */
export function score(result: PairingResult | null): string {
  switch (result) {
    case null:
      return '–';
    case 'first':
      return '1 : 0';
    case 'second':
      return '0 : 1';
    case 'drawn':
    case 'calledOff':
      return '½ : ½';
    case 'firstAbsent':
      return '− : +';
    case 'secondAbsent':
      return '+ : −';
    case 'absent':
      return '− : −';
    default:
      return result satisfies never;
  }
}

/** Returns the half points of a side in a game that is over, or null. */
export function halvesOf(result: PairingResult | null, first: boolean): number | null {
  switch (result) {
    case null:
      return null;
    case 'drawn':
    case 'calledOff':
      return 1;
    case 'absent':
      return 0;
    case 'first':
    case 'secondAbsent':
      return first ? 2 : 0;
    case 'second':
    case 'firstAbsent':
      return first ? 0 : 2;
    default:
      return result satisfies never;
  }
}
