// The functions that a board needs in addition to the scene: one makes a choice, and one explains why there is no
// choice.

import type { Scene, Wording } from '../protocol';

export interface Offer {
  index: number;
  words: Wording;
}

/** Returns the first choice that points at this card or zone, if there is one. */
export function offerAt(scene: Scene, at: string): Offer | undefined {
  const index = scene.choices.findIndex((choice) => choice.at === at);
  const choice = scene.choices[index];
  return choice && { index, words: choice.words };
}

export interface Hands {
  act: (choice: number) => void;
  ask: (words: string) => void;
}
