// The layout of the duel keeps its promises on printed positions, at every window size.

import { describe, expect, it } from 'vitest';
import { room, WINDOWS } from '../layouts/sizes';
import { tried } from '../layouts/try';
import { duel } from '../src/fixtures/positions';
import { laidOut, type Layout } from '../src/games/duel/layout';
import { answersOf } from '../src/games/duel/layout/answers';
import { contents } from '../src/games/duel/layout/contents';
import type { Room } from '../src/layout/box';
import type { Lang, Position } from '../src/protocol';
import { words } from '../src/words';

const LANGS: Lang[] = ['en', 'fr'];
const POSITIONS = Object.entries(duel).flatMap(([name, state]) =>
  LANGS.map((lang) => ({ name, lang, position: state(lang) })),
);

function layout(position: Position, given: Room): Layout {
  const say = words(position.lang);
  return laidOut(contents(position, say, null), answersOf(position.scene, position.viewer, say), given);
}

const laptop = room({ width: 1280, height: 800, zoom: 1 });
const phone = room({ width: 360, height: 740, zoom: 1 });
const large = room({ width: 2560, height: 1440, zoom: 1 });

describe('the layout', () => {
  it.each(POSITIONS)('keeps its promises: $name, $lang', ({ position }) => {
    for (const window of WINDOWS) expect([window, tried(position, window).wrong]).toEqual([window, []]);
  });

  it.each(POSITIONS)('fills no more than the room: $name, $lang', ({ position }) => {
    for (const given of [laptop, phone, large])
      expect(layout(position, given).height).toBeLessThanOrEqual(given.height + 1);
  });

  it('puts each unit on its ground, with one band for each ground', () => {
    const { foe } = layout(duel.summon(), laptop);
    expect(foe.bands).toHaveLength(1);
    for (const { box } of foe.units) {
      const [band] = foe.bands;
      expect(band && band.box.x <= box.x && band.box.y + band.box.height <= box.y + 1).toBe(true);
    }
  });

  it('tucks captives behind their captor, whose card becomes shorter', () => {
    const { foe } = layout(duel.aiming(), laptop);
    const captors = foe.units.flatMap(({ cards }) => cards).filter(({ card }) => card.captives.length > 0);
    expect(captors.length).toBeGreaterThan(0);
    for (const { box, tags } of captors)
      for (const tag of tags) {
        expect(tag.box.y + tag.box.height).toBeLessThanOrEqual(box.y + 0.5);
        expect(tag.box.x).toBeGreaterThanOrEqual(box.x);
      }
  });

  it('shows more in more room, and never less of the reader’s side than of the other', () => {
    const ORDER = ['line', 'strip', 'slim', 'token', 'chips', 'tall', 'wide'];
    const shown = (given: Room) => {
      const { own, foe } = layout(duel.summon(), given);
      return [ORDER.indexOf(own.form), ORDER.indexOf(foe.form)] as const;
    };
    for (const given of [phone, laptop, large]) expect(shown(given)[0]).toBeGreaterThanOrEqual(shown(given)[1]);
    expect(shown(laptop)[0]).toBeGreaterThan(shown(phone)[0]);
    expect(shown(large)[1]).toBeGreaterThan(shown(laptop)[1]);
  });

  it('opens the middle for a battle, with every answer and its result', () => {
    const position = duel.answering();
    const { battle, middle } = layout(position, laptop);
    expect(middle).toBeNull();
    expect(battle?.answers).toHaveLength(new Set(position.scene.choices.map(({ at }) => at)).size);
    expect(battle?.answers.every(({ answer }) => answer.verdict !== null)).toBe(true);
    const [one, other] = battle?.fighters ?? [];
    expect(one?.scale).toBe(other?.scale);
    for (const { parts, scale } of [one, other].flatMap((each) => each ?? []))
      for (const { part, box } of parts) expect(box.width).toBeCloseTo(Math.abs(part.value) * scale);
  });
});
