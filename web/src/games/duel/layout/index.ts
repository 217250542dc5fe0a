// Lays out the duel: turns the contents of a position and the size of the room into rectangles. The order of the steps
// below decides which part is reduced first.

import { FINGER, type Box, type Room } from '../../../layout/box';
import type { Answer } from './answers';
import { laidBattle, plannedBattle, TIGHTEST, type BattleLaid, type BattlePlan } from './battle';
import type { Form } from './cards';
import type { Contents } from './contents';
import { laidHand, plannedHand, type HandForm, type HandLaid, type HandPlan } from './hand';
import { isTiny, laidMiddle, plannedMiddle, type MiddleLaid, type MiddlePlan } from './middle';
import { laidSide, planned, type Plan, type SideLaid } from './side';

export interface Layout {
  /** The total height. It exceeds the height of the room only if not even the smallest forms fit. */
  height: number;
  foe: SideLaid;
  own: SideLaid;
  middle: MiddleLaid | null;
  battle: BattleLaid | null;
  hand: HandLaid | null;
  /** The box of the score sheet at the end, in place of the hand. */
  end: Box | null;
  /** The ids of the things that can be chosen but are not drawn as targets. Their choices are behind a handle. */
  listed: string[];
  /** True if the choices of the buttons beside the prompt are behind that handle too. */
  folded: boolean;
  /** The words of the handle. */
  more: string;
  /**
   * The share of the steps that were skipped because they did not fit. If no step fits, this is 1 plus the missing
   * height as a share of the room's height.
   */
  gaveWay: number;
}

/** One step of the layout: the forms in which each part may be drawn. */
interface Step {
  own: Form[];
  foe: Form[];
  hand: HandForm;
  tight?: number;
}

const RICH: Form[] = ['wide', 'tall'];
const CHIPS: Form[] = ['chips'];
const TOKEN: Form[] = ['token'];
const SLIM: Form[] = ['slim'];
const STRIP: Form[] = ['strip'];
const LINE: Form[] = ['line'];

/**
 * The steps in the order in which parts are reduced: texts, the hand, the other side, and finally the reader's own
 * side.
 */
const STEPS: Step[] = [
  { own: RICH, foe: RICH, hand: 'full' },
  { own: RICH, foe: CHIPS, hand: 'full' },
  { own: RICH, foe: CHIPS, hand: 'shelf' },
  { own: RICH, foe: CHIPS, hand: 'brief' },
  { own: CHIPS, foe: CHIPS, hand: 'shelf' },
  { own: CHIPS, foe: CHIPS, hand: 'brief' },
  { own: CHIPS, foe: TOKEN, hand: 'brief' },
  { own: TOKEN, foe: TOKEN, hand: 'brief' },
  { own: CHIPS, foe: CHIPS, hand: 'handle' },
  { own: CHIPS, foe: TOKEN, hand: 'handle' },
  { own: TOKEN, foe: TOKEN, hand: 'handle' },
  { own: TOKEN, foe: STRIP, hand: 'brief' },
  { own: CHIPS, foe: STRIP, hand: 'handle' },
  { own: TOKEN, foe: STRIP, hand: 'handle' },
  { own: TOKEN, foe: LINE, hand: 'handle' },
  { own: STRIP, foe: STRIP, hand: 'brief' },
  { own: STRIP, foe: STRIP, hand: 'handle' },
  { own: STRIP, foe: LINE, hand: 'handle' },
  { own: LINE, foe: LINE, hand: 'handle' },
];

/** The steps if a card of the hand must be chosen: all cards of the hand are shown before the sides are. */
const ASKED: Step[] = [
  ...STEPS.filter(({ hand }) => hand === 'full' || hand === 'shelf'),
  ...STEPS.flatMap((step): Step[] => (step.hand === 'brief' ? [{ ...step, hand: 'rows' }] : [])),
  ...STEPS,
];

const BATTLE: Step[] = [
  { own: CHIPS, foe: CHIPS, hand: 'full', tight: 0 },
  { own: CHIPS, foe: CHIPS, hand: 'shelf', tight: 0 },
  { own: SLIM, foe: SLIM, hand: 'shelf', tight: 0 },
  { own: SLIM, foe: SLIM, hand: 'brief', tight: 0 },
  { own: SLIM, foe: SLIM, hand: 'handle', tight: 0 },
  { own: SLIM, foe: SLIM, hand: 'handle', tight: 1 },
  { own: SLIM, foe: STRIP, hand: 'brief', tight: 0 },
  { own: SLIM, foe: STRIP, hand: 'handle', tight: 0 },
  { own: STRIP, foe: STRIP, hand: 'brief', tight: 0 },
  { own: STRIP, foe: STRIP, hand: 'handle', tight: 0 },
  { own: SLIM, foe: LINE, hand: 'brief', tight: 0 },
  { own: LINE, foe: LINE, hand: 'brief', tight: 0 },
  { own: LINE, foe: LINE, hand: 'handle', tight: 0 },
  ...[1, 2, 3, 4, TIGHTEST].map((tight): Step => ({ own: LINE, foe: LINE, hand: 'handle', tight })),
];

/**
 * The forms to try where a step leaves height, in this order: first what shows the pictures and names of everything,
 * then texts.
 */
const RICHER: Partial<Step>[] = [
  ...(['chips', 'token', 'slim', 'strip'] as const).map((form) => ({ own: [form] })),
  ...(['chips', 'token', 'slim', 'strip'] as const).map((form) => ({ foe: [form] })),
  { hand: 'shelf' },
  { hand: 'brief' },
  { own: ['wide'] },
  { own: ['tall'] },
  { foe: ['wide'] },
  { foe: ['tall'] },
  { hand: 'full' },
];
/** All forms, from the one that shows the most. */
const RANKS = ['wide', 'tall', 'chips', 'token', 'slim', 'strip', 'line', 'full', 'shelf', 'brief', 'handle'];

interface Planned {
  foe: Plan;
  own: Plan;
  middle: MiddlePlan | null;
  battle: BattlePlan | null;
  hand: HandPlan | null;
  end: number;
  needed: number;
}

const GAP = 6;
function gapOf(room: Room): number {
  return ((isTiny(room) ? GAP / 3 : GAP) * room.text) / 16;
}
/** The height of the score sheet at the end, in sixteenths of the type size. */
const END = 120;
/** The height of the score sheet on a narrow board, where the parts of the sheet are below each other. */
const END_NARROW = 190;
/** The least height of the other side’s ground if it scrolls, in sixteenths of the type size. */
const LEAST_FOE = 32;

/** Returns the layout of a position in a room. `answers` are all the choices in a battle. */
export function laidOut(contents: Contents, answers: Answer[], room: Room): Layout {
  const layout = once(contents, answers, room);
  const { buttons } = contents;
  const tooHigh = layout.height > room.height + 1 && buttons.length > 1 && contents.folds;
  const folded = tooHigh ? buttons.length : 0;
  if (layout.listed.length + folded === 0) return layout;
  // An additional button opens the choices that do not fit on the table.
  const more = { words: contents.more(layout.listed, folded), hint: null };
  const again = once({ ...contents, buttons: tooHigh ? [more] : [more, ...buttons] }, answers, room);
  return { ...again, folded: tooHigh, more: contents.more(again.listed, folded) };
}

function once(contents: Contents, answers: Answer[], room: Room): Layout {
  const plan = memo(contents, answers, room);
  const { contest, choices } = contents.scene;
  const steps = contest
    ? BATTLE
    : choices.length > 0 && choices.every(({ at }) => contents.hand?.playable.has(at))
      ? ASKED
      : STEPS;
  let last: Planned | null = null;
  for (const [at, step] of steps.entries()) {
    const found = plan(step);
    if (!found) continue;
    last = found;
    if (found.needed <= room.height)
      return composed(richest(step, found, plan, room), contents, room, at / steps.length);
  }
  if (!last) throw new Error('lines have room everywhere');
  return composed(last, contents, room, 1 + (last.needed - room.height) / room.height);
}

/** Returns the plan of a step with richer forms for its parts, as far as the height of the room allows. */
function richest(step: Step, first: Planned, plan: (step: Step) => Planned | null, room: Room): Planned {
  const rank = ({ own, foe, hand }: Planned) =>
    [own.form, foe.form, hand?.form ?? 'full'].map((form) => RANKS.indexOf(form));
  let [most, best] = [step, first];
  // A richer form may need less height, which another part can then use, so all forms are tried again.
  for (const change of [...RICHER, ...RICHER]) {
    const found = plan({ ...most, ...change });
    if (!found || found.needed + (found.battle?.listed ?? 0) > room.height) continue;
    const before = rank(best);
    const changes = rank(found).map((each, at) => each - (before[at] ?? 0));
    if (changes.every((each) => each <= 0) && changes.some((each) => each < 0))
      [most, best] = [{ ...most, ...change }, found];
  }
  return best;
}

/** Returns a function that plans a step. A part that several steps share is planned only once. */
function memo(contents: Contents, answers: Answer[], room: Room): (step: Step) => Planned | null {
  const plans = new Map<string, unknown>();
  const kept = <T>(key: string, make: () => T): T => {
    if (!plans.has(key)) plans.set(key, make());
    return plans.get(key) as T;
  };
  const best = (side: 'own' | 'foe', forms: Form[]) =>
    forms
      .map((form) => kept(`${side} ${form}`, () => planned(contents[side], form, room)))
      .find((plan) => plan !== null);
  return ({ own, foe, hand, tight = 0 }) => {
    const mine = best('own', own);
    const theirs = best('foe', foe);
    const held = contents.hand;
    const shelf = held ? kept(`hand ${hand}`, () => plannedHand(held, hand, room)) : null;
    const battle = contents.scene.contest
      ? kept(`battle ${tight}`, () => plannedBattle(contents, answers, tight, room))
      : null;
    if (!mine || !theirs || (held && !shelf) || (contents.scene.contest && !battle)) return null;
    const middle = battle ? null : kept('middle', () => plannedMiddle(contents, contents.buttons, room));
    const u = room.text / 16;
    const end = contents.scene.sheet ? Math.min((room.width / u < 1200 ? END_NARROW : END) * u, room.height * 0.35) : 0;
    const between = (battle?.least ?? 0) + (middle?.height ?? 0);
    const gaps = (shelf || end > 0 ? 3 : 2) * gapOf(room) + 4 * u;
    const needed = theirs.least + mine.least + between + (shelf?.least ?? 0) + end + gaps;
    return { foe: theirs, own: mine, middle, battle, hand: shelf, end, needed };
  };
}

/** Places all parts from top to bottom. */
function composed(plan: Planned, contents: Contents, room: Room, gaveWay: number): Layout {
  const u = room.text / 16;
  const heights = shared(plan, room);
  const across = { x: 0, width: room.width };
  const gap = gapOf(room);
  let y = 2 * u;
  const next = (height: number): Box => {
    const box = { ...across, y, height };
    y += height + gap;
    return box;
  };
  const foe = laidSide(plan.foe, next(heights.foe), room);
  const battle = plan.battle ? laidBattle(plan.battle, next(heights.between), room) : null;
  const middle = plan.middle ? laidMiddle(plan.middle, next(heights.between), room) : null;
  const own = laidSide(plan.own, next(heights.own), room);
  const hand = plan.hand ? laidHand(plan.hand, next(heights.hand), room) : null;
  const end = plan.end > 0 ? next(heights.end) : null;
  const layout = { height: y - gap + 2 * u, foe, own, middle, battle, hand, end, gaveWay };
  return { ...layout, listed: battle ? [] : listed(layout, contents, room), folded: false, more: '' };
}

/**
 * Distributes the height that remains or is missing. The other side may get less than its least height, because it can
 * scroll.
 */
function shared(
  { foe, own, middle, battle, hand, end, needed }: Planned,
  room: Room,
): Record<'foe' | 'own' | 'between' | 'hand' | 'end', number> {
  const u = room.text / 16;
  const heights = {
    foe: foe.least,
    own: own.least,
    between: (battle?.least ?? 0) + (middle?.height ?? 0),
    hand: hand?.least ?? 0,
    end,
  };
  if (needed > room.height) {
    const missing = needed - room.height;
    const foeGives = Math.min(missing, Math.max(0, heights.foe - LEAST_FOE * u));
    const answers = battle ? battle.answers.height - Math.max(FINGER, HANDLE * u) - 2 * GAP * u : 0;
    const battleGives = Math.min(missing - foeGives, Math.max(0, answers));
    return { ...heights, foe: heights.foe - foeGives, between: heights.between - battleGives };
  }
  let left = room.height - needed;
  const grow = (part: keyof typeof heights, most: number, share: number) => {
    const more = Math.max(0, Math.min(most - heights[part], share));
    heights[part] += more;
    left -= more;
  };
  if (battle) grow('between', battle.most, left);
  const each = left / 3;
  if (hand) grow('hand', hand.most, each);
  grow('own', own.most, left / 2);
  grow('foe', foe.most, left);
  grow('own', own.most, left);
  if (hand) grow('hand', hand.most, left);
  // Both sides share the remaining height, except a side in the smallest form, which cannot use it.
  const grounds = (
    [
      ['own', own],
      ['foe', foe],
    ] as const
  ).filter(([, { form }]) => form !== 'line');
  for (const [part] of grounds) heights[part] += left / grounds.length;
  if (grounds.length === 0) heights[end > 0 ? 'end' : hand && hand.form !== 'handle' ? 'hand' : 'between'] += left;
  return heights;
}

/** The height of the handle that replaces the answers of a battle in the last step, in sixteenths of the type size. */
const HANDLE = 40;

/** Returns the ids of the things that can be chosen but are not drawn as targets. */
function listed(
  { foe, own, hand }: Omit<Layout, 'listed' | 'folded' | 'more'>,
  { offered, hand: held }: Contents,
  room: Room,
): string[] {
  const shown = new Set<string>(hand?.cards.filter(({ playable }) => playable).map(({ card }) => card.id));
  for (const id of targets(foe, room)) shown.add(id);
  for (const id of targets(own, room)) shown.add(id);
  const inHand = held?.playable ?? new Set<string>();
  return offered.filter((id) => !shown.has(id) && !inHand.has(id));
}

/** Returns the ids of everything on a side that can be clicked. */
export function targets({ units, bands, loners }: SideLaid, room: Room): string[] {
  const small = !room.touch;
  return [
    ...units.flatMap(({ unit, cards }) => [
      unit.id,
      ...cards.flatMap(({ card, drawn, tags }) => [
        // The cards in a line are not targets, because the line is one target as a whole.
        ...(drawn.form === 'line' ? [] : [card.id]),
        // Attached cards without names are no targets, because a press needs words in sight.
        ...(small && drawn.attached === 'rows' ? card.under.map(({ id }) => id) : []),
        ...tags.flatMap(({ captive, finger }) => (small || finger ? [captive.id] : [])),
      ]),
    ]),
    ...(small ? bands.map(({ place }) => place.id) : []),
    ...loners.map(({ loner }) => loner.thing.id),
  ];
}
