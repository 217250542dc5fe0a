// What is to be seen between two positions. The terminal does the same: crates/protocol/src/way.rs.

import type { Contest, LogLine, NewsLine, Position } from './protocol';

/** Each fight that was begun or went on since `before` and is over by now; where somebody else looks by now, for those
    eyes. */
export function onTheWay(before: Position, now: Position): Position[] {
  const base = before.viewer === now.viewer ? before : now;
  return now.news.flatMap(({ entry, fight }) => (fight ? [during(base, entry, fight, now)] : []));
}

/** A position while something is fought out. The cards that were played for it lie there. */
function during(base: Position, entry: number, fight: Contest, after: Position): Position {
  const played = new Set(fight.sides.flatMap((side) => side.cards.map((card) => card.id)));
  const told = base.log.filter((line) => line.entry <= entry);
  const known = told.at(-1)?.entry ?? 0;
  const fresh = lines(after.news).filter((line) => line.entry > known && line.entry <= entry);
  return {
    ...base,
    // Nothing is taken back on the way.
    row: after.row - (after.entries - entry),
    entries: entry,
    shown: entry,
    stopAfter: null,
    turn: 'chance',
    canUndo: false,
    passTo: null,
    scene: {
      ...base.scene,
      // How it stands is told with the dice.
      prompt: [{ words: fight.title, is_name: false }],
      zones: base.scene.zones.map((zone) => ({ ...zone, cards: zone.cards.filter(({ id }) => !played.has(id)) })),
      contest: fight,
      choices: [],
    },
    // Cards move once all is over.
    news: [],
    log: [...told, ...fresh],
  };
}

/** What news adds to the log. */
export function lines(news: NewsLine[]): LogLine[] {
  return news.flatMap(({ entry, words }) => (words ? [{ entry, words }] : []));
}
