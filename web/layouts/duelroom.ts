// Finds what the layout of the duel leaves out although there is room for it: richer forms of the sides and of the hand
// in the height that no part needs, and names, attached cards and captives beside or above cards with blank space.

import { bottom, right, type Room } from '../src/layout/box';
import { lines, longest } from '../src/layout/metrics';
import { CHIP, drawn as cardIn, type Form } from '../src/games/duel/layout/cards';
import type { Contents } from '../src/games/duel/layout/contents';
import { plannedHand, type HandForm } from '../src/games/duel/layout/hand';
import type { Layout } from '../src/games/duel/layout';
import { nameRoom } from '../src/games/duel/layout/beside';
import { isNamed } from '../src/games/duel/layout/part';
import { planned, type SideLaid } from '../src/games/duel/layout/side';
import { TAG } from '../src/games/duel/layout/tags';
import { bandWidth, GAP, type CardLaid } from '../src/games/duel/layout/units';

/** The forms of a side and of the hand, from the one that shows the most. */
const SIDES: Form[][] = [['wide', 'tall'], ['chips'], ['token'], ['slim'], ['strip'], ['line']];
const HANDS: HandForm[] = ['full', 'shelf', 'brief', 'handle'];
/** The least height of a picture that could give some of its height to words, in sixteenths of the type size. */
const PICTURE = 60;
/** The width of one more picture in a row, in sixteenths of the type size. */
const PLACE = 22;

export function roomFor(all: Contents, layout: Layout, room: Room): string[] {
  if (layout.height > room.height + 1) return [];
  return [
    ...richer(all, layout, room),
    ...sideRoom(layout.foe, room),
    ...sideRoom(layout.own, room),
    ...barRoom(layout, room),
  ];
}

/** Returns a complaint for each part of a bar that has no name although its name has room. */
function barRoom({ battle }: Layout, { text }: Room): string[] {
  if (!battle || battle.columns) return [];
  return battle.fighters.flatMap(({ parts }) =>
    parts.flatMap(({ part, thing, box, covered, form }) => {
      const [name, high] = [thing?.title ?? part.words, box.height - covered];
      const named = form === 'full' || form === 'named' || part.value <= 0;
      return !named && isNamed(name, box.width, high, text / 16) ? [`the name of ${name} has room in its bar`] : [];
    }),
  );
}

/** Returns a complaint for each part that has a richer form for which the height of the room is enough. */
function richer(all: Contents, { foe, own, hand, battle }: Layout, room: Room): string[] {
  // The rows of a battle in columns come before richer forms of the sides.
  if (battle?.columns) return [];
  const least = { foe: leastOf(foe, room), own: leastOf(own, room) };
  const held = all.hand;
  const [first, ...rest] = hand?.cards ?? [];
  const rows = first !== undefined && rest.some(({ box }) => box.y >= bottom(first.box));
  const handLeast = held && hand ? (plannedHand(held, rows ? 'rows' : hand.form, room)?.least ?? hand.box.height) : 0;
  const spare =
    foe.box.height - least.foe + own.box.height - least.own + (hand ? Math.max(0, hand.box.height - handLeast) : 0);
  const sides = [foe, own].flatMap((laid) => {
    const name = laid.side.below ? 'own' : 'foe';
    const before = SIDES.slice(
      0,
      SIDES.findIndex((forms) => forms.includes(laid.form)),
    ).flat();
    const found = before.find((form) => {
      const plan = planned(laid.side, form, room);
      return plan && laid.side.units.length > 0 && plan.least - least[name] <= spare;
    });
    return found ? [`the ${name} side is in the form ${laid.form}, and ${found} has room`] : [];
  });
  if (!held || !hand || held.cards.length === 0) return sides;
  const better = HANDS.slice(0, HANDS.indexOf(hand.form)).find((form) => {
    const plan = plannedHand(held, form, room);
    return plan?.form === form && plan.least - handLeast <= spare;
  });
  return better && !battle ? [...sides, `the hand is in the form ${hand.form}, and ${better} has room`] : sides;
}

function leastOf({ side, form }: SideLaid, room: Room): number {
  return planned(side, form, room)?.least ?? 0;
}

/** Returns a complaint for each card whose attached cards, captives or name have room in its row or in its picture. */
function sideRoom({ units, bands, loners, ground, flat }: SideLaid, room: Room): string[] {
  const u = room.text / 16;
  const rows = [...new Set(units.map(({ box }) => Math.round(box.y)))].map((y) =>
    units.filter(({ box }) => Math.round(box.y) === y),
  );
  const lone = flat ? [] : loners.map(({ box }) => box);
  const taken = lone.length === 0 ? 0 : Math.max(...lone.map(right)) - Math.min(...lone.map(({ x }) => x)) + GAP * u;
  const end = right(ground) - taken - 14 * u;
  const free = (row: typeof units) => end - Math.max(...row.map(({ box }) => right(box)));
  // All cards of a side are as wide as the fullest row permits.
  const least = Math.min(...rows.map((row) => free(row)));
  const told = bands.flatMap(({ place, box }) => {
    const last = !bands.some(({ box: { x, y } }) => y === box.y && x > box.x);
    const beyond = units.some(
      (unit) => unit.box.x >= right(box) && Math.abs(unit.box.y - box.y) <= unit.box.height + 1,
    );
    const wide = bandWidth(place, u);
    const blank = last && !beyond && box.width < wide && box.x + wide <= end;
    return blank ? [`the effect of ${place.title} has room on its band`] : [];
  });
  const cards = rows.flatMap((row) =>
    row.flatMap(({ cards }) => {
      const all = cards[0]?.drawn.form === 'slim' ? row.flatMap((unit) => unit.cards) : cards;
      return cards.flatMap((one) => [
        ...above(one, u),
        ...nameless(one, room),
        ...beside(one, one.drawn.form === 'slim' ? least : free(row), all, u),
      ]);
    }),
  );
  return [...told, ...cards];
}

const missing = ({ card, drawn, tags }: CardLaid) => ({
  attached: card.under.length - drawn.shown,
  captives: card.asks ? 0 : card.captives.length - tags.length,
});

/** Looks for room for the names of captives, in three lines at most, on tags as wide as their captor. */
function nameless({ box, tags, drawn }: CardLaid, room: Room): string[] {
  const px = (13 * room.text) / 16;
  return tags.flatMap(({ captive: { title }, name, more, box: tag }) => {
    const space = tag.width - (more > 0 ? 4.8 : 3) * px;
    const blank = name === null && drawn.captives === 0 && tag.width > box.width / 2;
    const fits = longest(title, px) <= space && lines(title, px, space).length <= 3;
    return blank && fits ? [`the name of the captive ${title} has room on its tag`] : [];
  });
}

/** Looks for room above the words of a card, where its picture is high. */
function above(one: CardLaid, u: number): string[] {
  const { card, box, drawn } = one;
  const upright = cardIn(card, 'tall', box.width, u);
  const slender = drawn.form === 'wide' && box.height > 1.5 * box.width && drawn.picture < box.width / 2;
  if (slender && upright && upright.height <= box.height)
    return [`the picture of ${card.title} is a narrow column, although the card is high`];
  if (!['chips', 'token', 'tall'].includes(drawn.form)) return [];
  const picture = drawn.picture + box.height - drawn.height;
  const { attached, captives } = missing(one);
  return [
    ...(attached > 0 && picture >= (PICTURE + CHIP) * u
      ? [`${attached} cards attached to ${card.title} have room in its picture`]
      : []),
    ...(captives > 0 && picture >= (PICTURE + 3 * TAG) * u
      ? [`${captives} captives of ${card.title} have room in its picture`]
      : []),
  ];
}

/** Looks for room beside low cards: if all cards of the row had their share of the blank end of the row. */
function beside(one: CardLaid, free: number, row: CardLaid[], u: number): string[] {
  const { card, drawn } = one;
  if (!['slim', 'strip', 'line'].includes(drawn.form)) return [];
  const { attached, captives } = missing(one);
  const all = row.reduce((sum, each) => sum + missing(each).attached + missing(each).captives, 0);
  const most = Math.max(...row.map((each) => missing(each).attached + missing(each).captives));
  const need = (drawn.form === 'slim' ? most * row.length : all) * PLACE * u + 6 * row.length;
  const names = row.filter((each) => each.drawn.name === null);
  const words = names.reduce((sum, each) => sum + nameRoom(each.card.title, u) + 6, 0);
  return [
    ...(attached + captives > 0 && need <= free
      ? [`${attached} attached cards and ${captives} captives of ${card.title} have room beside it`]
      : []),
    ...(drawn.name === null && words <= free ? [`the name of ${card.title} has room beside it`] : []),
  ];
}
