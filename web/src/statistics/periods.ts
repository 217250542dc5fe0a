// Groups the days with games into weeks, months or years, depending on the number of bars that fit into a chart.

import type { DayTally, Tally } from '../protocol';
import { added, grouped } from './statistics';

export type Unit = 'week' | 'month' | 'year';

/** A week, a month or a year, identified by its first day. */
export interface Period {
  from: Date;
  tally: Tally;
}

const DAY = 24 * 60 * 60 * 1000;

/**
 * Returns all periods from the first day to the last, including those without a game. The periods are weeks if at most
 * `most` weeks are needed, otherwise months, and otherwise the latest years.
 */
export function periods(days: DayTally[], most: number): { unit: Unit; periods: Period[] } {
  const units: Unit[] = ['week', 'month'];
  const unit = units.find((unit) => starts(days, unit).length <= most) ?? 'year';
  const each = grouped(days, ({ day }) => start(parsed(day), unit).getTime());
  const whole = starts(days, unit).map((from) => ({
    from,
    tally: added((each.get(from.getTime()) ?? []).map(({ tally }) => tally)),
  }));
  return { unit, periods: whole.slice(-most) };
}

/** Returns the first days of all periods from the first day to the last. */
function starts(days: DayTally[], unit: Unit): Date[] {
  const sorted = days.map(({ day }) => parsed(day).getTime()).sort((one, other) => one - other);
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (first === undefined || last === undefined) return [];
  const found: Date[] = [];
  for (let from = start(new Date(first), unit); from.getTime() <= last; from = next(from, unit)) found.push(from);
  return found;
}

/** Returns the first day of the period that contains this day. A week begins on Monday. */
function start(day: Date, unit: Unit): Date {
  switch (unit) {
    case 'week':
      return new Date(day.getTime() - ((day.getUTCDay() + 6) % 7) * DAY);
    case 'month':
      return new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth()));
    case 'year':
      return new Date(Date.UTC(day.getUTCFullYear(), 0));
  }
}

export function next(from: Date, unit: Unit): Date {
  switch (unit) {
    case 'week':
      return new Date(from.getTime() + 7 * DAY);
    case 'month':
      return new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + 1));
    case 'year':
      return new Date(Date.UTC(from.getUTCFullYear() + 1, 0));
  }
}

function parsed(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}
