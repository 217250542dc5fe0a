// Tests that card names are bold in the prompt, the log and the choices, on every board.

import { flushSync, mount, tick, unmount } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { lobby } from '../src/fixtures/lobby';
import { marked } from '../src/fixtures/marked';
import { duel, plainly, storyline } from '../src/fixtures/positions';
import { load } from '../src/games';
import { start, update } from '../src/model';
import type { Choice, Position, Wording } from '../src/protocol';
import Book from '../src/view/Book.svelte';
import { spoken } from '../src/wording';

let page: Record<string, unknown> | undefined;

function show(position: Position) {
  const before = lobby(start({ at: 'table', table: position.table }, 'en'));
  const model = update(before, { is: 'heard', message: { say: 'position', ...position } });
  const nothing = vi.fn();
  page = mount(Book, {
    target: document.body,
    props: { app: { model, go: nothing, ask: nothing, find: nothing, notice: nothing, speak: nothing } },
  });
  flushSync();
}

function offering(position: Position, ...choices: Choice[]): Position {
  return { ...position, scene: { ...position.scene, choices } };
}

/** Returns the card names that these wordings contain. */
const named = (...said: Wording[]) => said.flat().flatMap(({ words, is_name }) => (is_name ? [words] : []));
/** Returns the card whose choices include the first one that begins with this verb, and all choices at this card. */
function beginning({ scene }: Position, verb: string): { at: string; choices: Choice[] } {
  const at = scene.choices.find(({ words }) => spoken(words).startsWith(verb))?.at ?? '';
  return { at, choices: scene.choices.filter((choice) => choice.at === at) };
}

const one = (selector: string) => document.querySelector<HTMLElement>(selector);
const names = (within: string) =>
  [...document.querySelectorAll(`${within} .card-name`)].map((name) => name.textContent);

async function click(selector: string) {
  one(selector)?.click();
  flushSync();
  await tick();
}

const plain = plainly(duel.summon());
/** The choices at a card that can be attached to several others. */
const attaching = beginning(plain, 'Attach ');

beforeAll(() => Promise.all(['duel', 'oz'].map(load)));

beforeEach(() => localStorage.clear());

afterEach(async () => {
  if (page) await unmount(page);
  page = undefined;
  document.body.replaceChildren();
});

describe('names are bold', () => {
  it('in the prompt', () => {
    const { prompt } = storyline.reacting().scene;
    show(storyline.reacting());
    expect(named(prompt)).toHaveLength(2);
    expect(names('#prompt .words')).toEqual(named(prompt));
    expect(one('#prompt .words')?.textContent).toBe(spoken(prompt));
    expect(spoken(prompt)).toMatch(/ is about to move .*: reveal an answer, or let it happen\.$/);
  });

  it('in the log', () => {
    const told = storyline.actions().log.map(({ words }) => words);
    show(storyline.actions());
    expect(named(...told).length).toBeGreaterThan(3);
    expect(one('.log')).toBeNull();
    one('[aria-controls="log"]')?.click();
    flushSync();
    for (const head of document.querySelectorAll<HTMLElement>('.log h3 [aria-expanded=false]')) head.click();
    flushSync();
    expect(names('.log [data-item]')).toEqual(named(...told));
    const last = [...document.querySelectorAll('.log [data-item]')].at(-1);
    expect(last?.textContent.trim()).toBe(spoken(told.at(-1) ?? []));
    // The lines of a button element are a block, after which its sentence could not go on in the same line.
    expect(document.querySelectorAll('.log span.card-name[role=button]').length).toBeGreaterThan(3);
    expect(document.querySelector('.log button.card-name')).toBeNull();
  });

  it('on a ribbon with all words of a choice', () => {
    const [play] = duel.answering().scene.choices;
    show(plainly(duel.answering()));
    expect(named(play?.words ?? [])).toHaveLength(1);
    expect(names(`[data-card="${play?.at}"] .choose`)).toEqual(named(play?.words ?? []));
    const label = one(`[data-card="${play?.at}"] .choose`)?.getAttribute('aria-label');
    expect(label).toMatch(/^Play .* – \d+ against \d+$/);
    expect(label).toBe(`${spoken(play?.words ?? [])} – ${play?.hint}`);
  });

  it('on each of several buttons at one card', () => {
    const at = { at: attaching.at, to: null, hint: null };
    show(offering(plain, { ...at, words: marked('Burn *Oil*') }, { ...at, words: marked('Feed *Ash*') }));
    expect(names(`[data-card="${at.at}"] .button`)).toEqual(['Oil', 'Ash']);
  });

  it('in the first step of a choice', async () => {
    const { at, choices } = attaching;
    const [title = ''] = named(choices[0]?.words ?? []);
    show(plain);
    await click(`[data-card="${at}"] > [data-choice]`);
    expect(names('.picked')).toEqual([title]);
    expect(one('.picked span')?.textContent).toBe(`Attach ${title} to … (${choices.length})`);
  });

  it('in the choices of a card that is picked up', async () => {
    show(duel.summon());
    await click(`[data-point="${attaching.at}"]`);
    const marks = named(...attaching.choices.map(({ words }) => words));
    expect(marks).toHaveLength(2 * attaching.choices.length);
    expect(names('.leaf .choices')).toEqual(marks);
  });

  it('in the answers of a battle', () => {
    const second = duel.intervening().scene.choices[1];
    show(duel.intervening());
    expect(named(second?.words ?? [])).not.toEqual([]);
    expect(names('.answers li:nth-child(2)')).toEqual(named(second?.words ?? []));
  });

  it('beside the prompt', () => {
    const { choices } = storyline.entering().scene;
    show(storyline.entering());
    expect(choices.map(({ at }) => at)).toEqual(['yes', 'done']);
    expect(names('.beside')).toEqual(named(...choices.map(({ words }) => words)));
    expect(names('.beside')).toHaveLength(4);
  });

  it('at a pile, before its cost', () => {
    const draw = { at: 'library', to: null, words: marked('Draw for *Toto*'), hint: '1 Story Point' };
    show(offering(storyline.actions(), draw));
    expect(names('.piles')).toEqual(['Toto']);
    expect(one('.piles small')?.textContent).toBe('Draw for Toto: 1 Story Point');
  });
});

it('the joint label of several choices is plain text', () => {
  show(duel.summon());
  const label = one(`[data-point="${attaching.at}"]`)?.getAttribute('aria-label');
  expect(label).toMatch(/^Attach .+ to .+, and \d more$/);
  expect(label).toContain(`and ${attaching.choices.length - 1} more`);
});
