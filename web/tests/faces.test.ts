// Tests of the faces of all cards: the places on a face, and the differences between faces.

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { DUEL_FIGURES } from '../build/figures/duel';
import { EPIC_FIGURES } from '../build/figures/epic';
import { OZ_FIGURES } from '../build/figures/oz';
import { composed } from '../src/face/compose';
import { figured } from '../src/face/figures';
import { read } from '../src/face/gist';
import { layout, type Layout, type Rect, type Size } from '../src/face/layout';
import { gems, realm, standing } from '../src/face/parts';
import { ROOMS, edge, outlined, pane } from '../src/face/shapes';
import { draft, duel, storyline } from '../src/fixtures/positions';
import { lines, longest } from '../src/layout/metrics';
import type { Card, Lang, Zone } from '../src/protocol';

const SIZES: Exclude<Size, 'token'>[] = ['hand', 'table', 'reader'];
const file = (path: string) => readFileSync(`../${path}`, 'utf8');
const TALES = {
  oz: ['oz-core.toml'],
  epic: ['epic-starter.toml', 'epic-nights.toml', 'epic-north.toml'],
};
const tales = (game: 'oz' | 'epic') =>
  TALES[game].flatMap((name) => {
    const blocks = file(`games/storyline/cards/${name}`).split(/^\[\[/m);
    return blocks.filter((block) => /^(card|location)\]\]/.test(block));
  });
const field = (block: string, name: string) => new RegExp(`^${name} = ["'](.*)["']$`, 'm').exec(block)?.[1] ?? '';
const names = file('games/duel/cards/names.tsv')
  .split('\n')
  .filter((line) => /^[GV]\d/.test(line))
  .map((line) => line.split('\t'));

/** The ids of all cards with a figure of their own, by game. */
const IDS: Record<string, string[]> = {
  duel: names.map(([id]) => id ?? ''),
  oz: tales('oz').map((block) => field(block, 'id')),
  epic: tales('epic').map((block) => field(block, 'id')),
};
const FIGURES: Record<string, Record<string, string>> = { duel: DUEL_FIGURES, oz: OZ_FIGURES, epic: EPIC_FIGURES };

/** The titles of all cards, in both languages. */
const TITLES = [
  ...names.flatMap(([, en, fr]) => [en ?? '', fr ?? '']),
  ...[...tales('oz'), ...tales('epic')].flatMap((block) => [field(block, 'title'), field(block, 'fr')]),
];

describe('the figures', () => {
  it.each(Object.keys(IDS))('of %s are those of its cards', (game) => {
    expect(IDS[game]?.length).toBeGreaterThan(60);
    expect(Object.keys(FIGURES[game] ?? {}).sort()).toEqual([...new Set(IDS[game])].sort());
  });

  it.each(Object.keys(IDS))('of %s differ, and have two or three pictures', (game) => {
    const all = Object.values(FIGURES[game] ?? {});
    expect(all.filter((figure, at) => all.indexOf(figure) !== at)).toEqual([]);
    expect(all.filter((figure) => ![2, 3].includes(new Set(figure.split(' ')).size))).toEqual([]);
  });

  it('of the draft differ if the objectives do', () => {
    const cards = seen(draft.over().scene.zones).filter(({ face }) => face.side === 'up');
    const told = new Map<string, string>();
    expect(cards.length).toBeGreaterThan(8);
    for (const card of cards) {
      const { face } = card;
      if (face.side === 'down') continue;
      const key = `${realm('draft', card)} ${figured('draft', card).icons.join(' ')} ${face.kind}`;
      const says = JSON.stringify([face.kind, face.glyphs]);
      expect(told.get(key) ?? says).toBe(says);
      told.set(key, says);
    }
  });

  it('fit in every window', () => {
    for (const room of Object.values(ROOMS))
      for (const [width, height] of [
        [102, 66],
        [102, 44],
        [140, 76],
        [282, 170],
        [40, 40],
      ] as const)
        for (const { x, y, size } of composed(room, width, height, 3)) {
          expect(size).toBeGreaterThan(8);
          expect(x).toBeGreaterThanOrEqual(0);
          expect(x + size).toBeLessThanOrEqual(width + 0.01);
          expect(y + size).toBeLessThanOrEqual(height + 0.01);
        }
  });
});

describe('the layout', () => {
  it.each(SIZES)('of a face for the %s holds every title, and nothing overlaps', (size) => {
    for (const name of TITLES) {
      const places = layout(size, { name, gems: true, kind: 'Personnage · Neutre', words: [name, ''], foot: true });
      expect(overlaps(places), name).toEqual([]);
      const {
        px,
        lines: broken,
        width,
        height,
        leading,
      } = places.name ?? { px: 0, lines: [], width: 0, height: 0, leading: 0 };
      expect(px).toBeGreaterThanOrEqual(13);
      expect(broken.length * px * leading, name).toBeLessThanOrEqual(height);
      expect(Math.max(...broken.map((line) => longest(line, px))), name).toBeLessThanOrEqual(width);
      expect(
        broken
          .join(' ')
          .replaceAll(/[- ]/g, '')
          .startsWith((name.split(' • ')[0] ?? '').replaceAll(/[- ]/g, '')),
        name,
      ).toBe(true);
    }
  });

  it('of a token is the window alone, with a number in the corner', () => {
    const places = layout('token', { name: 'Toto', gems: true, kind: '', words: ['+2'], foot: true });
    expect([places.name, places.words, places.foot]).toEqual([null, null, null]);
    expect(places.window).toEqual({ x: 0, y: 0, width: 40, height: 40 });
    expect(places.right.x + places.right.width).toBe(45);
  });

  it('draws the first words that fit, without cutting them', () => {
    const long = 'This card has −2 Vitality and Steadfast while it is at a Water Location and it bears no Oil Can.';
    const said = {
      name: 'Tin Woodman',
      gems: true,
      kind: '',
      words: [long, '−2 at Water without Oil Can'],
      foot: true,
    };
    const drawn = (size: Size) => layout(size, said).words?.lines.join(' ');
    expect([drawn('hand'), drawn('table'), drawn('reader')]).toEqual([said.words[1], long, long]);
    expect(layout('hand', { ...said, words: [long, long] }).words).toBeNull();
  });
});

describe('the short words', () => {
  const gists: Record<Lang, ReadonlyMap<string, string>> = {
    en: read(file('locales/en/faces.ftl')),
    fr: read(file('locales/fr/faces.ftl')),
  };

  it('exist in both languages, and only for existing cards', () => {
    expect(gists.en.size).toBeGreaterThan(300);
    expect([...gists.fr.keys()]).toEqual([...gists.en.keys()]);
    const cards = Object.entries(IDS).flatMap(([game, ids]) => ids.map((id) => `${game}-${id}`));
    const kinds = ['single', 'couple', 'twins', 'few', 'quartet', 'trio', 'handMajority', 'tableMajority', 'favour'];
    const stories = ['character', ...kinds].map((kind) => `draft-${kind}`);
    // A story of any kind may name a Character with a long name.
    expect(stories.filter((story) => !gists.en.has(story))).toEqual([]);
    expect([...gists.en.keys()].filter((key) => ![...cards, ...stories].includes(key))).toEqual([]);
  });

  it.each(['en', 'fr'] as const)('in %s have room on a face in the hand', (lang) => {
    const foot = { gems: true, kind: '', foot: true };
    const tight = [...gists[lang]].filter(
      ([, words]) => layout('hand', { ...foot, name: 'Toto', words: [words] }).words === null,
    );
    expect(tight).toEqual([]);
    expect([...gists[lang].values()].filter((words) => lines(words, 13, 104).length > 2)).toEqual([]);
  });
});

describe('the information on a face', () => {
  it('is shown by shapes: each standing has its edge, each kind its window', () => {
    const edges = (['good', 'neutral', 'evil'] as const).map((side) => edge(side, 120, 168, 5));
    expect(new Set(edges).size).toBe(3);
    const kinds = ['character', 'companion', 'item', 'spell', 'event', 'attack', 'modifier', 'location', 'story'];
    expect(new Set(kinds.map((kind) => outlined(pane(kind), 102, 66))).size).toBe(kinds.length);
    expect([pane('object'), pane('effect'), pane('odd')]).toEqual(['tag', 'burst', 'plain']);
  });

  it('includes the numbers of the card, and their differences from the printed ones', () => {
    const card = seen(storyline.actions().scene.zones).find(({ counters }) =>
      counters.some(({ id }) => id === 'vitality'),
    );
    expect(card).toBeDefined();
    if (!card) return;
    const printed = gems({ ...card, counters: [] });
    expect(printed.map(({ is }) => is)).toEqual(['cost', 'vitality']);
    const more = { id: 'vitality', label: 'Vitality', value: Number(printed[1]?.text) + 2, parts: [] };
    expect(gems({ ...card, counters: [more] })[1]).toMatchObject({ text: String(more.value), turn: 'up' });
    expect(gems({ ...card, counters: [{ ...more, value: -1 }] })[1]).toMatchObject({ text: '−1', turn: 'down' });
  });

  it('includes the side of the deck in the duel, and the moral standing in the storyline', () => {
    const cards = seen(duel.summon().scene.zones).filter(({ face }) => face.side === 'up');
    const sides = new Set(cards.map((card) => `${card.id[0]} ${standing('duel', card)}`));
    expect([...sides].filter((side) => /^[GV]/.test(side)).every((side) => ['G good', 'V evil'].includes(side))).toBe(
      true,
    );
    const tales = seen(storyline.epic().scene.zones).filter(({ face }) => face.side === 'up');
    expect(new Set(tales.map((card) => standing('epic', card))).size).toBeGreaterThan(1);
    expect(tales.map((card) => standing('epic', card))).not.toContain('none');
  });
});

/** Returns the face-up cards in the zones, including cards below other cards. */
function seen(zones: Zone[]): Card[] {
  const deep = (card: Card): Card[] => [card, ...card.under.flatMap(deep)];
  return zones.flatMap(({ cards }) => cards.flatMap(deep));
}

/** Returns the pairs of places that overlap, and the places that leave the box. */
function overlaps(places: Layout): string[] {
  const { name, window, kind, words, foot } = places;
  const all = Object.entries({ name, window, kind, words, foot }).filter(
    (entry): entry is [string, Rect] => entry[1] !== null,
  );
  const out = all.filter(
    ([, { x, y, width, height }]) => x < 0 || y < 0 || x + width > places.width || y + height > places.height,
  );
  const pairs = all.flatMap(([one, a], at) =>
    all
      .slice(at + 1)
      .flatMap(([other, b]) =>
        Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y) > 0.01 ? [`${one}/${other}`] : [],
      ),
  );
  return [...out.map(([each]) => `${each} is outside`), ...pairs];
}
