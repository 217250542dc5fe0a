// The frames around the things on the storyline board that can be chosen, as the style sheet draws them, and the marks
// that they must not cover.

import css from '../src/games/storyline/board.css?raw';
import type { Standee, Title } from '../src/games/storyline/layout/table';
import type { Box } from '../src/layout/box';

/** The distance in pixels to which a frame reaches around a standee on the road, and around anything else. */
export const FRAME = {
  figure: reach(':is(.offered, .target) {', '.storyline .view .figure'),
  other: reach('{', ', .aimed)'),
};

/** The width of the empty corners in the box of a gem, in pixels. */
const CORNER = 3;

/** Returns the boxes of the name and the Vitality of a standee. The sizes repeat those in `Standee.svelte`. */
export function marked({ box, name }: Standee): Box[] {
  const gem = Math.max(21.5, box.height * (name ? 0.31 : 0.4));
  const x = box.x + box.width + 1 - gem + CORNER;
  return [...(name ? [name] : []), { x, y: box.y + 1 + CORNER, width: gem - 2 * CORNER, height: gem - 2 * CORNER }];
}

/** Returns the boxes of the numbers on a Title Card. */
export function numbers({ name, total, income }: Title): Box[] {
  const inner = ({ x, y, width, height }: Box) => ({ x: x + 8, y: y + 4, width: width - 16, height: height - 8 });
  return [...(name ? [name] : []), inner(total), inner(income)];
}

/** Returns the reach of the outline and of the shadow without blur in the rule of the style sheet with this selector. */
function reach(end: string, selector: string): number {
  const from = css.indexOf(selector);
  const rule = css.slice(from, css.indexOf('}', css.indexOf(end, from)));
  const [outline = 0, offset = 0] = [/outline: (\d+)px/, /outline-offset: (-?[\d.]+)px/].map((size) =>
    Number(size.exec(rule)?.[1] ?? 0),
  );
  const shadows = [...rule.matchAll(/0 0 0 (\d+)px/g)].map(([, spread]) => Number(spread));
  return Math.max(outline + offset, ...shadows);
}
