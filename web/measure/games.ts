// Plays the games for the measurements. The code runs in a page and uses the socket.

import type { Page } from '@playwright/test';
import type { FromServer, OptionValue } from '../src/protocol';

/** A seat for a person, or for a bot if `bot` is given as a level. */
export interface Seat {
  name: string;
  bot?: string;
}

interface Wanted {
  game: string;
  options?: Record<string, OptionValue>;
  seats: Seat[];
  /** The number of entries after which the game is left. */
  entries?: number;
}

/**
 * Begins a game and makes random choices for each person. Returns the table once it has enough entries or the game is
 * over.
 */
export function begin(page: Page, wanted: Wanted): Promise<{ table: string; entries: number }> {
  return page.evaluate(
    ({ game, options = {}, seats, entries = 0 }) =>
      new Promise<{ table: string; entries: number }>((resolve, reject) => {
        const socket = new WebSocket(new URL('/socket', location.href.replace(/^http/, 'ws')));
        const say = (message: unknown) => socket.send(JSON.stringify(message));
        // The same position may arrive twice, but must be answered only once.
        let answered = -1;
        socket.onopen = () => say({ say: 'create', game, options, seats });
        socket.onmessage = ({ data }: MessageEvent<string>) => {
          const message = JSON.parse(data) as FromServer;
          if (message.say === 'refused') reject(new Error(message.reason));
          if (message.say !== 'position' && message.say !== 'update') return;
          if (message.say === 'position' && message.pace !== 'instant') say({ say: 'pace', pace: 'instant' });
          const due = message.entries >= entries || message.turn === 'over';
          const { length } = (message.say === 'position' ? message.scene : message).choices;
          if (due) resolve({ table: message.table, entries: message.entries });
          else if (length > 0 && message.row > answered) {
            answered = message.row;
            say({ say: 'act', at: message.row, choice: Math.floor(Math.random() * length) });
          }
        };
      }),
    wanted,
  );
}

export function median(values: number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
