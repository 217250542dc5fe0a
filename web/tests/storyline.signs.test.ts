// @vitest-environment node
// Tests of the places of the gems and the signs on cards in the hand.

import { describe, expect, it } from 'vitest';
import { gems, letters, signs } from '../src/games/storyline/layout/gems';
import { shared } from '../src/view/badge';
import { brief, mini } from '../src/games/storyline/layout/paper';

describe('the signs of a card', () => {
  const card = { id: 'a', kind: 'Character', vital: true, signs: 3, text: 'x', asked: true, barred: '', use: '' };
  const drawn = (title: string, width: number, height: number) =>
    brief({ ...card, title, text: `${title} `.repeat(30) }, { x: 0, y: 0, width, height }, 1);

  it('cover no gem and no title, and are left out where nothing is free', () => {
    const bare = { ...drawn('A', 116, 92), words: null, kind: null, icon: null, barred: null };
    const named = (text: string, y: number, height: number) => ({
      ...bare,
      title: { text, px: 13, x: 4, y, width: 108, height },
    });
    const top = signs(named('Minnie Mouse • Late for the Boat to the Island', 28, 64), 3, 1);
    expect(top?.y).toBe(6);
    expect(signs(named('Minnie Mouse • Late for the Boat to the Island '.repeat(3), 4, 88), 3, 1)).toBeNull();
    expect(signs(drawn('Geppetto', 116, 92), 3, 1)?.y).toBeGreaterThan(60);
  });

  it('leave out the use of a card of the least size that is too low for it', () => {
    const least = (height: number) =>
      mini({ ...card, title: 'A', use: 'For a die' }, { x: 0, y: 0, width: 60, height }).barred?.text;
    expect([least(50), least(92)]).toEqual([undefined, 'For a die']);
  });

  it('and the gems are beside the words of a low card', () => {
    const paper = { ...drawn('A', 300, 62), title: { text: 'Poppies', px: 13, x: 6, y: 20, width: 130, height: 20 } };
    const words = { text: 'Words.', px: 13, x: 150, y: 6, width: 140, height: 50 };
    const { vitality } = gems({ ...paper, words }, 1);
    expect(vitality.x + vitality.width).toBeLessThanOrEqual(words.x);
  });

  it('leave the vitality of a very low card free of its reason', () => {
    const heights = Array.from({ length: 40 }, (_, at) => 40 + 2 * at);
    const sizes = [160, 200, 231, 260, 300].flatMap((width) => heights.map((height) => [width, height] as const));
    for (const unit of [1, 1.7])
      for (const [width, height] of sizes) {
        const held = { ...card, signs: 0, title: 'Toto', barred: 'Costs 2; you have 0.', use: 'For a die' };
        const paper = brief(held, { x: 0, y: 0, width, height }, unit);
        const { vitality } = gems(paper, unit);
        const reason = paper.barred && letters(paper.barred, 'middle');
        const inner = { x: vitality.x + 3, y: vitality.y + 3, width: vitality.width - 6, height: vitality.height - 6 };
        const meets = reason && shared(reason, inner) > 1;
        expect(meets, `${width} × ${height}`).not.toBe(true);
      }
  });
});
