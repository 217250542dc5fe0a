// Converts the layout of the duel to pieces, targets and texts, for the checks.

import { answersOf, answerRoom, HINT, TITLE } from '../src/games/duel/layout/answers';
import type { BattleLaid } from '../src/games/duel/layout/battle';
import { LEADING, rowHeight, rowRoom, TEXT, TEXT_LEADING } from '../src/games/duel/layout/cards';
import { contents, type Character, type Contents, type Unit } from '../src/games/duel/layout/contents';
import { bodyOf, bodyText, RIM, SPINE, type HandLaid } from '../src/games/duel/layout/hand';
import { laidOut, targets, type Layout } from '../src/games/duel/layout';
import { PROMPT_LEADING, type MiddleLaid } from '../src/games/duel/layout/middle';
import { partRoom, type PartForm } from '../src/games/duel/layout/part';
import type { SideLaid } from '../src/games/duel/layout/side';
import { headHeight } from '../src/games/duel/layout/ribbon';
import { figuresWidth, SEAL, type CardLaid, type UnitLaid } from '../src/games/duel/layout/units';
import { figure as signed } from '../src/view/figure';
import { words } from '../src/words';
import type { Box, Room } from '../src/layout/box';
import type { Position } from '../src/protocol';
import { spoken } from '../src/wording';
import type { Laid, Piece, Text } from './checks';
import { roomFor } from './duelroom';

export function duel(position: Position, room: Room): Laid {
  const say = words(position.lang);
  const all = contents(position, say, null);
  const layout = laidOut(all, answersOf(position.scene, position.viewer, say), room);
  const { foe, own, middle, battle, hand, listed } = layout;
  const u = room.text / 16;
  const pieces = [
    ...side(foe, room),
    ...side(own, room),
    ...(middle ? line(middle, all.heading, all.prompt, undefined) : []),
    ...(battle ? fight(battle, all.heading, all.prompt, u) : []),
    ...(hand && all.hand ? shelf(hand, all.hand, u) : []),
    ...(layout.end ? [{ name: 'the end', box: layout.end, insight: true }] : []),
  ];
  const loose = all.scene.choices.flatMap(({ at }) => (all.offered.includes(at) ? [] : [at]));
  return {
    pieces,
    offered: offered(layout, room, loose),
    handled: listed.length + (layout.folded ? loose.length : 0) + (hand?.hidden ?? 0) + (battle?.hidden ?? 0),
    gaveWay: layout.gaveWay,
    roomFor: roomFor(all, layout, room),
  };
}

function offered({ foe, own, hand, battle }: Layout, room: Room, loose: string[]): string[] {
  if (battle) return battle.answers.map(({ answer }) => answer.at);
  return [...targets(foe, room), ...targets(own, room), ...(hand?.cards ?? []).map(({ card }) => card.id), ...loose];
}

function side(laid: SideLaid, room: Room): Piece[] {
  const u = room.text / 16;
  const name = laid.side.below ? 'the lower side' : 'the upper side';
  const box: Piece = { name, box: laid.box, insight: true };
  const scrolls = laid.contents > laid.ground.height + 0.5;
  const ground: Piece = { name: `the ground of ${name}`, box: { ...laid.ground, height: laid.contents } };
  if (!scrolls) ground.within = box;
  const ribbon: Piece = {
    name: `the ribbon of ${name}`,
    box: laid.ribbon,
    within: box,
    target: true,
  };
  const pieces: Piece[] = [
    box,
    ribbon,
    ...(laid.flat || laid.form === 'line' ? [] : [head(laid, ribbon, room)]),
    ground,
    ...laid.units.flatMap((unit) => unitPieces(unit, ground, u)),
    ...laid.bands.map(({ place, box }): Piece => ({ name: `the band of ${place.title}`, box, within: ground })),
    ...laid.loners.map(({ loner, box, name, nameWidth }): Piece => ({
      name: loner.thing.title,
      box,
      within: ground,
      target: true,
      texts:
        name === null
          ? []
          : [{ words: loner.thing.title, px: name, width: nameWidth, height: box.height - 2 * u, leading: LEADING }],
    })),
  ];
  // The pieces refer to each other, so they are modified in place.
  if (scrolls) for (const piece of pieces) if (piece !== box) piece.sheet ??= name;
  return pieces;
}

/** Returns a piece with the words and piles of a ribbon that is at the left of its side. */
function head({ side, head, ribbon }: SideLaid, within: Piece, room: Room): Piece {
  return { name: `the head of ${side.player}`, box: { ...ribbon, height: headHeight(side, head, room) }, within };
}

function unitPieces({ unit, box, front, cards }: UnitLaid, ground: Piece, u: number): Piece[] {
  const line = cards.some(({ drawn }) => drawn.form === 'line');
  const whole: Piece = { name: unit.id, box, within: ground, target: true };
  return [
    whole,
    { name: `the front of ${unit.id}`, box: front, within: whole },
    ...(line ? [] : [figures(unit, front, whole, u)]),
    ...cards.flatMap((card) => cardPieces(card, whole, u)),
  ];
}

/** Returns a piece with the figures and the seals at the front of a unit. */
function figures(unit: Unit, front: Box, within: Piece, u: number): Piece {
  const width = figuresWidth(unit, u) + unit.seals.length * SEAL * u;
  return { name: `the figures of ${unit.id}`, box: { ...front, width }, within, sheet: 'figures' };
}

function cardPieces({ card, box, drawn, tags }: CardLaid, unit: Piece, u: number): Piece[] {
  const texts: Text[] =
    drawn.name === null
      ? []
      : [{ words: card.title, px: drawn.name, width: drawn.nameWidth, height: drawn.nameHeight, leading: LEADING }];
  if (drawn.textWidth !== null)
    texts.push({
      words: card.text,
      px: TEXT * u,
      width: drawn.textWidth,
      height: drawn.textHeight,
      leading: TEXT_LEADING,
    });
  const whole: Piece = { name: card.title, box, within: unit, target: drawn.form !== 'line', texts };
  const high: Piece = {
    name: `the contents of ${card.title}`,
    box: { ...box, height: Math.max(drawn.height, drawn.captives > 0 ? box.height : 0) },
    within: whole,
  };
  return [
    whole,
    high,
    ...rows(card, whole, drawn.attached === 'rows', u),
    ...tags.flatMap(({ captive, finger, hit }): Piece[] =>
      finger
        ? [{ name: `the target of ${captive.title}`, box: hit, within: unit, sheet: 'captives', target: true }]
        : [],
    ),
    ...tags.map(({ captive, name, box, height }): Piece => ({
      name: `the tag of ${captive.title}`,
      box,
      within: drawn.captives > 0 ? high : unit,
      texts: name === null ? [] : [{ words: captive.title, px: TEXT * u, width: name, height, leading: LEADING }],
    })),
  ];
}

/** Returns a piece for each attached card that a card lists in rows at its foot. */
function rows({ under }: Character, whole: Piece, shown: boolean, u: number): Piece[] {
  if (!shown) return [];
  let y = whole.box.y + whole.box.height - 2;
  return under.toReversed().map((one): Piece => {
    const column = whole.box.width - 4;
    const height = rowHeight(one, column, u) ?? 0;
    y -= height;
    const room = Math.max(0, rowRoom(column, one, u));
    return {
      name: `the row of ${one.title}`,
      box: { ...whole.box, y, height },
      within: whole,
      sheet: 'rows',
      texts: [{ words: one.title, px: TEXT * u, width: room, height, leading: LEADING }],
    };
  });
}

function line(laid: MiddleLaid, heading: string, prompt: string, within: Piece | undefined): Piece[] {
  const middle: Piece = { name: 'the middle', box: laid.box, insight: true, ...(within ? { within } : {}) };
  const { px, stage, buttons, waiting } = laid;
  return [
    middle,
    {
      name: 'the prompt',
      box: laid.prompt,
      within: middle,
      insight: true,
      texts: [
        {
          words: stage === 0 ? '' : heading,
          px: stage,
          face: 'caps',
          width: laid.prompt.width,
          height: laid.prompt.height,
          leading: 1.15,
        },
        {
          words: prompt,
          px,
          width: laid.prompt.width - px * 1.3,
          height: laid.prompt.height - stage * 1.15,
          leading: PROMPT_LEADING,
        },
      ],
    },
    ...(buttons ? [{ name: 'the buttons', box: buttons, within: middle, insight: true, target: true }] : []),
    ...(waiting ? [{ name: 'the declared attacks', box: waiting, within: middle, insight: true }] : []),
  ];
}

function fight(laid: BattleLaid, heading: string, prompt: string, u: number): Piece[] {
  const battle: Piece = { name: 'the battle', box: laid.box, insight: true };
  return [
    battle,
    ...(laid.headed ? [{ name: 'the title', box: laid.title, within: battle }] : []),
    ...(laid.said ? [{ name: 'how it stands', box: laid.standing, within: battle }] : []),
    ...laid.fighters.flatMap(({ side, head, die, total, figure, parts }): Piece[] => [
      { name: `${side.label}, head`, box: head, within: battle },
      { name: `${side.label}, die`, box: die, within: battle, insight: true },
      {
        name: `${side.label}, total`,
        box: total,
        within: battle,
        insight: true,
        target: true,
        texts: [
          {
            words: signed(side.total.value),
            px: figure,
            width: total.width,
            height: total.height,
            leading: 1,
          },
        ],
      },

      ...parts
        .filter(({ part }) => laid.columns || part.value > 0)
        .map(({ part, thing, words, box, form }): Piece => ({
          name: `${side.label}, ${part.words}`,
          box,
          within: battle,
          sheet: side.label,
          texts:
            laid.columns || form !== 'full'
              ? named(words, box, form, u)
              : [
                  {
                    words,
                    px: 15 * u,
                    width: partRoom(box.width, thing !== null, u),
                    height: box.height,
                    leading: LEADING,
                  },
                ],
        })),
    ]),
    ...line(laid.question, heading, prompt, battle),
    ...laid.answers.map(({ answer, box }): Piece => {
      const width = answerRoom(answer, laid.answerForm, box.width, u);
      const texts: Text[] = [
        { words: answer.title, px: TITLE[laid.answerForm] * u, width, height: box.height, leading: LEADING },
      ];
      if (answer.hint)
        texts.push({ words: answer.hint, px: HINT[laid.answerForm] * u, width, height: box.height, leading: 1.12 });
      return { name: spoken(answer.words), box, within: battle, target: true, insight: true, texts };
    }),
    ...(laid.handle
      ? [{ name: 'the handle of the answers', box: laid.handle, within: battle, target: true, insight: true }]
      : []),
  ];
}

/** Returns the small name of a part of a bar, which is above the figure. */
function named(words: string, { width, height }: Box, form: PartForm, u: number): Text[] {
  return form === 'named'
    ? [{ words, px: TEXT * u, width: width - 3 * u, height: height - 20 * u, leading: LEADING }]
    : [];
}

function shelf(laid: HandLaid, held: NonNullable<Contents['hand']>, u: number): Piece[] {
  const hand: Piece = { name: 'the hand', box: laid.box, insight: true };
  return [
    hand,
    { name: 'the handle of the hand', box: laid.handle, within: hand, target: true, insight: true },
    ...(laid.rest ? [{ name: 'the number of further cards', box: laid.rest, within: hand, target: true }] : []),
    ...laid.cards.map(({ card, box, playable, name, nameWidth, spine }): Piece => {
      const texts: Text[] =
        name === null
          ? []
          : [{ words: card.title, px: name, width: nameWidth, height: laid.head - RIM * u, leading: LEADING }];
      if (spine !== null) {
        const width = box.height - (card.mark === '' ? 0 : 22 * u) - SPINE * u;
        texts.push({ words: card.title, px: spine, width, height: spine * 1.15, leading: 1.15 });
      }
      if (laid.form === 'full' || laid.form === 'shelf')
        texts.push({
          words: bodyText(card, bodyOf(laid.form, playable, laid.tells), held),
          px: TEXT * u,
          width: box.width - 4 - 12 * u,
          height: laid.body,
          leading: TEXT_LEADING,
        });
      return { name: `${card.title} in the hand`, box, within: hand, target: true, insight: true, texts };
    }),
  ];
}
