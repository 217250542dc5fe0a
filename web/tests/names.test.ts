// The names of cards are bold in what is asked, in what happened and in what may be done, on every board.

import { flushSync, mount, tick, unmount } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as duel from '../src/fixtures/duel';
import { lobby } from '../src/fixtures/lobby';
import { marked } from '../src/fixtures/marked';
import { attaching, fighting } from '../src/fixtures/sparks';
import * as storyline from '../src/fixtures/storyline';
import { load } from '../src/games';
import { start, update } from '../src/model';
import type { Choice, Position } from '../src/protocol';
import Book from '../src/view/Book.svelte';

let page: Record<string, unknown> | undefined;

function show(position: Position) {
  const before = lobby(start({ at: 'table', table: position.table }, 'en'));
  const model = update(before, { is: 'heard', message: { say: 'position', ...position } });
  const nothing = vi.fn();
  page = mount(Book, {
    target: document.body,
    props: { app: { model, go: nothing, ask: nothing, notice: nothing, speak: nothing } },
  });
  flushSync();
}

function offering(position: Position, ...choices: Choice[]): Position {
  return { ...position, scene: { ...position.scene, choices } };
}

const one = (selector: string) => document.querySelector<HTMLElement>(selector);
const names = (within: string) =>
  [...document.querySelectorAll(`${within} strong.card-name`)].map((name) => name.textContent);

async function click(selector: string) {
  one(selector)?.click();
  flushSync();
  await tick();
}

beforeAll(() => Promise.all(['duel', 'oz'].map(load)));

beforeEach(() => localStorage.clear());

afterEach(async () => {
  if (page) await unmount(page);
  page = undefined;
  document.body.replaceChildren();
});

describe('names are bold', () => {
  it('in what is asked', () => {
    show(storyline.reacting());
    expect(names('#prompt .words')).toEqual(['Cyclone', 'Tin Woodman']);
    expect(one('#prompt .words')?.textContent).toBe(
      'Cyclone is about to move Tin Woodman: reveal an answer, or let it happen.',
    );
  });

  it('in what happened', () => {
    show(storyline.actions());
    expect(names('.log [data-line]')).toEqual([
      'Wicked Witch of the West',
      'Castle of the Wicked Witch of the West',
      'Toto',
      'Poppy Field',
    ]);
    expect(one('.log li:last-child')?.textContent).toBe('Toto walks to Poppy Field.');
  });

  it('on a ribbon that says what would be done in full', () => {
    show(fighting());
    expect(names('[data-card="oil"] .choose')).toEqual(['Oil']);
    expect(one('[data-card="oil"] .choose')?.getAttribute('aria-label')).toBe('Pour Oil – 15 against 9');
  });

  it('on each of several buttons at one card', () => {
    const at = { at: 'oil', to: null, hint: null };
    show(offering(attaching(), { ...at, words: marked('Burn *Oil*') }, { ...at, words: marked('Feed *Ash*') }));
    expect(names('[data-card="oil"] .button')).toEqual(['Oil', 'Ash']);
  });

  it('in what was pointed at first', async () => {
    show(attaching());
    await click('[data-card="wick"] > [data-choice]');
    expect(names('.picked')).toEqual(['Wick']);
    expect(one('.picked span')?.textContent).toBe('Attach Wick to … (2)');
  });

  it('in what may be done with a card that is picked up', async () => {
    show(duel.summon());
    await click('[data-point="G21"]');
    const attached = duel.summon().scene.choices.filter(({ at }) => at === 'G21');
    const marks = attached.flatMap(({ words }) => words.filter(({ is_name }) => is_name).map(({ words }) => words));
    expect(marks).toHaveLength(12);
    expect(names('.leaf .choices')).toEqual(marks);
  });

  it('in what may be answered in a battle', () => {
    show(duel.intervening());
    expect(names('.answers li:nth-child(2)')).toEqual(['Glinda the Good Witch']);
  });

  it('beside the prompt', () => {
    show(storyline.entering());
    expect(names('.beside')).toEqual(['Toto', 'Thick Wood', 'Toto', 'Thick Wood']);
  });

  it('at a pile, before what it costs', () => {
    const draw = { at: 'library', to: null, words: marked('Draw for *Toto*'), hint: '1 Story Point' };
    show(offering(storyline.actions(), draw));
    expect(names('.piles')).toEqual(['Toto']);
    expect(one('.piles small')?.textContent).toBe('Draw for Toto: 1 Story Point');
  });
});

it('where several choices are said in one, nothing but words is read aloud', () => {
  show(duel.summon());
  expect(one('[data-point="G21"]')?.getAttribute('aria-label')).toMatch(/^Attach .+ to .+, and 5 more$/);
});
