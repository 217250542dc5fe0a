// The mark of each seat, which is the same on boards, in the log and on charts. A mark has a shape, a colour and a dash
// pattern, and each of the three identifies the seat.

export interface Mark {
  /** The outline of the mark, in a box from −1 to 1. */
  shape: string;
  /** The colour of the mark on paper, and a light colour for areas. */
  color: string;
  pale: string;
  dash: string;
}

const MARKS: readonly [Mark, ...Mark[]] = [
  { shape: 'M0-1A1 1 0 1 1 0 1A1 1 0 1 1 0-1Z', color: '#23588f', pale: '#a3c0de', dash: '' },
  { shape: 'M0-1.15L1.15 0L0 1.15L-1.15 0Z', color: '#9c2437', pale: '#e8aca4', dash: '7 4' },
  { shape: 'M0-1.1L1.1.9H-1.1Z', color: '#17633f', pale: '#b5d3bb', dash: '2 4' },
  { shape: 'M-.9-.9H.9V.9H-.9Z', color: '#5d3a86', pale: '#cbb9da', dash: '10 3 2 3' },
];

/** The marks of the duel: a sun for Good, and a moon for Evil. */
const SUN: Mark = {
  shape:
    'M0-1.25L.28-.67L.88-.88L.67-.28L1.25 0L.67.28L.88.88L.28.67L0 1.25L-.28.67L-.88.88L-.67.28L-1.25 0L-.67-.28L-.88-.88L-.28-.67Z',
  color: '#dda92e',
  pale: '#f0d48e',
  dash: '',
};
const MOON: Mark = {
  shape: 'M.75-1.05A1.15 1.15 0 1 0 .75 1.05A1.1 1.1 0 0 1 .75-1.05Z',
  color: '#8a3b1c',
  pale: '#dba587',
  dash: '7 4',
};

/** Returns the mark of a seat. In the duel, it is the sign of the side that the seat plays. Seat 0 always plays Good. */
export function mark(seat: number, game?: string): Mark {
  if (game === 'duel') return seat === 0 ? SUN : MOON;
  return MARKS[seat % MARKS.length] ?? MARKS[0];
}

/** The banner of a side of the duel: its sign, its ground colour, and the colour of letters on the ground. */
export interface Banner {
  sign: 'good' | 'evil';
  ground: string;
  letters: string;
}

const GOOD: Banner = { sign: 'good', ground: SUN.color, letters: '#2a2118' };
const EVIL: Banner = { sign: 'evil', ground: MOON.color, letters: '#fdf3dc' };

/** Returns the banner of the side that a seat of the duel plays. Seat 0 always plays Good. */
export function banner(seat: number): Banner {
  return seat === 0 ? GOOD : EVIL;
}

/** Returns the colours of a banner as CSS properties. */
export function flown({ ground, letters }: Banner): string {
  return `--side:${ground};--on-side:${letters}`;
}
