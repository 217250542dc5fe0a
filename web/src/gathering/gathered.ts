// An invitation on the screen, as the messages of the server change it.

import type { FromServer, GatheringInfo } from '../protocol';

export interface Gathered {
  info: GatheringInfo;
  /**
   * `doubted` from a refusal until the server has sent the invitation again, and `gone` if the server has none under
   * this id any more.
   */
  state: 'open' | 'doubted' | 'gone';
}

/** Returns the invitation after a message about it, or null if its table has begun. */
export function after({ gathering, begun }: Extract<FromServer, { say: 'gathering' }>): Gathered | null {
  return begun ? null : { info: gathering, state: 'open' };
}

/** Returns the invitation after a refusal. The first one makes the page ask for it again, and the next one answers. */
export function doubted({ info, state }: Gathered): Gathered {
  return { info, state: state === 'open' ? 'doubted' : 'gone' };
}
