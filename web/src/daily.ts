// The daily deals: the name under which this browser plays them, and the action that each deal offers.

import { keep, kept } from './keep';
import type { DailyDeal, FromClient } from './protocol';
import type { Say } from './words';

/**
 * Returns the name under which this browser plays daily deals. Once a deal has begun, the name stays the same even in
 * another language, because the player's results are found by it.
 */
export function dailyName(say: Say): string {
  const { daily, seats } = kept();
  return daily ?? seats?.find(({ bot }) => bot === null)?.name ?? say('you');
}

/** Returns the message that begins a deal, and stores the name under which the deal is played. */
export function beginning({ game, day }: DailyDeal, say: Say): FromClient {
  const name = dailyName(say);
  keep({ daily: name });
  return { say: 'daily', game, day, name };
}

/** Returns the id of the words for the action that a deal offers: to begin it, to go on, or to see its end. */
export function doing({ table, over }: DailyDeal): 'play' | 'go-on' | 'daily-see' {
  if (table === null) return 'play';
  return over ? 'daily-see' : 'go-on';
}

/**
 * Returns a day such as `2026-11-25` in words, in the language of `say`. `Intl.DateTimeFormat` returns the same, but a
 * slow device takes long to load it, and the title page shows a day.
 */
export function dayInWords(day: string, say: Say): string {
  const [year = '', month = '', date = ''] = day.split('-');
  return say('daily-day', { year, month: Number(month), day: Number(date) });
}

/** Returns a moment in words, in the reader's time zone. `seconds` is the time since 1970. */
export function momentInWords(seconds: number, say: Say): string {
  const at = new Date(seconds * 1000);
  const two = (number: number) => `${number}`.padStart(2, '0');
  const day = [at.getFullYear(), at.getMonth() + 1, at.getDate()].map(two).join('-');
  return `${dayInWords(day, say)}, ${two(at.getHours())}:${two(at.getMinutes())}`;
}

/** Returns a day such as `2026-11-25` in short, in the reader's language. */
export function dayInShort(lang: string, day: string): string {
  return new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
}
