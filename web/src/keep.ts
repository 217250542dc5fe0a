// The data that this browser stores: the language, the settings, the last game, and the last plan of each game.

import type { Lang, OptionValue, SeatPlan } from './protocol';

/** The seats and the options with which a game was last begun. */
export interface Plan {
  seats: SeatPlan[];
  options: Record<string, OptionValue>;
}

export interface Kept {
  lang?: Lang;
  game?: string;
  seats?: SeatPlan[];
  plans?: Record<string, Plan>;
  /** The name under which this browser plays daily deals. */
  daily?: string;
  settings?: Record<string, string>;
}

const KEY = 'brickroad';

export function kept(): Kept {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return isRecord(value) ? checked(value) : {};
  } catch {
    return {};
  }
}

export function keep(more: Kept): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...kept(), ...more }));
  } catch {
    // If the browser stores nothing, a reload loses the settings and the names. The games are on the server.
  }
}

/** Forgets the names and the plans of games, and keeps how the reader likes the page. */
export function forgetNames(): void {
  const { lang, settings } = kept();
  try {
    localStorage.setItem(KEY, JSON.stringify({ lang, settings }));
  } catch {
    // What cannot be stored was not stored before.
  }
}

function checked({ lang, game, seats, plans, daily, settings }: Record<string, unknown>): Kept {
  return {
    ...(lang === 'en' || lang === 'fr' ? { lang } : {}),
    ...(typeof game === 'string' ? { game } : {}),
    ...(areSeats(seats) ? { seats } : {}),
    ...(isRecord(plans) ? { plans: only(plans, isPlan) } : {}),
    ...(typeof daily === 'string' ? { daily } : {}),
    ...(isRecord(settings) ? { settings: only(settings, (value) => typeof value === 'string') } : {}),
  };
}

/** Returns the entries of a record whose values have the right type, as `is` decides. */
function only<Value>(record: Record<string, unknown>, is: (value: unknown) => value is Value): Record<string, Value> {
  return Object.fromEntries(
    Object.entries(record).flatMap(([name, value]): [string, Value][] => (is(value) ? [[name, value]] : [])),
  );
}

function isPlan(value: unknown): value is Plan {
  if (!isRecord(value) || !areSeats(value['seats']) || !isRecord(value['options'])) return false;
  return Object.values(value['options']).every((option) => ['boolean', 'number', 'string'].includes(typeof option));
}

function areSeats(value: unknown): value is SeatPlan[] {
  return Array.isArray(value) && value.every(isSeat);
}

function isSeat(value: unknown): value is SeatPlan {
  if (!isRecord(value)) return false;
  const { name, bot } = value;
  return typeof name === 'string' && (bot === null || typeof bot === 'string');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
