import { describe, expect, it, vi } from 'vitest';
import { offersIn } from '../src/board/offers';
import { Play } from '../src/board/play.svelte';
import { draft } from '../src/fixtures/positions';
import type { Choice, Scene } from '../src/protocol';

const zone = draft.choosing().scene.zones[0];
const road = ['spot.0', 'spot.2', 'spot.1'];
const choice = (to: string | null, deed: string): Choice => ({
  at: 'stick',
  to,
  words: [
    { words: 'Stick', is_name: true },
    { words: `${deed} Location ${to?.slice(-1)}`, is_name: false },
  ],
  hint: null,
});

function scene(choices: Choice[]): Pick<Scene, 'zones' | 'choices'> {
  return { choices, zones: zone ? road.map((id) => ({ ...zone, id, cards: [] })) : [] };
}

describe('the choices at a card', () => {
  it('are in the order in which their targets lie on the table', () => {
    const found = offersIn(scene(['spot.0', 'spot.1', 'spot.2'].map((to) => choice(to, ': play to'))));
    expect(found.get('stick')?.map(({ to, index }) => [to, index])).toEqual([
      ['spot.0', 0],
      ['spot.2', 2],
      ['spot.1', 1],
    ]);
  });

  it('keep the order of deeds that differ', () => {
    const found = offersIn(
      scene([choice('spot.1', ': ahead to'), choice('spot.0', ': back to'), choice(null, ': archive')]),
    );
    expect(found.get('stick')?.map(({ index }) => index)).toEqual([0, 1, 2]);
  });
});

describe('a press while a card is picked up', () => {
  const play = (choices: Choice[]) => {
    const act = vi.fn();
    const whole = (id: string) => (id === 'member' ? 'spot.1' : undefined);
    const given = {
      scene: { ...draft.choosing().scene, ...scene(choices) },
      news: [],
      act,
      say: (id: string) => id,
      whole,
    };
    return { act, play: new Play(() => given) };
  };
  const member = { ...choice(null, ': leave'), at: 'member' };

  it('on a member of the target is a press on the target', () => {
    const { act, play: table } = play([choice('spot.1', ': join'), member]);
    table.pick('stick', null);
    table.point('member');
    expect(act).toHaveBeenCalledWith(0);
  });

  it('on a member of another thing picks that member up', () => {
    const { act, play: table } = play([choice('spot.0', ': join'), member, { ...member, words: [] }]);
    table.pick('stick', null);
    table.point('member');
    expect(act).not.toHaveBeenCalled();
    expect(table.picked).toBe('member');
  });
});
