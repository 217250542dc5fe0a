// The picture to save: the page at the end of a game without its buttons. It looks like paper in light and dark themes.

import { figured } from '../face/figures';
import { ground } from '../face/grounds';
import { realm } from '../face/parts';
import { outline } from '../icons';
import type { Card, Chronicle, Position, Sheet } from '../protocol';
import { figure } from '../view/figure';
import { spoken } from '../wording';
import type { Say } from '../words';
import { BEAD, charted, letter } from './chart';
import type { Drawing } from './savePicture';
import { mark, type Mark } from '../style/seats';
import { swung } from './swing';

export interface Pictured {
  position: Position;
  sheet: Sheet;
  chronicle: Chronicle;
  mine: number;
  say: Say;
}

const [WIDTH, HEIGHT] = [1200, 800];
const MARGIN = 60;
/** The least height of the row of cards, including its title. */
const CARDS = 150;
/** The height of the row of turning points. */
const TURNS = 134;
const [PAPER, INK, SOFT, GOLD] = ['#fcf6e6', '#2a2118', '#5c4d3b', '#e2ae2e'];
const FAMILY = "'Sorts Mill Goudy', 'Goudy Old Style', Georgia, serif";

/** Returns the drawing of a finished game. */
export function picture(told: Pictured): Drawing {
  return {
    width: WIDTH,
    height: HEIGHT,
    draw: (pen) => {
      paper(pen);
      const top = heading(pen, told);
      const { swings, best } = told.chronicle;
      const bottom = HEIGHT - MARGIN - (best.length > 0 ? CARDS : 0) - (swings.length > 0 ? TURNS : 0);
      chart(pen, told, top, bottom);
      turns(pen, told, bottom + 14);
      cards(pen, told);
    },
  };
}

function paper(pen: CanvasRenderingContext2D) {
  pen.fillStyle = PAPER;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.strokeStyle = INK;
  for (const [inset, width] of [
    [14, 3],
    [22, 1.5],
  ] as const) {
    pen.lineWidth = width;
    pen.strokeRect(inset, inset, WIDTH - 2 * inset, HEIGHT - 2 * inset);
  }
}

/** Draws the title and the verdict. Returns the height at which they end. */
function heading(pen: CanvasRenderingContext2D, { position, sheet, say }: Pictured): number {
  pen.textAlign = 'center';
  write(pen, position.title, { x: WIDTH / 2, y: 66, size: 22, color: SOFT });
  write(pen, say('storyline-the-end'), { x: WIDTH / 2, y: 118, size: 54 });
  let y = 158;
  for (const line of wrapped(pen, sheet.verdict, 28, WIDTH - 4 * MARGIN)) {
    write(pen, line, { x: WIDTH / 2, y, size: 28 });
    y += 34;
  }
  pen.textAlign = 'left';
  return totals(pen, { position, sheet }, y);
}

/** Draws the total of each seat in one line, if there are several. Returns the height at which the line ends. */
function totals(pen: CanvasRenderingContext2D, { position, sheet }: Pick<Pictured, 'position' | 'sheet'>, y: number) {
  const parts = sheet.seats.flatMap(({ seat, name, total }) =>
    total === null ? [] : [{ seat, words: `${name} ${figure(total)}` }],
  );
  if (parts.length < 2) return y;
  const [SEAL, GAP] = [24, 44];
  pen.font = font(24);
  const widths = parts.map(({ words }) => SEAL + pen.measureText(words).width);
  let x = (WIDTH - widths.reduce((sum, width) => sum + width + GAP, -GAP)) / 2;
  for (const [at, { seat, words }] of parts.entries()) {
    seal(pen, mark(seat, position.game), x + 8, y - 4, 8);
    write(pen, words, { x: x + SEAL, y: y + 4, size: 24 });
    x += (widths[at] ?? 0) + GAP;
  }
  return y + 36;
}

function chart(pen: CanvasRenderingContext2D, { position, chronicle, mine, say }: Pictured, top: number, end: number) {
  const { seats } = position;
  const duo = seats.length === 2;
  let x = MARGIN;
  x += write(pen, say(duo ? 'ending-lead' : 'ending-course'), { x, y: top + 8, size: 22 }) + 12;
  write(pen, chronicle.measure, { x, y: top + 8, size: 17, color: SOFT });
  legend(pen, { game: position.game, seats, duo, mine, say }, top + 8);
  const drawn = charted(chronicle, mine, { width: WIDTH - 2 * MARGIN, height: end - top - 24, text: 16 });
  pen.save();
  pen.translate(MARGIN, top + 20);
  for (const { y, words } of drawn.levels) {
    stroke(pen, `M${drawn.left} ${y}H${drawn.right}`, { color: '#8d7a5c', dash: [2, 5] });
    pen.textAlign = 'right';
    write(pen, words, { x: drawn.left - 8, y: y + 5, size: 16, color: SOFT });
  }
  pen.fillStyle = mark(mine, position.game).pale;
  pen.fill(new Path2D(drawn.above));
  pen.fillStyle = mark(mine === 0 ? 1 : 0, position.game).pale;
  pen.fill(new Path2D(drawn.below));
  stroke(pen, `M${drawn.left} ${drawn.zero}H${drawn.right}`, { color: INK, width: 2 });
  for (const { seat, path, end } of drawn.lines) {
    const ink = mark(seat, position.game);
    const dash = duo ? [] : ink.dash.split(' ').filter(Boolean).map(Number);
    stroke(pen, path, { color: duo ? INK : ink.color, width: 3, dash });
    if (!duo) seal(pen, ink, end.x, end.y, 7);
  }
  pen.textAlign = 'center';
  for (const { x, words } of drawn.rounds) write(pen, words, { x, y: drawn.height - 4, size: 16, color: SOFT });
  for (const turn of drawn.turns) bead(pen, turn.letter, turn.x, turn.y);
  pen.restore();
  pen.textAlign = 'left';
}

function legend(
  pen: CanvasRenderingContext2D,
  { game, seats, duo, mine, say }: Pick<Position, 'game' | 'seats'> & { duo: boolean; mine: number; say: Say },
  y: number,
) {
  let x = WIDTH - MARGIN;
  for (const [seat, { name }] of [...seats.entries()].reverse()) {
    const words = duo ? say(seat === mine ? 'ending-above' : 'ending-below', { name }) : name;
    pen.font = font(17);
    x -= pen.measureText(words).width;
    write(pen, words, { x, y, size: 17 });
    seal(pen, mark(seat, game), x - 14, y - 6, 7);
    x -= 40;
  }
}

function turns(pen: CanvasRenderingContext2D, { chronicle, position, say }: Pictured, top: number) {
  const { swings } = chronicle;
  const width = (WIDTH - 2 * MARGIN) / Math.max(swings.length, 1);
  for (const [at, swing] of swings.entries()) {
    const { round, words } = swing;
    const x = MARGIN + at * width;
    bead(pen, letter(at), x + BEAD, top + 8);
    const name = words.find(({ is_name }) => is_name)?.words;
    const left = x + 2 * BEAD + 8;
    const room = width - 2 * BEAD - 24;
    const [title = ''] = wrapped(pen, name === undefined ? round : `${round} · ${name}`, 18, room);
    write(pen, title, { x: left, y: top + 14, size: 18 });
    const told = `${spoken(words)} ${swung(swing, position.seats, say)}`;
    for (const [row, line] of fitting(pen, told, 16, { room, most: 5 }).entries())
      write(pen, line, { x: left, y: top + 36 + row * 19, size: 16, color: SOFT });
  }
}

function cards(pen: CanvasRenderingContext2D, { chronicle: { best }, position, say }: Pictured) {
  if (best.length === 0) return;
  const top = HEIGHT - MARGIN - CARDS + 34;
  stroke(pen, `M${MARGIN} ${top - 24}H${WIDTH - MARGIN}`, { color: INK, width: 2 });
  write(pen, say('ending-best'), { x: MARGIN, y: top, size: 22 });
  const width = (WIDTH - 2 * MARGIN) / Math.max(best.length, 2);
  for (const [at, { seat, card, words }] of best.entries()) {
    const x = MARGIN + at * width;
    window(pen, card, position.game, { x, y: top + 14, size: 92 });
    const [left, room] = [x + 106, width - 122];
    seal(pen, mark(seat, position.game), left + 7, top + 24, 6);
    write(pen, position.seats[seat]?.name ?? '', { x: left + 20, y: top + 30, size: 16, color: SOFT });
    const title = card.face.side === 'up' ? card.face.title : card.face.label;
    const [first = ''] = wrapped(pen, title, 20, room);
    write(pen, first, { x: left, y: top + 54, size: 20 });
    for (const [row, line] of fitting(pen, words, 16, { room, most: 3 }).entries())
      write(pen, line, { x: left, y: top + 76 + row * 19, size: 16, color: SOFT });
  }
}

/** Draws the window of a card: the colours of its realm, and its figure. */
function window(
  pen: CanvasRenderingContext2D,
  card: Card,
  game: string,
  { x, y, size }: { x: number; y: number; size: number },
) {
  const colors = ground(realm(game, card));
  pen.fillStyle = colors.wash;
  pen.fillRect(x, y, size, size);
  pen.strokeStyle = INK;
  pen.lineWidth = 3;
  pen.strokeRect(x, y, size, size);
  const path = figured(game, card).icons.flatMap((icon) => outline(icon) ?? [])[0];
  if (path === undefined) return;
  pen.save();
  pen.translate(x + size * 0.12, y + size * 0.12);
  pen.scale((size * 0.76) / 512, (size * 0.76) / 512);
  pen.fillStyle = INK;
  pen.fill(new Path2D(path));
  pen.restore();
}

function bead(pen: CanvasRenderingContext2D, words: string, x: number, y: number) {
  pen.beginPath();
  pen.arc(x, y, BEAD, 0, 2 * Math.PI);
  pen.fillStyle = GOLD;
  pen.fill();
  pen.strokeStyle = INK;
  pen.lineWidth = 2;
  pen.stroke();
  pen.textAlign = 'center';
  write(pen, words, { x, y: y + 6, size: 18 });
  pen.textAlign = 'left';
}

function seal(pen: CanvasRenderingContext2D, { shape, color }: Mark, x: number, y: number, size: number) {
  pen.save();
  pen.translate(x, y);
  pen.scale(size, size);
  const path = new Path2D(shape);
  pen.fillStyle = color;
  pen.fill(path);
  pen.strokeStyle = INK;
  pen.lineWidth = 2 / size;
  pen.stroke(path);
  pen.restore();
}

function stroke(
  pen: CanvasRenderingContext2D,
  path: string,
  { color, width = 1, dash = [] }: { color: string; width?: number; dash?: number[] },
) {
  pen.strokeStyle = color;
  pen.lineWidth = width;
  pen.setLineDash(dash);
  pen.stroke(new Path2D(path));
  pen.setLineDash([]);
}

/** Draws a line of text. Returns its width. */
function write(
  pen: CanvasRenderingContext2D,
  words: string,
  { x, y, size, color = INK }: { x: number; y: number; size: number; color?: string },
): number {
  pen.font = font(size);
  pen.fillStyle = color;
  pen.fillText(words, x, y);
  return pen.measureText(words).width;
}

/** Breaks a text into lines that fit into the width. Returns the lines. */
function wrapped(pen: CanvasRenderingContext2D, text: string, size: number, width: number): string[] {
  pen.font = font(size);
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line ? `${line} ${word}` : word;
    if (line && pen.measureText(longer).width > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return line ? [...lines, line] : lines;
}

/** Breaks a text into at most this many lines. A text that is too long ends with an ellipsis. */
function fitting(
  pen: CanvasRenderingContext2D,
  text: string,
  size: number,
  { room, most }: { room: number; most: number },
): string[] {
  const lines = wrapped(pen, text, size, room);
  if (lines.length <= most) return lines;
  const words = (lines[most - 1] ?? '').split(' ');
  const ended = words.map((_, at) => `${words.slice(0, words.length - at).join(' ')} …`);
  const last = ended.find((line) => pen.measureText(line).width <= room) ?? '…';
  return [...lines.slice(0, most - 1), last];
}

function font(size: number): string {
  return `${size}px ${FAMILY}`;
}
