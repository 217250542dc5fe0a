// The slider through a game: a field for each round, and the position of each moment in it.

import { earlier, later } from './moment';
import type { Landmarks, LogLine, Position } from './protocol';

/** A round on the slider: its name, its first moment, and the first moment of the next round. */
export interface Field {
  name: string;
  from: number;
  to: number;
}

/** Returns the rounds of a game. Moments before the first round belong to the first round. */
export function fields({ lines, entries }: Landmarks): Field[] {
  const begun: { name: string; from: number }[] = [];
  for (const { entry, head } of lines) {
    if (head && head.round !== begun.at(-1)?.name) begun.push({ name: head.round, from: entry });
  }
  const [first, ...rest] = begun;
  if (!first) return [{ name: '', from: 0, to: Math.max(entries, 1) }];
  const rounds = [{ name: first.name, from: 0 }, ...rest];
  return rounds.map(({ name, from }, at) => ({ name, from, to: Math.max(rounds[at + 1]?.from ?? entries, from + 1) }));
}

/** Returns the place of a moment on the slider, from 0 to 1. All rounds have the same width. */
export function placeOf(rounds: Field[], entry: number): number {
  const at = Math.max(
    rounds.findLastIndex(({ from }) => from <= entry),
    0,
  );
  const round = rounds[at];
  if (!round) return 0;
  const within = Math.min((entry - round.from) / (round.to - round.from), 1);
  return (at + within) / rounds.length;
}

/** Returns the moment at a place on the slider, which is given from 0 to 1. */
export function momentAt(rounds: Field[], place: number): number {
  const along = Math.min(Math.max(place, 0), 1) * rounds.length;
  const at = Math.min(Math.floor(along), rounds.length - 1);
  const round = rounds[at];
  return round ? Math.round(round.from + (along - at) * (round.to - round.from)) : 0;
}

/**
 * Returns the landmarks to draw, at least `least` apart. Where landmarks are closer together, the later ones are left
 * out.
 */
export function marks({ lines }: Landmarks, rounds: Field[], least: number): { line: LogLine; place: number }[] {
  const shown: { line: LogLine; place: number }[] = [];
  for (const line of lines) {
    const place = placeOf(rounds, line.entry);
    const last = shown.at(-1);
    const isHead = line.sign === 'round' || line.sign === 'turn' || line.sign === 'deal';
    if (!isHead && (last === undefined || place - last.place >= least)) shown.push({ line, place });
  }
  return shown;
}

/** Returns the moment to which a key leads, or null if the slider does not use the key. */
export function moved(position: Position, overview: Landmarks, key: string): number | null {
  const { shown, entries } = position;
  const turns = overview.lines.filter(({ head }) => head).map(({ entry }) => entry);
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowDown':
      return earlier(position);
    case 'ArrowRight':
    case 'ArrowUp':
      return later(position);
    case 'PageUp':
      return turns.findLast((entry) => entry < shown) ?? 0;
    case 'PageDown':
      return turns.find((entry) => entry > shown) ?? entries;
    case 'Home':
      return 0;
    case 'End':
      return entries;
    default:
      return null;
  }
}

/** Reports whether an overview belongs to the game and the viewer on the page. */
export function overviews({ table, viewer, lang, entries }: Landmarks, position: Position): boolean {
  return (
    table === position.table && viewer === position.viewer && lang === position.lang && entries === position.entries
  );
}
