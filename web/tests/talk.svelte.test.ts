// Tests of the talk at a table.

import { flushSync, mount, tick, unmount, type Component } from 'svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { draft } from '../src/fixtures/positions';
import { start, update, type Model } from '../src/model';
import type { FromClient, TalkInfo, TalkNews } from '../src/protocol';
import Drawer from '../src/talk/Drawer.svelte';
import { remember, remembered, stillUnsent, unread, type Unsent } from '../src/talk/remembered';
import { heardTalk, type Talk } from '../src/talk/talk';
import TalkButton from '../src/talk/Talk.svelte';
import { learn, withWords, words } from '../src/words';

const position = draft.choosing();
const { table } = position;
const say = words('en');

function line(number: number, more: Partial<TalkInfo> = {}): TalkInfo {
  return { number, speaker: 1, seat: 0, name: 'Ann', words: `Line ${number}`, made: 1_795_442_830, ...more };
}

const PHRASES = [{ phrase: 'hello' as const, words: 'Hello!' }];
const WHOLE: TalkNews = { lines: [line(1), line(2, { mine: 'a' })], whole: { player: true, phrases: PHRASES } };

function talk(lines: TalkInfo[], more: Partial<Talk> = {}): Talk {
  return { lines, player: true, phrases: PHRASES, times: 1, ...more };
}

let page: Record<string, unknown> | undefined;

beforeEach(async () => {
  localStorage.clear();
  await withWords('talk', Promise.resolve());
  await learn('en');
});
afterEach(async () => {
  if (page) await unmount(page);
  page = undefined;
  document.body.replaceChildren();
});

/** Shows a component with these properties, which the test may change. */
function show<Props extends Record<string, unknown>>(component: unknown, given: Props): Props {
  const props = $state(given);
  page = mount(component as Component<Props>, { target: document.body, props });
  flushSync();
  return props;
}

function button(name: string): HTMLButtonElement {
  const found = [...document.querySelectorAll('button')].find(
    (each) => (each.getAttribute('aria-label') ?? each.textContent)?.trim() === name,
  );
  if (!found) throw new Error(`no button ${name}`);
  return found;
}

function press(name: string) {
  button(name).click();
  flushSync();
}

describe('the talk on the page', () => {
  it('is that of the table on the page, and grows line by line', () => {
    let model: Model = start({ at: 'table', table }, 'en');
    const hear = (talk: TalkNews, at = table) =>
      (model = update(model, { is: 'heard', message: { say: 'talk', table: at, talk } }));
    hear({ lines: [line(1)] });
    expect(model.talk).toBeNull();
    hear(WHOLE, 't9');
    expect(model.talk).toBeNull();
    hear(WHOLE);
    hear({ lines: [line(3)] });
    expect(model.talk?.lines.map(({ number }) => number)).toEqual([1, 2, 3]);
    hear(WHOLE);
    expect([model.talk?.lines.length, model.talk?.times]).toEqual([2, 2]);
    expect(update(model, { is: 'went', screen: { at: 'lobby' } }).talk).toBeNull();
  });

  it('counts what others have said since the reader looked', () => {
    const lines = [line(1), line(2, { mine: 'a' }), line(3, { speaker: 3 }), line(4)];
    const known = { ...remembered(table), read: 1 };
    expect(unread(lines, known).map(({ number }) => number)).toEqual([3, 4]);
    expect(unread(lines, { ...known, muted: [3] }).map(({ number }) => number)).toEqual([4]);
    expect(heardTalk(null, { lines })).toBeNull();
  });

  it('is remembered for the tables that were open last', () => {
    remember(table, { read: 3, draft: 'Hello' });
    remember(table, { muted: [2] });
    expect(remembered(table)).toEqual({ read: 3, draft: 'Hello', muted: [2], unsent: [] });
    for (let other = 0; other < 50; other++) remember(`other-${other}`, { read: 1 });
    expect(remembered(table).read).toBe(0);
    localStorage.setItem('brickroad-talk', '{"a":1}');
    expect(remembered(table).muted).toEqual([]);
  });
});

describe('the button in the head of the table', () => {
  const sent: Unsent = { said: { text: 'Still here?' }, token: 'x1' };

  it('says how many lines are new', () => {
    const props = show(TalkButton, { position, talk: talk([line(1), line(2)]), say, ask: () => undefined });
    expect(button('Talk: 2 new lines').textContent).toContain('2');
    expect(document.querySelector('[role=status]')?.textContent).toContain('Ann: Line 2');
    props.talk = talk([line(1, { mine: 'a' })]);
    flushSync();
    expect(button('Talk').textContent?.trim()).toBe('');
  });

  it('sends once more after a break what has not arrived, and nothing that has', () => {
    remember(table, { unsent: [sent, { ...sent, token: 'x2' }] });
    const asked: FromClient[] = [];
    const ask = (message: FromClient) => void asked.push(message);
    const props = show(TalkButton, { position, talk: talk([]), say, ask });
    expect(asked).toEqual([]);
    props.talk = talk([line(1, { mine: 'x1' })], { times: 2 });
    flushSync();
    expect(asked).toEqual([{ say: 'talk', said: { text: 'Still here?' }, token: 'x2' }]);
    expect(remembered(table).unsent.map(({ token }) => token)).toEqual(['x2']);
    props.talk = talk([line(1, { mine: 'x1' }), line(2, { mine: 'x2' })], { times: 2 });
    flushSync();
    expect(remembered(table).unsent).toEqual([]);
    expect(stillUnsent([sent], [line(1)])).toEqual([sent]);
  });
});

describe('the drawer', () => {
  function drawer(lines: TalkInfo[], player = true) {
    const asked: FromClient[] = [];
    const told: Unsent[] = [];
    const known = { ...remembered(table), draft: 'Hel' };
    const props = show(Drawer, {
      position,
      talk: talk(lines, { player }),
      known,
      say,
      ask: (message: FromClient) => void asked.push(message),
      tell: (line: Unsent) => void told.push(line),
      send: () => undefined,
      learn: (more: object) => void (props.known = { ...props.known, ...more }),
      close: () => undefined,
    });
    return { asked, told, props };
  }

  const field = () => document.querySelector<HTMLInputElement>('.field');

  it('has what was typed before, and sends it as it is', () => {
    const { told, props } = drawer([]);
    expect(field()?.value).toBe('Hel');
    expect(document.body.textContent).toContain('Nobody has said anything yet.');
    press('Say');
    press('Hello!');
    expect(told.map(({ said }) => said)).toEqual([{ text: 'Hel' }, { phrase: 'hello' }]);
    expect(new Set(told.map(({ token }) => token)).size).toBe(2);
    expect([field()?.value, props.known.draft]).toEqual(['', '']);
    press('Say');
    expect(told.length).toBe(2);
  });

  it('leads from the names of people who keep theirs to their pages, beside the table', () => {
    drawer([line(1, { player: 'a1' }), line(2, { speaker: 2, name: 'Cid', seat: null })]);
    const links = [...document.querySelectorAll<HTMLAnchorElement>('li a')];
    expect(links.map((each) => [each.textContent, each.getAttribute('href'), each.target])).toEqual([
      ['Ann', '#/player/a1', '_blank'],
    ]);
  });

  it('shows text as text', () => {
    drawer([line(1, { words: '<b>bold</b> & “so”' })]);
    expect(document.querySelector('li p')?.textContent).toBe('<b>bold</b> & “so”');
    expect(document.querySelector('li p b')).toBeNull();
  });

  it('asks a spectator for a name, and tells who looks on', () => {
    const { told } = drawer([line(1, { seat: null, name: 'Cid' })], false);
    expect(document.querySelector('li')?.textContent).toContain('looks on');
    press('Say');
    expect(told[0]?.name).not.toBe('');
  });

  it('mutes, blocks and reports the others, and nobody oneself', async () => {
    const { asked, props } = drawer([line(1, { mine: 'a' }), line(2, { speaker: 2, name: 'Ben' })]);
    expect(document.querySelectorAll('.more').length).toBe(1);
    press('About Ben');
    press('Report');
    press('Report');
    expect(asked).toEqual([{ say: 'report', line: 2, words: '' }]);
    expect(document.body.textContent).toContain('The host has your report.');
    press('About Ben');
    press('About Ben');
    press('Block');
    expect(asked.length).toBe(1);
    press('Block');
    expect(asked[1]).toEqual({ say: 'block', line: 2 });
    press('About Ben');
    press('Mute here');
    await tick();
    expect(props.known.muted).toEqual([2]);
    expect(document.body.textContent).not.toContain('Line 2');
    press('Hear again');
    expect(document.body.textContent).toContain('Line 2');
  });
});
