// Tests of the log and of the bar below a table, drawn from a model with the messages that a server sends.

import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { lobby } from '../src/fixtures/lobby';
import { draft } from '../src/fixtures/positions';
import { load } from '../src/games';
import { start, update, type Model } from '../src/model';
import type { FromClient, FromServer, Position } from '../src/protocol';
import Book from '../src/view/Book.svelte';
import { spoken } from '../src/wording';

const { choosing, over } = draft;

let page: Record<string, unknown> | undefined;
let asked: FromClient[] = [];

function show(model: Model) {
  const ask = (message: FromClient) => void asked.push(message);
  const app = { model, ask, go: vi.fn(), find: vi.fn(), notice: vi.fn(), speak: vi.fn() };
  page = mount(Book, { target: document.body, props: { app } });
  flushSync();
}

function showTable(position: Position) {
  const model = lobby(start({ at: 'table', table: position.table }, 'en'));
  show(update(model, { is: 'heard', message: { say: 'position', ...position } }));
}

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const button = (name: string) => all('button').find((each) => each.textContent?.trim() === name);

beforeAll(() => load('draft'));

beforeEach(() => {
  asked = [];
});

afterEach(async () => {
  if (page) await unmount(page);
  page = undefined;
  document.body.replaceChildren();
});

describe('the story of a game', () => {
  const items = () => all('[data-item]').map((item) => item.textContent?.trim());
  const unfold = () => {
    for (const head of all('.log h3 [aria-expanded=false]')) head.click();
    flushSync();
  };

  it('folds rounds, and shows those around the current moment', () => {
    showTable(choosing());
    const heads = all('.log h3 button');
    expect(heads.length).toBeGreaterThan(1);
    expect(heads.at(-1)?.getAttribute('aria-expanded')).toBe('true');
    heads.at(-1)?.click();
    flushSync();
    expect(heads.at(-1)?.getAttribute('aria-expanded')).toBe('false');
  });

  it('marks what happened last, also at a moment of which it tells nothing', () => {
    const position = choosing();
    const [before, after] = position.log.slice(-2);
    if (!before || !after) throw new Error('the log has lines');
    for (const shown of [before.entry, before.entry + 0.5]) {
      showTable({ ...position, shown, entries: after.entry });
      const now = all('.log .now').map((item) => item.textContent?.trim());
      expect(now).toEqual([spoken(before.words)]);
      if (page) void unmount(page);
      document.body.replaceChildren();
    }
  });

  it('shows the lines that a reader searches for', () => {
    showTable(choosing());
    unfold();
    const whole = items();
    button('Mine')?.click();
    flushSync();
    unfold();
    const mine = choosing().log.filter(({ seat }) => seat === choosing().viewer);
    expect(mine.length).toBeGreaterThan(0);
    expect(items()).toEqual(mine.map(({ words }) => spoken(words)));
    expect(whole.length).toBeGreaterThan(mine.length);
  });
});

describe('an empty column of the draft', () => {
  const said = (turn: Position['turn']) => {
    const position = choosing();
    const zones = position.scene.zones.map((zone) => (zone.id === 'column.1' ? { ...zone, cards: [] } : zone));
    showTable({ ...position, turn, scene: { ...position.scene, zones } });
    const gone = all('[data-zone="column.1"] .gone').map((each) => each.textContent);
    if (page) void unmount(page);
    document.body.replaceChildren();
    return gone;
  };

  it('is taken, or is not dealt yet while chance deals', () => {
    expect(said({ seat: 0 })).toEqual(['Taken']);
    expect(said('chance')).toEqual(['Not dealt yet']);
  });
});

describe('the bar under a game that is over', () => {
  const overview = (): FromServer => {
    const { table, viewer, lang, entries, log } = over();
    return { say: 'landmarks', table, viewer, lang, entries, lines: log.filter(({ head }) => head) };
  };
  /** Waits for the bar, which is loaded when it is first needed. */
  const fetched = () => vi.waitFor(() => expect(document.querySelector('.review')).not.toBeNull());
  const showOver = async (...more: FromServer[]) => {
    const model = lobby(start({ at: 'table', table: over().table }, 'en'));
    const messages: FromServer[] = [{ say: 'position', ...over() }, ...more];
    show(
      messages.reduce(
        (model, message) =>
          message.say === 'update' || message.say === 'record' || message.say === 'pong'
            ? model
            : update(model, { is: 'heard', message }),
        model,
      ),
    );
    await fetched();
  };

  it('asks for its overview once', async () => {
    showTable(over());
    await fetched();
    expect(asked).toEqual([{ say: 'landmarks' }]);
    if (page) await unmount(page);
    asked = [];
    await showOver(overview());
    expect(asked).toEqual([]);
  });

  it('is a slider with a value in words, and keys', async () => {
    await showOver(overview());
    const slider = document.querySelector<HTMLElement>('[role=slider]');
    expect(slider?.getAttribute('aria-valuemax')).toBe(String(over().entries));
    expect(slider?.getAttribute('aria-valuetext')).toContain(`${over().entries} of ${over().entries}`);
    slider?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Home', bubbles: true }));
    slider?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true }));
    expect(asked).toEqual([
      { say: 'step', entry: 0 },
      { say: 'step', entry: over().stopBefore },
    ]);
  });

  it('lets any seat look, or shows all hands', async () => {
    await showOver(overview());
    const eyes = document.querySelector<HTMLSelectElement>('.review select');
    for (const value of ['1', 'all', '']) {
      if (eyes) eyes.value = value;
      eyes?.dispatchEvent(new Event('change', { bubbles: true }));
    }
    expect(asked).toEqual([{ say: 'sit', seat: 1 }, { say: 'unveil' }, { say: 'sit', seat: null }]);
  });

  it('shares the game as a link', async () => {
    await showOver(overview());
    button('Share')?.click();
    expect(asked).toEqual([{ say: 'share' }]);
    if (page) await unmount(page);
    page = undefined;
    await showOver(overview(), { say: 'shared', code: 'AQID' });
    button('Share')?.click();
    flushSync();
    expect(document.querySelector<HTMLInputElement>('dialog input')?.value).toMatch(/#\/see\/AQID$/);
  });
});
