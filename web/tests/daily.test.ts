import { beforeEach, describe, expect, it, vi } from 'vitest';
import { beginning, dailyName, dayInShort, dayInWords, doing, momentInWords } from '../src/daily';
import { keep } from '../src/keep';
import { start, update } from '../src/model';
import type { DailyDeal } from '../src/protocol';
import { words } from '../src/words';

const deal: DailyDeal = {
  day: '2026-11-25',
  game: 'draft',
  title: 'Oz',
  seats: [{ name: 'Ann', bot: null }],
  table: null,
  over: false,
  heading: '',
};

describe('a daily deal', () => {
  beforeEach(() => {
    const stored = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
    });
  });

  it('can be begun, continued, or looked at', () => {
    expect(doing(deal)).toBe('play');
    expect(doing({ ...deal, table: '37aba55498f737df' })).toBe('go-on');
    expect(doing({ ...deal, table: '37aba55498f737df', over: true })).toBe('daily-see');
  });

  it('is begun under the name of the reader', () => {
    keep({
      seats: [
        { name: 'Ojo', bot: 'greedy' },
        { name: 'Zoé', bot: null },
      ],
    });
    expect(beginning(deal, words('en'))).toEqual({ say: 'daily', game: 'draft', day: '2026-11-25', name: 'Zoé' });
  });

  it('keeps its name in another language and after another game', () => {
    const name = dailyName(words('en'));
    expect(dailyName(words('fr'))).not.toBe(name);
    beginning(deal, words('en'));
    keep({ seats: [{ name: 'Zoé', bot: null }] });
    expect(dailyName(words('fr'))).toBe(name);
  });

  it('shows its day in the reader’s language and in any time zone', () => {
    expect(dayInShort('en', '2026-11-25')).toBe('Nov 25, 2026');
    expect(dayInShort('fr', '2026-01-01')).toBe('1 janv. 2026');
  });

  it.each(['en', 'fr'] as const)('writes every month in words as the browser does, in %s', (lang) => {
    const browser = new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' });
    for (let month = 1; month <= 12; month += 1) {
      const day = `2026-${String(month).padStart(2, '0')}-09`;
      expect(dayInWords(day, words(lang))).toBe(browser.format(new Date(day)));
    }
  });

  it('opens a table whose id is not known yet', () => {
    const asked = update(start({ at: 'lobby' }, 'en'), { is: 'asked', message: beginning(deal, words('en')) });
    expect(asked.opening).toBe(true);
    const dailies = { day: deal.day, deals: [deal], results: [] };
    const heard = update(asked, { is: 'heard', message: { say: 'dailies', ...dailies } });
    expect(heard.dailies).toMatchObject(dailies);
  });
});

it('a moment is told in the time zone of the reader', () => {
  const seconds = new Date(2026, 10, 5, 9, 4).getTime() / 1000;
  expect(momentInWords(seconds, words('en'))).toBe('November 5, 2026, 09:04');
});
