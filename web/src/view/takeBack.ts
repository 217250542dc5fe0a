import type { Doings } from '../app.svelte';
import type { Position } from '../protocol';
import type { Say } from '../words';

/** Takes back the last decision, or shows the reason why it cannot be taken back. */
export function takeBack(position: Position, say: Say, ask: Doings['ask'], notice: Doings['notice']): void {
  if (position.undo === 'may') ask({ say: 'undo', at: position.row });
  else notice(say(`undo-${position.undo}`));
}
