// The lines between things on the table that are related.

import type { Card, Link, Scene } from '../../protocol';

export interface Tie {
  kind: string;
  from: string;
  to: string;
}

/** The kinds of relation that have a line: a captive and its captor, an attack and its target. */
const DRAWN = ['captor', 'controlled', 'target'];

/** Returns each relation, from one end to the other. An attack runs from its attacker to its target. */
export function ties(scene: Scene): Tie[] {
  return scene.zones.flatMap((zone) => [
    ...drawn(zone.links, zone.id),
    ...zone.cards.flatMap((card) => drawn(card.links, origin(card))),
  ]);
}

function drawn(links: Link[], from: string): Tie[] {
  return links.filter(({ kind }) => DRAWN.includes(kind)).map(({ kind, to }) => ({ kind, from, to }));
}

function origin(card: Card): string {
  return card.links.find(({ kind }) => kind === 'attacker')?.to ?? card.id;
}

export interface Point {
  x: number;
  y: number;
}

/** Returns a line with a slight bend, so that it differs from the edges of cards. */
export function bend(from: Point, to: Point): string {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const bow = Math.min(0.18, 30 / (Math.hypot(dx, dy) + 1));
  const [x, y] = [(from.x + to.x) / 2 - dy * bow, (from.y + to.y) / 2 + dx * bow];
  return `M${at(from)}Q${at({ x, y })} ${at(to)}`;
}

export interface Box extends Point {
  width: number;
  height: number;
}

export function middle({ x, y, width, height }: Box): Point {
  return { x: x + width / 2, y: y + height / 2 };
}

/** Returns the point where a line from the middle of a box to a point outside crosses its edge. */
export function edge(box: Box, to: Point): Point {
  const from = middle(box);
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const part = Math.min(box.width / 2 / Math.abs(dx), box.height / 2 / Math.abs(dy), 1);
  return { x: from.x + dx * part, y: from.y + dy * part };
}

/** Returns a line along the edge of a narrow table. */
export function around(from: Point, to: Point, edge: number): string {
  return `M${at(from)}H${edge}V${to.y.toFixed(0)}H${to.x.toFixed(0)}`;
}

function at({ x, y }: Point): string {
  return `${x.toFixed(0)} ${y.toFixed(0)}`;
}
