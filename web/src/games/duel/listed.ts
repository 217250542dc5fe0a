// Passes the ids of the things whose choices are behind the handle from the board to all components on it.

import { getContext, setContext } from 'svelte';

const KEY = Symbol('listed');

export function provideListed(ids: () => readonly string[]): void {
  setContext(KEY, ids);
}

export function listed(): () => readonly string[] {
  return getContext<(() => readonly string[]) | undefined>(KEY) ?? (() => []);
}
