// Finds the news in which the reader loses a card or fails at something, so that no card disappears, and no choice comes
// to nothing, without an explanation.

import type { Card, NewsLine, Position, Seat, Zone } from '../protocol';
import { spoken } from '../wording';
import { happenings } from './moves';

/** The kinds of zones that contain cards in play. */
const IN_PLAY: Zone['kind'][] = ['display', 'group', 'stack'];

/** The reader's losses and failures since the reader's last decision. */
export class Losses {
  #tell: (words: string) => void;
  #since: string[] = [];

  constructor(tell: (words: string) => void) {
    this.#tell = tell;
  }

  /**
   * Announces the losses and failures since the last decision, including those between these two positions. Every
   * position announces them again, so that they stay in sight until the reader decides.
   */
  follow(before: Position, now: Position): void {
    // A reader who has looked back, or looks from another seat, has the log for what was lost.
    const continues = before.shown === before.entries && before.viewer === now.viewer;
    if (before.scene.choices.length > 0 || !continues) this.#since = [];
    if (now.shown < now.entries || !continues) return;
    this.#since.push(...lost(before, now), ...failed(now));
    if (this.#since.length > 0) this.#tell(this.#since.join(' '));
  }
}

/**
 * Returns the sentences of the news in which a card of the reader leaves play. Each is preceded by the action of
 * another seat that caused it, and no sentence is repeated. The list is empty for the reader's own actions in the
 * reader's own turn outside a fight.
 */
export function lost(before: Position, now: Position): string[] {
  const { viewer } = now;
  const own = typeof before.turn === 'object' && before.turn.seat === viewer && before.scene.contest === null;
  if (viewer === null || own) return [];
  const mine = new Set(owned(before, viewer));
  const gone = new Set(now.news.filter((line) => line.words && takes(line, now, { mine, viewer })));
  const causes = (line: NewsLine) =>
    now.news
      .slice(0, now.news.indexOf(line))
      .findLast(
        (each) =>
          each.words && !gone.has(each) && each.seat !== undefined && each.seat !== viewer && each.entry === line.entry,
      );
  const told = new Set([...gone].flatMap((line) => [causes(line) ?? line, line]));
  return [...told].flatMap(({ words }) => (words ? [spoken(words)] : []));
}

/** Returns the sentences of the reader's own failures, such as a search that finds nothing: the table shows no change. */
export function failed({ news, viewer }: Position): string[] {
  const own = news.filter(({ sign, seat, happened }) => sign === 'fail' && seat === viewer && happened.length === 0);
  return own.flatMap(({ words }) => (words ? [spoken(words)] : []));
}

/**
 * Reports whether an event moves one of these cards out of play, or to another seat, or whether another seat makes the
 * card unable to act.
 */
function takes(line: NewsLine, { scene }: Position, { mine, viewer }: { mine: Set<string>; viewer: Seat }): boolean {
  const { sign, seat, words } = line;
  if (sign === 'capture' && seat !== viewer && words?.some(({ card }) => card && mine.has(card))) return true;
  return happenings([line], 'move').some(({ from, to }) => {
    const zone = scene.zones.find(({ id }) => id === to.zone);
    const leaves = zone?.kind === 'discard' || (zone?.kind !== 'hand' && (zone?.owner ?? viewer) !== viewer);
    return leaves && [from.card, to.card].some((card) => card !== null && mine.has(card));
  });
}

/**
 * Returns the ids of the reader's cards in play: those in the reader's zones, those with a link to the reader, and the
 * captives of another seat.
 */
function owned({ scene }: Position, viewer: Seat): string[] {
  const titles = scene.zones.filter(({ owner }) => owner === viewer).map(({ id }) => id);
  const says = (card: Card) => card.links.some(({ kind, to }) => kind === 'author' && titles.includes(to));
  const captive = (card: Card) => card.links.some(({ kind }) => kind === 'captor');
  const all = (cards: Card[]): Card[] => cards.flatMap((card) => [card, ...all(card.under)]);
  return scene.zones
    .filter(({ kind }) => IN_PLAY.includes(kind))
    .flatMap(({ owner, cards }) => all(cards).filter((card) => owner === viewer || says(card) || captive(card)))
    .map(({ id }) => id);
}
