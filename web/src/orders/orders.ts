// The standing orders of a seat, as the panel offers them.

import type { Orders } from '../protocol';

/** The three kinds of orders, as the panel offers them. */
export type Kind = 'ask' | 'about' | 'letHappen';

export const KINDS: readonly Kind[] = ['ask', 'about', 'letHappen'];

export function kindOf(orders: Orders): Kind {
  return typeof orders === 'string' ? orders : 'about';
}

/** Returns the topics that these orders name. */
export function topicsOf(orders: Orders): string[] {
  return typeof orders === 'string' ? [] : orders.about;
}

/** Returns orders of this kind. Orders that name topics begin with all of them. */
export function ordersOf(kind: Kind, topics: readonly { id: string }[]): Orders {
  return kind === 'about' ? { about: topics.map(({ id }) => id) } : kind;
}

/** Returns orders that name a topic if they did not, and no longer name it if they did. */
export function toggled(orders: Orders, id: string): Orders {
  const about = topicsOf(orders);
  return { about: about.includes(id) ? about.filter((other) => other !== id) : [...about, id] };
}
