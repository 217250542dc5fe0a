// The smallest form of a side. Each unit is a line with its pictures and the figure that counts now. Pressing a unit or
// the head of the side opens everything else.

import { FINGER, type Box, type Room } from '../../../layout/box';
import { width as measured } from '../../../layout/metrics';
import { BARE, beside, besideIn, besides, withBeside, type Beside } from './beside';
import { drawn } from './cards';
import type { SideContents, Unit } from './contents';
import { isTiny } from './middle';
import type { UnitLaid } from './units';

const LINE_FIGURE = 17;
const TINY_FIGURE = 15;
/**
 * Returns the width of the head of a side in this form. The head is only a sign, and pressing it opens the rest of the
 * side.
 */
export function lineRibbon(room: Room): number {
  return Math.max(((isTiny(room) ? 18 : 30) * room.text) / 16, room.touch ? FINGER : 0);
}

const SIGN = 17;
const PAD = 5;
const TINY_PAD = 2;
const GAP = 4;
const BETWEEN = 2;
/** The possible widths of pictures in sixteenths of the type size, from the largest to the smallest. */
const PICTURES = [28, 24, 20, 17];

export interface LinePlan {
  picture: number;
  rows: Unit[][];
  height: number;
  /**
   * The height of all lines, and the least height of the ground. On a tiny board the ground may be lower than the
   * lines, which then scroll.
   */
  full: number;
  least: number;
}

/** Returns the plan of a side's lines on a ground of this width. */
export function plannedLines(side: SideContents, ground: number, room: Room): LinePlan {
  const u = room.text / 16;
  const full = ground - 2 * GAP * u;
  const sizes = isTiny(room) ? PICTURES.slice(3) : PICTURES;
  const fits = sizes.find((picture) => side.units.every((unit) => lineWidth(side, unit, picture * u, room) <= full));
  const picture = (fits ?? 14) * u;
  // On a tiny board, units that do not take part in a fight are left out until the fight is over.
  const { fighting } = side;
  const waits = isTiny(room) && fighting.length > 0;
  const units = waits ? side.units.filter(({ id }) => fighting.includes(id)) : side.units;
  const rows: Unit[][] = [];
  let x = 0;
  for (const unit of units) {
    const wide = lineWidth(side, unit, picture, room);
    const last = rows.at(-1);
    if (last && x + wide <= full) last.push(unit);
    else {
      rows.push([unit]);
      x = 0;
    }
    x += wide + GAP * u;
  }
  const height = Math.max(FINGER, picture + 4 * u);
  const all = Math.max(1, rows.length) * (height + GAP * u) + GAP * u;
  const least = isTiny(room) ? Math.min(all, height + 2 * GAP * u) : all;
  return { picture, rows, height, full: all, least };
}

export function figureOf({ attacks }: SideContents, unit: Unit): number {
  return attacks ? unit.attack : unit.defence;
}

function padOf(room: Room): number {
  return ((isTiny(room) ? TINY_PAD : PAD) * room.text) / 16;
}

function lineWidth(side: SideContents, unit: Unit, picture: number, room: Room): number {
  const u = room.text / 16;
  const size = (isTiny(room) ? TINY_FIGURE : LINE_FIGURE) * u;
  const figure = measured(String(figureOf(side, unit)), size) + (SIGN + 4) * u;
  return unit.members.length * (picture + BETWEEN * u) + figure + 2 * padOf(room);
}

/** Places the lines on a ground, starting at its upper edge. */
export function laidLines(side: SideContents, plan: LinePlan, ground: Box, room: Room): UnitLaid[] {
  const u = room.text / 16;
  const full = ground.width - 2 * GAP * u;
  return plan.rows.flatMap((row, at) => {
    let x = ground.x + GAP * u;
    const y = ground.y + GAP * u + at * (plan.height + GAP * u);
    const bare = row.reduce((sum, unit) => sum + lineWidth(side, unit, plan.picture, room) + GAP * u, -GAP * u);
    const wide = ({ members }: Unit, shows: Beside) => members.reduce((sum, card) => sum + besides(card, shows, u), 0);
    const all = besideIn(row, (all) => [...all].reduce((sum, [unit, shows]) => sum + wide(unit, shows), bare) <= full);
    return row.map((unit): UnitLaid => {
      const shows = all.get(unit) ?? BARE;
      const box = { x, y, width: lineWidth(side, unit, plan.picture, room) + wide(unit, shows), height: plan.height };
      let left = x + padOf(room);
      const cards = unit.members.flatMap((card) => {
        const found = withBeside(drawn(card, 'line', plan.picture, u), card, shows, u);
        const high =
          shows.names || shows.things ? Math.min(plan.height - 2, Math.max(plan.picture, 34 * u)) : plan.picture;
        const width = plan.picture + besides(card, shows, u);
        const box = { x: left, y: y + (plan.height - high) / 2, width, height: high };
        left += width + BETWEEN * u;
        return found ? [{ card, box, drawn: found, tags: beside(card, found, box, u) }] : [];
      });
      const front = { x: left, y, width: box.x + box.width - left, height: plan.height };
      x += box.width + GAP * u;
      return { unit, box, front, place: null, cards };
    });
  });
}
