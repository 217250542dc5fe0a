// Passes each position of a file to the layout of its game, at every window size. Prints the complaints.

import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Position } from '../src/protocol';
import { complaints } from './checks';
import { LAYOUTS } from './games';
import { room, WINDOWS, type Window } from './sizes';

/** The greatest number of complaints to print. */
const SHOWN = 40;
/** The number of hardest positions to print. */
const HARDEST = 12;

interface Hard {
  line: number;
  gaveWay: number;
  window: Window;
}

/** Returns the complaints about a position in a window, and a measure of everything that its layout left out. */
export function tried(position: Position, window: Window): { wrong: string[]; gaveWay: number } {
  const laidOut = LAYOUTS[position.game];
  if (!laidOut) throw new Error(`no layout is tested for ${position.game}`);
  const size = room(window);
  const laid = laidOut(position, size);
  return {
    wrong: complaints(
      laid,
      size,
      position.scene.choices.map(({ at }) => at),
    ),
    gaveWay: laid.gaveWay,
  };
}

/** Tries all positions of a file, which has one on each line. Returns true if there are no complaints. */
export async function tryAll(file: string | undefined): Promise<boolean> {
  const say = (words: string) => process.stdout.write(`${words}\n`);
  if (file === undefined) {
    say('which file of positions?');
    return false;
  }
  const began = performance.now();
  let [line, wrong] = [0, 0];
  let hardest: Hard[] = [];
  for await (const text of createInterface({ input: createReadStream(file) })) {
    line += 1;
    const position = JSON.parse(text) as Position;
    const sums = WINDOWS.map((window) => {
      const found = tried(position, window);
      if (found.wrong.length > 0 && (wrong += 1) <= SHOWN)
        say(`line ${line}, ${named(window)}: ${found.wrong.slice(0, 3).join('; ')}`);
      return { line, gaveWay: found.gaveWay, window };
    });
    const most = sums.reduce((one, other) => (other.gaveWay > one.gaveWay ? other : one));
    hardest = [...hardest, most].sort((a, b) => b.gaveWay - a.gaveWay).slice(0, HARDEST);
  }
  for (const { line, gaveWay, window } of hardest) say(`hard: line ${line}, ${named(window)}, ${gaveWay.toFixed(2)}`);
  const layouts = line * WINDOWS.length;
  say(
    `${line} positions, ${layouts} layouts, ${((performance.now() - began) / layouts).toFixed(2)} ms each: ${wrong} wrong`,
  );
  return wrong === 0;
}

function named({ width, height, zoom }: Window): string {
  return `${width}×${height}${zoom === 1 ? '' : ` at ${zoom * 100} %`}`;
}
