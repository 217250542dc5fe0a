// Applies an update to a position. The terminal does the same in crates/protocol/src/update.rs.

import { lines } from './news';
import type { Card, Position, Update, Zone, ZoneUpdate } from './protocol';

/**
 * Returns the position after an update, or null if the update does not fit. The page then requests the whole position.
 */
export function updated(position: Position | null, update: Update): Position | null {
  if (position === null || !fits(position, update)) return null;
  const { order, zones, heading, prompt, rule, whyNot, contest, choices, sheet } = update;
  const changed = new Map(zones.map((zone) => [zone.id, changedZone(position, zone)]));
  const before = new Map(position.scene.zones.map((zone) => [zone.id, zone]));
  const ids = order ?? position.scene.zones.map(({ id }) => id);
  const drawn = ids.map((id) => (changed.has(id) ? changed.get(id) : before.get(id)));
  if (!drawn.every((zone): zone is Zone => zone !== undefined)) return null;
  return {
    ...position,
    row: update.row,
    entries: update.entries,
    shown: update.entries,
    digest: update.digest,
    turn: update.turn,
    records: update.records,
    undo: update.undo,
    stopBefore: update.stopBefore,
    stopAfter: null,
    lesson: update.lesson,
    ...(update.clock && { clock: update.clock }),
    ...(update.leaving && { leaving: update.leaving }),
    ...(update.windows && { windows: update.windows }),
    scene: { heading, prompt, rule, why_not: whyNot, zones: drawn, contest, choices, sheet },
    news: update.news,
    log: [...position.log, ...lines(update.news)],
  };
}

function fits({ table, viewer, lang, row }: Position, update: Update): boolean {
  return table === update.table && viewer === update.viewer && lang === update.lang && row === update.since;
}

/** Returns the changed zone, or undefined if the position lacks a card that the update marks as unchanged. */
function changedZone({ scene }: Position, { cards, ...zone }: ZoneUpdate): Zone | undefined {
  const before = new Map(scene.zones.flatMap((zone) => zone.cards).map((card) => [card.id, card]));
  const now = cards.map((card) => (typeof card === 'string' ? before.get(card) : card));
  return now.every((card): card is Card => card !== undefined) ? { ...zone, cards: now } : undefined;
}
