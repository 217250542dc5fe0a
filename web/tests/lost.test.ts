import { describe, expect, it } from 'vitest';
import { duel } from '../src/fixtures/positions';
import type { NewsLine, Position, Zone } from '../src/protocol';
import { failed, lost, Losses } from '../src/view/lost';
import { plain } from '../src/wording';

/**
 * Returns a position of the duel in which the reader has a card in play, and the position after the card has moved to a
 * pile.
 */
function loses(words: string): { before: Position; now: Position; card: string } {
  const whole = duel.assigning();
  const { zones } = whole.scene;
  const mine = zones.find(({ kind, owner, cards }) => kind === 'group' && owner === whole.viewer && cards.length > 0);
  const pile = zones.find(({ kind, owner }) => kind === 'discard' && owner === whole.viewer);
  const card = mine?.cards[0]?.id ?? '';
  const at = (zone: string | undefined) => ({ card, tint: null, zone: zone ?? null });
  const line: NewsLine = {
    entry: whole.entries,
    words: plain(words),
    sign: 'capture',
    happened: [{ is: 'move', from: at(mine?.id), to: at(pile?.id) }],
    fight: null,
  };
  const rival = whole.viewer === 0 ? 1 : 0;
  const before: Position = { ...whole, turn: { seat: rival }, scene: { ...whole.scene, choices: [] } };
  return { before, now: { ...before, news: [line] }, card };
}

describe('a loss caused by another seat', () => {
  it('is announced in the words of the news', () => {
    const { before, now, card } = loses('The Lion is Exiled.');
    expect(card).not.toBe('');
    expect(lost(before, now)).toEqual(['The Lion is Exiled.']);
  });

  it('is announced for a Character that stays, but can no longer act', () => {
    const { before, now, card } = loses('The Lion is Exiled.');
    const hurt = (seat: number): NewsLine => ({
      entry: now.entries,
      words: [
        { words: 'The Lion', is_name: true, card },
        { words: ' is Incapacitated.', is_name: false },
      ],
      sign: 'capture',
      seat,
      happened: [],
      fight: null,
    });
    const viewer = now.viewer ?? 0;
    expect(lost(before, { ...now, news: [hurt(1 - viewer)] })).toEqual(['The Lion is Incapacitated.']);
    expect(lost(before, { ...now, news: [hurt(viewer)] })).toEqual([]);
  });

  it('is announced for a captive of the other seat too', () => {
    const { before, now, card } = loses('The Lion is Exiled.');
    const rival = 1 - (now.viewer ?? 0);
    const held = (zone: Zone): Zone[] => {
      const taken = zone.cards.find(({ id }) => id === card);
      const links = [{ kind: 'captor', to: 'V01', words: '' }];
      const prison: Zone = { ...zone, id: `captives.${rival}`, kind: 'display', owner: rival };
      const rest = { ...zone, cards: zone.cards.filter(({ id }) => id !== card) };
      return taken ? [rest, { ...prison, cards: [{ ...taken, links }] }] : [zone];
    };
    const zones = before.scene.zones.flatMap(held);
    expect(lost({ ...before, scene: { ...before.scene, zones } }, now)).toEqual(['The Lion is Exiled.']);
  });

  it('follows the event of the other seat that caused it', () => {
    const { before, now } = loses('The Lion is Exiled.');
    const cause = { words: plain('Ojo plays Mishap.'), happened: [], seat: 1 - (now.viewer ?? 0) };
    const news = now.news.flatMap((line): NewsLine[] => [{ ...line, ...cause }, line]);
    expect(lost(before, { ...now, news })).toEqual(['Ojo plays Mishap.', 'The Lion is Exiled.']);
  });

  it('names once what took several cards, and each loss once', () => {
    const { before, now } = loses('The Lion is Exiled.');
    const rival = 1 - (now.viewer ?? 0);
    const cause = { words: plain('Ojo plays Mishap.'), happened: [], seat: rival };
    const news = now.news.flatMap((line): NewsLine[] => [
      { ...line, ...cause },
      { ...line, seat: rival },
      { ...line, words: plain('The Lion loses the Good Fairies.') },
    ]);
    expect(lost(before, { ...now, news })).toEqual([
      'Ojo plays Mishap.',
      'The Lion is Exiled.',
      'The Lion loses the Good Fairies.',
    ]);
  });

  it('is not announced if the reader causes it', () => {
    const { before, now } = loses('The Lion is Exiled.');
    const own: Position = { ...before, turn: { seat: now.viewer ?? 0 }, scene: { ...before.scene, contest: null } };
    expect(lost(own, now)).toEqual([]);
  });

  it('stays in sight, together with others, until the next decision', () => {
    const { before, now } = loses('The Lion is Exiled.');
    const told: string[] = [];
    const losses = new Losses((words) => told.push(words));
    losses.follow(before, now);
    losses.follow(before, now);
    losses.follow(before, { ...before, news: [] });
    losses.follow(duel.assigning(), duel.assigning());
    losses.follow(before, now);
    const twice = 'The Lion is Exiled. The Lion is Exiled.';
    expect(told).toEqual(['The Lion is Exiled.', twice, twice, 'The Lion is Exiled.']);
  });

  it('is not announced to a reader who looks back, or comes from another seat', () => {
    const { before, now } = loses('The Lion is Exiled.');
    const told: string[] = [];
    const losses = new Losses((words) => told.push(words));
    losses.follow({ ...before, shown: before.entries - 1 }, now);
    losses.follow({ ...before, viewer: null }, now);
    expect(told).toEqual([]);
  });
});

describe('a failure of the reader', () => {
  it('is announced if nothing on the table shows it', () => {
    const { now } = loses('The Lion is Exiled.');
    const { viewer } = now;
    if (viewer === null) throw new Error('nobody sits here');
    const vain = (seat: number): NewsLine => ({
      entry: now.entries,
      words: plain('You search for Toto: not found.'),
      sign: 'fail',
      seat,
      happened: [],
      fight: null,
    });
    expect(failed({ ...now, news: [vain(viewer)] })).toEqual(['You search for Toto: not found.']);
    expect(failed({ ...now, news: [vain(1 - viewer)] })).toEqual([]);
    const shown: NewsLine = { ...vain(viewer), happened: now.news[0]?.happened ?? [] };
    expect(shown.happened).not.toEqual([]);
    expect(failed({ ...now, news: [shown] })).toEqual([]);
  });
});
