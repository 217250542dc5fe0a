// @vitest-environment node
// Tests that the layout of the storyline board follows the rules for all boards, and rules of its own.

import { describe, expect, it } from 'vitest';
import { tried } from '../layouts/try';
import { WINDOWS } from '../layouts/sizes';
import { storyline as told } from '../src/fixtures/positions';
import { layout, type Room } from '../src/games/storyline/layout';
import { arrows } from '../src/games/storyline/layout/arrow';
import type { Contents, Piece } from '../src/games/storyline/layout/contents';
import { hyphened } from '../src/games/storyline/layout/hyphen';
import { cuts, pack } from '../src/games/storyline/layout/pack';
import { page } from '../src/games/storyline/layout/page';
import { share } from '../src/games/storyline/layout/share';
import { tag } from '../src/games/storyline/layout/tag';
import { seated } from '../src/games/storyline/layout/title';
import { chosen, hidden, parted } from '../src/games/storyline/layout/ways';
import type { Lang, Position } from '../src/protocol';
import { LAPTOP, LARGE, many, of, PHONE, piece, WORDS } from './storyline.rooms';

/**
 * Returns the contents with these cards at the first Location of an Author. `from` is the number of seats from the
 * reader's seat, counted to the right.
 */
function crowded(position: Position, pieces: Piece[], from = 0): Contents {
  const all = of(position);
  const spot = all.authors[from]?.spots[0];
  if (spot) spot.pieces = pieces;
  return all;
}

describe('on every printed position', () => {
  const states = Object.entries(told).flatMap(([name, state]) =>
    (['en', 'fr'] as Lang[]).map((lang) => ({ name, lang, position: state(lang) })),
  );

  it.each(states)('$name in $lang keeps the promises at every size', ({ position }) => {
    for (const window of WINDOWS) expect(tried(position, window).wrong, JSON.stringify(window)).toEqual([]);
  });
});

describe('the form', () => {
  it('is a road for two and a wheel for more, and is upright on a narrow board', () => {
    expect(layout(of(told.actions()), LAPTOP, WORDS).form).toBe('road');
    expect(layout(of(told.alone()), LAPTOP, WORDS).form).toBe('road');
    expect(layout(of(told.three()), LAPTOP, WORDS).form).toBe('wheel');
    expect(layout(of(told.actions()), PHONE, WORDS).form).toBe('upright');
    expect(layout(of(told.four()), PHONE, WORDS).form).toBe('cross');
  });

  it('does not change with the length of the prompt', () => {
    for (const state of [told.actions(), told.extended(), told.four()])
      for (const width of [600, 640, 700, 900, 1000, 1264])
        expect(
          new Set([560, 600, 676].map((height) => layout(of(state), { ...LAPTOP, width, height }, WORDS).form)).size,
        ).toBe(1);
  });

  it('is the same for the same input', () => {
    expect(layout(of(told.four()), LAPTOP, WORDS)).toEqual(layout(of(told.four()), LAPTOP, WORDS));
  });
});

describe('a road', () => {
  const places = (contents: Contents, room = LAPTOP) => layout(contents, room, WORDS);
  const spot = (contents: Contents, id: string) => places(contents).pages.find((page) => page.id === id);

  it('is the largest thing on the board', () => {
    const { bricks, field } = places(of(told.actions()));
    const [road] = bricks;
    expect((road?.box.width ?? 0) * (road?.box.height ?? 0)).toBeGreaterThan(field.width * field.height * 0.4);
  });

  it('gives a crowd more width, and every other page enough', () => {
    const after = crowded(told.actions(), many(14));
    const widths = places(after).pages.map(({ box }) => box.width);
    expect(spot(after, 'spot.0')?.box.width).toBe(Math.max(...widths));
    expect(Math.max(...widths)).toBeGreaterThan(Math.min(...widths) * 1.5);
    for (const page of places(after).pages) {
      expect(page.box.width).toBeGreaterThan(92);
      expect(page.title).not.toBeNull();
    }
    expect(places(after).standees.filter(({ id }) => id.startsWith('p.')).length).toBeGreaterThanOrEqual(14);
  });

  it('lets the words of pages give way before the names of Characters', () => {
    const after = crowded(told.actions(), many(6));
    for (const spot of after.authors.flatMap(({ spots }) => spots))
      spot.text = 'Characters here have Shield. '.repeat(4);
    const { standees } = places(after, { ...LAPTOP, width: 1000 });
    expect(standees.filter(({ id }) => id.startsWith('p.')).map(({ size }) => size)).not.toContain('figure');
  });

  it('shows more in more room: all words, and the words of the cards in the hand', () => {
    const shown = (room: Room) => {
      const { pages, desk } = places(of(told.epic()), room);
      return { words: pages.filter(({ more }) => !more).length, hand: desk.papers.filter(({ words }) => words).length };
    };
    expect(shown(LARGE).hand).toBeGreaterThan(shown(PHONE).hand);
    expect(shown(LARGE).words).toBeGreaterThan(shown(PHONE).words);
  });
});

describe('an answer', () => {
  const asked = told.reacting();
  const { desk } = layout(of(asked), PHONE, WORDS);

  it('says on a phone too what happens without it', () => {
    expect(desk.loose.map(({ hint }) => hint?.text)).toEqual([asked.scene.choices.at(-1)?.hint]);
  });

  it('is told from the card that it answers by the line with the kind', () => {
    const kind = (id: string) => desk.papers.find((paper) => paper.id.startsWith(id))?.kind?.text;
    expect(kind('answered')).toMatch(/^What you may answer/);
    expect(kind('saved')).toBe('Your answer · Event');
  });
});

describe('a wheel', () => {
  it('has the reader at the lower left and the Author to the right at the lower right', () => {
    const { titles, field } = layout(of(told.four()), LAPTOP, WORDS);
    const side = (from: number) => {
      const box = titles.find((title) => title.from === from)?.box ?? { x: 0, y: 0 };
      return [box.x > field.width / 2 ? 'right' : 'left', box.y > field.height / 2 ? 'near' : 'far'].join(' ');
    };
    expect([0, 1, 2, 3].map(side)).toEqual(['left near', 'right near', 'right far', 'left far']);
  });

  it('moves its middle away from the side brought to the front', () => {
    const hub = (front: number) => layout(of(told.four()), { ...LAPTOP, front }, WORDS).hub ?? { x: 0, y: 0 };
    expect(hub(1).x).toBeLessThan(hub(0).x);
    expect(hub(3).x).toBeGreaterThan(hub(0).x);
    expect(hub(2).y).toBeGreaterThan(hub(0).y);
  });

  it('has lower pages where cards would else be behind a handle', () => {
    const after = crowded(told.four(), many(14), 2);
    const { handles, pages } = layout(after, LAPTOP, WORDS);
    expect(handles).toEqual([]);
    expect(pages.every(({ title }) => title !== null)).toBe(true);
  });

  it('has a larger far half where a crowd there would else be behind a handle', () => {
    const laid = (count: number) => layout(crowded(told.three(), many(count), 2), LAPTOP, WORDS);
    const middle = laid(3).hub?.y ?? 0;
    const larger = [18, 21, 24, 27].map(laid).find(({ hub }) => (hub?.y ?? 0) > middle);
    expect(larger?.handles).toEqual([]);
    expect(larger?.pages.every(({ title }) => title !== null)).toBe(true);
  });

  it('takes width from the words of pages before cards are behind a handle', () => {
    const after = crowded(told.four(), many(15), 2);
    for (const spot of after.authors.flatMap(({ spots }) => spots))
      spot.text = 'Characters here have Shield. '.repeat(4);
    expect(layout(after, { ...LAPTOP, width: 1180 }, WORDS).handles).toEqual([]);
  });

  it('shows words of every card that is chosen from a hand on a phone', () => {
    const after = of(told.looking());
    const [card] = after.shown;
    if (!card) throw new Error('cards are shown');
    const text = `${'On your turn you may archive this card to search the Library for a card of the same Set'.repeat(2)}.`;
    after.shown = Array.from({ length: 6 }, (_, at) => ({ ...card, id: `looked.${at}`, text, asked: true }));
    const { papers } = layout(after, PHONE, WORDS).desk;
    expect(papers.map(({ words }) => words?.text ?? '').filter((words) => !words.startsWith('On your turn'))).toEqual(
      [],
    );
  });

  it('leaves a column free for the buttons of a road that scrolls', () => {
    for (const state of [told.four, told.actions]) {
      const { deep, window, pages, standees } = layout(crowded(state(), many(60)), { ...PHONE, height: 420 }, WORDS);
      expect(deep).toBeGreaterThan(window.height + 1);
      const edge = PHONE.width - 44;
      const boxes = [
        ...pages.flatMap(({ box, slot, pills }) => [box, slot, ...pills]),
        ...standees.map(({ box }) => box),
      ];
      expect(boxes.filter(({ x, width }) => x + width > edge + 0.5)).toEqual([]);
    }
  });

  it('has titles larger than the words below them on a large board', () => {
    const { pages } = layout(of(told.four()), LARGE, WORDS);
    const worded = pages.filter(({ words, more }) => words && !more);
    expect(worded.length).toBeGreaterThan(3);
    expect(worded.some(({ title, words }) => (title?.px ?? 0) > (words?.px ?? 0))).toBe(true);
  });

  it('shows the three piles of each rival', () => {
    const all = of(told.four());
    const piles = ['hand.1', 'library.1', 'archive.1'].map((id) => ({ id, asked: false }));
    for (const author of all.authors.slice(1)) Object.assign(author, { piles, saved: [] });
    const { titles } = layout(all, LAPTOP, WORDS);
    expect(titles.filter(({ from }) => from > 0).map(({ piles }) => piles.length)).toEqual([3, 3, 3]);
  });

  it('gives the crowd of a lone far Author rows on a narrow board', () => {
    const { handles, standees } = layout(crowded(told.three(), many(8), 2), PHONE, WORDS);
    expect(handles.filter(({ id }) => id === of(told.three()).authors[2]?.spots[0]?.id)).toEqual([]);
    expect(new Set(standees.filter(({ id }) => id.startsWith('p.')).map(({ box }) => box.y)).size).toBeGreaterThan(1);
  });
});

describe('a crowd', () => {
  const yard = { x: 0, y: 0, width: 300, height: 300 };

  it('has its own cards in the near rows and those of rivals in the far rows', () => {
    const mixed = [piece('mine'), piece('theirs', false), piece('loose'), piece('other', false)];
    const { standees } = pack('spot.0', mixed, yard, cuts(1));
    const y = (id: string) => standees.find((standee) => standee.id === id)?.box.y ?? 0;
    expect(Math.max(y('theirs'), y('other'))).toBeLessThan(Math.min(y('mine'), y('loose')));
  });

  it('loses parts of its names first, then its size, and then some are counted', () => {
    const drawn = (count: number) => pack('spot.0', many(count), yard, cuts(1));
    const sizes = [9, 16, 30, 100].map((count) => drawn(count).standees[0]?.size);
    expect(sizes).toEqual(['named', 'short', 'token', 'token']);
    const { standees, handle } = drawn(100);
    expect(standees.length + (handle?.count ?? 0)).toBe(100);
    expect(drawn(30).handle).toBeNull();
  });

  it('stands four as small as fingers abreast on the narrowest spoke', () => {
    const { standees, handle } = pack('spot.0', many(4), { ...yard, width: 166, height: 42 }, cuts(1));
    expect(handle).toBeNull();
    expect(standees.every(({ box }) => box.width >= 40 && box.height >= 40)).toBe(true);
  });

  it('draws who waits alone in a narrow court', () => {
    const [author] = of(told.four()).authors;
    if (!author) throw new Error('there is an Author');
    const card = { x: 0, y: 0, width: 76, height: 46 };
    const ground = { card, rest: { ...card, width: 0 }, court: { ...card, x: 80, width: 42 } };
    const title = seated({ ...author, waiting: many(1), saved: [], piles: [] }, 0, ground, 1, WORDS);
    expect(title.standees).toHaveLength(1);
    expect(title.handles).toEqual([]);
  });

  it('comes after the Events and piles that can be chosen now', () => {
    const [author] = of(told.four()).authors;
    if (!author) throw new Error('there is an Author');
    const box = { x: 0, y: 0, width: 92, height: 46 };
    const saved = ['a', 'b'].map((id) => ({ id, name: '', asked: false }));
    const piles = ['hand.1', 'library.1'].map((id) => ({ id, asked: id === 'library.1' }));
    const title = seated({ ...author, saved, piles }, 1, { card: box, rest: box, court: box }, 1, WORDS);
    expect(title).toMatchObject({ slips: [], piles: [{ id: 'library.1' }] });
    expect(title.handles.at(-1)).toMatchObject({ count: 3, asked: 0 });
  });

  it('has a hyphen in a name that is wider than its standee', () => {
    expect(hyphened('Princess Badroulbadour', 13, 86)).toBe('Princess Badroul-badour');
    expect(hyphened('Princess Badroulbadour', 13, 100)).toBe('Princess Badroulbadour');
    const [standee] = pack('spot.0', [{ ...piece('p.0'), name: 'Princess Badroulbadour' }], yard, cuts(1)).standees;
    expect(standee).toMatchObject({ size: 'named', name: { text: 'Princess Badroul-badour' } });
  });

  it('prefers the cards that can be chosen, and counts the rest', () => {
    const mixed = [...many(60), piece('asked', true, 1)];
    expect(pack('spot.0', mixed, yard, cuts(1)).standees.map(({ id }) => id)).toContain('asked');
    const all = pack('spot.0', many(100, { asked: 1 }), yard, cuts(1));
    expect(all.handle?.asked).toBe(all.handle?.count);
  });
});

describe('The End', () => {
  it('shows a Character that has reached it, even in a court for one card', () => {
    const all = of(told.four());
    const [, , author] = all.authors;
    if (!author) throw new Error('there is a third Author');
    author.waiting = many(6);
    author.ended = [piece('prime', false)];
    const title = layout(all, PHONE, WORDS).titles.find(({ from }) => from === 2);
    expect(title?.standees.map(({ id }) => id)).toContain('prime');
    expect(title?.handles.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThanOrEqual(6);
  });

  it('has its name while nobody stands there', () => {
    const all = of(told.four());
    for (const author of all.authors) Object.assign(author, { waiting: [], ended: [] });
    for (const { court } of layout(all, PHONE, WORDS).titles)
      if (court.end || court.box.width > 60) expect(court.heading?.text).toBe(court.end ? 'The End' : 'Waiting');
  });
});

describe('a page', () => {
  const LONG =
    'Characters here have Shield. Good Characters pay 1 Story Point to leave. Evil Characters have +2 Vitality.';
  const place = {
    id: 'spot.0',
    title: 'Poppy Field',
    text: LONG,
    tolls: [],
    charges: '',
    danger: '',
    up: true,
    pieces: [],
  };
  const drawn = (width: number, height: number) => page(place, { x: 0, y: 0, width, height }, 1, WORDS);

  it('has all words, or whole sentences and a note, or no words', () => {
    expect(drawn(160, 160)).toMatchObject({ more: false, words: { text: LONG } });
    expect(drawn(150, 90)).toMatchObject({ more: true, words: { text: 'Characters here have Shield. And more.' } });
    expect(drawn(150, 44)).toMatchObject({ more: true, words: null, title: { text: 'Poppy Field' } });
  });
});

describe('the arrow of a threat', () => {
  const position = told.reacting();
  const card = position.scene.zones.find(({ id }) => id === 'answered')?.cards[0]?.id;
  const table = (room: Room) => layout(of(position), room, WORDS);

  it('leads from the card up to the place and covers nothing on the way', () => {
    const { desk, pages } = table(LAPTOP);
    const paper = desk.papers.find(({ id }) => id === card)?.box;
    for (const { id, slot } of pages) {
      const [arrow] = arrows(table(LAPTOP), card, [id]);
      const [start = 0, top = 0, ...rest] = arrow?.line.match(/[\d.]+/g)?.map(Number) ?? [];
      expect(top).toBe(paper?.y);
      expect(start).toBeGreaterThan(paper?.x ?? 0);
      const tip = arrow?.head.match(/[\d.]+/g)?.map(Number) ?? [];
      expect(tip[2]).toBeGreaterThan(slot.x);
      expect(tip[2]).toBeLessThan(slot.x + slot.width);
      for (const y of rest.filter((_, at) => at % 2 === 1)) {
        expect(y).toBeGreaterThan(slot.y + slot.height);
        expect(y).toBeLessThanOrEqual(desk.box.y);
      }
    }
  });

  it('is left out where the place is not next to the desk', () => {
    const ids = table(PHONE).pages.map(({ id }) => id);
    expect(arrows(table(PHONE), card, ids)).toEqual([]);
    expect(arrows(table(LAPTOP), undefined, ids)).toEqual([]);
    const four = layout(of(told.four()), LAPTOP, WORDS);
    const held = four.desk.papers[0]?.id;
    expect(
      arrows(
        four,
        held,
        four.pages.map(({ id }) => id),
      ),
    ).toHaveLength(four.pages.length / 2);
  });
});

describe('the tag of a step', () => {
  const slot = { x: 100, y: 0, width: 220, height: 60 };
  const card = { x: 190, y: 2, width: 44, height: 50 };
  const HINT = '1 Story Point; 3 left; total 6 instead of 5';

  it('has as many parts as fit, and covers no card of a low place', () => {
    expect(tag(HINT, { ...slot, width: 400 }, [], 14)).toBe(HINT);
    expect(tag(HINT, slot, [], 14)).toBe('1 Story Point; 3 left');
    expect(tag(HINT, slot, [{ ...card, x: 210 }], 14)).toBe('1 Story Point');
    expect(tag(HINT, slot, [card], 14)).toBe('');
    expect(tag(HINT, { ...slot, height: 300 }, [card], 14)).toBe('1 Story Point; 3 left');
  });
});

describe('too little room', () => {
  const place = [0, 1, 2].map((rows) => ({ height: 40 + 40 * rows, hidden: 8 - 4 * rows }));
  const alone = [
    { height: 40, hidden: 1 },
    { height: 80, hidden: 0 },
  ];

  it('goes where it brings most cards into sight', () => {
    expect(chosen([alone, place], 80).map(({ height }) => height)).toEqual([40, 40]);
    expect(chosen([alone, place], 120).map(({ height }) => height)).toEqual([40, 80]);
    expect(chosen([alone, place], 199).map(({ height }) => height)).toEqual([40, 120]);
    expect(hidden([alone, place], 200)).toBe(0);
  });

  it('is parted where least is hidden, and else as usual', () => {
    expect(parted(0, 100, 50, (at) => (at >= 80 ? 0 : 1))).toBe(80);
    expect(parted(0, 100, 50, () => 1)).toBe(50);
  });

  it('shows more of the reader’s own cards than of those of others', () => {
    const all = of(told.four());
    for (const { spots } of all.authors) for (const spot of spots) spot.pieces = many(6);
    const { handles } = layout(all, { ...PHONE, height: PHONE.height + 90 }, WORDS);
    const left = (from: number) => {
      const ids = new Set(all.authors[from]?.spots.map(({ id }) => id));
      return handles.filter(({ id }) => ids.has(id)).reduce((sum, { count }) => sum + count, 0);
    };
    expect(left(0)).toBeLessThan(left(3));
  });
});

describe('sharing', () => {
  it('raises the shortest first, and takes from the longest first', () => {
    expect(share([100, 50, 50], 260, 40)).toEqual([100, 80, 80]);
    expect(share([100, 50, 50], 320, 40).map(Math.round)).toEqual([107, 107, 107]);
    expect(share([100, 40, 40], 150, 40)).toEqual([70, 40, 40]);
    expect(share([40, 40], 60, 40)).toEqual([30, 30]);
  });
});
