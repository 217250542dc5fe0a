import { describe, expect, it } from 'vitest';
import { duel } from '../src/fixtures/positions';
import type { Pile } from '../src/games/duel/layout/contents';
import { listed } from '../src/games/duel/layout/lists';
import type { Card } from '../src/protocol';

const position = duel.won('en');
const card = position.scene.zones.flatMap(({ cards }) => cards).find(({ face }) => face.side === 'up');
if (!card) throw new Error('the position has no open card');

function pile(name: string, count: number): Pile {
  const cards = Array.from({ length: count }, (_, at): Card => ({ ...(card as Card), id: `${name}.${at}` }));
  const zone = { id: name, kind: 'discard' as const, owner: 0, label: name, cards, counters: [], links: [] };
  return { name, zone, words: name, count };
}

describe('the lists of the piles', () => {
  const piles = [pile('killed', 3), pile('discard', 23)];

  it('show everything where there is room', () => {
    const [killed, discard] = listed(piles, { height: 600, columns: 2 }, 1) ?? [];
    expect([killed?.cards.length, killed?.more, discard?.cards.length, discard?.more]).toEqual([3, 0, 23, 0]);
  });

  it('tell how many cards they leave out', () => {
    for (const height of [150, 200, 300]) {
      const shown = listed(piles, { height, columns: 1 }, 1) ?? [];
      expect(shown.map(({ cards, more }) => cards.length + more)).toEqual([3, 23]);
      expect(shown[1]?.more).toBeGreaterThan(0);
    }
  });

  it('begin with the card that came last', () => {
    const [killed] = listed([pile('killed', 3)], { height: 80, columns: 1 }, 1) ?? [];
    expect(killed?.cards[0]?.id).toBe('killed.2');
  });

  it('are left out where not even the names of the piles fit', () => {
    expect(listed(piles, { height: 30, columns: 1 }, 1)).toBeNull();
  });
});
