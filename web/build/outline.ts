// Rounds outlines to whole numbers, which reduces them to a third of their size in bytes. Pictures are drawn so small
// that the difference is not visible.

/** The number of arguments of each SVG path command. */
const TAKES: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };

interface Pen {
  exact: [number, number];
  drawn: [number, number];
}

/** Returns the outline in whole numbers. Absolute points are rounded, so that errors do not accumulate. */
export function rounded(path: string): string {
  const tokens = path.match(/[a-z]|[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi) ?? [];
  const pen: Pen = { exact: [0, 0], drawn: [0, 0] };
  let start: Pen = { exact: [0, 0], drawn: [0, 0] };
  let [command, last, written] = ['', '', ''];
  for (let at = 0; at < tokens.length;) {
    if (/[a-z]/i.test(tokens[at] ?? '')) command = tokens[at++] ?? '';
    const kind = command.toLowerCase();
    const takes = TAKES[kind];
    if (takes === undefined) throw new Error(`a path cannot begin with ${command}`);
    const given = tokens.slice(at, at + takes).map(Number);
    at += takes;
    if (kind === 'z') Object.assign(pen, start);
    const numbers = stroke(kind, command === kind, given, pen);
    written += text(kind === last && kind !== 'm' ? '' : kind, numbers);
    last = kind;
    if (kind !== 'm') continue;
    start = { exact: [...pen.exact], drawn: [...pen.drawn] };
    command = command === 'm' ? 'l' : 'L';
  }
  return written;
}

/** Moves the pen. Returns the numbers to write, which are relative to the last rounded position of the pen. */
function stroke(kind: string, relative: boolean, given: number[], pen: Pen): number[] {
  const [x, y] = relative ? pen.exact : [0, 0];
  const [left, top] = pen.drawn;
  const goTo = (to: [number, number]) => {
    pen.exact = to;
    pen.drawn = [Math.round(to[0]), Math.round(to[1])];
  };
  const nth = (at: number) => given[at] ?? 0;
  switch (kind) {
    case 'z':
      return [];
    case 'h':
      goTo([x + nth(0), pen.exact[1]]);
      return [pen.drawn[0] - left];
    case 'v':
      goTo([pen.exact[0], y + nth(0)]);
      return [pen.drawn[1] - top];
    case 'a':
      goTo([x + nth(5), y + nth(6)]);
      return [...given.slice(0, 5).map(Math.round), pen.drawn[0] - left, pen.drawn[1] - top];
    default: {
      const points = given.map((value, at) => Math.round(value + (at % 2 === 0 ? x : y)) - (at % 2 === 0 ? left : top));
      goTo([x + nth(given.length - 2), y + nth(given.length - 1)]);
      return points;
    }
  }
}

/** Returns a command with its numbers as text. Only a number without a sign needs a space in front of it. */
function text(command: string, numbers: number[]): string {
  return numbers.reduce(
    (written, value, at) => written + (value >= 0 && (at > 0 || command === '') ? ' ' : '') + String(value),
    command,
  );
}
