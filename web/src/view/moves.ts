// Which card went where, from what happened, so that the eye can follow it.

import type { Happening, NewsLine, Place } from '../protocol';

export interface Flight {
  from: Place;
  to: Place;
}

/** Each card's whole way: where it lay first, and where it lies in the end. */
export function flights(news: NewsLine[]): Flight[] {
  const flights: Flight[] = [];
  for (const { from, to } of happenings(news, 'move')) {
    const before = flights.find((flight) => flight.to.card !== null && flight.to.card === from.card);
    if (before) before.to = to;
    else flights.push({ from, to });
  }
  return flights;
}

/** What happened of one sort, in order. */
export function happenings<Is extends Happening['is']>(news: NewsLine[], is: Is): Extract<Happening, { is: Is }>[] {
  return news
    .flatMap(({ happened }) => happened)
    .filter((happening): happening is Extract<Happening, { is: Is }> => happening.is === is);
}
