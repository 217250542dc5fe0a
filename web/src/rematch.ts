// Begins a finished game again. A position does not contain the options of its game, so they come from the header of
// the game's record.

import type { FromClient, GameInfo, OptionValue, Position } from './protocol';
import { recordAddress } from './socket';
import { turned } from './view/newGame';

/** The first line of a record, as described in docs/record.md. */
interface Header {
  options?: Record<string, OptionValue>;
}

/** Returns the message that begins the same game with the same players, or null if the record is not available. */
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

/**
 * Reports whether a rematch changes sides, as in a game with unequal sides. In all other games, chance decides who
 * begins.
 */
export function changesSides(games: GameInfo[], game: string): boolean {
  return (games.find(({ name }) => name === game)?.seatTitles.length ?? 0) > 0;
}

/** Reads the first line of a table's record. Returns the header in it, or null if the record is not available. */
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
    // The record comes from our own server, so it has such a header.
    return JSON.parse(text.split('\n')[0] ?? '') as Header;
  } catch {
    return null;
  }
}
