// The decision of the reader that the server has not answered yet. If the connection breaks meanwhile, the decision is
// sent again. The server counts it once, and says so if it has come too late.

import type { FromClient, Position, Seat } from './protocol';

type Act = Extract<FromClient, { say: 'act' }>;

export class Unanswered {
  #kept: { act: Act; table: string; viewer: Seat | null } | null = null;
  /** True from a new connection to the first position on it. */
  #returns = false;

  /** Keeps a decision for the position that the reader sees. */
  keep(act: Act, { table, viewer }: Position): void {
    this.#kept = { act, table, viewer };
  }

  /** Forgets the decision: the server has refused it, or the reader has left the table. */
  forget(): void {
    this.#kept = null;
  }

  /** The connection is there again, and a position will follow. */
  relinked(): void {
    this.#returns = true;
  }

  /** Receives a position. Returns the decision if it is to be sent again. */
  placed({ table, viewer, row }: Position): Act | null {
    const [kept, returns] = [this.#kept, this.#returns];
    this.#returns = false;
    if (kept === null) return null;
    // On a screen that several people share, nobody sits after a break, and the reader decides again.
    const isAsked = returns && kept.table === table && kept.viewer === viewer;
    if (isAsked) return kept.act;
    if (returns || kept.table !== table || row > kept.act.at) this.forget();
    return null;
  }
}
