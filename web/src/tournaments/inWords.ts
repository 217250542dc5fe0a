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
