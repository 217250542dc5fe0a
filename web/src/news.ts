// The intermediate positions to show between two positions from the server. The terminal does the same in
// crates/protocol/src/way.rs.

import type { Contest, LogLine, NewsLine, Position } from './protocol';

/**
 * Returns a position for each fight that began or continued after `before` and is over now. If the viewer has changed,
 * the positions are for the new viewer.
 */
export function onTheWay(before: Position, now: Position): Position[] {
  const base = before.viewer === now.viewer ? before : now;
  return now.news.flatMap(({ entry, fight }) => (fight ? [during(base, entry, fight, now)] : []));
}

/** Returns a position during a fight, with the cards that have been played for it. */
function during(base: Position, entry: number, fight: Contest, after: Position): Position {
  const played = new Set(fight.sides.flatMap((side) => side.cards.map((card) => card.id)));
  const told = base.log.filter((line) => line.entry <= entry);
  const known = told.at(-1)?.entry ?? 0;
  const fresh = lines(after.news).filter((line) => line.entry > known && line.entry <= entry);
  return {
    ...base,
    // There is no undo between these entries, so the number of rows differs by the same amount as the number of
    // entries.
    row: after.row - (after.entries - entry),
    entries: entry,
    shown: entry,
    stopAfter: null,
    turn: 'chance',
    undo: 'past',
    passTo: null,
    scene: {
      ...base.scene,
      // The dice already show the state of the fight, so the prompt is only its title.
      prompt: [{ words: fight.title, is_name: false }],
      zones: base.scene.zones.map((zone) => ({ ...zone, cards: zone.cards.filter(({ id }) => !played.has(id)) })),
      contest: fight,
      choices: [],
    },
    // A fight moves no cards before it is over, so this position has no news.
    news: [],
    log: [...told, ...fresh],
  };
}

/** Returns the lines that the news adds to the log. */
export function lines(news: NewsLine[]): LogLine[] {
  return news.flatMap(({ entry, words, sign, seat, head, many }) => {
    const whose = seat === undefined ? {} : { seat };
    return words ? [{ entry, words, sign, ...whose, ...(head && { head }), ...(many && { many }) }] : [];
  });
}
