// The place that the reader looks at on a table. It is kept until the tab is closed, so that a reload returns to it.

import type { Position } from './protocol';

export interface Looking {
  /** The entry of the earlier position on the page, or null at the newest position. */
  entry?: number | null;
  /** The name of the open drawer, or null if none is open. */
  drawer?: string | null;
}

const KEY = 'brickroad-looking';

/** Returns the place that the reader last looked at on this table. Only the last table is remembered. */
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

/** Stores the place that the reader looks at now. Members that are not given keep their values. */
export function look(table: string, now: Looking): void {
  try {
    const before = sessionStorage.getItem(KEY);
    const after = JSON.stringify({ ...looking(table), ...now, table });
    if (after !== before) sessionStorage.setItem(KEY, after);
  } catch {
    // If the browser stores nothing, a reload shows the newest position.
  }
}

/**
 * Returns the earlier entry that the reader looked at before a reload, or null if there is none or an earlier position
 * is shown already.
 */
export function lookedAt({ table, shown, entries, passTo }: Position): number | null {
  const { entry = null } = looking(table);
  return passTo === null && shown === entries && entry !== null && entry < entries ? entry : null;
}
