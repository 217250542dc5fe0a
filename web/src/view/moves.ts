// Reads the moves of cards from the news, for animations.

import type { Happening, NewsLine, Place } from '../protocol';

export interface Flight {
  from: Place;
  to: Place;
}

/** Returns one flight for each card that moves, from its first place to its last. */
export function flights(news: NewsLine[]): Flight[] {
  const flights: Flight[] = [];
  for (const { from, to } of happenings(news, 'move')) {
    const before = flights.find((flight) => flight.to.card !== null && flight.to.card === from.card);
    if (before) before.to = to;
    else flights.push({ from, to });
  }
  return flights;
}

/** Returns the happenings of one kind, in order. */
export function happenings<Is extends Happening['is']>(news: NewsLine[], is: Is): Extract<Happening, { is: Is }>[] {
  return news
    .flatMap(({ happened }) => happened)
    .filter((happening): happening is Extract<Happening, { is: Is }> => happening.is === is);
}
