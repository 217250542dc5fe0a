// The windows for answers of an invitation: the choices of the form, and their words.

import type { Time, Windows } from '../protocol';
import type { Say } from '../words';

/** The lengths that the form offers for each kind of clock. Without a clock, people may be fast or slow. */
const SECONDS: readonly Windows['length'][] = [{ seconds: 10 }, { seconds: 20 }, { seconds: 45 }];
const HOURS: readonly Windows['length'][] = [{ hours: 8 }, { hours: 24 }, { orders: {} }];

/** Returns the lengths of windows that suit a clock. */
export function lengths(time: Time | null): readonly Windows['length'][] {
  if (time === null) return [...SECONDS, ...HOURS];
  return 'live' in time ? SECONDS : HOURS;
}

/** Returns these windows if they suit the clock, and none otherwise. */
export function suited(windows: Windows | undefined, time: Time | null): Windows | undefined {
  const suits = windows && lengths(time).some((length) => key(length) === key(windows.length));
  return suits ? windows : undefined;
}

/** Returns the windows with another length. Only windows with a length can be strict. */
export function lasting(windows: Windows | undefined, length: Windows['length']): Windows {
  return { length, strict: !('orders' in length) && (windows?.strict ?? false) };
}

export function key(length: Windows['length']): string {
  return JSON.stringify(length);
}

export function lengthInWords(length: Windows['length'], say: Say): string {
  if ('orders' in length) return say('windows-orders');
  return 'seconds' in length ? say('windows-seconds', length) : say('windows-hours', length);
}

/** Returns the windows of an invitation in sentences. */
export function windowsInWords(windows: Windows | undefined, say: Say): string[] {
  if (!windows) return [];
  const { length, strict } = windows;
  if ('orders' in length) return [say('windows-orders-told')];
  const told = say('windows-told', { length: lengthInWords(length, say) });
  return strict ? [told, say('windows-strict-told')] : [told];
}
