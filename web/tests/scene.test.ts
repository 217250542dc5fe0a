// Tests of a game without a board of its own, which is drawn from its scene alone.

import { flushSync, mount, tick, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lobby } from '../src/fixtures/lobby';
import { marked } from '../src/fixtures/marked';
import { duel, plainly } from '../src/fixtures/positions';
import { start, update } from '../src/model';
import type { Card, Choice, FromClient, Position } from '../src/protocol';
import Book from '../src/view/Book.svelte';
import { rows, said, targets } from '../src/view/steps';
import { plain, spoken } from '../src/wording';

let page: Record<string, unknown> | undefined;
let asked: FromClient[];

function show(position: Position) {
  const before = lobby(start({ at: 'table', table: position.table }, 'en'));
  const model = update(before, { is: 'heard', message: { say: 'position', ...position } });
  const ask = (message: FromClient) => void asked.push(message);
  const app = { model, go: vi.fn(), ask, find: vi.fn(), notice: vi.fn(), speak: vi.fn() };
  page = mount(Book, { target: document.body, props: { app } });
  flushSync();
}

/** A position in which one card may be attached to several others, and another card has one target. */
const attaching = (): Position => plainly(duel.summon());
/** A position with a fight, in which a card may be played. */
const fighting = (): Position => plainly(duel.answering());

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const one = (selector: string) => document.querySelector<HTMLElement>(selector);
const choices = () => all('main [data-choice]').map((each) => each.getAttribute('aria-label'));
const choiceOn = (card: string) => one(`[data-card="${card}"] > [data-choice]`);
const told = ({ words, hint }: Choice) => [spoken(words), hint].filter((part) => part !== null).join(' – ');

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

describe('choices with two steps', () => {
  const { scene, row } = attaching();
  const made = scene.choices.map((choice, index) => ({ ...choice, index }));
  const at = (id: string) => made.filter((choice) => choice.at === id);
  const several = at(made.find(({ words }) => spoken(words).startsWith('Attach '))?.at ?? '');
  const [first, second] = several;
  const only = made.find((choice) => choice.to !== null && at(choice.at).length === 1);
  if (!first || !second || !only) throw new Error('the position has choices of two steps');
  const card = first.words.find(({ is_name }) => is_name)?.words ?? '';
  const begun = `Attach ${card} to … (${several.length})`;

  it('with the same first step are one row', () => {
    const together = rows(scene).map((row) => row.choices);
    expect(together).toContainEqual(several.map(({ index }) => index));
    expect(together).toContainEqual([only.index]);
    expect(together.flat()).toHaveLength(made.length);
    const words = rows(scene).map((row) => spoken(said(scene, row)));
    expect(words).toContain(begun);
    expect(words).toContain(spoken(only.words));
    expect(words.at(-1)).toBe('End the Summon Phase');
  });

  it('keep the names in their common words', () => {
    const words = rows(scene).map((row) => said(scene, row));
    expect(words).toContainEqual([...marked(`Attach *${card}* to`), ...plain(` … (${several.length})`)]);
    expect(words).toContainEqual(only.words);
  });

  it('have separate targets, or their own place if they have no target', () => {
    const keep: Choice = { at: first.at, to: null, words: marked(`Keep *${card}*`), hint: null };
    const more = { ...scene, choices: [...several, keep] };
    const [row] = rows(more);
    expect(row && targets(more, row).map((row) => row.at)).toEqual([...several.map(({ to }) => to), first.at]);
    expect(row && said(more, row)).toEqual([...marked(`*${card}*`), ...plain(` … (${several.length + 1})`)]);
  });

  it('are made by pointing at a card and then at a target', async () => {
    show(attaching());
    expect(choices()).toContain(begun);
    expect(choices()[0]).toBe('End the Summon Phase');
    await click(choiceOn(first.at));
    expect(asked).toEqual([]);
    expect(choices().toSorted()).toEqual(several.map(told).toSorted());
    expect(document.activeElement).toBe(one('[data-choice]:not([data-choice="last"])'));
    await click(choiceOn(second.to ?? ''));
    expect(asked).toEqual([{ say: 'act', at: row, choice: second.index }]);
  });

  it('are cancelled by Escape or a button, with the focus back at the start', async () => {
    show(attaching());
    const before = choices();
    await click(choiceOn(first.at));
    expect(choices()).not.toEqual(before);
    dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    flushSync();
    await tick();
    expect(choices()).toEqual(before);
    expect(document.activeElement).toBe(choiceOn(first.at));
    await click(choiceOn(first.at));
    await click(one('.picked button'));
    expect(choices()).toEqual(before);
  });

  it('with a single target are made at once', async () => {
    show(attaching());
    await click(choiceOn(only.at));
    expect(asked).toEqual([{ say: 'act', at: row, choice: only.index }]);
  });
});

describe('a scene', () => {
  beforeEach(() => show(fighting()));

  const { zones, contest, choices: offered } = fighting().scene;
  const cards = zones.flatMap(({ cards }) => cards);
  const title = ({ face }: Card) => (face.side === 'up' ? face.title : face.label);

  it('shows the cards that lie under a card inside it', () => {
    const bearers = cards.filter(({ under }) => under.length > 0);
    expect(bearers).not.toEqual([]);
    for (const { id, under } of bearers)
      for (const card of under)
        expect(one(`[data-card="${id}"] [data-card="${card.id}"]`)?.textContent).toContain(title(card));
  });

  it('says which things are linked', () => {
    const unit = zones.find(({ links }) => links.some(({ kind }) => kind === 'assigned'));
    const captive = cards.find(({ links }) => links.some(({ kind }) => kind === 'captor'));
    expect(unit?.links[0]?.words).toMatch(/^assigned to /);
    expect(one(`[data-zone="${unit?.id}"] > .ties`)?.textContent.trim()).toBe(unit?.links[0]?.words);
    expect(captive?.links[0]?.words).toMatch(/^captive of /);
    expect(one(`[data-card="${captive?.id}"] .ties`)?.textContent.trim()).toBe(captive?.links[0]?.words);
  });

  it('opens a number to show its parts', () => {
    const unit = zones.find(({ counters }) => counters.some(({ parts }) => parts.length > 2));
    const [counter] = unit?.counters ?? [];
    const number = one(`[data-zone="${unit?.id}"] details`);
    expect(number?.querySelector('summary')?.textContent).toMatch(new RegExp(`${counter?.value}\\s*${counter?.label}`));
    expect([...(number?.querySelectorAll('.parts li') ?? [])].map((each) => each.textContent)).toEqual(
      counter?.parts.map(({ words, value }) => `${words} ${value}`),
    );
  });

  it('shows the fight', () => {
    const battle = one('.battle');
    const [attacker] = contest?.sides ?? [];
    const units = zones.filter(({ id }) => attacker?.zones.includes(id)).map(({ label }) => label);
    expect(battle?.textContent).toContain(contest?.standing);
    expect(battle?.querySelector('h3')?.textContent.trim()).toBe(`Attacker: ${units.join(', ')}`);
    expect(battle?.textContent).toContain(`d12: ${attacker?.die?.value}`);
    const played = contest?.sides.flatMap(({ cards }) => cards) ?? [];
    expect(played).not.toEqual([]);
    for (const { id } of played) expect(battle?.querySelectorAll(`[data-card="${id}"]`)).toHaveLength(1);
    expect(battle?.querySelectorAll('.ahead')).toHaveLength(1);
  });

  it('says the expected result of a choice', () => {
    const hinted = offered.filter(({ hint, at }) => hint !== null && at !== 'done');
    expect(hinted).not.toEqual([]);
    for (const choice of hinted) {
      expect(told(choice)).toMatch(/^Play .* – \d+ against \d+$/);
      expect(choices()).toContain(told(choice));
      expect(choiceOn(choice.at)?.textContent).toContain(choice.hint);
    }
  });
});

describe('several choices at one card', () => {
  it('have a button each', async () => {
    const position = attaching();
    const at = position.scene.choices[0]?.at ?? '';
    const keep = ['Burn Oil', 'Pour Oil away'].map((words) => ({
      at,
      to: null,
      words: plain(words),
      hint: null,
    }));
    show({ ...position, scene: { ...position.scene, choices: keep } });
    const buttons = all(`[data-card="${at}"] [data-choice]`);
    expect(buttons.map((each) => each.textContent.trim())).toEqual(['Burn Oil', 'Pour Oil away']);
    await click(buttons[1]);
    expect(asked).toEqual([{ say: 'act', at: position.row, choice: 1 }]);
  });
});
