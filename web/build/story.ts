// The pictures of the log, with one for each kind of event.

import type { Sign } from '../src/protocol.ts';

export const STORY: Record<`sign-${Sign}`, string> = {
  'sign-change': 'round-star',
  'sign-start': 'flying-flag',
  'sign-round': 'sundial',
  'sign-turn': 'hourglass',
  'sign-phase': 'boot-prints',
  'sign-draw': 'card-draw',
  'sign-shuffle': 'cycle',
  'sign-look': 'eye-target',
  'sign-deal': 'cardboard-box',
  'sign-take': 'hand-ok',
  'sign-play': 'card-play',
  'sign-equip': 'knapsack',
  'sign-discard': 'card-discard',
  'sign-move': 'walking-boot',
  'sign-place': 'direction-sign',
  'sign-reveal': 'card-pick',
  'sign-roll': 'dice-six-faces-four',
  'sign-gain': 'two-coins',
  'sign-pay': 'pay-money',
  'sign-attack': 'crossed-swords',
  'sign-answer': 'checked-shield',
  'sign-battle': 'sword-clash',
  'sign-capture': 'linked-rings',
  'sign-return': 'return-arrow',
  'sign-text': 'open-book',
  'sign-fail': 'cancel',
  'sign-goal': 'finish-line',
  'sign-end': 'flag-objective',
};
