// A game without a board of its own, drawn from its scene alone.

import { flushSync, mount, tick, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { attaching, fighting } from '../src/fixtures/sparks';
import { lobby } from '../src/fixtures/lobby';
import { marked } from '../src/fixtures/marked';
import { start, update } from '../src/model';
import type { FromClient, Position } from '../src/protocol';
import Book from '../src/view/Book.svelte';
import { rows, said, targets } from '../src/view/steps';
import { plain, spoken } from '../src/wording';

let page: Record<string, unknown> | undefined;
let asked: FromClient[];

function show(position: Position) {
  const before = lobby(start({ at: 'table', table: position.table }, 'en'));
  const model = update(before, { is: 'heard', message: { say: 'position', ...position } });
  const ask = (message: FromClient) => void asked.push(message);
  const app = { model, go: vi.fn(), ask, notice: vi.fn(), speak: vi.fn() };
  page = mount(Book, { target: document.body, props: { app } });
  flushSync();
}

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const one = (selector: string) => document.querySelector<HTMLElement>(selector);
const choices = () => all('main [data-choice]').map((each) => each.getAttribute('aria-label'));
const choiceOn = (card: string) => one(`[data-card="${card}"] > [data-choice]`);

async function click(element: HTMLElement | null | undefined) {
  element?.click();
  flushSync();
  await tick();
}

beforeEach(() => {
  asked = [];
  localStorage.clear();
});

afterEach(async () => {
  if (page) await unmount(page);
  page = undefined;
  document.body.replaceChildren();
});

describe('choices of two steps', () => {
  const { scene } = attaching();

  it('begin alike and are one', () => {
    expect(rows(scene).map((row) => row.choices)).toEqual([[0, 1], [2], [3]]);
    expect(rows(scene).map((row) => spoken(said(scene, row)))).toEqual([
      'Attach Wick to … (2)',
      'Pour Oil on Hood',
      'End the turn',
    ]);
  });

  it('keep the names in what they have in common', () => {
    const [wick, oil] = rows(scene);
    expect(wick && said(scene, wick)).toEqual([...marked('Attach *Wick* to'), ...plain(' … (2)')]);
    expect(oil && said(scene, oil)).toEqual(marked('Pour *Oil* on *Hood*'));
  });

  it('end apart, at their own place where they point at nothing more', () => {
    const choices = [...scene.choices, { at: 'wick', to: null, words: plain('Keep Wick'), hint: null }];
    const more = { ...scene, choices };
    const [first] = rows(more);
    expect(first && targets(more, first).map((row) => row.at)).toEqual(['flint', 'ember', 'wick']);
    expect(first && said(more, first)).toEqual([...marked('*Wick*'), ...plain(' … (3)')]);
  });

  it('are made by pointing at a card and then at a target', async () => {
    show(attaching());
    expect(choices()).toEqual(['End the turn', 'Attach Wick to … (2)', 'Pour Oil on Hood']);
    await click(choiceOn('wick'));
    expect(asked).toEqual([]);
    expect(choices()).toEqual(['Attach Wick to Flint', 'Attach Wick to Ember']);
    expect(document.activeElement).toBe(choiceOn('flint'));
    await click(choiceOn('ember'));
    expect(asked).toEqual([{ say: 'act', at: 58, choice: 1 }]);
  });

  it('are left by Escape or a button, back where they began', async () => {
    show(attaching());
    await click(choiceOn('wick'));
    dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    flushSync();
    await tick();
    expect(choices()).toHaveLength(3);
    expect(document.activeElement).toBe(choiceOn('wick'));
    await click(choiceOn('wick'));
    await click(one('.picked button'));
    expect(choices()).toHaveLength(3);
  });

  it('with one target are made at once', async () => {
    show(attaching());
    await click(choiceOn('oil'));
    expect(asked).toEqual([{ say: 'act', at: 58, choice: 2 }]);
  });
});

describe('a scene', () => {
  beforeEach(() => show(fighting()));

  it('shows the cards that lie under a card inside it', () => {
    expect(one('[data-card="flint"] [data-card="hood"]')?.textContent).toContain('Hood');
  });

  it('says what is tied to what', () => {
    expect(one('[data-zone="unit.flint"] > .ties')?.textContent.trim()).toBe('at the Hearth');
    expect(one('[data-card="ash"] .ties')?.textContent.trim()).toBe('captive of Flint');
  });

  it('opens a number to what it is made of', () => {
    const number = one('[data-zone="unit.flint"] details');
    expect(number?.querySelector('summary')?.textContent).toMatch(/9\s*Heat/);
    expect([...(number?.querySelectorAll('.parts li') ?? [])].map((each) => each.textContent)).toEqual([
      'Flint 3',
      'Hood 2',
      'Ember 4',
    ]);
  });

  it('shows what is being fought out', () => {
    const battle = one('.battle');
    expect(battle?.textContent).toContain('The attacker is ahead, 13 to 9.');
    expect(battle?.querySelector('h3')?.textContent.trim()).toBe('Attacker: Flint, Ember');
    expect(battle?.textContent).toContain('d12: 4');
    expect(battle?.querySelectorAll('[data-card="blaze"]')).toHaveLength(1);
    expect(battle?.querySelectorAll('.ahead')).toHaveLength(1);
  });

  it('says what would come of a choice', () => {
    expect(choices()).toEqual(['Pass', 'Pour Oil – 15 against 9']);
    expect(choiceOn('oil')?.textContent).toContain('15 against 9');
  });
});

describe('several choices at one card', () => {
  it('have a button each', async () => {
    const position = attaching();
    const keep = ['Burn Oil', 'Pour Oil away'].map((words) => ({
      at: 'oil',
      to: null,
      words: plain(words),
      hint: null,
    }));
    show({ ...position, scene: { ...position.scene, choices: keep } });
    const buttons = all('[data-card="oil"] [data-choice]');
    expect(buttons.map((each) => each.textContent.trim())).toEqual(['Burn Oil', 'Pour Oil away']);
    await click(buttons[1]);
    expect(asked).toEqual([{ say: 'act', at: 58, choice: 1 }]);
  });
});
