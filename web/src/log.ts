// Assembles the log from the page of each position and from earlier pages. The terminal does the same in
// crates/protocol/src/log.rs.

import type { FromClient, LogPage, Position } from './protocol';

/** Returns the position with the earlier lines of the position before it, if the two logs meet. */
export function following(before: Position | null, position: Position): Position {
  const first = position.log[0]?.entry;
  if (before === null || first === undefined || !isSeenAs(position, before)) return position;
  const goesOn = (before.log.at(-1)?.entry ?? 0) >= first;
  const earlier = before.log.filter(({ entry }) => entry < first);
  if (!goesOn || earlier.length === 0) return position;
  return { ...position, log: [...earlier, ...position.log], hasEarlier: before.hasEarlier };
}

/** Returns the position with an earlier page added, unless the page belongs to another screen. */
export function withEarlier(position: Position, page: LogPage): Position {
  const first = position.log[0]?.entry ?? 0;
  const endsBefore = page.lines.every(({ entry }) => entry < first);
  if (!position.hasEarlier || !endsBefore || !isSeenAs(position, page)) return position;
  return { ...position, log: [...page.lines, ...position.log], hasEarlier: page.hasEarlier };
}

/** Returns the message that requests earlier lines, or null if there are none. */
export function askEarlier({ log, hasEarlier }: Position): FromClient | null {
  const first = log[0]?.entry;
  return hasEarlier && first !== undefined ? { say: 'log', before: first } : null;
}

type Seen = Pick<Position, 'table' | 'viewer' | 'lang'>;

function isSeenAs(one: Seen, other: Seen): boolean {
  return one.table === other.table && one.viewer === other.viewer && one.lang === other.lang;
}
