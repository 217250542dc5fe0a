import { describe, expect, it } from 'vitest';
import { choosing, turning, waiting } from '../src/fixtures/draft';
import type { Scene } from '../src/protocol';
import { moves } from '../src/view/moves';

const without = (scene: Scene, zone: string): Scene => ({
  ...scene,
  zones: scene.zones.map((each) => (each.id === zone ? { ...each, cards: [] } : each)),
});

describe('who takes a column', () => {
  const { flights } = moves(choosing().scene, turning().scene);
  const to = (card: string) => flights.find((flight) => flight.from.card === card)?.to;

  it('gets its story, which keeps its name', () => {
    expect(to('S09')).toEqual({ zone: 'stories.0', card: 'S09', tint: 'couple' });
  });

  it('gets its characters, which join the others of their kind', () => {
    expect(to('column.0/dorothy.0')).toEqual({ zone: 'hand.0', card: 'hand.0/dorothy.3', tint: 'dorothy' });
    expect(to('column.0/lion.0')).toEqual({ zone: 'hand.0', card: 'hand.0/lion.2', tint: 'lion' });
  });

  it('moves nothing else', () => {
    expect(flights).toHaveLength(3);
  });
});

describe('a hand that is only counted', () => {
  it('gets the characters that lay beside the story its owner took', () => {
    const before = waiting().scene;
    const story = before.zones.find((zone) => zone.id === 'column.1')?.cards.at(-1);
    if (!story) throw new Error('the fixture has a story in column 1');
    const after = without(before, 'column.1');
    const zones = after.zones.map((zone) =>
      zone.id === 'stories.1' ? { ...zone, cards: [...zone.cards.slice(0, 2), story] } : zone,
    );
    const flown = moves(without(before, 'stories.1'), { ...after, zones }).flights;
    expect(flown.filter((flight) => flight.to.zone === 'hand.1')).toHaveLength(2);
  });
});

describe('a column nobody took', () => {
  it('goes out of play', () => {
    const { flights } = moves(waiting().scene, without(waiting().scene, 'column.2'));
    expect(flights.map((flight) => flight.to.zone)).toEqual(['discard', 'discard', 'discard']);
  });
});

describe('a new round', () => {
  it('deals its cards in the order in which they lie', () => {
    const { flights, dealt } = moves(without(waiting().scene, 'column.3'), waiting().scene);
    expect(flights).toEqual([]);
    expect(dealt).toEqual(['column.3/witch.0', 'column.3/oz.0', 'S45']);
  });
});

describe('a story turned face-down', () => {
  it('lands among those turned down before the same seat', () => {
    const before = turning().scene;
    const zones = before.zones.map((zone) => {
      if (zone.id === 'stories.0') return { ...zone, cards: zone.cards.slice(1) };
      if (zone.id !== 'down.0') return zone;
      const [card] = zone.cards;
      return card ? { ...zone, cards: [...zone.cards, { ...card, id: 'down.0/1' }] } : zone;
    });
    const { flights } = moves(before, { ...before, zones });
    expect(flights).toEqual([
      {
        from: { zone: 'stories.0', card: 'S19', tint: 'quartet' },
        to: { zone: 'down.0', card: 'down.0/1', tint: null },
      },
    ]);
  });
});
