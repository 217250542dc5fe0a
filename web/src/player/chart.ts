// The chart of a rating over time: a line, and around it the interval in which the skill lies.

import type { RatingPoint } from '../protocol';

/** The size of the chart, in its own units. */
export const ROOM = { width: 320, height: 110 };

export interface RatingChart {
  /** The path of the ratings. */
  line: string;
  /** The path around the intervals. */
  band: string;
  /** The newest rating. */
  last: { x: number; y: number };
  /** Round numbers of the scale. */
  levels: { y: number; words: string }[];
}

/** The room for the numbers of the scale. */
const LEFT = 38;
const EDGE = 6;

/** Returns the chart of at least one rating. The games are equally far apart, because many may fall on one day. */
export function charted(course: readonly RatingPoint[]): RatingChart {
  const low = Math.min(...course.map(({ rating, interval }) => rating - interval));
  const high = Math.max(...course.map(({ rating, interval }) => rating + interval));
  const x = (at: number) => LEFT + ((ROOM.width - LEFT - EDGE) * (at + 1)) / (course.length + 1);
  const y = (rating: number) => EDGE + ((ROOM.height - 2 * EDGE) * (high - rating)) / Math.max(high - low, 1);
  const path = (points: [number, number][]) =>
    points.map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('');
  // A single game has no line, so each end of the course is drawn a little further.
  const ends: [number, RatingPoint][] = course.map((point, at) => [x(at), point]);
  const [first, newest] = [ends[0], ends.at(-1)];
  const wide: [number, RatingPoint][] = [
    ...(first ? [[first[0] - EDGE, first[1]] satisfies [number, RatingPoint]] : []),
    ...ends,
    ...(newest ? [[newest[0] + EDGE, newest[1]] satisfies [number, RatingPoint]] : []),
  ];
  const upper = wide.map(([x, { rating, interval }]): [number, number] => [x, y(rating + interval)]);
  const lower = wide.map(([x, { rating, interval }]): [number, number] => [x, y(rating - interval)]);
  return {
    line: path(wide.map(([x, { rating }]) => [x, y(rating)])),
    band: `${path([...upper, ...lower.reverse()])}Z`,
    last: { x: round(newest?.[0] ?? LEFT), y: round(y(newest?.[1].rating ?? low)) },
    levels: levels(low, high).map((level) => ({ y: round(y(level)), words: `${level}` })),
  };
}

/** Returns two to five round numbers between two numbers. */
function levels(low: number, high: number): number[] {
  const step = [20, 50, 100, 200, 500, 1000].find((step) => (high - low) / step <= 4) ?? 2000;
  const first = Math.ceil(low / step) * step;
  return Array.from({ length: Math.floor((high - first) / step) + 1 }, (_, at) => first + at * step);
}

const round = (number: number): number => Math.round(number * 10) / 10;
