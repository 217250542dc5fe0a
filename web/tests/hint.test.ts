import { describe, expect, it } from 'vitest';
import { draft } from '../src/fixtures/positions';
import { corner } from '../src/hint/corner';
import { hintOf, isDue, offers } from '../src/hint/due';
import { evenShare, level, rest, told } from '../src/hint/told';
import { start, update, type Happening, type Model } from '../src/model';
import type { Hint, HintChoice, Position } from '../src/protocol';
import { spoken } from '../src/wording';
import { learn, withWords, words } from '../src/words';
import { shared } from '../src/view/badge';

await withWords('hint', Promise.resolve());
await learn('fr');
await withWords('hint', Promise.resolve());
const [en, fr] = [words('en'), words('fr')];

const asking = (more: Partial<Position> = {}): Position => ({ ...draft.choosing(), hints: true, ...more });
const { table, row, scene, entries } = asking();

function choice(more: Partial<HintChoice> = {}): HintChoice {
  return { choice: 0, mean: 453, low: 404, high: 515, isLevel: true, reasons: [], ...more };
}
function hint(choices: HintChoice[], more: Partial<Hint> = {}): Hint {
  return { table, row, lang: 'en', measure: 'chance', choices, rollouts: 1000, ...more };
}
const three = [choice({ choice: 2 }), choice({ choice: 0, mean: 410 }), choice({ choice: 1, isLevel: false })];

describe('a hint in words', () => {
  it('has whole percent of the chance and of its interval', () => {
    const [first] = told(hint([choice()]), asking(), en);
    expect([first?.value, first?.interval]).toEqual(['45\u00a0%', '40 to 52\u00a0%']);
    expect(told(hint([choice()], { lang: 'fr' }), asking(), fr)[0]?.interval).toBe('de 40 à 52\u00a0%');
    expect(first?.bar).toEqual({ mean: 0.453, low: 0.404, high: 0.515 });
  });

  it('has the three best choices in order, with the words of the scene', () => {
    const best = told(hint([...three, choice({ choice: 3, mean: 200 })]), asking(), en);
    expect(best.map(({ rank, index }) => [rank, index])).toEqual([
      [1, 2],
      [2, 0],
      [3, 1],
    ]);
    expect(best.map(({ choice }) => spoken(choice.words))).toEqual(
      [2, 0, 1].map((at) => spoken(scene.choices[at]?.words ?? [])),
    );
  });

  it('leaves out a choice that the scene does not have', () => {
    expect(told(hint([choice({ choice: 99 })]), asking(), en)).toEqual([]);
  });

  it('has points with one decimal, on bars from 0 or below to the greatest number', () => {
    const points = hint([choice({ mean: 12_340, low: -5_000, high: 15_000 })], { measure: 'points' });
    const [first] = told(points, asking(), en);
    expect([first?.value, first?.interval]).toEqual(['12.3', '−5.0 to 15.0']);
    expect(first?.bar).toEqual({ mean: 0.867, low: 0, high: 1 });
    expect(told({ ...points, lang: 'fr' }, asking(), fr)[0]?.value).toBe('12,3');
    expect(evenShare(points, asking())).toBeNull();
  });

  it('has the even share of the seats', () => {
    const { seats } = asking();
    expect(evenShare(hint([choice()]), { seats })).toBeCloseTo(1 / seats.length);
  });

  it('separates what speaks for a choice from what speaks against it, in whole points', () => {
    const reasons = [
      { name: 'Points now', worth: 31 },
      { name: 'Cards in hand', worth: -12 },
      { name: 'Captives', worth: 17 },
      { name: 'Deck', worth: 4 },
      { name: 'Discard', worth: -4 },
    ];
    const [first] = told(hint([choice({ reasons })]), asking(), en);
    expect(first?.pro).toBe('Points now\u00a0+3, Captives\u00a0+2');
    expect(first?.con).toBe('Cards in hand\u00a0−1');
    expect(told(hint([choice()]), asking(), en)[0]).toMatchObject({ pro: '', con: '' });
  });

  it('says which choices are about as good', () => {
    expect(level(hint(three), en)).toBe('1 and 2 are about as good.');
    const all = three.map((one) => ({ ...one, isLevel: true }));
    expect(level(hint(all), fr)).toBe('1, 2 et 3 se valent à peu près.');
    expect(level(hint([choice(), choice({ isLevel: false })]), en)).toBe('');
  });

  it('says what is left out', () => {
    const { choices } = scene;
    const only = (count: number) => ({ scene: { ...scene, choices: choices.slice(0, count) } });
    expect(rest(hint(three), only(3), en)).toBe('');
    expect(choices.length).toBeGreaterThan(3);
    expect(rest(hint(three), only(4), en)).toBe('Left out: 1 choice that looks worse at once.');
    const more = hint([...three, choice({ choice: 3, mean: 288 })]);
    expect(rest(more, only(4), en)).toBe(`Left out: “${spoken(choices[3]?.words ?? [])}”, 29\u00a0%.`);
  });
});

describe('a hint', () => {
  const model = (more: Partial<Model> = {}): Model => ({
    ...start({ at: 'table', table }, 'en'),
    position: asking(),
    hint: hint(three),
    ...more,
  });

  it('counts at its table, its row and its language', () => {
    expect(hintOf(model())).toEqual(hint(three));
    expect(hintOf(model({ position: asking({ row: row + 1 }) }))).toBeNull();
    expect(hintOf(model({ position: asking({ table: 'another' }) }))).toBeNull();
    expect(hintOf(model({ lang: 'fr' }))).toBeNull();
    expect(hintOf(model({ position: asking({ shown: entries - 1 }) }))).toBeNull();
    expect(hintOf(model({ hint: hint([]) }))).toBeNull();
  });

  it('can be asked for at a decision with several choices, if the table has hints', () => {
    expect(isDue(asking())).toBe(true);
    expect(isDue(asking({ hints: false }))).toBe(false);
    expect(isDue(asking({ scene: { ...scene, choices: scene.choices.slice(0, 1) } }))).toBe(false);
    const waiting = { ...draft.waiting(), hints: true };
    expect([offers(waiting), isDue(waiting)]).toEqual([true, false]);
    expect(offers({ ...draft.over(), hints: true })).toBe(false);
  });

  it('is under way from the request until it comes, is refused, or the game goes on', () => {
    const asked = update(model({ hint: null }), { is: 'asked', message: { say: 'hint', at: row } });
    expect(asked.hinting).toBe(entries);
    const after = (message: Extract<Happening, { is: 'heard' }>['message']) =>
      update(asked, { is: 'heard', message }).hinting;
    // The log notes the request, so a position with the next row comes before the hint.
    expect(after({ say: 'position', ...asking({ row: row + 1 }) })).toBe(entries);
    expect(after({ say: 'hint', ...hint(three) })).toBeNull();
    expect(after({ say: 'refused', reason: 'No.' })).toBeNull();
    expect(after({ say: 'position', ...asking({ entries: entries + 1, shown: entries + 1 }) })).toBeNull();
    expect(update(asked, { is: 'lost', restarts: false }).hinting).toBeNull();
    expect(update(asked, { is: 'went', screen: { at: 'lobby' } }).hinting).toBeNull();
  });
});

describe('a medal', () => {
  const [size, room] = [
    { width: 30, height: 40 },
    { x: 0, y: 0, width: 400, height: 300 },
  ];
  const thing = { x: 100, y: 100, width: 120, height: 100 };

  it('is at the upper right corner, or at the next one if words are there', () => {
    const first = corner(thing, size, room, { words: [], medals: [] });
    expect(first).toEqual({ x: 197.5, y: 86, ...size });
    const next = corner(thing, size, room, { words: [first], medals: [] });
    expect(next).toEqual({ x: 92.5, y: 86, ...size });
  });

  it('is within the room and beside the other medals, also if words are everywhere', () => {
    const edge = { x: 380, y: -10, width: 60, height: 30 };
    const medals: (typeof thing)[] = [];
    for (let rank = 1; rank <= 3; rank++) {
      const box = corner(edge, size, room, { words: [room], medals });
      expect(medals.every((medal) => shared(medal, box) === 0)).toBe(true);
      expect([box.x >= 0, box.y >= 0, box.x + box.width <= 400, box.y + box.height <= 300]).not.toContain(false);
      medals.push(box);
    }
  });
});
