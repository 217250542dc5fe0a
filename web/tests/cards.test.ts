// Tests of the gallery of all cards: its search, and the page with the data that a server sends.

import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import Cards from '../src/cards/Cards.svelte';
import { byName, entries, shownAs, sought, title, whereabouts, type Wanted } from '../src/cards/book';
import { duel, storyline } from '../src/fixtures/positions';
import { start, update, type Screen } from '../src/model';
import type { BookCard, Card, CardBook, Face, Lang, Position, Zone } from '../src/protocol';
import { fromHash, toHash } from '../src/route';
import { spoken } from '../src/wording';
import { words } from '../src/words';

/** Returns the face-up cards in the zones, without repeated fronts. */
function seen(zones: Zone[]): Card[] {
  const deep = (card: Card): Card[] => [card, ...card.under.flatMap(deep)];
  const all = zones.flatMap(({ cards }) => cards.flatMap(deep)).filter(({ face }) => face.side === 'up');
  return all.filter((card, at) => all.findIndex((other) => title(other.face) === title(card.face)) === at);
}

/** Returns a card of the book with a front in each language. */
function page(id: string, en: Face, fr: Face): BookCard {
  const said = (face: Face) => (face.side === 'up' ? face.text : []);
  const text = {
    id,
    title: { en: title(en), fr: title(fr) },
    notation: 'FORCE +3',
    kind: { en: 'Kind', fr: 'Genre' },
    words: { en: said(en), fr: said(fr) },
    ground: 'own title; Grimm',
  };
  const terms = [{ word: { en: 'Steadfast', fr: 'Ancrage' }, means: { en: 'It stays.', fr: 'Il reste.' } }];
  const rulings = [
    {
      section: { en: 'The rulings', fr: 'Les décisions' },
      number: 'D8',
      text: { en: 'A bearer that no longer qualifies.', fr: 'Un porteur qui ne convient plus.' },
    },
  ];
  return { set: null, page: { text, face: { en, fr }, terms }, rulings };
}

function cards(game: string, en: Position, fr: Position) {
  const french = seen(fr.scene.zones);
  const all = seen(en.scene.zones).flatMap((card) => {
    const other = french.find(({ id }) => id === card.id);
    return other ? [page(card.id, card.face, other.face)] : [];
  });
  return { game, title: { en: en.title, fr: fr.title }, cards: all };
}

const book: CardBook = {
  games: [
    cards('duel', duel.summon('en'), duel.summon('fr')),
    cards('epic', storyline.epic('en'), storyline.epic('fr')),
  ],
};
const all = entries(book);
/** A few cards of each game. More would take long to draw. */
const few: CardBook = { games: book.games.map((game) => ({ ...game, cards: game.cards.slice(0, 4) })) };
const everything: Wanted = { words: '', game: null, standings: new Set(), kinds: new Set() };

describe('the search', () => {
  it('finds cards by words of either language, in any case and without accents', () => {
    expect(all.length).toBeGreaterThan(12);
    const [first] = all;
    if (!first) return;
    for (const name of [title(first.card.page.face.en), title(first.card.page.face.fr)]) {
      const bare = name.normalize('NFD').replaceAll(/\p{M}/gu, '').toUpperCase();
      expect(sought(all, { ...everything, words: bare })).toContain(first);
    }
    expect(sought(all, { ...everything, words: 'ancrage force +3' })).toEqual(all);
    expect(sought(all, { ...everything, words: 'ancrage nowhere' })).toEqual([]);
  });

  it('filters by game, by moral standing and by kind', () => {
    const only = sought(all, {
      ...everything,
      game: 'duel',
      standings: new Set(['evil']),
      kinds: new Set(['companion', 'spell']),
    });
    expect(only.length).toBeGreaterThan(0);
    expect(
      only.every(
        ({ game, id, kind }) => game === 'duel' && id.startsWith('V') && ['companion', 'spell'].includes(kind),
      ),
    ).toBe(true);
  });

  it('sorts by name in the order of the reader’s language', () => {
    const names = byName(all, 'fr').map(({ card }) => title(card.page.face.fr));
    expect(names).toEqual([...names].sort(new Intl.Collator('fr', { ignorePunctuation: true, numeric: true }).compare));
  });

  it('says where a card lies in the open game', () => {
    const position = duel.summon('en');
    const hand = position.scene.zones.find(({ kind, cards: held }) => kind === 'hand' && held[0]?.face.side === 'up');
    const entry = all.find(({ id }) => id === hand?.cards[0]?.id);
    expect(entry).toBeDefined();
    if (!entry) return;
    expect(whereabouts(position, entry)).toEqual([hand?.label]);
    expect(whereabouts(storyline.epic('en'), entry)).toEqual([]);
    expect(whereabouts(null, entry)).toEqual([]);
  });

  it('shows the words of the list if a front has none', () => {
    const [entry] = all;
    if (entry?.card.page.face.en.side !== 'up') return;
    const mute: Face = { ...entry.card.page.face.en, text: [] };
    const card: BookCard = { ...entry.card, page: { ...entry.card.page, face: { en: mute, fr: mute } } };
    const shown = shownAs({ ...entry, card }, 'en').face;
    expect(shown.side === 'up' && spoken(shown.text)).toBe(spoken(entry.card.page.text.words.en));
    expect(shownAs(entry, 'en').face).toBe(entry.card.page.face.en);
  });
});

describe('the address', () => {
  it('names a card, and leads back to it', () => {
    const screen: Screen = { at: 'cards', game: 'oz', card: 'O10' };
    expect(toHash(screen)).toBe('#/cards/oz/O10');
    expect(fromHash('#/cards/oz/O10')).toEqual(screen);
    expect(fromHash('#/cards')).toEqual({ at: 'cards' });
    expect(fromHash('#/cards/oz')).toEqual({ at: 'cards' });
  });

  it('keeps the position of the table that was left', () => {
    const position = duel.summon('en');
    const table = update(start({ at: 'table', table: position.table }, 'en'), {
      is: 'heard',
      message: { say: 'position', ...position },
    });
    const left = update(table, { is: 'went', screen: { at: 'cards' } });
    expect([left.position, left.lately?.table]).toEqual([null, position.table]);
    expect(update(left, { is: 'went', screen: { at: 'about' } }).lately).toBe(left.lately);
  });
});

describe('the page', () => {
  const say = words('en');
  const go = vi.fn();
  let shown: Record<string, unknown> | undefined;
  let answer: () => Promise<Response>;
  const texts = (selector: string) => [...document.querySelectorAll(selector)].map((each) => each.textContent?.trim());

  beforeEach(() => {
    answer = () => Promise.resolve(new Response(JSON.stringify(few)));
    vi.stubGlobal('fetch', () => answer());
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        observe = vi.fn();
        disconnect = vi.fn();
      },
    );
    Element.prototype.scrollIntoView = vi.fn();
  });
  afterEach(() => {
    if (shown) void unmount(shown);
    document.body.replaceChildren();
    vi.unstubAllGlobals();
    go.mockClear();
  });

  async function open(screen: Screen & { at: 'cards' }, lang: Lang = 'en') {
    const model = { ...start(screen, lang), lately: duel.summon(lang) };
    const say = words(lang);
    shown = mount(Cards, { target: document.body, props: { model, screen, say, go } });
    await vi.waitFor(() =>
      expect(document.querySelector('.count, [role=alert]')?.textContent).not.toBe(say('connecting')),
    );
    flushSync();
  }

  it('shows every card with its name, and counts them by game', async () => {
    await open({ at: 'cards' });
    const names = texts('[data-face] .name');
    expect(names.length).toBe(8);
    expect(texts('.chips button').slice(0, 3)).toEqual([
      'All games 8',
      `${few.games[0]?.title.en} 4`,
      `${few.games[1]?.title.en} 4`,
    ]);
    document.querySelector<HTMLElement>('[data-face]')?.click();
    expect(go).toHaveBeenCalledWith({ at: 'cards', game: all[0]?.game, card: all[0]?.id });
  });

  it('shows all texts of the chosen card', async () => {
    const entry = all.find(({ game }) => game === 'duel');
    if (!entry) throw new Error('the book has cards of the duel');
    await open({ at: 'cards', game: 'duel', card: entry.id });
    const leaf = document.querySelector('article')?.textContent ?? '';
    const { text, face } = entry.card.page;
    for (const said of [
      title(face.fr),
      spoken(text.words.fr),
      text.notation,
      'Steadfast',
      'It stays.',
      'The rulings, D8.',
    ])
      expect(leaf).toContain(said);
    expect(leaf).toContain('Our own title');
    expect(leaf).toContain(whereabouts(duel.summon('en'), entry)[0]);
  });

  it('shows the rules that name the card in the language of the reader', async () => {
    const entry = all.find(({ game }) => game === 'duel');
    await open({ at: 'cards', game: 'duel', card: entry?.id ?? '' }, 'fr');
    const leaf = document.querySelector('article')?.textContent ?? '';
    expect(leaf).toContain('Les décisions, D8. Un porteur qui ne convient plus.');
    expect(leaf).not.toContain('no longer qualifies');
  });

  it('says if there is no answer, and asks again', async () => {
    answer = () => Promise.reject(new Error('gone'));
    await open({ at: 'cards' });
    await vi.waitFor(() => expect(texts('[role=alert]')).toEqual([say('cards-failed')]));
    answer = () => Promise.resolve(new Response(JSON.stringify(few)));
    document.querySelector<HTMLElement>('button')?.click();
    await vi.waitFor(() => expect(texts('[data-face]').length).toBe(8));
  });
});
