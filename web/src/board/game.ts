// Passes the name of the game from a board to the pictures of its cards.

import { getContext, setContext } from 'svelte';

const KEY = Symbol('game');

export function provideGame(name: () => string): void {
  setContext(KEY, name);
}

export function gameOf(): () => string {
  return getContext<(() => string) | undefined>(KEY) ?? (() => '');
}
