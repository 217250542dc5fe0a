// Tests that the layout of the duel follows the rules for layouts on printed positions, at every window size.

import { describe, expect, it } from 'vitest';
import { room, WINDOWS } from '../layouts/sizes';
import { tried } from '../layouts/try';
import { duel } from '../src/fixtures/positions';
import { laidOut, type Layout } from '../src/games/duel/layout';
import { answersOf } from '../src/games/duel/layout/answers';
import { drawn, hasLetters } from '../src/games/duel/layout/cards';
import { contents } from '../src/games/duel/layout/contents';
import { chosen, concerns } from '../src/games/duel/layout/asked';
import { bodyOf, bodyText, untold } from '../src/games/duel/layout/hand';
import { clearest, leafPlaces } from '../src/games/duel/layout/leaf';
import { headHeight } from '../src/games/duel/layout/ribbon';
import { inRows } from '../src/games/duel/layout/units';
import type { Box, Room } from '../src/layout/box';
import { width } from '../src/layout/metrics';
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
const tablet = room({ width: 768, height: 1024, zoom: 1 });
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

  it('keeps all units at a Location in one row, with one band', () => {
    const { foe } = contents(duel.summon(), words('en'), null);
    const [first] = foe.units;
    if (!first) throw new Error('expected a unit');
    const at = (place: string, count: number) =>
      Array.from({ length: count }, (_, nth) => ({ ...first, id: `${place} ${nth}`, place }));
    const side = { ...foe, units: [...at('here', 3), ...at('there', 5)] };
    const each = first.members.length * 104 + 30;
    const rows = inRows(side, 'chips', 5.4 * each, laptop)?.rows ?? [];
    expect(rows.map((row) => [...new Set(row.map(({ place }) => place))])).toEqual([['here'], ['there']]);
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

  it('names the only thing behind the button for what has no place on the table', () => {
    const { more, own } = contents(duel.summon('en'), words('en'), null);
    const [one, other] = own.places;
    if (!one || !other) throw new Error('the position has too few Locations');
    expect(more([one.id], 0)).toBe(one.title);
    expect(more([one.id, other.id], 0)).toBe('2 more choices');
    expect(more([one.id], 1)).toBe('2 more choices');
    expect(more([], 1)).toBe('1 more choice');
  });

  it('leaves a gap between what is asked in a battle and its answers', () => {
    for (const given of [phone, tablet, laptop]) {
      const { battle } = layout(duel.intervening(), given);
      const { question, answers } = battle ?? {};
      // A phone leaves out the waiting attacks rather than what is at stake.
      expect(Boolean(question?.waiting)).toBe(given !== phone);
      expect(battle?.said).toBe(true);
      const end = (question?.box.y ?? 0) + (question?.box.height ?? 0);
      for (const { box } of answers ?? []) expect(box.y).toBeGreaterThanOrEqual(end + 6 - 0.01);
    }
  });

  it('keeps Locations and piles of both sides in sight of a battle before the hand', () => {
    const { own, foe, hand } = layout(duel.intervening(), laptop);
    expect([own.form, foe.form, hand?.form]).toEqual(['strip', 'chips', 'handle']);
    expect(own.loners.map(({ loner }) => loner.state)).toEqual(['place', 'place']);
  });

  it('names the card of a part without its bearer where both do not fit', () => {
    const position = duel.answering();
    const [named] = layout(position, phone).battle?.fighters.flatMap(({ parts }) => parts) ?? [];
    const { contest } = position.scene;
    if (!contest || !named?.thing) throw new Error('the first part is a card');
    const { title } = named.thing;
    const part = { ...named.part, words: `${title} (Roquat the Nome King of the Underground Kingdom)` };
    const sides = contest.sides.map((side) => ({
      ...side,
      total: { ...side.total, parts: side.total.parts.map((each) => (each === named.part ? part : each)) },
    }));
    const longer = { ...position, scene: { ...position.scene, contest: { ...contest, sides } } };
    const [shown] = layout(longer, phone).battle?.fighters.flatMap(({ parts }) => parts) ?? [];
    expect([shown?.part, shown?.words, shown?.form]).toEqual([part, title, 'full']);
  });

  it('shows bars under two columns that can be told apart', () => {
    const { battle } = layout(duel.answering(), phone);
    const [one, other] = battle?.fighters ?? [];
    expect(battle?.columns).toBe(true);
    expect(one?.bar.height).toBe(14);
    expect((one?.bar.y ?? 0) + 14).toBe(other?.bar.y);
  });

  it('gives fingers room for the head of a side and its piles', () => {
    const { foe, own } = layout(duel.intervening(), phone);
    expect([foe.form, own.form]).toEqual(['line', 'line']);
    for (const { ribbon } of [foe, own]) expect([ribbon.width, ribbon.height >= 40]).toEqual([40, true]);
    const desk = room({ width: 1024, height: 768, zoom: 1 });
    const { side, head } = layout(duel.won(), desk).foe;
    expect(headHeight(side, head, desk) - headHeight(side, head, { ...desk, touch: false })).toBe(4 * (40 - 24));
  });

  it('names captives wherever their captor has room, and pictures them on a phone', () => {
    const names = (given: Room) =>
      layout(duel.aiming(), given).foe.units.flatMap(({ cards }) =>
        cards.flatMap(({ tags }) => tags.map(({ name }) => name !== null)),
      );
    expect(new Set(names(tablet))).toEqual(new Set([true]));
    expect(names(phone)).not.toContain(true);
  });

  it('gives a finger room on the tags of captives that can be chosen', () => {
    const captives = (laid: Layout) =>
      [laid.foe, laid.own].flatMap(({ units }) => units.flatMap(({ cards }) => cards.flatMap(({ tags }) => tags)));
    let seen = { named: 0, pictured: 0 };
    for (const { position } of POSITIONS)
      for (const given of [phone, tablet]) {
        const { scene } = position;
        const [choice] = scene.choices;
        const plain = layout(position, given);
        const held = captives(plain).map(({ captive }) => captive.id);
        if (!choice || scene.contest || held.length === 0) continue;
        for (const choices of [
          held.map((at) => ({ ...choice, at, to: null })),
          held.map((to) => ({ ...choice, to })),
        ]) {
          const asked = { ...position, scene: { ...scene, choices } };
          const laid = layout(asked, given);
          for (const { hit, finger, name } of captives(laid)) {
            if (finger) expect([hit.height >= 40, hit.width >= 40]).toEqual([true, true]);
            if (finger) seen = { ...seen, [name === null ? 'pictured' : 'named']: 1 };
          }
          expect(laid.listed.filter((id) => captives(laid).some(({ captive }) => captive.id === id))).toEqual([]);
          expect(tried(asked, { ...given, zoom: 1 }).wrong).toEqual([]);
        }
      }
    expect(seen).toEqual({ named: 1, pictured: 1 });
  });

  it('uses the width of the shelf for cards that cannot be played yet', () => {
    const { hand } = layout(duel.empty(), tablet);
    const last = hand?.cards.at(-1);
    expect(hand?.cards.filter(({ name }) => name === null).length).toBeGreaterThan(4);
    expect((last?.box.x ?? 0) + (last?.box.width ?? 0)).toBeGreaterThan(tablet.width * 0.85);
  });

  it('counts the cards that the shelf cannot show, and names those that can be chosen', () => {
    const position = duel.summon();
    const [choice] = position.scene.choices;
    const held = contents(position, words('en'), null).hand?.cards ?? [];
    if (!choice) throw new Error('a choice is offered');
    const choices = held.map(({ id }) => ({ ...choice, at: id, to: null }));
    const asked = { ...position, scene: { ...position.scene, choices } };
    const done = { ...choice, at: 'done', to: null };
    const optional = { ...asked, scene: { ...asked.scene, choices: [...choices, done] } };
    const tall = room({ width: 360, height: 1200, zoom: 1 });
    const { hand } = layout(optional, tall);
    expect(hand?.form).toBe('brief');
    expect(hand?.more).toBeGreaterThan(0);
    expect((hand?.cards.length ?? 0) + (hand?.more ?? 0)).toBe(held.length);
    expect(hand?.cards.every(({ name }) => name !== null)).toBe(true);
    expect(hand?.rest?.width).toBeGreaterThanOrEqual(40);
    expect(tried(optional, { ...tall, zoom: 1 }).wrong).toEqual([]);
    // If one of the cards must be chosen, all of them are shown.
    const rows = layout(asked, tall).hand;
    expect(rows?.cards).toHaveLength(held.length);
    expect(rows?.cards.every(({ name }) => name !== null)).toBe(true);
    expect(new Set(rows?.cards.map(({ box }) => box.y)).size).toBeGreaterThan(1);
    expect(tried(asked, { ...tall, zoom: 1 }).wrong).toEqual([]);
  });

  it('shows the whole hand on a phone while a card must be discarded', () => {
    const { hand } = layout(duel.discarding(), phone);
    expect(hand?.cards.length).toBeGreaterThan(7);
    expect(hand?.cards.every(({ name }) => name !== null)).toBe(true);
  });

  it('names a sliver of the hand that is high enough', () => {
    const { hand } = layout(duel.empty(), tablet);
    const slivers = hand?.cards.filter(({ name }) => name === null) ?? [];
    expect(slivers.some(({ spine }) => spine !== null)).toBe(true);
    for (const { card, box, spine } of slivers)
      if (spine !== null) expect(width(card.title, spine)).toBeLessThan(box.height);
    expect(hand?.cards.filter(({ name, spine }) => name !== null && spine !== null)).toEqual([]);
  });

  it('marks the unit and the card that have been chosen for an attack', () => {
    const position = duel.aiming();
    const all = contents(position, words('en'), null);
    const named = chosen(position.scene);
    expect(named.size).toBeGreaterThan(0);
    const marked = all.own.units.filter(({ chosen }) => chosen);
    expect(marked).toHaveLength(1);
    expect(marked[0]?.members.every(({ id }) => named.has(id))).toBe(true);
    expect(all.foe.units.some(({ chosen }) => chosen)).toBe(false);
    expect(chosen(duel.answering().scene).size).toBe(0);
    const [card] = all.hand?.cards ?? [];
    const prompt = [{ words: 'Quest', is_name: true, card: card?.id ?? '' }];
    const asked = { ...position, scene: { ...position.scene, prompt } };
    expect([...(contents(asked, words('en'), null).hand?.chosen ?? [])]).toEqual([card?.id]);
  });

  it('knows which things a question is about', () => {
    const { scene } = duel.aiming();
    const target = scene.choices.find(({ at }) => at.startsWith('unit.'))?.at ?? '';
    const member = scene.zones.find(({ id }) => id === target)?.cards[0]?.id ?? '';
    const [attacker = ''] = chosen(scene);
    const held = contents(duel.aiming(), words('en'), null).hand?.cards.find(({ id }) => !chosen(scene).has(id));
    expect([target, member, attacker].map((id) => concerns(scene, id))).toEqual([true, true, true]);
    expect(concerns(scene, held?.id ?? '')).toBe(false);
  });

  it('says that texts are missing only where a card of the hand must be chosen', () => {
    const told = (position: Position, given: Room) => {
      const { hand } = layout(position, given);
      return hand && untold(hand, contents(position, words('en'), null));
    };
    expect(told(duel.discarding(), phone)).toBe(true);
    expect(told(duel.discarding(), large)).toBe(false);
    expect(told(duel.summon(), phone)).toBe(false);
    expect(told(duel.answering(), phone)).toBe(false);
  });

  it('gives a card with room a large picture, even if its name then takes a second line', () => {
    const [of] = contents(duel.summon(), words('en'), null).own.units.flatMap(({ members }) => members);
    if (!of) throw new Error('a Character is in play');
    const wide = (title: string) => drawn({ ...of, title, text: '', under: [] }, 'wide', 260, 16 / 16, 260);
    expect(wide('Tin')?.picture).toBe(Math.round(260 * 0.52));
    expect(wide('Tin')?.nameHeight).toBeLessThan(wide('The Hungry Tiger')?.nameHeight ?? 0);
    expect(wide('The Hungry Tiger')?.picture).toBe(Math.round(260 * 0.46));
  });

  it('pictures the card of a low part of a total above its figure', () => {
    const parts = POSITIONS.flatMap(({ position }) => {
      const { battle } = layout(position, { ...laptop, width: 900 });
      return battle && !battle.columns ? battle.fighters.flatMap((fighter) => fighter.parts) : [];
    });
    const pictured = parts.filter(({ thing, box }) => thing !== null && box.width >= 30 && box.height >= 46);
    expect(Math.min(...pictured.map(({ box }) => box.width))).toBeLessThan(54);
    for (const { form } of pictured) expect(['full', 'named', 'small']).toContain(form);
  });

  it.each(POSITIONS)('keeps the open leaf off the prompt and the answers: $name, $lang', ({ position }) => {
    for (const given of [phone, tablet, laptop]) {
      const laid = layout(position, given);
      const { battle, middle } = laid;
      const kept = battle ? [battle.question.box, ...battle.answers.map(({ box }) => box)] : middle ? [middle.box] : [];
      const { above, below } = leafPlaces(laid, given);
      for (const place of [above, below]) {
        if (!place) continue;
        expect(place.y >= 0 && place.y + place.height <= given.height).toBe(true);
        for (const { y, height } of kept) expect(place.y + place.height <= y || place.y >= y + height).toBe(true);
      }
      if (!battle) expect(above ?? below).not.toBeNull();
    }
  });

  it('keeps the open leaf off the targets if one of its places is clear of them', () => {
    const place = (y: number, height: number) => ({ y, height });
    const places = { above: place(6, 200), below: place(300, 400), hand: place(520, 180) };
    const widths = { board: 1000, leaf: 300 };
    const spot = (boxes: Box[], wants = { left: false, high: false }) => clearest(places, wants, boxes, widths);
    const [left, right] = [0, 700].map((x) => ({ x, y: 310, width: 300, height: 200 }));
    if (!left || !right) throw new Error('there are two boxes');
    expect(spot([])).toEqual({ ...places.below, left: false });
    expect(spot([left])).toEqual({ ...places.below, left: false });
    expect(spot([right])).toEqual({ ...places.below, left: true });
    expect(spot([left, right])).toEqual({ ...places.above, left: false });
    expect(spot([left, right, { ...left, y: 20 }, { ...right, y: 20 }])).toEqual({ ...places.hand, left: false });
    expect(spot([left], { left: true, high: true })).toEqual({ ...places.above, left: true });
    expect(clearest({ above: null, below: null, hand: null }, { left: true, high: true }, [], widths)).toBeNull();
  });

  it('leaves a low picture without the signs of letters, which would touch the Force', () => {
    const [of] = contents(duel.summon(), words('en'), null).own.units.flatMap(({ members }) => members);
    if (!of) throw new Error('a Character is in play');
    const chips = drawn(of, 'chips', 120, 1);
    if (!chips) throw new Error('the card fits');
    const below = chips.height - chips.picture;
    expect([below + 53, below + 54].map((height) => hasLetters(chips, height, 1))).toEqual([false, true]);
    const slim = drawn(of, 'slim', 230, 1);
    expect(slim && hasLetters(slim, 200, 1)).toBe(false);
  });

  it('says of a card to play what kind it is where its text has no room', () => {
    const position = duel.summon();
    const { hand } = contents(position, words('en'), null);
    const shelf = layout(position, laptop).hand;
    const first = shelf?.cards.find(({ playable }) => playable);
    if (!hand || !first || !shelf) throw new Error('a hand is held');
    expect([shelf.form, shelf.tells]).toEqual(['shelf', false]);
    expect(bodyText(first.card, bodyOf(shelf.form, true, shelf.tells), hand)).toBe('Companion');
    expect(bodyText(first.card, bodyOf(shelf.form, true, true), hand)).toBe(first.card.text);
  });
});
