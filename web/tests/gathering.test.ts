// Tests of invitations: the page of one, and the part of the title page that invites.

import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { lobby } from '../src/fixtures/lobby';
import { draft } from '../src/fixtures/positions';
import { keep, kept } from '../src/keep';
import { needsContents, start, update, type Happening, type Heard, type Model } from '../src/model';
import type { ChairInfo, FromClient, GatheringInfo } from '../src/protocol';
import Book from '../src/view/Book.svelte';

const FREE: ChairInfo = { name: null, bot: null, mine: false, may: ['take'] };
const ANN: ChairInfo = { name: 'Ann', bot: null, mine: false, may: [] };
const OJO: ChairInfo = { name: 'Ojo', bot: 'greedy', mine: false, may: [] };
const mine = (chair: ChairInfo): ChairInfo => ({ ...chair, mine: true, may: ['release'] });

/** Returns an invitation of Ann to a duel, as a guest without a seat sees it. */
const info = (more: Partial<GatheringInfo> = {}): GatheringInfo => ({
  table: 'g1',
  game: 'duel',
  title: 'Good against Evil',
  options: { goodExtraCards: 2, turnCap: 40 },
  chairs: [ANN, FREE],
  terms: { time: null, late: 'bot', bot: 'greedy' },
  public: false,
  mine: false,
  may: ['invite', 'block'],
  made: 0,
  ...more,
});
/** Returns the same invitation as Ann sees it. */
const own = (chairs: ChairInfo[] = [mine(ANN), FREE]) =>
  info({
    chairs: chairs.map((chair) => ({ ...chair, may: chair.name === null ? ['take', 'fill', 'promise'] : ['release'] })),
    mine: true,
    may: ['invite', 'disband'],
  });
/** Returns the invitation to a game of a tournament, as the second of its people sees it before coming. */
const paired = () =>
  info({
    table: 'g4',
    chairs: [
      { ...ANN, player: 'a1' },
      { ...FREE, mine: true, kept: 'Ben 2' },
    ],
    may: [],
    pairing: { tournament: 't1', name: 'Emerald Open', round: 2 },
  });

const heard = (message: Heard): Happening => ({ is: 'heard', message });
const news = (gathering: GatheringInfo, begun = false) => heard({ say: 'gathering', gathering, begun });
const refusal = heard({ say: 'refused', reason: 'This seat is taken.' });
const after = (model: Model, ...happenings: Happening[]) => happenings.reduce(update, model);
/** The page at the address of the invitation, at a server that hosts for others. */
const atLink = () => hosted(start({ at: 'table', table: 'g1' }, 'en'));

function hosted(model: Model, gatherings: GatheringInfo[] = []): Model {
  return { ...lobby(model), gathers: true, gatherings };
}

describe('the state of an invitation', () => {
  it('is shown at the address of its table', () => {
    expect(after(atLink(), news(info())).gathering).toEqual({ info: info(), state: 'open' });
  });

  it('is shown to the one who has made it, at its new address', () => {
    const { options } = info();
    const message: FromClient = { say: 'gather', game: 'duel', options, seats: [null, null], public: false };
    const asked = after(start({ at: 'lobby' }, 'en'), { is: 'asked', message });
    const model = after(asked, news(own()));
    expect([model.screen, model.opening]).toEqual([{ at: 'table', table: 'g1' }, false]);
    expect(model.gathering?.info).toEqual(own());
  });

  it('gives way to the table once it has begun, and the page asks for the table', () => {
    const before = after(atLink(), news(info()));
    const begun: Heard = { say: 'gathering', gathering: info({ chairs: [ANN, mine(OJO)] }), begun: true };
    const now = after(before, heard(begun));
    expect([now.gathering, now.screen]).toEqual([null, { at: 'table', table: 'g1' }]);
    expect(needsContents(before, now, begun)).toBe(true);
    const placed = after(before, heard({ say: 'position', ...draft.choosing(), table: 'g1' }));
    expect([placed.gathering, placed.position?.table]).toEqual([null, 'g1']);
  });

  it('does not return with late news once it has been left', () => {
    const left = after(atLink(), news(info()), { is: 'went', screen: { at: 'lobby' } });
    const begun: Heard = { say: 'gathering', gathering: info(), begun: true };
    expect(left.gathering).toBeNull();
    expect(after(left, heard(begun))).toEqual(left);
    expect(needsContents(left, after(left, heard(begun)), begun)).toBe(false);
  });

  it('stays when the reader follows its own link', () => {
    const there = after(atLink(), news(info()));
    expect(after(there, { is: 'went', screen: { at: 'table', table: 'g1' } }).gathering).toBe(there.gathering);
    expect(after(there, { is: 'went', screen: { at: 'table', table: 'g2' } }).gathering).toBeNull();
  });

  it('is asked for again after a refusal, and is gone if the server has it no longer', () => {
    const there = after(atLink(), news(info()));
    const doubted = after(there, refusal);
    expect([doubted.gathering?.state, doubted.notice]).toEqual(['doubted', 'This seat is taken.']);
    expect(needsContents(there, doubted, { say: 'refused', reason: '' })).toBe(true);
    const again = after(doubted, news(info()));
    expect([again.gathering?.state, again.notice]).toEqual(['open', 'This seat is taken.']);
    const gone = after(doubted, refusal);
    expect([gone.gathering?.state, gone.notice]).toEqual(['gone', '']);
    expect(needsContents(doubted, gone, { say: 'refused', reason: '' })).toBe(false);
  });

  it('is in the list, which a later page or a search does not change', () => {
    const { tables } = { tables: { say: 'tables', tables: [], find: {}, more: null } as const };
    const model = after(start({ at: 'lobby' }, 'en'), heard({ ...tables, tables: [], gatherings: [own()] }));
    expect(model.gatherings).toEqual([own()]);
    expect(after(model, heard({ ...tables, tables: [], find: { before: 3 } })).gatherings).toEqual([own()]);
    expect(after(model, heard({ ...tables, tables: [], gatherings: [] })).gatherings).toEqual([]);
  });
});

let page: Record<string, unknown> | undefined;
let asked: FromClient[];
const app = { model: atLink(), go: vi.fn(), ask: vi.fn(), find: vi.fn(), notice: vi.fn(), speak: vi.fn() };

async function show(model: Model, ready: string) {
  if (page) await unmount(page);
  app.model = model;
  page = mount(Book, { target: document.body, props: { app } });
  flushSync();
  await vi.waitFor(() => expect(document.querySelector(ready)).not.toBeNull());
}
const invitation = (gathering: GatheringInfo) => show(after(atLink(), news(gathering)), '.gathering');
const title = (gatherings: GatheringInfo[] = []) =>
  show(hosted(start({ at: 'lobby' }, 'en'), gatherings), '.gatherings');

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const said = (selector: string) => document.querySelector(selector)?.textContent?.trim().replace(/\s+/g, ' ');
const field = (selector: string) => document.querySelector<HTMLInputElement>(selector);
const button = (name: string) =>
  all('button').find((each) => each.textContent?.trim() === name || each.getAttribute('aria-label') === name);
const chairs = () => all('.chair').map((each) => each.querySelector('p')?.textContent?.trim().replace(/\s+/g, ' '));

function press(name: string) {
  button(name)?.click();
  flushSync();
}

function type(selector: string, value: string, kind: 'input' | 'change' = 'input') {
  const input = field(selector);
  if (!input) throw new Error(`no ${selector}`);
  input.value = value;
  input.dispatchEvent(new Event(kind, { bubbles: true }));
  flushSync();
}

// The page loads these parts when they are first shown.
beforeAll(() =>
  Promise.all([import('../src/gathering/Gathering.svelte'), import('../src/gathering/Gatherings.svelte')]),
);

beforeEach(() => {
  asked = [];
  localStorage.clear();
  app.ask = vi.fn((message: FromClient) => void asked.push(message));
  for (const doing of [app.go, app.notice]) doing.mockClear();
});

afterEach(async () => {
  if (page) await unmount(page);
  page = undefined;
  document.body.replaceChildren();
});

describe('the page of an invitation', () => {
  it('says which game it is, who has a seat, and what is waited for', async () => {
    await invitation(info({ chairs: [OJO, FREE], public: true }));
    expect(said('h1')).toBe('An invitation Good against Evil');
    expect(chairs()).toEqual(['Good Ojo Collector', 'Evil Free seat']);
    expect(said('.gathering header [role=status]')).toBe('Seated: Ojo. Waiting for one more player.');
    expect(said('.who')).toContain('Everybody here also finds');
    expect(all('.gathering li:not(.chair)').map((each) => each.textContent)).toEqual([
      'Extra cards for Good: 2',
      'Longest game, in turns: 40',
    ]);
    expect(document.title).toBe('An invitation · Good against Evil · Brickroad');
  });

  it('lets a guest take a free seat under a name, which is kept', async () => {
    await invitation(info());
    expect(button('Free this seat: Good')).toBeUndefined();
    expect(all('.fill, [aria-label="Withdraw the invitation"]')).toHaveLength(0);
    type('#name', 'Ben');
    press('Sit here: Evil');
    press('Sit here: Evil');
    expect(asked).toEqual([{ say: 'take', seat: 1, name: 'Ben' }]);
    expect(kept().seats).toEqual([{ name: 'Ben', bot: null }]);
    await invitation(info());
    expect(field('#name')?.value).toBe('Ben');
  });

  it('takes the only free seat when the name is sent with Enter', async () => {
    await invitation(info());
    type('#name', 'Ben');
    field('#name')?.form?.requestSubmit();
    expect(asked).toEqual([{ say: 'take', seat: 1, name: 'Ben' }]);
  });

  it('asks for a name that can be seen and that nobody else has', async () => {
    await invitation(info());
    expect(said('.fault')).toBeUndefined();
    press('Sit here: Evil');
    expect(said('.fault')).toContain('no name that can be seen');
    expect(document.activeElement).toBe(field('#name'));
    type('#name', ' ann ');
    expect(said('.fault')).toContain('Seat 1 has this name too.');
    press('Sit here: Evil');
    expect([asked, field('#name')?.getAttribute('aria-invalid')]).toEqual([[], 'true']);
  });

  it('lets those with a seat free it, and offers them no other', async () => {
    await invitation(info({ game: 'draft', chairs: [ANN, mine({ ...ANN, name: 'Ben' }), FREE] }));
    expect(chairs()).toEqual(['Seat 1 Ann', 'Seat 2 Ben (you)', 'Seat 3 Free seat']);
    expect(all('.chair .main')).toHaveLength(0);
    expect(field('#name')).toBeNull();
    expect(all('.chair button')).toHaveLength(1);
    press('Free this seat: Seat 2');
    expect(asked).toEqual([{ say: 'release', seat: 1 }]);
  });

  it('lets its maker free every seat, and let a bot of a level take a free one', async () => {
    await invitation(own([mine(ANN), FREE]));
    expect(said('h1')).toBe('Your invitation Good against Evil');
    type('.fill select', 'greedy', 'change');
    press('Let a bot play: Evil');
    await invitation(own([mine(ANN), OJO]));
    press('Free this seat: Evil');
    expect(asked).toEqual([
      { say: 'fill', seat: 1, name: 'Ojo', bot: 'greedy' },
      { say: 'release', seat: 1 },
    ]);
  });

  it('asks its maker once more before it is withdrawn, and then shows the games', async () => {
    await show({ ...after(atLink(), news(own())), link: 'open' }, '.gathering');
    press('Withdraw the invitation');
    await vi.waitFor(() => expect(document.activeElement).toBe(button('Keep it')));
    press('Keep it');
    expect(asked).toEqual([]);
    press('Withdraw the invitation');
    press('Withdraw it');
    expect(asked).toEqual([{ say: 'disband' }]);
    expect(app.go).toHaveBeenCalledWith({ at: 'lobby' });
  });

  it('stays without a connection, because it was not withdrawn', async () => {
    await show({ ...after(atLink(), news(own())), link: 'lost' }, '.gathering');
    press('Withdraw the invitation');
    press('Withdraw it');
    expect(app.go).not.toHaveBeenCalled();
  });

  it('says that it is gone, and leads to the games', async () => {
    await show(after(atLink(), news(info()), refusal, refusal), '.gathering');
    expect([said('h1'), said('main [role=status]')]).toEqual([
      'This invitation is gone',
      'It has been withdrawn or has expired.',
    ]);
    expect(all('.chair')).toHaveLength(0);
    press('To the games');
    expect(app.go).toHaveBeenCalledWith({ at: 'lobby' });
  });
});

describe('the link of an invitation', () => {
  const link = () => field('input[readonly]')?.value;
  const copying = (writeText: (text: string) => Promise<void>) =>
    vi.stubGlobal('navigator', { clipboard: { writeText } });

  afterEach(() => vi.unstubAllGlobals());

  it('is shown and copied', async () => {
    const write = vi.fn(() => Promise.resolve());
    copying(write);
    await invitation(own());
    expect(link()).toMatch(/#\/table\/g1$/);
    press('Copy the link');
    await vi.waitFor(() => expect(said('.done')).toBe('The link is copied.'));
    expect(write).toHaveBeenCalledWith(link());
    expect(button('Share')).toBeUndefined();
  });

  it('is selected if the browser does not let the page copy it', async () => {
    vi.stubGlobal('navigator', {});
    await invitation(own());
    press('Copy the link');
    await vi.waitFor(() => expect(said('.done')).toBe('Copy the selected link.'));
    expect(field('input[readonly]')?.selectionEnd).toBe(link()?.length);
  });

  it('is shared where the browser can', async () => {
    const share = vi.fn(() => Promise.reject(new Error('closed')));
    vi.stubGlobal('navigator', { share });
    await invitation(own());
    press('Share');
    expect(share).toHaveBeenCalledWith({ title: 'An invitation: Good against Evil', url: link() });
  });
});

describe('the title page', () => {
  const who = () => all('dialog select').slice(0, 2) as HTMLSelectElement[];
  const form = () => vi.waitFor(() => expect(all('dialog')).toHaveLength(1));
  const duel = () => asked.find((message) => message.say === 'gather' || message.say === 'create');

  it('has no word about invitations in a game at one machine', async () => {
    await show(lobby(start({ at: 'lobby' }, 'en')), '[data-game=duel] .more');
    expect(all('.gatherings')).toHaveLength(0);
    document.querySelector<HTMLElement>('[data-game=duel] .more')?.click();
    await form();
    expect(who()[1]?.textContent).not.toContain('A friend');
  });

  it('invites to a game with one open chair, by a link that is not in the list', async () => {
    keep({ seats: [{ name: 'Ann', bot: null }] });
    await title();
    press('Invite to Good against Evil');
    await form();
    expect(who().map((each) => each.selectedOptions[0]?.textContent)).toEqual(['A person', 'A friend']);
    expect(said('dialog .foot')).toBe('Invite');
    press('Invite');
    const { options } = { options: { goodExtraCards: 0, turnCap: 40 } };
    const ann = { name: 'Ann', bot: null };
    expect(asked).toEqual([{ say: 'gather', game: 'duel', options, seats: [ann, null], public: false }]);
    expect(kept().plans?.['duel']?.seats).toEqual([ann, { name: 'Ojo', bot: 'ismcts:1000' }]);
  });

  it('invites in the public list if the reader wishes so, and keeps the reader’s side', async () => {
    await title();
    press('Invite to Good against Evil');
    await form();
    press('Change sides');
    all('dialog input[type=radio]')[1]?.click();
    flushSync();
    press('Invite');
    expect(duel()).toMatchObject({ seats: [null, { name: 'Traveller' }], public: true });
  });

  it('begins at once if no chair is open any more', async () => {
    await title();
    press('Invite to Good against Evil');
    await form();
    const [, other] = who();
    if (!other) throw new Error('no seat');
    other.value = 'greedy';
    other.dispatchEvent(new Event('change', { bubbles: true }));
    flushSync();
    expect(all('dialog input[type=radio]')).toHaveLength(0);
    press('Lay out the cards');
    expect(duel()).toMatchObject({ say: 'create', seats: [{ name: 'Traveller' }, { name: 'Ojo', bot: 'greedy' }] });
  });

  it('says on the tile of a game that its button invites', async () => {
    await title();
    press('Invite to Oz');
    press('Close');
    expect(said('[data-game=draft] .against')).toBe('by invitation');
    expect(said('[data-game=draft] .start .main')).toBe('Invite');
    document.querySelector<HTMLElement>('[data-game=draft] .start .main')?.click();
    expect(asked).toMatchObject([{ say: 'gather', game: 'draft', seats: [{ name: 'Traveller' }, null] }]);
  });

  it('lists the invitations, the reader’s own first', async () => {
    const joined = info({ table: 'g2', chairs: [ANN, mine(OJO), FREE] });
    const kept = info({ table: 'g3', public: true, chairs: [{ ...ANN, player: 'a1' }, FREE] });
    await title([kept, own(), joined, paired()]);
    const shown = (each: HTMLElement) =>
      ['.way', '.people', 'em'].map((part) =>
        [...(each.querySelector(part)?.childNodes ?? [])]
          .map((node) => node.textContent?.trim())
          .filter(Boolean)
          .join(' '),
      );
    expect(all('.open > li').map(shown)).toEqual([
      ['Good against Evil', 'Ann (you)', 'Your invitation · 1 free seat'],
      ['Good against Evil', 'Ann Ojo (you)', 'You have a seat · 1 free seat'],
      ['Good against Evil', 'Ann', 'A game of the tournament Emerald Open, round 2 · 1 free seat'],
      ['Good against Evil', 'Ann', 'An invitation · 1 free seat'],
    ]);
    expect(all('.open .way').map((each) => each.getAttribute('aria-label'))[1]).toBe(
      'Good against Evil: Ann and Ojo (you)',
    );
    expect(all('.open > li:last-child .people a').map((each) => each.getAttribute('href'))).toEqual(['#/player/a1']);
    all('.open .way')[3]?.click();
    expect(app.go).toHaveBeenCalledWith({ at: 'table', table: 'g3' });
  });
});
