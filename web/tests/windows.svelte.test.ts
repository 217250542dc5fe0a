// Tests of windows for answers: the choices of the form, the sign of an open window, and standing orders.

import { flushSync, mount, unmount, type Component } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';
import { draft } from '../src/fixtures/positions';
import WindowsField from '../src/leaving/WindowsField.svelte';
import { lasting, lengths, suited, windowsInWords } from '../src/leaving/windows';
import { toggled } from '../src/orders/orders';
import Windows from '../src/orders/Windows.svelte';
import type { FromClient, Position, Windows as Chosen, WindowsInfo } from '../src/protocol';
import { words } from '../src/words';

const say = words('en');
const TOPICS = [
  { id: 'units', words: 'one of my units is attacked' },
  { id: 'attacks', words: 'an attack of my own is failing' },
];
const INFO: WindowsInfo = { turn: 7, open: null, passing: [], own: { orders: 'ask', topics: TOPICS, answer: null } };
const OPEN: WindowsInfo = { ...INFO, open: { about: 'units', left: 20_000 } };

let page: Record<string, unknown> | undefined;
let asked: FromClient[] = [];

/** Shows the row of a table at which seat 0 is to move, to this viewer. */
function show(windows: WindowsInfo, viewer: Position['viewer'] = 0) {
  asked = [];
  const position: Position = { ...draft.choosing('en'), viewer, turn: { seat: 0 } };
  const props = { position, windows, say, ask: (message: FromClient) => void asked.push(message) };
  page = mount(Windows as Component<typeof props>, { target: document.body, props });
  flushSync();
}

const text = (selector: string) => document.querySelector(selector)?.textContent?.trim();

function press(name: string) {
  const found = [...document.querySelectorAll<HTMLElement>('button, label')];
  found.find((each) => each.textContent?.trim() === name)?.click();
  flushSync();
}

afterEach(async () => {
  if (page) await unmount(page);
  page = undefined;
  document.body.replaceChildren();
});

describe('the form', () => {
  it('offers lengths that suit the clock', () => {
    expect(lengths({ live: { minutes: 10, increment: 5 } }).every((length) => 'seconds' in length)).toBe(true);
    expect(lengths({ days: 3 })).toContainEqual({ orders: {} });
    const windows: Chosen = { length: { seconds: 20 }, strict: true };
    expect(suited(windows, null)).toEqual(windows);
    expect(suited(windows, { days: 1 })).toBeUndefined();
    expect(lasting(windows, { seconds: 45 })).toEqual({ length: { seconds: 45 }, strict: true });
    expect(lasting(windows, { orders: {} })).toEqual({ length: { orders: {} }, strict: false });
  });

  it('says what was chosen', async () => {
    let chosen: Chosen | undefined;
    const props = {
      terms: { time: null, windows: { length: { seconds: 20 }, strict: false } },
      say,
      onchoose: (windows: Chosen | undefined) => void (chosen = windows),
    };
    page = mount(WindowsField as Component<typeof props>, { target: document.body, props });
    flushSync();
    const values = [...document.querySelectorAll('input')];
    expect(values).toHaveLength(1 + 6 + 2);
    values.at(-1)?.click();
    flushSync();
    expect(chosen).toEqual({ length: { seconds: 20 }, strict: true });
    values[0]?.click();
    flushSync();
    expect(chosen).toBeUndefined();
    await Promise.resolve();
  });

  it('is in sentences on the invitation', () => {
    expect(windowsInWords(undefined, say)).toEqual([]);
    expect(windowsInWords({ length: { hours: 8 }, strict: true }, say)).toHaveLength(2);
    expect(windowsInWords({ length: { orders: {} }, strict: false }, say)).toHaveLength(1);
  });
});

describe('an open window', () => {
  it('is shown to everybody with its time', () => {
    show(OPEN, 1);
    expect(text('[role=timer]')).toBe('0:20');
    expect(text('[role=status]')).not.toBe('');
  });

  it('says nothing while it is closed', () => {
    show(INFO);
    expect(text('[role=status]')).toBe('');
    expect(document.querySelector('[role=timer]')).toBeNull();
  });

  it('tells the reader that the answer is kept', () => {
    show({ ...OPEN, own: { orders: 'ask', topics: TOPICS, answer: 1 } });
    const kept = text('[role=status]');
    expect(kept).toBe(say('window-kept'));
    expect(kept).not.toBe(say('window-yours'));
  });

  it('can be let pass aloud, once', () => {
    show(OPEN);
    press(say('window-let-pass'));
    expect(asked).toEqual([{ say: 'letPass', turn: 7 }]);
  });

  it('shows who lets all pass', () => {
    show({ ...OPEN, passing: [0] });
    expect([...document.querySelectorAll('button')]).toEqual([]);
  });
});

describe('standing orders', () => {
  it('are not shown to somebody who looks on', () => {
    show({ ...OPEN, own: null }, null);
    expect(document.querySelector('details, button')).toBeNull();
  });

  it('are sent as they are chosen', () => {
    show(INFO);
    press(say('orders-letHappen'));
    press(say('orders-about'));
    expect(asked).toEqual([
      { say: 'orders', orders: 'letHappen' },
      { say: 'orders', orders: { about: ['units', 'attacks'] } },
    ]);
  });

  it('name topics one by one', () => {
    expect(toggled({ about: ['units'] }, 'attacks')).toEqual({ about: ['units', 'attacks'] });
    expect(toggled({ about: ['units', 'attacks'] }, 'units')).toEqual({ about: ['attacks'] });
    show({ ...INFO, own: { orders: { about: ['units'] }, topics: TOPICS, answer: null } });
    press('an attack of my own is failing');
    expect(asked).toEqual([{ say: 'orders', orders: { about: ['units', 'attacks'] } }]);
  });
});
