// The world of a few people at one server that hosts for others: with games, invitations and tournaments in every state.

import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { Terms } from '../src/protocol';
import { guest, invite, inviteTo, type Wish } from './invited';
import { expect, prompt } from './table';
import { join, press, sit, button } from './tournaments';

type State = Awaited<ReturnType<BrowserContext['storageState']>>;

/** The people of the world. Dora keeps no name. */
export type Person = 'Ann' | 'Ben' | 'Cid' | 'Dora';

/** The world: what the browser of each person keeps, and the addresses of what people have made, after the `#`. */
export interface World {
  browsers: Record<Person, State>;
  at: Record<string, string>;
  /** Somebody whose game of the tournament waits. */
  paired: Person;
}

const LONG = 'Jinjur of the Long and Winding Name';
const DAYS: Terms = { time: { days: 3 }, late: 'loss', bot: 'greedy' };
const FREE: Wish['seats'] = [{ name: 'Ann', bot: null }, null];

export async function build(ann: Page, browser: Browser, address: string): Promise<World> {
  await ann.goto(address);
  const [ben, cid, dora, tablet] = await Promise.all(Array.from({ length: 4 }, () => guest(browser, address)));
  if (!ben || !cid || !dora || !tablet) throw new Error('a page is missing');
  for (const [page, name] of [
    [ann, 'Ann'],
    [ben, 'Ben'],
    [cid, LONG],
  ] as const)
    await ask(page, 'me/keep', { name });
  const { code } = await ask<{ code: string }>(ann, 'me/link', {});
  await ask(tablet, 'me/enter', { code, bring: false });
  await ask(ann, 'me/recovery', {});
  await tablet.context().close();
  const at: Record<string, string> = { title: '', ...(await tables({ ann, ben, cid, dora })) };
  const { at: made, paired } = await tournaments({ ann, ben, cid }, address);
  Object.assign(at, made);
  at['player'] = `/player/${(await ask<{ player: string }>(ann, 'me')).player}`;
  at['code'] = `/me/${(await ask<{ code: string }>(ann, 'me/link', {})).code}`;
  const pages = Object.entries({ Ann: ann, Ben: ben, Cid: cid, Dora: dora });
  const states = await Promise.all(pages.map(async ([name, page]) => [name, await page.context().storageState()]));
  at['salts'] = new URL(await salted(ben, dora)).hash.slice(1);
  return { browsers: Object.fromEntries(states) as Record<Person, State>, at, paired };
}

/** A rated duel that is over, a table at which people talk, and invitations of several kinds. */
async function tables({ ann, ben, cid, dora }: Record<'ann' | 'ben' | 'cid' | 'dora', Page>) {
  const rated = await inviteTo(ann, { game: 'duel', seats: FREE, terms: { ...DAYS, rated: true } });
  await meet(rated, ann, ben);
  await send(ben, rated, { say: 'resign' });
  await expect(prompt(ann)).toContainText('Ben has resigned.');

  const windows = { length: { hours: 8 }, strict: false };
  const table = await inviteTo(ann, { game: 'duel', seats: FREE, terms: { ...DAYS, windows } });
  await meet(table, ann, ben);
  await cid.goto(table);
  await expect(prompt(cid)).toBeVisible();
  const talk = (text: string) => ({ say: 'talk', said: { text }, token: text.slice(0, 8).padEnd(16, 'x') });
  await send(ann, table, talk('Good luck, Ben! I have waited for this game since Monday.'));
  await send(ben, table, talk('And to you.'));
  await send(cid, table, { ...talk('Who is ahead?'), name: LONG });
  await send(ben, table, { say: 'propose' });

  const three: Wish['seats'] = [{ name: 'Ann', bot: null }, { name: 'Ozma', bot: 'greedy' }, null, null];
  const open = await inviteTo(ann, { game: 'oz', seats: three });
  const { link } = await ask<{ link: string }>(ann, 'me/seat-link', { table: idOf(open), seat: 2 });
  const listed = await inviteTo(cid, {
    game: 'draft',
    seats: [{ name: LONG, bot: null }, null, null],
    public: true,
    terms: { time: { live: { minutes: 30, increment: 15 } }, late: 'bot', bot: 'greedy' },
  });
  const blocked = await inviteTo(dora, { game: 'epic', seats: [{ name: 'Dora', bot: null }, null], public: true });
  await send(ann, blocked, { say: 'block', line: null });

  const paths = { over: rated, table, open, listed };
  const at = Object.fromEntries(Object.entries(paths).map(([name, address]) => [name, new URL(address).hash.slice(1)]));
  return { ...at, seatLink: `${at['open']}/${encodeURIComponent(`2-${link}`)}` };
}

/** The part of a tournament that tells who meets whom, and where. */
interface Told {
  entrants: { name: string }[];
  rounds: { pairings: { first: number; second: number; table: string; result: string | null }[] }[];
}

/** A tournament of three people whose second round is being played, and one that people still join. */
async function tournaments(people: Record<'ann' | 'ben' | 'cid', Page>, address: string) {
  const { ann, ben, cid } = people;
  const wanted = { game: 'duel', terms: { ...DAYS, bot: 'random' }, come: 1440, most: 16 };
  const robin = await ask<{ id: string }>(ann, 'tournaments', {
    ...{ ...wanted, name: 'The Emerald Cup of the Four Countries', system: { roundRobin: { twice: false } } },
    ...{ options: { turnCap: 30 }, start: null },
  });
  await join([ann, ben, cid], `${address}#/tournament/${robin.id}`);
  await press(button(ann, 'Begin now'));
  const pairing = async (round: number) => {
    const { entrants, rounds } = await ask<Told>(ann, `tournaments/${robin.id}`);
    const [found] = rounds[round]?.pairings ?? [];
    const named = (entrant: number) => entrants[entrant]?.name ?? '';
    return found && { table: found.table, names: [named(found.first), named(found.second)] as const };
  };
  await expect.poll(() => pairing(0)).toBeTruthy();
  const pages: Record<string, Page> = { Ann: ann, Ben: ben, [LONG]: cid };
  const [winner, loser] = (await pairing(0))?.names.map((name) => pages[name]) ?? [];
  if (!winner || !loser) throw new Error('nobody meets');
  await Promise.all([sit(winner), sit(loser)]);
  for (const page of [winner, loser]) await expect(prompt(page)).toBeVisible();
  await send(loser, loser.url(), { say: 'resign' });
  await expect.poll(() => pairing(1)).toBeTruthy();
  const next = await pairing(1);
  const swiss = await ask<{ id: string }>(ben, 'tournaments', {
    ...{ ...wanted, name: 'Ruby', system: { swiss: { rounds: 5, late: 2 } } },
    ...{ options: {}, start: Math.floor(Date.now() / 1000) + 86_400 },
  });
  await join([cid], `${address}#/tournament/${swiss.id}`);
  return {
    at: { robin: `/tournament/${robin.id}`, swiss: `/tournament/${swiss.id}`, pairing: `/table/${next?.table}` },
    paired: next?.names.includes('Ann') ? ('Ann' as const) : ('Ben' as const),
  };
}

/** An invitation that waits for a minute and a half for the salt of Dora, whose browser has promised it and is gone. */
async function salted(ben: Page, dora: Page): Promise<string> {
  const link = await invite(dora, 'Dora');
  await dora.context().close();
  await sitDown(ben, link, 'Ben');
  await expect(ben.locator('.gathering')).toContainText('Missing: Dora');
  return link;
}

const idOf = (link: string) => link.replace(/.*\//, '');

async function sitDown(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('Your name').fill(name);
  await page
    .getByRole('button', { name: /^Sit here/ })
    .first()
    .press('Enter');
}

/** Lets Ben take the free seat, and waits for the table. */
async function meet(link: string, ann: Page, ben: Page): Promise<void> {
  await ann.goto(link);
  await sitDown(ben, link, 'Ben');
  for (const page of [ann, ben]) await expect(prompt(page)).toBeVisible();
}

/** Sends a request of the page, and returns its answer. */
export function ask<Answer>(page: Page, path: string, body?: object): Promise<Answer> {
  return page.evaluate(
    async ([path, body]) => {
      const headers = { 'Content-Type': 'application/json' };
      const answer = await fetch(`./api/${path}`, body ? { method: 'POST', headers, body: JSON.stringify(body) } : {});
      if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
      return (await answer.json()) as Answer;
    },
    [path, body] as const,
  );
}

/** Sends a message at a table or an invitation, over a socket of its own, and waits until the server has read it. */
function send(page: Page, link: string, message: object): Promise<void> {
  return page.evaluate(
    ([table, message]) =>
      new Promise<void>((resolve, reject) => {
        const socket = new WebSocket(`ws://${location.host}/socket`);
        const messages = [{ say: 'open', table }, message, { say: 'ping' }];
        socket.onopen = () => messages.forEach((each) => socket.send(JSON.stringify(each)));
        socket.onmessage = ({ data }: MessageEvent<string>) => {
          const { say, reason } = JSON.parse(data) as { say: string; reason?: string };
          if (say === 'refused') reject(new Error(reason));
          if (say !== 'pong') return;
          socket.close();
          resolve();
        };
      }),
    [idOf(link), message] as const,
  );
}
