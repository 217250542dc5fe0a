// The terms of a game between people, and their clocks, in words.

import { windowsInWords } from './windows';
import type { Terms, Time } from '../protocol';
import type { Say } from '../words';

/** The times that the form offers, from none to the slowest. */
export const TIMES: readonly (Time | null)[] = [
  null,
  { live: { minutes: 10, increment: 5 } },
  { live: { minutes: 30, increment: 15 } },
  { live: { minutes: 90, increment: 30 } },
  { days: 1 },
  { days: 3 },
  { days: 7 },
];

export const LATE: readonly Terms['late'][] = ['bot', 'loss', 'callOff'];

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Returns the time to think in words. */
export function timeInWords(time: Time | null, say: Say): string {
  if (time === null) return say('time-none');
  return 'live' in time ? say('time-live', time.live) : say('time-days', { days: time.days });
}

/** Returns the time, the consequence for a person who has none left, the windows for answers, and whether the game is
 *  rated, in sentences, for a game of so many seats. No clock needs no words. */
export function termsInWords({ time, late, windows, rated }: Terms, say: Say, seats: number): string[] {
  const clock = time === null ? [] : [timeInWords(time, say), say(`late-${late}-told`, { seats })];
  return [...clock, ...windowsInWords(windows, say), ...(rated ? [say('rated-told')] : [])];
}

/** Returns terms that the server takes: without a clock, a game is not rated, and a rated game is not called off. */
export function fitting({ rated, ...terms }: Terms): Terms {
  if (!rated || terms.time === null) return terms;
  return { ...terms, late: terms.late === 'callOff' ? 'loss' : terms.late, rated };
}

/** Reports whether people have days for each decision. */
export function isByDays(time: Time | null): boolean {
  return time !== null && 'days' in time;
}

/** Returns the remaining time: days and hours, hours and minutes, or minutes and seconds like a clock. */
export function remaining(left: number, say: Say): string {
  if (left >= DAY) return say('clock-days', { days: Math.floor(left / DAY), hours: Math.floor((left % DAY) / HOUR) });
  const two = (number: number) => `${number}`.padStart(2, '0');
  const [hours, minutes] = [Math.floor(left / HOUR), Math.floor((left % HOUR) / MINUTE)];
  const seconds = two(Math.floor((left % MINUTE) / SECOND));
  return hours > 0 ? `${hours}:${two(minutes)}:${seconds}` : `${minutes}:${seconds}`;
}

/** Reports whether so little time is left that the reader should be warned. */
export function isLow(left: number, time: Time): boolean {
  return left < ('live' in time ? 30 * SECOND : 3 * HOUR);
}
