// Tests of reading at the table: the rules beside the table, and explanations of anything on it.

import { readFileSync } from 'node:fs';
import { flushSync, mount, tick, unmount } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { numbered } from '../build/rules';
import { lobby } from '../src/fixtures/lobby';
import { draft, duel, storyline, type State } from '../src/fixtures/positions';
import { load } from '../src/games';
import { start, update } from '../src/model';
import type { Card, Position } from '../src/protocol';
import { bookOf } from '../src/rulebook';
import Book from '../src/view/Book.svelte';

let page: Record<string, unknown> | undefined;
const nothing = () => vi.fn();

function show(position: Position) {
  const model = lobby(start({ at: 'table', table: position.table }, position.lang));
  const shown = update(model, { is: 'heard', message: { say: 'position', ...position } });
  const doings = { go: nothing(), ask: nothing(), find: nothing(), notice: nothing(), speak: nothing() };
  page = mount(Book, { target: document.body, props: { app: { model: shown, ...doings } } });
  flushSync();
}

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const drawer = () => all('.drawer-of-rules');
const settled = () =>
  vi.waitFor(() => expect(all('.drawer-of-rules [data-rule]').length).toBeGreaterThan(10), { timeout: 20_000 });

beforeAll(() => Promise.all(['draft', 'duel', 'oz', 'epic'].map(load)));
afterEach(async () => {
  if (page) await unmount(page);
  page = undefined;
  document.body.replaceChildren();
});

describe('the rules beside the table', () => {
  it('open at the rule that applies now, by a press or a key, and close again', async () => {
    show(draft.choosing());
    expect(drawer()).toHaveLength(0);
    all('header .rules')[0]?.click();
    flushSync();
    await settled();
    expect(all('[data-rule][aria-current]').map(({ dataset }) => dataset['rule'])).toEqual(['4']);
    dispatchEvent(new KeyboardEvent('keydown', { key: '.' }));
    flushSync();
    expect(drawer()).toHaveLength(0);
    dispatchEvent(new KeyboardEvent('keydown', { key: '.' }));
    flushSync();
    await settled();
  });

  it('are in the language of the reader', async () => {
    show(duel.summon('fr'));
    all('header .rules')[0]?.click();
    flushSync();
    await settled();
    expect(all('[data-rule="8"]')[0]?.textContent).toContain('Mettez en jeu des cartes permanentes');
  });

  it('have each rule that a scene cites, in both languages', async () => {
    const rule = (why: Card['why_not']) => (why ? [why.rule] : []);
    const cited = (card: Card): string[] => [...rule(card.why_not), ...card.under.flatMap(cited)];
    for (const state of [draft, duel, storyline].flatMap((game) => Object.values<State>(game))) {
      const { scene, game } = state();
      const book = await bookOf(game);
      const reasons = scene.zones.flatMap(({ cards }) => cards.flatMap(cited));
      expect(scene.rule, game).not.toBeNull();
      for (const number of new Set([scene.rule ?? '', ...rule(scene.why_not), ...reasons]))
        for (const lang of ['en', 'fr'] as const)
          expect(
            book?.[lang].map((each) => each.number),
            `${game} ${lang}`,
          ).toContain(number);
    }
  });

  it('have the same rules in both languages, and no rule twice', () => {
    for (const game of ['draft', 'duel', 'storyline']) {
      const [en = [], fr = []] = ['RULES.md', 'RULES.fr.md'].map((file) =>
        numbered(readFileSync(`../games/${game}/${file}`, 'utf8')).map(({ number }) => number),
      );
      expect(new Set(fr).size, game).toBe(fr.length);
      expect(fr).toEqual(en);
    }
  });

  it('say everything in their own sentences, and name no file', () => {
    for (const game of ['draft', 'duel', 'storyline']) {
      for (const file of ['RULES.md', 'RULES.fr.md']) {
        const rules = numbered(readFileSync(`../games/${game}/${file}`, 'utf8'));
        const wrong = rules.filter(({ text }) => /:$|\.(toml|tsv|rs|md)\b|\bcrate/.test(text));
        expect(wrong, `${game}/${file}`).toEqual([]);
      }
    }
  });
});

describe('explaining anything', () => {
  const ask = (element: HTMLElement | undefined) => {
    element?.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }));
    flushSync();
  };
  const sheet = () => all('dialog[open]').at(-1)?.textContent ?? '';

  it('shows a card’s words, and why and by which rule it cannot be chosen', async () => {
    const position = duel.arming();
    show(position);
    await tick();
    const barred = position.scene.zones
      .flatMap(({ kind, cards }) => (kind === 'hand' ? cards : []))
      .find((card) => card.why_not !== null);
    ask(all(`[data-card="${barred?.id ?? ''}"]`)[0]);
    expect(sheet()).toContain(barred?.face.side === 'up' ? barred.face.title : '?');
    expect(sheet()).toContain(barred?.why_not?.words);
    expect(sheet()).toContain(`Rule ${barred?.why_not?.rule ?? ''}`);
  });

  it('shows the rule that applies to the prompt, and leads to it', async () => {
    show(draft.choosing());
    ask(all('#prompt .words')[0]);
    expect(sheet()).toContain('Take a column.');
    all('dialog[open] [data-rule-link]')[0]?.click();
    flushSync();
    await settled();
  });
});
