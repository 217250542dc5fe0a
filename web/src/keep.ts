// The data that this browser stores: the language, the last game, and its seats.

import type { Lang, SeatPlan } from './protocol';

export interface Kept {
  lang?: Lang;
  game?: string;
  seats?: SeatPlan[];
}

const KEY = 'brickroad';

export function kept(): Kept {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof value === 'object' && value !== null ? checked(value) : {};
  } catch {
    return {};
  }
}

export function keep(more: Kept): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...kept(), ...more }));
  } catch {
    // Without storage the language and the names are forgotten. The games are on the server.
  }
}

function checked(value: object): Kept {
  const { lang, game, seats } = value as { lang?: unknown; game?: unknown; seats?: unknown };
  return {
    ...(lang === 'en' || lang === 'fr' ? { lang } : {}),
    ...(typeof game === 'string' ? { game } : {}),
    ...(Array.isArray(seats) && seats.every(isPlan) ? { seats } : {}),
  };
}

function isPlan(value: unknown): value is SeatPlan {
  if (typeof value !== 'object' || value === null) return false;
  const { name, bot } = value as { name?: unknown; bot?: unknown };
  return typeof name === 'string' && (bot === null || typeof bot === 'string');
}
