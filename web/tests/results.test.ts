// Tests of the lines about a table: its players with their scores, and its daily deal.

import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';
import { lobby } from '../src/fixtures/lobby';
import { draft } from '../src/fixtures/positions';
import { start } from '../src/model';
import type { Lang, TableLine } from '../src/protocol';
import Dealt from '../src/view/Dealt.svelte';
import Players from '../src/view/Players.svelte';
import { words } from '../src/words';

let shown: Record<string, unknown> | undefined;
const text = () => {
  flushSync();
  return document.body.textContent?.replaceAll(/\s+/g, ' ').trim();
};

afterEach(async () => {
  if (shown) await unmount(shown);
  shown = undefined;
  document.body.replaceChildren();
});

describe('the players of a table', () => {
  const table: TableLine = {
    id: '1',
    game: 'draft',
    title: 'Oz',
    seats: [
      { name: 'Ann', bot: null },
      { name: 'Ojo', bot: 'greedy' },
      { name: 'Trot', bot: 'greedy' },
    ],
    heading: '',
    entries: 80,
    over: true,
    changed: 0,
  };

  function show(more: Partial<TableLine>) {
    const { games } = lobby(start({ at: 'lobby' }, 'en'));
    shown = mount(Players, { target: document.body, props: { table: { ...table, ...more }, games, say: words('en') } });
  }

  it('are named while the game is in progress, and if the result is unknown', () => {
    show({});
    expect(text()).toBe('Ann, Ojo, Trot');
  });

  it('have their scores at the end, and a star marks who won', () => {
    show({ result: { won: [0, 2], scores: [24, -3, 24] } });
    expect(text()).toBe('Ann 24 (Winner), Ojo −3, Trot 24 (Winner)');
    expect(document.querySelectorAll('svg')).toHaveLength(2);
  });

  it('have no scores in a game without points, and their sides', () => {
    const seats = table.seats.slice(0, 2);
    show({ game: 'duel', seats, result: { won: [1], scores: [] } });
    expect(text()).toBe('Good: Ann, Evil: Ojo (Winner)');
  });
});

describe('a daily deal', () => {
  function show(lang: Lang, daily: boolean, bots = ['Planner', 'Wizard']) {
    const dealt = { day: '2026-11-25', rules: 2, cards: 'standard 1a2b3c4d', bots };
    const position = { ...draft.choosing(lang), ...(daily ? { daily: dealt } : {}) };
    shown = mount(Dealt, { target: document.body, props: { position, say: words(lang) } });
  }

  it('says its day, its rules, its cards and its bots', () => {
    show('en', true);
    expect(text()).toMatch(
      /^Deal of the day, Nov 25, 2026: rules 2, cards standard 1a2b3c4d, against \S+ \(Planner\) and \S+ \(Wizard\)\.$/,
    );
  });

  it('names one level for all bots', () => {
    show('en', true, ['Planner', 'Planner']);
    expect(text()).toMatch(/, against \S+ and \S+ \(Planner\)\.$/);
  });

  it('says so in French', () => {
    show('fr', true);
    expect(text()).toMatch(
      /^Donne du jour, 25 nov. 2026 : règles 2, cartes standard 1a2b3c4d, contre \S+ \(Planner\) et /,
    );
  });

  it('says nothing about other games', () => {
    show('en', false);
    expect(text()).toBe('');
  });
});
