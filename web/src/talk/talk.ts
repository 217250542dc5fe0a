// The talk at a table, as the page has heard it.

import type { FromServer, TalkInfo, TalkNews, TalkSetting } from '../protocol';

/** The talk at the table on the screen. */
export interface Talk extends TalkSetting {
  /** The lines, oldest first. */
  lines: TalkInfo[];
  /** The number of times that the whole talk has come. A line that has not arrived by then is sent again. */
  times: number;
}

/** A warning of the host. */
export type Warning = Omit<Extract<FromServer, { say: 'warned' }>, 'say'>;

/** Returns the talk with news of it. */
export function heardTalk(before: Talk | null, { lines, whole }: TalkNews): Talk | null {
  if (whole) return { ...whole, lines, times: (before?.times ?? 0) + 1 };
  return before && { ...before, lines: [...before.lines, ...lines] };
}
