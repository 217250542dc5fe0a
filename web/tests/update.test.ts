import { describe, expect, it } from 'vitest';
import { draft } from '../src/fixtures/positions';
import type { Position, Update, Zone } from '../src/protocol';
import { updated } from '../src/update';
import { plain } from '../src/wording';

const { choosing, turning } = draft;

/** Returns the update from one position to the next. It contains every zone except the first. */
function between(before: Position, now: Position): Update {
  const { heading, prompt, rule, why_not: whyNot, zones, contest, choices, sheet } = now.scene;
  const { table, viewer, lang, row, entries, digest, turn, records, undo, stopBefore, lesson } = now;
  return {
    ...{ table, viewer, lang, since: before.row, row, entries, digest, turn, records, undo, stopBefore, lesson },
    ...{ heading, prompt, rule, whyNot, contest, choices, sheet, order: zones.map(({ id }) => id), news: [] },
    zones: zones.slice(1),
  };
}

// In these tests, news alone changes the log.
const now = (): Position => ({ ...turning(), hasEarlier: choosing().hasEarlier, log: choosing().log });

/** Returns the zone with this index. */
function zone(position: Position, at: number): Zone {
  const found = position.scene.zones[at];
  if (!found) throw new Error(`expected a zone ${at}`);
  return found;
}

describe('an update', () => {
  it('turns a position into the next one', () => {
    const before = choosing();
    const zones = [zone(before, 0), ...now().scene.zones.slice(1)];
    const after = { ...now(), scene: { ...now().scene, zones } };
    const line = { entry: 55, words: plain('Ann takes column 1.'), sign: 'take' as const };
    const news = [{ ...line, happened: [], fight: null }];
    const update = { ...between(before, after), news };
    expect(updated(before, update)).toEqual({ ...after, news, log: [...before.log, line] });
  });

  it('keeps unchanged cards in their places', () => {
    const before = choosing();
    const cards = [...zone(before, 0).cards, ...zone(before, 1).cards];
    const both = { ...zone(before, 0), cards: cards.map(({ id }) => id) };
    const after = updated(before, { ...between(before, now()), order: null, zones: [both] });
    expect(after?.scene.zones).toEqual([{ ...zone(before, 0), cards }, ...before.scene.zones.slice(1)]);
  });

  it('for another position is refused', () => {
    const update = between(choosing(), now());
    const strange = { ...zone(choosing(), 0), cards: ['nothing'] };
    expect(updated(null, update)).toBeNull();
    expect(updated({ ...choosing(), row: 1 }, update)).toBeNull();
    expect(updated({ ...choosing(), viewer: 1 }, update)).toBeNull();
    expect(updated({ ...choosing(), lang: 'fr' }, update)).toBeNull();
    expect(updated(choosing(), { ...update, order: ['nowhere'] })).toBeNull();
    expect(updated(choosing(), { ...update, zones: [strange] })).toBeNull();
  });
});
