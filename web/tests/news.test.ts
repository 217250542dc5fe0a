import { describe, expect, it } from 'vitest';
import { duel } from '../src/fixtures/positions';
import { onTheWay } from '../src/news';
import type { NewsLine, Position } from '../src/protocol';
import { plain, spoken } from '../src/wording';

const { answering } = duel;
const fight = answering().scene.contest;
const line = (entry: number, more: Partial<NewsLine> = {}): NewsLine => ({
  entry,
  words: plain(`Line ${entry}.`),
  sign: 'change',
  happened: [],
  fight: null,
  ...more,
});

/** Returns the position three entries before the end of the battle. */
function before(): Position {
  const now = answering();
  const { row, entries } = now;
  return {
    ...now,
    row: row - 3,
    entries: entries - 3,
    shown: entries - 3,
    scene: { ...now.scene, contest: null },
    log: [],
  };
}

function after(): Position {
  const { entries } = answering();
  const news = [line(entries - 2), line(entries - 1, { fight }), line(entries)];
  return { ...answering(), scene: { ...answering().scene, contest: null }, news };
}

describe('a battle between two positions', () => {
  it('is shown on the way, with everything that had happened by then', () => {
    const [moment, ...more] = onTheWay(before(), after());
    expect(more).toEqual([]);
    expect(moment?.scene.contest).toEqual(fight);
    expect(moment?.entries).toBe(answering().entries - 1);
    expect(moment?.row).toBe(answering().row - 1);
    expect(moment?.scene.choices).toEqual([]);
    expect(moment?.log.map(({ words }) => spoken(words))).toEqual([
      `Line ${answering().entries - 2}.`,
      `Line ${answering().entries - 1}.`,
    ]);
  });

  it('is shown to the new viewer', () => {
    const [moment] = onTheWay(before(), { ...after(), viewer: null, passTo: 1 });
    expect([moment?.viewer, moment?.passTo]).toEqual([null, null]);
  });

  it('keeps a card that was played for it in one place', () => {
    const played = fight?.sides.flatMap(({ cards }) => cards.map(({ id }) => id)) ?? [];
    expect(played).not.toEqual([]);
    const [moment] = onTheWay(before(), after());
    const lying = moment?.scene.zones.flatMap(({ cards }) => cards.map(({ id }) => id)) ?? [];
    expect(lying.filter((id) => played.includes(id))).toEqual([]);
  });
});

describe('without a battle', () => {
  it('nothing is shown on the way', () => {
    expect(onTheWay(before(), { ...after(), news: [line(3)] })).toEqual([]);
  });
});
