// Tests of clocks, of resigning and of calling a game off.

import { flushSync, mount, unmount, type Component } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { draft } from '../src/fixtures/positions';
import { lobby } from '../src/fixtures/lobby';
import Leave from '../src/leaving/Leave.svelte';
import Strip from '../src/leaving/Strip.svelte';
import TermsField from '../src/leaving/TermsField.svelte';
import { isLow, remaining, termsInWords, timeInWords, TIMES } from '../src/leaving/terms';
import { start, update } from '../src/model';
import type { ClockInfo, FromClient, Leaving, Position, Terms } from '../src/protocol';
import { updated } from '../src/update';
import { words } from '../src/words';

const say = words('en');
const MINUTE = 60_000;
const TERMS: Terms = { time: { live: { minutes: 10, increment: 5 } }, late: 'loss', bot: 'greedy' };
const LEAVING: Leaving = { terms: TERMS, left: [], end: null, agreed: [], offers: ['resign', 'callOff'] };

/** Returns a position of a draft between Ann and others, with the view of seat 0. */
function position(leaving: Partial<Leaving>, clock?: ClockInfo): Position {
  return { ...draft.choosing('en'), viewer: 0, leaving: { ...LEAVING, ...leaving }, ...(clock && { clock }) };
}

let page: Record<string, unknown> | undefined;
let asked: FromClient[] = [];

function show(component: typeof Strip | typeof Leave, shown: Position) {
  asked = [];
  const props = $state({ position: shown, say, ask: (message: FromClient) => void asked.push(message) });
  page = mount(component as Component<typeof props>, { target: document.body, props });
  flushSync();
  return props;
}

const texts = (selector: string) =>
  [...document.querySelectorAll(selector)].map((each) => each.textContent?.trim().replace(/\s+/g, ' '));
const button = (name: string) =>
  [...document.querySelectorAll('button')].find((each) => each.textContent?.trim() === name);

function press(name: string) {
  button(name)?.click();
  flushSync();
}

afterEach(async () => {
  if (page) await unmount(page);
  page = undefined;
  document.body.replaceChildren();
  vi.useRealTimers();
});

describe('the times', () => {
  it('are in words', () => {
    expect(TIMES.map((time) => timeInWords(time, say)).slice(0, 2)).toEqual(['No clock', '10 min + 5 s a decision']);
    expect(timeInWords({ days: 1 }, say)).toBe('1 day a decision');
    expect(timeInWords({ days: 3 }, words('fr'))).toBe('3 jours par décision');
    expect(termsInWords({ ...TERMS, time: null }, say, 2)).toEqual([]);
    expect(termsInWords(TERMS, say, 2)[1]).toBe('A player whose time is over loses.');
    expect(termsInWords(TERMS, say, 3)[1]).toBe('A player whose time is over loses, and a bot plays on.');
  });

  it('are like a clock below a day', () => {
    const shown = [0, 9_999, 61_000, 3_600_000, 86_399_999, 3 * 86_400_000 + 7_200_000].map((left) =>
      remaining(left, say),
    );
    expect(shown).toEqual(['0:00', '0:09', '1:01', '1:00:00', '23:59:59', '3 d 2 h']);
  });

  it('warn half a minute before the end, or three hours in a game by days', () => {
    expect([29_999, 30_000].map((left) => isLow(left, { live: { minutes: 3, increment: 0 } }))).toEqual([true, false]);
    expect([10_799_999, 10_800_000].map((left) => isLow(left, { days: 1 }))).toEqual([true, false]);
  });
});

describe('the clocks', () => {
  it('say until when somebody is on holiday', () => {
    const until = new Date(2026, 10, 28, 12, 5).getTime();
    const days = { terms: { ...TERMS, time: { days: 3 } } };
    show(Strip, position(days, { runs: 1, left: [86_400_000, 2 * 86_400_000], away: [null, until] }));
    const { name } = draft.choosing('en').seats[1] ?? { name: '' };
    expect(texts('p[role=status]')[0]).toMatch(new RegExp(`^${name} is on holiday until .*28.*, 12:05\\.$`));
  });

  it('run down at the seat to move alone, and warn its reader once', () => {
    vi.useFakeTimers();
    show(Strip, position({}, { runs: 0, left: [31_500, 5 * MINUTE] }));
    expect(texts('.time')).toEqual(['0:31', '5:00']);
    expect(texts('.runs .time')).toEqual(['0:31']);
    expect(texts('.warning')).toEqual(['']);
    vi.advanceTimersByTime(2_000);
    flushSync();
    expect(texts('.time')).toEqual(['0:29', '5:00']);
    const warning = document.querySelector('.warning');
    expect(warning?.textContent).toBe('Your time is nearly over.');
    const changes: MutationRecord[] = [];
    const observer = new MutationObserver((seen) => changes.push(...seen));
    observer.observe(document.querySelector('.warning') ?? document, {
      childList: true,
      subtree: true,
      characterData: true,
    });
    vi.advanceTimersByTime(60_000);
    flushSync();
    changes.push(...observer.takeRecords());
    expect([texts('.time'), changes.length]).toEqual([['0:00', '5:00'], 0]);
  });

  it('begin again with each message', () => {
    vi.useFakeTimers();
    const props = show(Strip, position({}, { runs: 1, left: [MINUTE, MINUTE] }));
    vi.advanceTimersByTime(5_000);
    props.position = position({}, { runs: 0, left: [MINUTE, 58_000] });
    flushSync();
    expect(texts('.time')).toEqual(['1:00', '0:58']);
    vi.advanceTimersByTime(1_000);
    flushSync();
    expect(texts('.time')).toEqual(['0:59', '0:58']);
  });

  it('show bots no time, and in a game by days only the person to move', () => {
    show(Strip, position({}, { runs: 0, left: [MINUTE, null] }));
    expect(texts('.time')).toEqual(['1:00']);
    if (page) void unmount(page);
    document.body.replaceChildren();
    show(Strip, position({ terms: { ...TERMS, time: { days: 3 } } }, { runs: 1, left: [3 * 86_400_000, 86_400_000] }));
    expect(texts('.time')).toEqual(['1 d 0 h']);
  });

  it('are nowhere without a clock, for a person who looks on', () => {
    show(Strip, position({ offers: [] }));
    expect(document.querySelector('.strip')).toBeNull();
  });
});

describe('leaving', () => {
  it('asks once before the reader resigns', () => {
    show(Leave, position({}));
    press('Resign');
    expect([asked, document.activeElement?.textContent]).not.toEqual([[{ say: 'resign' }], null]);
    expect(texts('span').at(-1)).toMatch(/Give (the game|your seat) up\?/);
    press('Play on');
    expect(asked).toEqual([]);
    press('Resign');
    press('Resign');
    expect(asked).toEqual([{ say: 'resign' }]);
  });

  it('is proposed only if the server offers it', () => {
    show(Leave, position({ offers: ['resign'] }));
    expect(button('Propose to end')).toBeUndefined();
    if (page) void unmount(page);
    document.body.replaceChildren();
    show(Leave, position({}));
    press('Propose to end');
    expect(asked).toEqual([{ say: 'propose' }]);
  });

  it('is not there for those who look on', () => {
    show(Leave, position({ offers: [] }));
    expect(document.querySelector('button')).toBeNull();
  });

  it('tells a proposal, and takes the answer', () => {
    show(Strip, position({ agreed: [1], offers: ['resign', 'answer'] }));
    expect(texts('p').at(-1)).toMatch(/would like to end the game without a result\.$/);
    press('Agree');
    press('Decline');
    expect(asked).toEqual([
      { say: 'answer', agree: true },
      { say: 'answer', agree: false },
    ]);
  });

  it('waits for the answer of the others', () => {
    show(Strip, position({ agreed: [0], offers: ['resign'] }));
    expect(texts('p').at(-1)).toBe('You would like to end the game. Others have yet to answer.');
    expect(button('Agree')).toBeUndefined();
  });
});

describe('the terms of an invitation', () => {
  it('are a time, its end, and the bot that plays on', () => {
    const chosen: Terms[] = [];
    const { bots } = lobby(start({ at: 'lobby' }, 'en'));
    const props = {
      terms: undefined,
      bots,
      hasWindows: false,
      say,
      onchoose: (terms: Terms) => void chosen.push(terms),
    };
    page = mount(TermsField, { target: document.body, props });
    flushSync();
    expect(document.querySelectorAll('fieldset')).toHaveLength(1);
    [...document.querySelectorAll('input')].find(({ value }) => value.includes('"days":3'))?.click();
    expect(chosen.at(-1)).toMatchObject({ time: { days: 3 }, late: 'bot' });
    expect(bots.map(({ level }) => level)).toContain(chosen.at(-1)?.bot);
  });
});

describe('the state of the page', () => {
  it('keeps the clocks of an update', () => {
    const before = position({}, { runs: 0, left: [MINUTE, MINUTE] });
    const { scene } = before;
    const clock = { runs: 1, left: [59_000, MINUTE] };
    const after = updated(before, {
      ...before,
      ...scene,
      whyNot: scene.why_not,
      since: before.row,
      row: before.row + 1,
      order: null,
      zones: [],
      clock,
      leaving: { ...LEAVING, agreed: [1] },
    });
    expect([after?.clock, after?.leaving?.agreed]).toEqual([clock, [1]]);
  });

  it('announces an early end', () => {
    const open = update(start({ at: 'table', table: 't1' }, 'en'), {
      is: 'heard',
      message: { say: 'position', ...position({}), table: 't1' },
    });
    const over = position({ end: { by: 'resigned', seat: 1 } });
    const prompt = [{ words: 'Ben has resigned. Ann wins.', is_name: false }];
    const told = update(open, {
      is: 'heard',
      message: {
        say: 'position',
        ...over,
        table: 't1',
        turn: 'over',
        scene: { ...over.scene, prompt, choices: [] },
      },
    });
    expect(told.saying.at(-1)).toBe('Ben has resigned. Ann wins.');
  });
});
