// The answers in a battle: everything that the reader can choose, each with its result.

import { FINGER, type Box, type Room } from '../../../layout/box';
import { lines, longest, width } from '../../../layout/metrics';
import { subject } from '../../../board/subject';
import type { Contest, Scene, Seat, Wording } from '../../../protocol';
import { spoken } from '../../../wording';
import type { Say } from '../../../words';
import { thing, type Thing } from './contents';

export interface Answer {
  /** The id of the thing to click, or of a choice that points at nothing on the table. */
  at: string;
  /** The index of the choice, if it points at nothing on the table. Otherwise null. */
  loose: number | null;
  /** The index of the choice, if it is the only one of its card and needs a target, which its words then name. */
  only: number | null;
  thing: Thing | null;
  words: Wording;
  title: string;
  hint: string | null;
  /**
   * The comparison of the two totals in the hint, in words, and whether the reader would be ahead. Null if the hint
   * does not contain two totals.
   */
  verdict: { words: string; ahead: boolean; mine: number; theirs: number } | null;
}

export interface AnswerLaid {
  answer: Answer;
  box: Box;
  /** True if the answer shows the card's text in place of an unknown result, because the text fits. */
  tells: boolean;
}

export type AnswerForm = 'card' | 'row';

export interface AnswersPlan {
  form: AnswerForm;
  answers: Answer[];
  columns: number;
  width: number;
  /** The height of each row of answers. */
  rows: number[];
  height: number;
}

const ANSWER_GAP = 8;
export const TITLE: Record<AnswerForm, number> = { card: 17, row: 16 };
export const HINT: Record<AnswerForm, number> = { card: 19, row: 15 };
export const VERDICT = 13;
export const PICTURE: Record<AnswerForm, number> = { card: 62, row: 36 };
const LEAST = { card: 210, row: 150 };
const MOST = 340;

/** Returns one answer for each thing that can be clicked, even if several choices begin there. */
export function answersOf(scene: Scene, viewer: Seat | null, say: Say): Answer[] {
  return scene.choices.flatMap(({ at, to, words }, index, all): Answer[] => {
    const ways = all.filter((choice) => choice.at === at);
    if (ways[0] !== all[index]) return [];
    const hint = best(ways.map((way) => way.hint));
    const what = subject(scene, at);
    const [open = null] = what?.is === 'card' ? thing(what.card) : [];
    const verdict = scene.contest && hint !== null ? verdictOf(hint, scene.contest, viewer, say) : null;
    const only = ways.length === 1 && to !== null ? index : null;
    const title = only === null && open ? open.title : spoken(words);
    return [{ at, loose: what ? null : index, only, thing: open, words, title, hint, verdict }];
  });
}

/** Returns the hint with the highest total of the reader. It comes first in the hint. */
function best(hints: (string | null)[]): string | null {
  const total = (hint: string | null) => Number.parseInt(hint?.replace('−', '-') ?? '') || 0;
  return hints.reduce((one, other) => (total(other) > total(one) ? other : one));
}

/** Reads the two totals in a hint, of which the reader’s comes first. The attacker wins a tie. */
function verdictOf(hint: string, { sides }: Contest, viewer: Seat | null, say: Say): Answer['verdict'] {
  const [mine, theirs, ...more] = [...hint.matchAll(/[−-]?\d+/g)].map(([number]) => Number(number.replace('−', '-')));
  if (mine === undefined || theirs === undefined || more.length > 0) return null;
  const attacks = sides[0]?.seat === viewer;
  const ahead = mine > theirs || (mine === theirs && attacks);
  const by = Math.abs(mine - theirs);
  const words = say(
    by === 0 ? (ahead ? 'duel-tie-won' : 'duel-tie-lost') : ahead ? 'duel-ahead-by' : 'duel-behind-by',
    {
      by,
    },
  );
  return { words, ahead, mine, theirs };
}

/** Returns the plan of all answers in this form, in a column of this width, or null if the words do not fit. */
export function plannedAnswers(answers: Answer[], form: AnswerForm, full: number, room: Room): AnswersPlan | null {
  const u = room.text / 16;
  if (answers.length === 0) return { form, answers, columns: 1, width: full, rows: [], height: 0 };
  const gap = ANSWER_GAP * u;
  const most = Math.max(1, Math.floor((full + gap) / (LEAST[form] * u + gap)));
  for (let columns = Math.min(answers.length, most); columns >= 1; columns--) {
    const wide = Math.min(MOST * u, Math.floor((full + gap) / columns - gap));
    const heights = answers.map((answer) => heightOf(answer, form, columns === 1 ? full : wide, u));
    if (heights.some((height) => height === null) && columns > 1) continue;
    const least = Math.max(FINGER, (form === 'card' ? 84 : 44) * u);
    const rows = Array.from({ length: Math.ceil(answers.length / columns) }, (_, row) =>
      Math.max(least, ...heights.slice(row * columns, (row + 1) * columns).map((height) => height ?? 0)),
    );
    const height = rows.reduce((sum, each) => sum + each + gap, -gap);
    return { form, answers, columns, width: columns === 1 ? full : wide, rows, height };
  }
  return null;
}

/** Returns the width for the words of an answer, beside its picture if it has one. */
export function answerRoom({ thing }: Answer, form: AnswerForm, wide: number, u: number): number {
  return wide - (thing ? PICTURE[form] * u : 0) - 18 * u;
}

function heightOf(answer: Answer, form: AnswerForm, wide: number, u: number): number | null {
  const room = answerRoom(answer, form, wide, u);
  const { title, hint, verdict } = answer;
  if (longest(title, TITLE[form] * u) > room) return null;
  const told = hint ?? '';
  const apart = width(told, HINT[form] * u) + width(verdict?.words ?? '', VERDICT * u) + 24 * u > room;
  const verdictHeight =
    verdict && apart ? lines(verdict.words, VERDICT * u, room - 12 * u).length * (VERDICT * 1.1 + 4) * u : 0;
  const hintHeight = told === '' ? 0 : lines(told, HINT[form] * u, room).length * HINT[form] * 1.12 * u;
  const titleHeight = lines(title, TITLE[form] * u, room).length * TITLE[form] * 1.08 * u;
  return titleHeight + hintHeight + verdictHeight + 14 * u;
}

/** The height by which a row of cards may grow, in sixteenths of the type size. */
const GROWS = 30;

/** Returns the total height by which the rows of answers may grow. */
export function growth({ form, rows }: AnswersPlan, u: number): number {
  return form === 'card' ? rows.length * GROWS * u : 0;
}

function tells(answer: Answer, form: AnswerForm, { width: wide, height }: Box, u: number): boolean {
  const { thing, hint } = answer;
  if (!thing || hint !== null || thing.text === '') return false;
  const room = answerRoom(answer, form, wide, u);
  const px = VERDICT * u;
  const text = lines(thing.text, px, room).length * px * 1.15;
  return longest(thing.text, px) <= room && (heightOf(answer, form, wide, u) ?? height) + text <= height;
}

/** Places as many answers as fit into a box, starting at its upper left corner. */
export function laidAnswers(plan: AnswersPlan, box: Box, room: Room): AnswerLaid[] {
  const u = room.text / 16;
  const gap = ANSWER_GAP * u;
  const grown = Math.max(0, Math.min(growth(plan, u), box.height - plan.height)) / plan.rows.length;
  let y = box.y;
  return plan.rows.flatMap((least, row) => {
    const height = least + grown;
    const top = y;
    y += height + gap;
    if (top + height > box.y + box.height + 0.5) return [];
    return plan.answers.slice(row * plan.columns, (row + 1) * plan.columns).map((answer, at) => {
      const place = { x: box.x + at * (plan.width + gap), y: top, width: plan.width, height };
      return { answer, box: place, tells: tells(answer, plan.form, place, u) };
    });
  });
}
