// Converts the layout of the storyline games to pieces with their texts, for the checks that all boards share.

import { layout } from '../src/games/storyline/layout';
import { inset, LEADING, type Label } from '../src/games/storyline/layout/box';
import { contents, type Contents } from '../src/games/storyline/layout/contents';
import { gems, letters, signs } from '../src/games/storyline/layout/gems';
import type { Handle, Paper, Standee, Table } from '../src/games/storyline/layout/table';
import type { Box, Room } from '../src/layout/box';
import { lines } from '../src/layout/metrics';
import type { Position } from '../src/protocol';
import { spoken } from '../src/wording';
import { words } from '../src/words';
import type { Laid, Piece, Text } from './checks';
import { FRAME, marked, numbers } from './frames';
import { leftOut } from './leftout';

export function storyline(position: Position, room: Room): Laid {
  const say = words(position.lang);
  const told = contents(position, say);
  const { height, pad } = stage(position, room);
  const table = layout(
    told,
    { width: room.width - 2 * pad, height, whole: room.height, text: room.text, front: 0 },
    { more: say('storyline-more'), waiting: say('storyline-waiting'), end: say('storyline-the-end') },
  );
  const down = room.height - pad - height;
  const pieces = [head(room, down), ...ofField(table), ...ofDesk(table, told)];
  const shifted = (box: Box): Box => ({ ...box, x: box.x + pad, y: box.y + down });
  for (const piece of pieces.slice(1)) {
    Object.assign(piece.box, shifted(piece.box));
    if (piece.marks) piece.marks = piece.marks.map(shifted);
  }
  const omitted = leftOut(table, told);
  return { pieces, ...choices(table, position), gaveWay: gaveWay(table), roomFor: omitted };
}

/**
 * Returns the height that the prompt leaves for the stage, and the padding of the board. The sizes repeat those in
 * `Board.svelte`.
 */
function stage({ scene }: Position, { width, height, text }: Room): { height: number; pad: number } {
  const LENGTHY = 80;
  const WORDY = 110;
  const small = width <= 40 * text;
  const said = `${scene.heading} ${spoken(scene.prompt)}`;
  const size = said.length > WORDY ? 2 : said.length > LENGTHY ? 1 : 0;
  const [rem, share] = (
    [
      [1.15, 0.07],
      [0.95, 0.056],
      [0.8125, 0.048],
    ] as const
  )[size];
  const px = small ? Math.max(13, Math.min(rem * text, share * width)) : ([1.5, 1.5, 1.15] as const)[size] * text;
  const beside = small ? 0 : Math.min(width * 0.45, 300);
  const rows = lines(said, px, width - beside - 2 * text).length;
  const prompt = Math.max((small ? 3.6 : 3.4) * text, rows * px * 1.05 + 4);
  return { height: height - prompt - 1.3 * text, pad: 0.5 * text };
}

function head({ width }: Room, height: number): Piece {
  return { name: 'prompt', box: { x: 0, y: 0, width, height }, insight: true };
}

function ofField(table: Table): Piece[] {
  const { window, deep, field } = table;
  // A road that scrolls is on a sheet of its own.
  const sheet = deep > window.height + 1 ? { sheet: 'road' } : {};
  const ground: Piece = { name: 'road', box: { ...window, height: Math.max(deep, window.height) }, ...sheet };
  const seats: Piece = { name: 'field', box: { ...field } };
  const within = sheet.sheet ? ground : seats;
  return [
    seats,
    ...(sheet.sheet ? [ground] : []),
    ...table.pages.map((page): Piece => {
      // In the form `cross` the page is only a bar on top of the place. The target is then the whole place, and not the
      // page.
      const target = table.form !== 'cross';
      const texts = [page.title, page.words, ...page.pills].flatMap(text);
      const marks = [page.title, page.words, ...page.pills].flatMap((label) => (label ? inset(label, 0, 2) : []));
      return { name: `page ${page.id}`, box: { ...page.box }, within, ...sheet, target, texts, marks };
    }),
    ...table.standees.map((standee) => stood(standee, { within, ...sheet })),
    ...table.handles.map((handle) => handled(handle, { within, ...sheet })),
    ...table.titles.flatMap((title): Piece[] => [
      {
        name: `title ${title.from}`,
        box: { ...title.box },
        within: seats,
        insight: true,
        texts: text(title.name),
        marks: numbers(title),
      },
      ...title.piles.map(({ id, box }): Piece => ({
        name: `pile ${id}`,
        box: { ...box },
        within: seats,
        target: true,
      })),
      ...title.slips.map((slip): Piece => ({
        name: `event ${slip.id}`,
        box: { ...slip.box },
        within: seats,
        target: true,
        insight: title.from === 0,
        texts: text(slip.name),
      })),
      ...title.standees.map((standee) => stood(standee, { within: seats })),
      ...title.handles.map((handle) => handled(handle, { within: seats })),
    ]),
  ];
}

function ofDesk({ desk, unit }: Table, { hand, shown, answered, answers }: Contents): Piece[] {
  const vital = new Set([...hand, ...shown, ...answered, ...answers].flatMap(({ id, vital }) => (vital ? [id] : [])));
  const marks = new Map([...hand, ...shown, ...answered, ...answers].map(({ id, signs }) => [id, signs]));
  const piece = (name: string, box: Piece['box'], texts: Text[] = [], target = true): Piece => ({
    name,
    box: { ...box },
    target,
    insight: true,
    texts,
  });
  return [
    ...(desk.ink.width > 0 ? [piece('ink', desk.ink, [], false)] : []),
    ...desk.piles.map(({ id, box }) => piece(id, box)),
    ...desk.loose.map(({ box, words, hint }) => piece('button', box, [...text(words), ...text(hint)])),
    ...desk.papers.map((paper) =>
      piece(`card ${paper.id}`, paper.box, [paper.title, paper.kind, paper.words, paper.barred].flatMap(text)),
    ),
    ...desk.papers.flatMap((paper) => jewelled(paper, vital.has(paper.id), unit)),
    ...desk.papers.flatMap((paper) => signed(paper, marks.get(paper.id) ?? 0, unit)),
    ...(desk.handle ? [piece('handle of the hand', desk.handle.box)] : []),
  ];
}

/** Returns the gems and the texts of a card in the hand. They are on a sheet of their own, so none covers another. */
function jewelled(paper: Paper, vital: boolean, unit: number): Piece[] {
  const { cost, vitality } = gems(paper, unit);
  const { id, title } = paper;
  const gem = (name: string, { x, y, width, height }: Box): Piece => ({
    name: `${name} of ${id}`,
    // A gem does not fill the corners of its box.
    box: { x: x + CORNER, y: y + CORNER, width: width - 2 * CORNER, height: height - 2 * CORNER },
    sheet: `face of ${id}`,
  });
  return [gem('cost', cost), ...(vital && title ? [gem('vitality', vitality)] : []), ...lettered(paper, 'face')];
}

/** Returns the signs and the texts of a card in the hand, on another sheet of their own. */
function signed(paper: Paper, count: number, unit: number): Piece[] {
  const { id, title } = paper;
  const box = count > 0 && title ? signs(paper, count, unit) : null;
  return box ? [{ name: `signs of ${id}`, box, sheet: `signs of ${id}` }, ...lettered(paper, 'signs')] : [];
}

function lettered({ id, title, kind, words, barred }: Paper, of: string): Piece[] {
  const all = [
    { name: 'title', label: title, at: 'middle' as const },
    { name: 'kind', label: kind, at: 'corner' as const },
    { name: 'words', label: words, at: 'corner' as const },
    { name: 'reason', label: barred, at: 'middle' as const },
  ];
  return all.flatMap(({ name, label, at }) =>
    label ? [{ name: `${name} of ${id}`, box: letters(label, at), sheet: `${of} of ${id}` }] : [],
  );
}

/** The width of the empty corners in the box of a gem, in pixels. */
const CORNER = 3;

function stood(standee: Standee, on: Partial<Piece>): Piece {
  return {
    name: `standee ${standee.id}`,
    box: { ...standee.box },
    ...on,
    target: true,
    texts: text(standee.name),
    frame: FRAME.figure,
    marks: marked(standee),
  };
}

function handled({ id, box }: Handle, on: Partial<Piece>): Piece {
  return { name: `handle of ${id}`, box: { ...box }, ...on, target: true };
}

function text(label: Label | null): Text[] {
  if (!label) return [];
  const { text: words, px, width, height } = label;
  return [{ words, px, width, height: height + 1, leading: LEADING }];
}

/**
 * Returns the ids of the things that can be pressed, and the number of choices behind handles. An attached card is
 * chosen through its bearer.
 */
function choices(table: Table, { scene }: Position): Pick<Laid, 'offered' | 'handled'> {
  const { titles, desk } = table;
  const bearers = new Map(
    scene.zones.flatMap(({ cards }) => cards.flatMap(({ id, under }) => under.map((card) => [card.id, id] as const))),
  );
  const drawn = new Set([
    ...table.pages.flatMap(({ id }) => [
      id,
      ...scene.zones.filter((zone) => zone.id === id).map((zone) => zone.cards[0]?.id),
    ]),
    ...[...table.standees, ...titles.flatMap(({ standees }) => standees)].map(({ id }) => id),
    ...titles.flatMap(({ piles, slips }) => [...slips, ...piles].map(({ id }) => id)),
    ...desk.piles.map(({ id }) => id),
    ...desk.papers.map(({ id }) => id),
  ]);
  const borne = [...bearers].filter(([, bearer]) => drawn.has(bearer)).map(([id]) => id);
  // The choices that point at nothing are in the prompt or the bar.
  const known = new Set(scene.zones.flatMap(({ id, cards }) => [id, ...cards.map((card) => card.id)]));
  const loose = scene.choices.flatMap(({ at }) => (known.has(at) || bearers.has(at) ? [] : [at]));
  const handles = [...table.handles, ...titles.flatMap(({ handles }) => handles)];
  return {
    offered: [...drawn, ...borne, ...loose].filter((id) => id !== undefined),
    handled: handles.reduce((sum, { asked }) => sum + asked, 0) + (desk.handle?.asked ?? 0),
  };
}

/**
 * Returns a measure of everything that was left out: cards behind handles, names and words that are not shown, and a
 * road that scrolls.
 */
function gaveWay(table: Table): number {
  const { pages, standees, handles, titles, window, deep } = table;
  const hidden = [...handles, ...titles.flatMap(({ handles }) => handles)].reduce((sum, { count }) => sum + count, 0);
  const nameless = standees.filter(({ name }) => name === null).length;
  const wordless = pages.filter(({ words }) => words === null).length;
  return hidden + nameless / 4 + wordless / 8 + Math.max(0, deep - window.height) / 20;
}
