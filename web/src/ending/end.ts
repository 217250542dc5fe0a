// Assembles the contents of the page at the end from the last position and the overview of the game.

import type { Chronicle, Landmarks, Position, Sheet } from '../protocol';
import { overviews } from '../slider';

export interface End {
  sheet: Sheet;
  overview: Landmarks;
  chronicle: Chronicle;
}

/** Reports whether a game is scored. A lost solitaire is not, as its verdict says. */
export function isScored({ seats }: Sheet): boolean {
  return seats.length > 1 || seats.some(({ won }) => won);
}

/** Returns the contents, or null while the game continues or before its overview has arrived. */
export function endOf(position: Position, overview: Landmarks | null): End | null {
  const { sheet } = position.scene;
  if (!sheet || !overview?.chronicle || !overviews(overview, position)) return null;
  return overview.chronicle.stages.length > 0 ? { sheet, overview, chronicle: overview.chronicle } : null;
}
