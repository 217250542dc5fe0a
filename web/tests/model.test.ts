import { describe, expect, it } from 'vitest';
import { draft } from '../src/fixtures/positions';
import { askEarlier } from '../src/log';
import { start, update, type Happening, type Model } from '../src/model';
import type { FromServer, LogLine, LogPage, Position } from '../src/protocol';
import { plain, spoken } from '../src/wording';

const { choosing, curtain, past, turning, waiting } = draft;

const heard = (message: Exclude<FromServer, { say: 'update' | 'record' | 'pong' }>): Happening => ({
  is: 'heard',
  message,
});
const position = (position: Position): Happening => heard({ say: 'position', ...position });
const after = (model: Model, ...happenings: Happening[]) => happenings.reduce(update, model);

const atTable = () => start({ at: 'table', table: 't1' }, 'en');

describe('the connection', () => {
  it('is open, then lost, and the table stays on the screen', () => {
    const model = after(atTable(), { is: 'linked' }, position(choosing()), { is: 'lost', restarts: false });
    expect(model.link).toBe('lost');
    expect(model.position).not.toBeNull();
  });

  it('waits for a server that restarts until it is back', () => {
    const restarting = after(
      atTable(),
      { is: 'linked' },
      { is: 'lost', restarts: true },
      { is: 'lost', restarts: false },
    );
    expect(restarting.link).toBe('restarting');
    expect(after(restarting, { is: 'linked' }, { is: 'lost', restarts: false }).link).toBe('lost');
  });
});

describe('a table', () => {
  it('is shown if it was requested by id', () => {
    expect(after(atTable(), position(choosing())).position?.scene.heading).toBe('Round 6 of 9');
  });

  it('is opened by its first position if its id was unknown', () => {
    const asked = after(start({ at: 'lobby' }, 'en'), { is: 'asked', message: { say: 'fork', entry: 3 } });
    const model = after(asked, position(choosing()));
    expect(model.screen).toEqual({ at: 'table', table: 't1' });
    expect(model.opening).toBe(false);
  });

  it('that was left does not return with a late message', () => {
    const left = after(atTable(), position(choosing()), { is: 'went', screen: { at: 'lobby' } });
    const model = after(left, position(choosing()));
    expect(model.screen).toEqual({ at: 'lobby' });
    expect(model.position).toBeNull();
  });

  it('that does not exist leads back to the list, and says why', () => {
    const model = after(atTable(), heard({ say: 'refused', reason: 'There is no such table.' }));
    expect(model.screen).toEqual({ at: 'lobby' });
    expect(model.notice).toBe('There is no such table.');
  });

  it('opens once the server has read a shared game, and the lobby opens if it cannot', () => {
    const seeing = start({ at: 'see', code: 'AQ' }, 'en');
    const opening = update(seeing, { is: 'asked', message: { say: 'import', record: 'AQ' } });
    expect(after(opening, position(choosing())).screen).toEqual({ at: 'table', table: choosing().table });
    const damaged = after(opening, heard({ say: 'refused', reason: 'This link is damaged.' }));
    expect([damaged.screen, damaged.notice]).toEqual([{ at: 'lobby' }, 'This link is damaged.']);
  });

  it('that is open stays open when something is refused', () => {
    const model = after(atTable(), position(choosing()), heard({ say: 'refused', reason: 'Not your turn.' }));
    expect(model.position).not.toBeNull();
    expect(model.saying).toEqual(['Not your turn.']);
  });

  it('clears a notice when it goes on', () => {
    const model = after(atTable(), position(choosing()), { is: 'noticed', words: 'Wait.' }, position(turning()));
    expect(model.notice).toBe('');
  });
});

describe('the announcement', () => {
  /** Returns a position in which the player waits and the log has one more entry and line. */
  const log = (position: Position, words: string): Position => {
    const entry = waiting().entries + 1;
    return {
      ...position,
      entries: entry,
      shown: entry,
      log: [...waiting().log, { entry, words: plain(words), sign: 'change' }],
    };
  };

  it('is the heading and the prompt when a table opens', () => {
    expect(after(atTable(), position(choosing())).saying).toEqual([
      'Round 6 of 9',
      'Take a column. Next: Ozma and Tik-Tok.',
    ]);
  });

  it('is the news while it is somebody else’s turn', () => {
    const model = after(atTable(), position(choosing()), position(waiting()));
    expect(model.saying).toEqual([
      expect.stringMatching(/^Ann takes column /),
      expect.stringMatching(/^Ann turns .* face-down\.$/),
    ]);
  });

  it('is the news and then the prompt if it is the reader’s turn', () => {
    const model = after(atTable(), position(waiting()), position(log(choosing(), 'Ozma takes column 1.')));
    expect(model.saying).toEqual(['Ozma takes column 1.', 'Take a column. Next: Ozma and Tik-Tok.']);
  });

  it('is the chosen moment when stepping back, with all its news', () => {
    const then = {
      ...past(),
      log: [...past().log, { entry: past().shown, words: plain('Nobody took Toto.'), sign: 'discard' as const }],
    };
    const last = spoken(past().log.at(-1)?.words ?? []);
    const model = after(atTable(), position(choosing()), position(then));
    expect(model.saying).toEqual([past().scene.heading, last, 'Nobody took Toto.']);
  });

  it('is nothing while the screen is passed on', () => {
    expect(after(atTable(), position(choosing()), position(curtain())).saying).toEqual([]);
  });
});

describe('the log', () => {
  const told = (from: number, to: number): LogLine[] =>
    Array.from({ length: to - from }, (_, at) => ({
      entry: from + at,
      words: plain(`Line ${from + at}.`),
      sign: 'change',
    }));
  const page = (from: number, to: number, more: Partial<Position> = {}) =>
    position({ ...choosing(), log: told(from, to), hasEarlier: from > 1, entries: to, shown: to, ...more });
  const earlier = (from: number, to: number, more: Partial<LogPage> = {}): Happening => ({
    is: 'heard',
    message: { say: 'log', table: 't1', viewer: 0, lang: 'en', lines: told(from, to), hasEarlier: from > 1, ...more },
  });
  const entries = (model: Model) => model.position?.log.map(({ entry }) => entry);
  const range = (from: number, to: number) => told(from, to).map(({ entry }) => entry);

  it('keeps earlier lines that were asked for', () => {
    const asked = after(atTable(), page(100, 200), earlier(40, 100));
    expect(entries(asked)).toEqual(range(40, 200));
    expect(asked.position && askEarlier(asked.position)).toEqual({ say: 'log', before: 40 });
    const further = after(asked, page(110, 205), earlier(1, 40));
    expect(entries(further)).toEqual(range(1, 205));
    expect(further.position && askEarlier(further.position)).toBeNull();
  });

  it('has no gap if lines between two pages are missing', () => {
    expect(entries(after(atTable(), page(1, 40), page(100, 200)))).toEqual(range(100, 200));
  });

  it('forgets the lines of another seat or another language', () => {
    expect(entries(after(atTable(), page(50, 150), page(100, 200, { viewer: 1 })))).toEqual(range(100, 200));
    expect(entries(after(atTable(), page(50, 150), page(100, 200, { lang: 'fr' })))).toEqual(range(100, 200));
    expect(entries(after(atTable(), page(100, 200), earlier(40, 100, { viewer: 1 })))).toEqual(range(100, 200));
    expect(entries(after(atTable(), page(100, 200), earlier(40, 120)))).toEqual(range(100, 200));
  });
});
