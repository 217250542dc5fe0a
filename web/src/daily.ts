// The daily deals: the name under which this browser plays them, and what can be done with each.

import { keep, kept } from './keep';
import type { DailyDeal, FromClient } from './protocol';
import type { Say } from './words';

/**
 * Returns the name for daily deals. It stays the same once a deal was begun, in another language too, because the
 * results are found by it.
 */
export function dailyName(say: Say): string {
  const { daily, seats } = kept();
  return daily ?? seats?.find(({ bot }) => bot === null)?.name ?? say('you');
}

/** Returns the message that begins a deal, and keeps the name. */
export function beginning({ game, day }: DailyDeal, say: Say): FromClient {
  const name = dailyName(say);
  keep({ daily: name });
  return { say: 'daily', game, day, name };
}

/** Returns the id of the words for what can be done with a deal. */
export function doing({ table, over }: DailyDeal): 'play' | 'go-on' | 'daily-see' {
  if (table === null) return 'play';
  return over ? 'daily-see' : 'go-on';
}

/** Returns a day such as `2026-11-25` in the reader's language. */
export function dayIn(lang: string, day: string, style: 'long' | 'medium'): string {
  return new Intl.DateTimeFormat(lang, { dateStyle: style, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
}
