// The functions that a board needs in addition to the scene: one to make a choice, and one to explain why there is
// none.

import type { Scene, Wording } from '../protocol';

export interface Offer {
  index: number;
  words: Wording;
}

/** Returns the choice that points at this card or zone, if there is one. */
export function offerAt(scene: Scene, at: string): Offer | undefined {
  const index = scene.choices.findIndex((choice) => choice.at === at);
  const choice = scene.choices[index];
  return choice && { index, words: choice.words };
}

export interface Hands {
  act: (choice: number) => void;
  ask: (words: string) => void;
}
