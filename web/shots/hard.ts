// Selects hard positions of a game from a file. For each measure, it selects the position with the highest value.

import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { LAYOUTS } from '../layouts/games';
import { tried } from '../layouts/try';
import type { Card, Position } from '../src/protocol';
import { spoken } from '../src/wording';

type Measure = (position: Position) => number;

/** A position, given by its line in the file, and the measure by which it was selected. */
export interface Hard {
  line: number;
  by: string;
}

const cards = ({ scene }: Position) => scene.zones.flatMap((zone) => zone.cards);
const title = ({ face }: Card) => (face.side === 'up' ? face.title : face.label);
const text = ({ face }: Card) => (face.side === 'up' ? spoken(face.text) : '');
const hand = ({ scene, viewer }: Position) =>
  scene.zones.filter(({ kind, owner }) => kind === 'hand' && owner === viewer).flatMap((zone) => zone.cards);
const sum = (all: number[]) => all.reduce((sum, each) => sum + each, 0);
const most = (all: number[]) => Math.max(0, ...all);
const gives = (width: number, height: number): Measure => {
  const window = { width, height, zoom: 1 };
  return (position) => (position.game in LAYOUTS ? tried(position, window).gaveWay : 0);
};
const open = ({ scene }: Position) => scene.contest !== null || scene.zones.some(({ id }) => id === 'answered');

const MEASURES: Record<string, Measure> = {
  cards: (position) => sum(cards(position).map(({ under }) => 1 + under.length)),
  crowd: ({ scene }) => most(scene.zones.filter(({ kind }) => kind !== 'hand').map((zone) => zone.cards.length)),
  borne: (position) => most(cards(position).map(({ under }) => under.length)),
  hand: (position) => hand(position).length,
  choices: ({ scene }) => scene.choices.length,
  words: (position) => sum(hand(position).map((card) => text(card).length)),
  prompt: ({ scene }) => spoken(scene.prompt).length,
  titles: (position) => sum(cards(position).map((card) => title(card).length)) / (cards(position).length + 10),
  open: (position) => (open(position) ? 100 + position.scene.choices.length : 0),
  seats: (position) => position.seats.length * 1000 + cards(position).length,
  phone: gives(360, 740),
  laptop: gives(1280, 800),
};
/** The weight of positions in which the game is over. They count less, because all games end in a similar way. */
const OVER = 0.5;

export async function hardest(file: string): Promise<Hard[]> {
  const ranks = Object.keys(MEASURES).map((by) => ({ by, found: [] as { line: number; value: number }[] }));
  let line = 0;
  for await (const row of createInterface({ input: createReadStream(file) })) {
    line += 1;
    const position = JSON.parse(row) as Position;
    for (const { by, found } of ranks) {
      const value = (MEASURES[by]?.(position) ?? 0) * (position.scene.sheet ? OVER : 1);
      found.push({ line, value });
      found.sort((a, b) => b.value - a.value);
      found.length = Math.min(found.length, ranks.length);
    }
  }
  const chosen: Hard[] = [];
  // If a measure is zero in all positions, the next best position of another measure is selected instead.
  for (let round = 0; round < ranks.length && chosen.length < ranks.length; round++)
    for (const { by, found } of ranks) {
      const next = found.find(({ line, value }) => value > 0 && !chosen.some((each) => each.line === line));
      if (next && chosen.length < ranks.length) chosen.push({ line: next.line, by });
    }
  return chosen;
}
