// The chart of games over time, as a pure function that turns the numbers and the size of the room into bars and words.
// Each bar is a period, with the games won at the bottom and the games lost at the top.

import type { Lang } from '../protocol';
import { next, type Period, type Unit } from './periods';
import { played } from './statistics';

export interface Room {
  width: number;
  height: number;
  /** The size of the type, in pixels. */
  text: number;
}

export type Result = 'won' | 'drawn' | 'lost';

interface Bar {
  x: number;
  width: number;
  /** The parts of the bar, from bottom to top. */
  parts: { result: Result; y: number; height: number }[];
}

export interface Chart {
  left: number;
  right: number;
  bottom: number;
  bars: Bar[];
  /** The labels of the vertical axis, which are numbers of games. */
  levels: { y: number; words: string }[];
  /** The names of the periods below the bars, as many as fit, and the years below the names. */
  names: { x: number; words: string }[];
  years: { x: number; words: string }[];
}

/** The width of a bar as a share of its period's width, and the greatest width of a bar in pixels. */
const THICK = 0.74;
const WIDEST = 44;

/** Returns the number of periods that fit into the chart, between 12 and 53. */
export function room({ width, text }: Room): number {
  return Math.min(Math.max(Math.floor(width / (1.15 * text)), 12), 53);
}

export function charted(periods: Period[], unit: Unit, lang: Lang, { width, height, text }: Room): Chart {
  const most = Math.max(1, ...periods.map(({ tally }) => played(tally)));
  const step = stepped(most);
  const high = Math.ceil(most / step) * step;
  const left = text * (0.8 + 0.55 * String(high).length);
  const [right, top] = [width - 2, text * 0.7];
  const bottom = height - text * (unit === 'year' ? 1.5 : 2.7);
  const wide = (right - left) / Math.max(periods.length, 1);
  const thick = Math.min(wide * THICK, WIDEST);
  const x = (at: number) => left + (at + 0.5) * wide;
  const y = (games: number) => bottom - ((bottom - top) * games) / high;
  const bars = periods.map(({ tally: { won, drawn, lost } }, at) => {
    const part = (result: Result, from: number, games: number) => ({
      result,
      y: y(from + games),
      height: y(from) - y(from + games),
    });
    const parts = [part('won', 0, won), part('drawn', won, drawn), part('lost', won + drawn, lost)];
    return { x: x(at) - thick / 2, width: thick, parts: parts.filter(({ height }) => height > 0) };
  });
  const levels = Array.from({ length: high / step + 1 }, (_, at) => ({ y: y(at * step), words: String(at * step) }));
  return { left, right, bottom, bars, levels, ...named(periods, { unit, lang, x, wide, text }) };
}

/** Returns a period in words, such as "23–29 November 2026". */
export function spelt({ from }: Period, unit: Unit, lang: Lang): string {
  switch (unit) {
    case 'week': {
      const last = new Date(next(from, unit).getTime() - 1);
      return format(lang, { day: 'numeric', month: 'long', year: 'numeric' }).formatRange(from, last);
    }
    case 'month':
      return format(lang, { month: 'long', year: 'numeric' }).format(from);
    case 'year':
      return format(lang, { year: 'numeric' }).format(from);
  }
}

interface Naming {
  unit: Unit;
  lang: Lang;
  x: (at: number) => number;
  wide: number;
  text: number;
}

/**
 * Returns the names of all periods, or only of every second period, every third, and so on, so that the names do not
 * touch.
 */
function named(periods: Period[], { unit, lang, x, wide, text }: Naming): Pick<Chart, 'names' | 'years'> {
  const short = unit === 'year' ? format(lang, { year: 'numeric' }) : format(lang, SHORT[unit]);
  const words = periods.map(({ from }) => short.format(from));
  const longest = Math.max(0, ...words.map(({ length }) => length));
  const every = Math.max(1, Math.ceil((longest * 0.5 + 0.7) * (text / wide)));
  const shown = words.flatMap((words, at) => (at % every === 0 ? [{ at, x: x(at), words }] : []));
  const year = (at: number) => periods[at]?.from.getUTCFullYear();
  const news = shown.filter(({ at }, place) => place === 0 || year(at) !== year(shown[place - 1]?.at ?? 0));
  return {
    names: shown.map(({ x, words }) => ({ x, words })),
    years: unit === 'year' ? [] : news.map(({ at, x }) => ({ x, words: String(year(at)) })),
  };
}

const SHORT: Record<'week' | 'month', Intl.DateTimeFormatOptions> = {
  week: { day: 'numeric', month: 'short' },
  month: { month: 'short' },
};

function format(lang: Lang, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(lang, { ...options, timeZone: 'UTC' });
}

/** Returns a round number as the step between levels, so that at most four levels reach `most`. */
function stepped(most: number): number {
  for (let size = 1; ; size *= 10) {
    for (const step of [size, 2 * size, 5 * size]) if (most <= 4 * step) return step;
  }
}
