// The line between both sides, with the stage of the game, the prompt and the buttons. A battle takes its place.

import { FINGER, LEAST_TYPE, type Box, type Room } from '../../../layout/box';
import { lines, longest, width } from '../../../layout/metrics';
import type { Contents } from './contents';

export interface MiddleLaid {
  box: Box;
  /** The box of the stage and the prompt. */
  prompt: Box;
  /** The type sizes of the prompt and of the stage above it. `stage` is 0 if the stage is for screen readers only. */
  px: number;
  stage: number;
  buttons: Box | null;
  button: number;
  /** The total width that a button needs beside its words. */
  around: number;
  /** The box of the declared attacks that have not been fought yet. */
  waiting: Box | null;
}

export interface MiddlePlan extends Omit<MiddleLaid, 'box' | 'prompt' | 'buttons' | 'waiting'> {
  promptWidth: number;
  promptHeight: number;
  buttonsWidth: number;
  buttonsHeight: number;
  /** True if the buttons are below the prompt instead of beside it. */
  below: boolean;
  waitingHeight: number;
  height: number;
}

const PAD = 8;
const STAGE = 15;
export const PROMPT_LEADING = 1.1;
const SIZES = [26, 24, 22, 20, 18, 16, 15];
const NARROW_SIZES = [18, 17, 16, 15, 14, 13];
const TINY_SIZES = [15, 14, 13];
/** The most rows of a prompt on a tiny board, unless its type has the least size. */
const TINY_ROWS = 6;
const BUTTON = 17;
const HINT = 14;

/** Reports whether the board is so small for its type that all type has the least size. */
export function isTiny({ width, height, text }: Room): boolean {
  return width / (text / 16) < 300 || height / (text / 16) < 340;
}

function buttonType(room: Room): { button: number; hint: number; around: number } {
  const u = room.text / 16;
  return isTiny(room)
    ? { button: LEAST_TYPE * u, hint: LEAST_TYPE * u, around: 16 * u }
    : { button: BUTTON * u, hint: HINT * u, around: 36 * u };
}
/** The width of the mark in front of a prompt that asks for a choice, in multiples of the type size. */
const MARK = 1.3;

/** Returns the plan of the line in a room of this width. */
export function plannedMiddle(contents: Contents, buttons: Contents['buttons'], room: Room): MiddlePlan {
  const u = room.text / 16;
  const full = room.width - 2 * PAD * u;
  const waitingHeight = waitingHeightOf(contents, full, room);
  // The buttons are beside the prompt if this needs less height, and otherwise below the prompt.
  const shares = buttons.length === 0 ? [1] : [1, 0.46, 0.36];
  const plans = shares.flatMap((share) => {
    const size = buttonSizes(buttons, full * share, room);
    const found = size && planned(contents, size, share === 1, room);
    return found && (share === 1 || fits(contents.prompt, found)) ? [found] : [];
  });
  const lowest = plans.reduce((one, other) => (other.height < one.height - 2 * u ? other : one));
  const height = Math.max(44 * u, lowest.height + 6 * u) + (waitingHeight > 0 ? waitingHeight + 4 * u : 0);
  return { ...lowest, waitingHeight, height };
}

/** Reports whether every word of the prompt fits beside the buttons. */
function fits(prompt: string, { px, promptWidth }: Pick<MiddlePlan, 'px' | 'promptWidth'>): boolean {
  return longest(prompt, px) <= promptWidth - MARK * px;
}

interface Size {
  width: number;
  height: number;
}

function planned(contents: Contents, size: Size, below: boolean, room: Room): Omit<MiddlePlan, 'waitingHeight'> {
  const u = room.text / 16;
  const full = room.width - 2 * PAD * u;
  const promptWidth = below ? full : full - size.width - 12 * u;
  const px = promptSize(contents.prompt, promptWidth, room);
  // On a tiny board the stage is for screen readers only.
  const stage = isTiny(room) ? 0 : STAGE * u;
  const stageLines = stage === 0 ? 0 : lines(contents.heading, stage, promptWidth, 'caps').length;
  const rows = lines(contents.prompt, px, promptWidth - MARK * px).length;
  const promptHeight = Math.ceil(stageLines * stage * 1.15 + rows * px * PROMPT_LEADING + 3 * u);
  const apart = below && size.width > 0;
  return {
    px,
    stage,
    button: buttonType(room).button,
    around: buttonType(room).around,
    promptWidth,
    promptHeight,
    buttonsWidth: size.width,
    buttonsHeight: size.height,
    below: apart,
    height: apart ? promptHeight + size.height + 4 * u : Math.max(promptHeight, size.height),
  };
}

function promptSize(prompt: string, full: number, room: Room): number {
  const u = room.text / 16;
  const narrow = room.width / u < 700;
  const sizes = isTiny(room) ? TINY_SIZES : narrow ? NARROW_SIZES : SIZES;
  const one = sizes.find((size) => size >= 18 && width(prompt, size * u) + MARK * size * u <= full);
  if (one !== undefined) return one * u;
  const most = isTiny(room) ? TINY_ROWS : Infinity;
  const fits = sizes.find((size) => {
    const inner = full - MARK * size * u;
    return size <= 18 && longest(prompt, size * u) <= inner && lines(prompt, size * u, inner).length <= most;
  });
  return (fits ?? 13) * u;
}

/** Returns the size of the buttons, side by side or in several rows, or null if a word does not fit. */
function buttonSizes(buttons: Contents['buttons'], full: number, room: Room): Size | null {
  const u = room.text / 16;
  const gap = 8 * u;
  const { button, hint: small, around } = buttonType(room);
  let [x, widest, tallest, above] = [0, 0, 0, 0];
  for (const { words, hint } of buttons) {
    const natural = Math.max(width(words, button), width(hint ?? '', small)) + around;
    const wide = Math.min(natural, full);
    if (longest(words, button) + around > full && full < room.width * 0.8) return null;
    const count = lines(words, button, wide - around).length;
    const hints = hint === null ? 0 : lines(hint, small, wide - around).length;
    const height = Math.max(
      FINGER,
      (isTiny(room) ? 24 : 40) * u,
      count * button * 1.1 + hints * small * 1.1 + (isTiny(room) ? 6 : 14) * u,
    );
    if (x > 0 && x + wide > full) [x, above, tallest] = [0, above + tallest + 6 * u, 0];
    x += wide + gap;
    widest = Math.max(widest, x - gap);
    tallest = Math.max(tallest, height);
  }
  return { width: Math.min(full, widest), height: above + tallest };
}

/**
 * The width of everything around the name of a declared attack, such as its number, gaps and edges, in sixteenths of
 * the type size.
 */
const AROUND_ATTACK = 46;

/** Returns the height of the list of declared attacks, with as many attacks in a row as fit. */
function waitingHeightOf({ waiting }: Contents, full: number, room: Room): number {
  if (waiting.length === 0) return 0;
  const u = room.text / 16;
  const least = Math.max(28 * u, room.touch ? FINGER : 0);
  const gap = 6 * u;
  let [x, height, row] = [0, 0, least];
  for (const { face } of waiting) {
    const words = face.side === 'up' ? face.title : face.label;
    const wide = Math.min(full, width(words, 15 * u) + AROUND_ATTACK * u);
    const rows = lines(words, 15 * u, wide - AROUND_ATTACK * u + 1).length;
    if (x > 0 && x + wide > full) [x, height, row] = [0, height + row + 4 * u, least];
    row = Math.max(row, rows * 17 * u + 8 * u);
    x += wide + gap;
  }
  return height + row;
}

export function laidMiddle(plan: MiddlePlan, box: Box, room: Room): MiddleLaid {
  const u = room.text / 16;
  const { px, stage, button, around } = plan;
  const x = box.x + PAD * u;
  const inner = box.height - (plan.waitingHeight > 0 ? plan.waitingHeight + 4 * u : 0);
  const stack = plan.promptHeight + (plan.below ? plan.buttonsHeight + 4 * u : 0);
  const top = box.y + (inner - stack) / 2;
  const prompt = { x, y: top, width: plan.promptWidth, height: plan.promptHeight };
  const buttons: Box = plan.below
    ? { x, y: top + plan.promptHeight + 4 * u, width: box.width - 2 * PAD * u, height: plan.buttonsHeight }
    : {
        x: box.x + box.width - PAD * u - plan.buttonsWidth,
        y: box.y + (inner - plan.buttonsHeight) / 2,
        width: plan.buttonsWidth,
        height: plan.buttonsHeight,
      };
  const waiting = { x, y: box.y + inner, width: box.width - 2 * PAD * u, height: plan.waitingHeight };
  return {
    box,
    px,
    stage,
    button,
    around,
    prompt,
    buttons: plan.buttonsWidth > 0 ? buttons : null,
    waiting: plan.waitingHeight > 0 ? waiting : null,
  };
}
