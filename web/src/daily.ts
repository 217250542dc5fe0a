// The daily deals: the name under which this browser plays them, and what a player can do with each.

import { keep, kept } from './keep';
import type { DailyDeal, FromClient } from './protocol';
import type { Say } from './words';

/**
 * Returns the name for daily deals. It stays the same once a deal has begun, even in another language, because results
 * are found by it.
 */
export function dailyName(say: Say): string {
  const { daily, seats } = kept();
  return daily ?? seats?.find(({ bot }) => bot === null)?.name ?? say('you');
}

/** Returns the message that begins a deal. Stores the name. */
export function beginning({ game, day }: DailyDeal, say: Say): FromClient {
  const name = dailyName(say);
  keep({ daily: name });
  return { say: 'daily', game, day, name };
}

/** Returns the id of the words for what a player can do with a deal. */
export function doing({ table, over }: DailyDeal): 'play' | 'go-on' | 'daily-see' {
  if (table === null) return 'play';
  return over ? 'daily-see' : 'go-on';
}

/** Returns a day such as `2026-11-25` in words, in the reader's language. */
export function dayIn(lang: string, day: string, style: 'long' | 'medium'): string {
  return new Intl.DateTimeFormat(lang, { dateStyle: style, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
}
