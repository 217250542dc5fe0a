// The battle: both totals on one scale, the cards that contribute to them, and every answer with its result.

import { FINGER, LEAST_TYPE, type Box, type Room } from '../../../layout/box';
import { lines, longest, width } from '../../../layout/metrics';
import type { Contest, ContestSide, Part } from '../../../protocol';
import { growth, laidAnswers, plannedAnswers, type Answer, type AnswerLaid, type AnswersPlan } from './answers';
import type { Contents, Thing } from './contents';
import { isTiny, laidMiddle, plannedMiddle, type MiddleLaid, type MiddlePlan } from './middle';
import { columnForm, partForm, worded, type PartForm } from './part';

export interface PartLaid {
  part: Part;
  thing: Thing | null;
  /** The words that fit: all words of the part, or only the name of its card without the bearer. */
  words: string;
  box: Box;
  /** The height at the foot of the part that negative parts cover. */
  covered: number;
  form: PartForm;
}

export interface FighterLaid {
  side: ContestSide;
  head: Box;
  die: Box;
  total: Box;
  /** The type size of the number of the total. */
  figure: number;
  /** The bar that shows the parts of the total. */
  bar: Box;
  parts: PartLaid[];
  /** The number of pixels for one point of Force. */
  scale: number;
  /**
   * The number of parts that do not fit, and the place where this number is shown. The details of the total list these
   * parts.
   */
  more: number;
  rest: Box | null;
}

/** The height of a line of the title, in multiples of its type size. A lower line would cut off letters. */
const TITLE_LINE = 1.3;

export interface BattleLaid {
  box: Box;
  /** True if the cards that contribute to the totals are listed in two columns instead of in the bars. */
  columns: boolean;
  title: Box;
  titlePx: number;
  standing: Box;
  /** True if the title is shown, and true if the state of the fight and the bars are shown too. */
  headed: boolean;
  said: boolean;
  fighters: FighterLaid[];
  question: MiddleLaid;
  answers: AnswerLaid[];
  answerForm: AnswersPlan['form'];
  /** The button that opens the answers that do not fit, and the number of these answers. */
  handle: Box | null;
  hidden: number;
}

export interface BattlePlan {
  contest: Contest;
  things: Map<string, Thing>;
  titlePx: number;
  titleHeight: number;
  standingHeight: number;
  /** The height of one bar, in pixels. It is not used for columns. */
  bar: number;
  rows: number;
  /** The height of a row of the columns, in sixteenths of the type size. */
  row: number;
  /** True if the title is shown, and true if the state of the fight and the bars are shown too. */
  headed: boolean;
  said: boolean;
  columns: boolean;
  question: MiddlePlan;
  answers: AnswersPlan;
  least: number;
  most: number;
  /** The additional height for the names of all parts of the totals in columns. */
  listed: number;
}

const PAD = 10;
const GAP = 6;
/** The height by which the two bars together may grow, in sixteenths of the type size. */
const GROWS = 40;
export const STANDING = 15;
/** The type size of a title that stands alone, in sixteenths of the type size. */
const SHORT = 14;
const DIE = 44;
const TINY_DIE = 32;
function dieOf(said: boolean, u: number): number {
  return said ? DIE * u : Math.max(TINY_DIE * u, FINGER);
}
const HEAD = 92;
/** The height of the flag below a total that is ahead, in sixteenths of the type size. */
const FLAG = 14;
const TOTAL = 74;
const COLUMN_GAP = 10;
const PART_ROW = 25;
/**
 * The height of a row in narrow columns, where names need two lines, and the greatest width of such a column. Both are
 * in sixteenths of the type size.
 */
const SLENDER_ROW = 30;
const SLENDER = 220;
/** The height by which a row of a column may grow, in sixteenths of the type size. */
const ROW_GROWS = 6;
/** The height of a bar below the two columns, in sixteenths of the type size. */
const THIN = 14;
/**
 * The heights of a bar in sixteenths of the type size, and the numbers of rows in a column, by the value of `tight`.
 */
const BARS = [64, 50, 42, 42, 42, 42];
const ROWS = [16, 6, 2, 0, 0, 0];
export const TIGHTEST = 5;
/** The first values of `tight` without the waiting attacks, and without the state of the fight and the bars. */
const NOT_WAITING = 3;
const NOT_SAID = 4;

/**
 * Returns the plan of the battle, or null if there is none or the answers do not fit. A higher `tight` leaves out more.
 */
export function plannedBattle(contents: Contents, answers: Answer[], tight: number, room: Room): BattlePlan | null {
  const { contest } = contents.scene;
  if (!contest) return null;
  const u = room.text / 16;
  const full = room.width - 2 * PAD * u;
  const columns = room.width / u < 800;
  const form = tight === 0 && !columns ? 'card' : 'row';
  const plan = plannedAnswers(answers, form, full, room);
  // The waiting attacks have their numbers on the units too, so they are left out before the title and the stakes.
  const asked = tight < NOT_WAITING ? contents : { ...contents, waiting: [] };
  const question = plannedMiddle(asked, contents.buttons, { ...room, width: full });
  if (!plan) return null;
  // In the last step only the totals, the question and the answers remain. Pressing a total opens the words of the
  // title.
  const headed = tight < TIGHTEST;
  const said = tight < NOT_SAID;
  const sized = said ? titleType(contest.title, full, columns, room) : SHORT * u;
  const titleHeight = headed ? lines(contest.title, sized, full).length * sized * TITLE_LINE : 0;
  const standingHeight = said ? lines(contest.standing, STANDING * u, full).length * STANDING * 1.15 * u : 0;
  const deepest = deepestOf(contest);
  const rows = Math.min(ROWS[tight] ?? 0, deepest);
  const row = (full - COLUMN_GAP * u) / 2 < SLENDER * u ? SLENDER_ROW : PART_ROW;
  const bar = (BARS[tight] ?? 42) * u;
  const scene = columns ? columnsHeight(rows, said, row, u) : 2 * bar + GAP * u;
  const pad = (said ? PAD : 4) * u;
  const least =
    2 * pad +
    titleHeight +
    standingHeight +
    scene +
    question.height +
    plan.height +
    (plan.height > 0 ? 3 : 2) * GAP * u;
  const rowsGrow = said ? (deepest - rows) * row + deepest * ROW_GROWS : 0;
  const most = least + (columns ? rowsGrow : GROWS) * u + growth(plan, u);
  const things = titled(contents);
  return {
    contest,
    things,
    titlePx: sized,
    titleHeight,
    standingHeight,
    bar,
    rows,
    row,
    headed,
    said,
    columns,
    question,
    answers: plan,
    least,
    most,
    listed: columns && said ? (deepest - rows) * row * u : 0,
  };
}

/** Returns the largest type size at which the title fits on one line, or else the usual size. */
function titleType(title: string, full: number, columns: boolean, room: Room): number {
  const u = room.text / 16;
  const most = isTiny(room) ? LEAST_TYPE : columns ? 17 : 23;
  const sizes = columns ? [most, most - 1, most - 2] : [most, most - 1, most - 2, most - 3, most - 4];
  const line = sizes.find((size) => size >= LEAST_TYPE && width(title, size * u) <= full);
  if (line !== undefined) return line * u;
  return (longest(title, most * u) > full ? LEAST_TYPE : most) * u;
}

function columnsHeight(rows: number, said: boolean, row: number, u: number): number {
  return dieOf(said, u) + (20 + 4 + rows * row + (rows > 0 ? 4 : 0) + (said ? 2 * THIN + 4 : 0)) * u;
}

/** Returns the card that a part names. For an attached card, the part also has the bearer's name in parentheses. */
function named({ words }: Part, things: Map<string, Thing>): Thing | null {
  return things.get(words) ?? things.get(words.replace(/ \(.*$/, '')) ?? null;
}

/** Returns the cards of both sides by title, because the parts of a total refer to cards by title only. */
function titled({ scene, foe, own }: Contents): Map<string, Thing> {
  const members = [foe, own].flatMap(({ units }) => units.flatMap((unit) => unit.members));
  const played = scene.contest?.sides.flatMap(({ cards }) => cards) ?? [];
  const all = [...foe.places, ...own.places, ...members.flatMap(({ under }) => under), ...members];
  const from = played.flatMap((card) =>
    card.face.side === 'up'
      ? [{ card, id: card.id, title: card.face.title, tint: card.face.tint, mark: '', text: '' }]
      : [],
  );
  return new Map([...all, ...from].map((thing) => [thing.title, thing]));
}

function deepestOf({ sides }: Contest): number {
  return Math.max(...sides.map(({ total }) => total.parts.length));
}

/**
 * Returns the number of rows in a column that has this much extra height, and the height of each row in sixteenths of
 * the type size.
 */
function rowsOf(
  { rows, row: part, said, contest }: BattlePlan,
  spare: number,
  u: number,
): { rows: number; row: number } {
  const more = said ? Math.min(deepestOf(contest) - rows, Math.floor(spare / (part * u))) : 0;
  const all = rows + more;
  const left = spare / u - more * part;
  return { rows: all, row: part + (all > 0 ? Math.min(ROW_GROWS, left / all) : 0) };
}

/** Places the parts of a battle in a box. */
export function laidBattle(plan: BattlePlan, box: Box, room: Room): BattleLaid {
  const u = room.text / 16;
  const gap = GAP * u;
  const pad = (plan.said ? PAD : 4) * u;
  const inner: Box = { ...box, x: box.x + PAD * u, width: box.width - 2 * PAD * u };
  const spare = Math.max(0, Math.min(box.height, plan.most) - plan.least);
  const extra = Math.min(spare, GROWS * u) / 2;
  const { rows, row } = rowsOf(plan, spare, u);
  const title = { ...inner, y: box.y + pad, height: plan.titleHeight };
  const standing = { ...inner, y: title.y + title.height, height: plan.standingHeight };
  const top = standing.y + standing.height + gap;
  const bar = plan.bar + (plan.columns ? 0 : extra);
  const height = plan.columns ? columnsHeight(rows, plan.said, row, u) : 2 * bar + gap;
  const scale = scaleOf(plan, inner.width, u);
  const fighters = plan.contest.sides.map((side, at) =>
    plan.columns
      ? inColumn(side, plan, { ...inner, y: top, height }, { at, scale, rows, row: row * u }, u)
      : inBar(side, plan, { ...inner, y: top + at * (bar + gap), height: bar }, scale, u),
  );
  const asked = { ...inner, y: top + height + gap, height: plan.question.height };
  const answersTop = asked.y + asked.height + (plan.answers.height > 0 ? gap : 0);
  const rest: Box = { ...inner, y: answersTop, height: box.y + box.height - pad - answersTop };
  return {
    box,
    columns: plan.columns,
    title,
    titlePx: plan.titlePx,
    standing,
    headed: plan.headed,
    said: plan.said,
    fighters,
    question: laidMiddle(plan.question, asked, { ...room, width: inner.width }),
    answerForm: plan.answers.form,
    ...withHandle(plan.answers, rest, room),
  };
}

/** Places the answers. If some do not fit, a handle below the others opens all of them. */
function withHandle(plan: AnswersPlan, box: Box, room: Room): Pick<BattleLaid, 'answers' | 'handle' | 'hidden'> {
  const all = laidAnswers(plan, box, room);
  if (all.length === plan.answers.length) return { answers: all, handle: null, hidden: 0 };
  const height = Math.min(Math.max(FINGER, (40 * room.text) / 16), Math.max(FINGER, box.height));
  const some = laidAnswers(plan, { ...box, height: box.height - height - GAP }, room);
  const y = Math.max(box.y, ...some.map((one) => one.box.y + one.box.height + GAP));
  return { answers: some, handle: { ...box, y, height }, hidden: plan.answers.length - some.length };
}

/** Returns the number of pixels for one point of Force. Both sides have the same scale. */
function scaleOf({ contest, columns }: BattlePlan, full: number, u: number): number {
  const most = Math.max(1, ...contest.sides.map(({ total }) => positive(total.parts)));
  const room = columns ? full : full - (HEAD + DIE + TOTAL) * u;
  return Math.max(0.5, room / (most + Math.max(3, most * 0.12)));
}

function positive(parts: Part[]): number {
  return parts.reduce((sum, { value }) => sum + Math.max(0, value), 0);
}

function inBar(side: ContestSide, { things }: BattlePlan, box: Box, scale: number, u: number): FighterLaid {
  const head = { ...box, width: HEAD * u };
  const size = Math.min(DIE * u, box.height);
  const die = { x: box.x + head.width, y: box.y + (box.height - size) / 2, width: size, height: size };
  const total = { ...box, x: box.x + (HEAD + DIE) * u, width: (TOTAL - 8) * u };
  const bar = { ...box, x: box.x + (HEAD + DIE + TOTAL) * u, width: box.width - (HEAD + DIE + TOTAL) * u };
  let x = bar.x;
  const strip = STRIP * bar.height;
  // Negative parts come after the positive ones.
  const placed = side.total.parts
    .toSorted((a, b) => Number(a.value < 0) - Number(b.value < 0))
    .map((part) => {
      const wide = Math.abs(part.value) * scale;
      // A negative part is a strip at the foot of the parts before it, so that it hides none of them.
      if (part.value < 0) x -= wide;
      const box =
        part.value < 0
          ? { x, y: bar.y + bar.height - strip, width: wide, height: strip }
          : { x, y: bar.y, width: wide, height: bar.height };
      if (part.value > 0) x += wide;
      return { part, thing: named(part, things), box };
    });
  const parts = placed.map(({ part, thing, box }): PartLaid => {
    const covered = part.value > 0 && box.x + box.width > x + 0.5 ? strip : 0;
    const free = { ...box, height: box.height - covered };
    return { part, thing, box, covered, ...worded(part, thing, (words) => partForm(words, thing, free, u)) };
  });
  return {
    side,
    head,
    die,
    total,
    figure: totalType({ ...total, height: total.height - FLAG * u }, u),
    bar,
    parts,
    scale,
    more: 0,
    rest: null,
  };
}

/** The height of a strip for a negative part, as a share of the height of the bar. */
const STRIP = 0.4;

/** Returns the type size at which a total fits into its box. */
function totalType({ width: wide, height: high }: Box, u: number): number {
  return Math.min(34 * u, wide / 1.8, high);
}

/** The index of a column, the number of pixels for one point of Force, and the number and the height of its rows. */
interface Column {
  at: number;
  scale: number;
  rows: number;
  row: number;
}

function inColumn(
  side: ContestSide,
  plan: BattlePlan,
  box: Box,
  { at, scale, rows, row }: Column,
  u: number,
): FighterLaid {
  const gap = COLUMN_GAP * u;
  const wide = (box.width - gap) / 2;
  const x = box.x + at * (wide + gap);
  const head = { x, y: box.y, width: wide, height: 20 * u };
  const high = dieOf(plan.said, u);
  const size = Math.min(high, wide * 0.42);
  const die = { x, y: head.y + head.height, width: size, height: high };
  const total = { x: x + size, y: die.y, width: wide - size, height: high };
  const { things } = plan;
  const all = side.total.parts;
  const shown = all.length <= rows ? all.length : Math.max(0, rows - 1);
  const parts = all.slice(0, shown).map((part, nth): PartLaid => {
    const box = { x, y: die.y + die.height + 4 * u + nth * row, width: wide, height: row };
    const thing = named(part, things);
    return { part, thing, box, covered: 0, ...worded(part, thing, (words) => columnForm(words, thing, box, u)) };
  });
  const bar = { ...box, y: box.y + box.height - (2 + (2 - at) * THIN) * u, height: THIN * u };
  const figure = totalType(total, u);
  const more = all.length - shown;
  const top = die.y + die.height + 4 * u + shown * row;
  const rest = more > 0 && rows > 0 ? { x, y: top, width: wide, height: row } : null;
  return { side, head, die, total, figure, bar, parts, scale, more, rest };
}
