// Begins a finished game again. A position has no options, so they come from the head of the game's record.

import type { FromClient, GameInfo, OptionValue, Position } from './protocol';
import { recordAddress } from './socket';
import { turned } from './view/newGame';

/** The first line of a record, as docs/record.md says. */
interface Header {
  options?: Record<string, OptionValue>;
}

/** Returns the message that begins the same game with the same players, or nothing if the record does not arrive. */
export async function rematch(position: Position, games: GameInfo[]): Promise<FromClient | null> {
  const header = await head(position.table);
  if (header === null) return null;
  const { game } = position;
  const seats = position.seats.map(({ name, bot }) => ({ name, bot }));
  return {
    say: 'create',
    game,
    options: header.options ?? {},
    seats: changesSides(games, game) ? turned(seats) : seats,
  };
}

/** Reports whether a rematch changes sides: in a game with unlike sides. In the others chance decides who begins. */
export function changesSides(games: GameInfo[], game: string): boolean {
  return (games.find(({ name }) => name === game)?.seatTitles.length ?? 0) > 0;
}

/** Reads the first line of a record, and no more of it. */
async function head(table: string): Promise<Header | null> {
  try {
    const answer = await fetch(recordAddress(table));
    if (!answer.ok || answer.body === null) return null;
    const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    while (!text.includes('\n')) {
      const { done, value } = await reader.read();
      if (done) break;
      text += value;
    }
    await reader.cancel();
    // The server is ours, so the record has this head.
    return JSON.parse(text.split('\n')[0] ?? '') as Header;
  } catch {
    return null;
  }
}
