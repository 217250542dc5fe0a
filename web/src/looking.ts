// Where the reader looks at a table, kept until the tab is closed, so that a reload stays there.

import type { Position } from './protocol';

export interface Looking {
  /** The entry of the earlier position that is shown, or null at the newest. */
  entry?: number | null;
  /** The name of the drawer that is open, or null if none is. */
  drawer?: string | null;
}

const KEY = 'brickroad-looking';

/** Returns where the reader looked last at this table. Only the last table is remembered. */
export function looking(table: string): Looking {
  try {
    const value = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as {
      table?: unknown;
      entry?: unknown;
      drawer?: unknown;
    };
    if (value.table !== table) return {};
    return {
      entry: typeof value.entry === 'number' ? value.entry : null,
      drawer: typeof value.drawer === 'string' ? value.drawer : null,
    };
  } catch {
    return {};
  }
}

/** Notes where the reader looks now. What is left out stays as it was. */
export function look(table: string, now: Looking): void {
  try {
    const before = sessionStorage.getItem(KEY);
    const after = JSON.stringify({ ...looking(table), ...now, table });
    if (after !== before) sessionStorage.setItem(KEY, after);
  } catch {
    // Without storage a reload shows the newest position.
  }
}

/** Returns the earlier entry at which the reader looked before a reload, if the newest position is shown instead. */
export function lookedAt({ table, shown, entries, passTo }: Position): number | null {
  const { entry = null } = looking(table);
  return passTo === null && shown === entries && entry !== null && entry < entries ? entry : null;
}
