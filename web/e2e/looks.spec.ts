// Opens every screen that people see at a server that hosts for others, in both languages and at the widths of phones,
// tablets and large screens, and checks that nothing is cut off, overlaps, is too small or too wide.

import type { Browser, Page } from '@playwright/test';
import { broken } from './axe';
import { test as base } from './invited';
import { expect, measured, picture, whole } from './table';
import { build, type Person, type World } from './world';

const test = base.extend({
  // The browser complains of the connection that is cut below, and of the address that counts no longer.
  complaints: async ({}, use) => use([]),
});

const LANGS = ['en', 'fr'] as const;
type Lang = (typeof LANGS)[number];
const WIDTHS = [360, 390, 768, 1280, 2560];
/** The widths in CI, which is slower: all of them, and every screen in both languages. */
const FEWER: Record<Lang, number[]> = { en: [390, 1280], fr: [360, 768, 2560] };
const HEIGHTS: Record<number, number> = { 360: 740, 390: 844, 768: 1024, 1280: 800, 2560: 1440 };
/** The colours in which the pictures of a language are taken. Nothing that is measured depends on them. */
const COLOURS = { en: 'light', fr: 'dark' } as const;
/** The time within which a screen is there, in milliseconds. */
const PATIENCE = 60_000;
/** The time within which a screen fits a new size, in milliseconds, on a busy machine. */
const FITTING = 30_000;
/** The names of the screens to open, for somebody who works on a few of them: `LOOKS=me,title`. */
const WANTED = process.env['LOOKS']?.split(',');

interface Look {
  name: string;
  who: Person;
  /** The address of the screen after the `#`. */
  at: string;
  /** Something that is on the page once it is drawn. */
  ready: string;
  /** What is pressed there first. */
  then?: (page: Page) => Promise<void>;
  /** True for a screen on which no other test checks the rules for accessibility. */
  axe?: true;
  /** True if a sheet lies over the page, so that what is below it is out of reach. */
  over?: true;
  /** True for a page with a part that scrolls sideways. */
  slides?: true;
  /** True for a table, which fills its window. */
  table?: true;
}

const press = (selector: string) => (page: Page) =>
  page.locator(selector).first().press('Enter', { timeout: PATIENCE });

function looks({ at, paired }: World): Look[] {
  const to = (name: string) => at[name] ?? name;
  return [
    { name: 'salts', who: 'Ben', at: to('salts'), ready: '.chair', axe: true },
    { name: 'title', who: 'Ann', at: '/', ready: '.records li', axe: true },
    { name: 'title-guest', who: 'Dora', at: '/', ready: '.gatherings li a' },
    {
      name: 'invite',
      who: 'Ann',
      at: '/',
      ready: '.gatherings .games .button',
      then: press('.gatherings .games .button'),
      over: true,
      axe: true,
    },
    {
      name: 'seek',
      who: 'Ann',
      at: '/',
      ready: '.gatherings > .button',
      then: press('.gatherings > .button'),
      over: true,
    },
    { name: 'table', who: 'Ann', at: to('table'), ready: '.strip .time', table: true },
    {
      name: 'talk',
      who: 'Ann',
      at: to('table'),
      ready: 'button.talk',
      then: press('button.talk'),
      table: true,
      over: true,
    },
    {
      name: 'orders',
      who: 'Ben',
      at: to('table'),
      ready: '.windows summary',
      then: press('.windows summary'),
      over: true,
      table: true,
    },
    { name: 'onlooker', who: 'Cid', at: to('table'), ready: 'button.talk', table: true, axe: true },
    { name: 'over', who: 'Ann', at: to('over'), ready: '.rematch', table: true },
    { name: 'invitation', who: 'Ann', at: to('open'), ready: '.chair', axe: true },
    { name: 'listed', who: 'Ann', at: to('listed'), ready: '.chair', axe: true },
    { name: 'seat-link', who: 'Ben', at: to('seatLink'), ready: '.chair' },
    { name: 'pairing', who: paired, at: to('pairing'), ready: '.chair', axe: true },
    { name: 'gone', who: 'Ann', at: '/table/0123456789abcdef', ready: '.notice' },
    { name: 'tournaments', who: 'Ann', at: '/tournaments', ready: '.listing li', axe: true },
    { name: 'tournament-form', who: 'Ann', at: '/tournaments', ready: '.listing li', then: press('.listing .main') },
    { name: 'robin', who: 'Ann', at: to('robin'), ready: '#cross', slides: true },
    { name: 'swiss', who: 'Ben', at: to('swiss'), ready: '#standings', axe: true },
    { name: 'swiss-guest', who: 'Dora', at: to('swiss'), ready: '#standings' },
    { name: 'player', who: 'Ann', at: to('player'), ready: '.archive li' },
    { name: 'ladder', who: 'Ann', at: '/ladder/duel', ready: '#season' },
    { name: 'statistics', who: 'Ann', at: '/statistics', ready: 'table', slides: true },
    { name: 'me', who: 'Ann', at: '/me', ready: '.me [id=me-holiday]' },
    { name: 'me-guest', who: 'Dora', at: '/me', ready: '.me [id=me-holiday]' },
    { name: 'me-code', who: 'Dora', at: to('code'), ready: '.me .button' },
    {
      name: 'lost',
      who: 'Cid',
      at: '/',
      ready: '.records li',
      then: (page) => page.context().setOffline(true),
      axe: true,
    },
  ];
}

/**
 * Small targets for which there is a reason: the marks of people in the head of a table have no more room, the whole card
 * of an invitation is a target, and so are the words beside a box.
 */
const SMALL = [/ is 29×45$/, /: .+ is 80×2\d$/, /^ is 25×25$/];
const COVERED = /( is 0×0| is covered by something else| overlap)$/;
const ASIDE = / (leaves the window|is cut)$/;

/** Opens a page for a person in a language, with a touch screen. */
async function viewer(browser: Browser, { browsers }: World, who: Person, lang: Lang, address: string): Promise<Page> {
  const storageState = browsers[who];
  const [origin] = address.match(/^http:\/\/[^/]+/) ?? [''];
  const localStorage = [{ name: 'brickroad', value: JSON.stringify({ lang }) }];
  const context = await browser.newContext({
    ...{
      storageState: { ...storageState, origins: [{ origin, localStorage }] },
      hasTouch: true,
      colorScheme: COLOURS[lang],
      reducedMotion: 'reduce',
    },
    ...{ locale: lang === 'fr' ? 'fr-FR' : 'en-GB' },
  });
  await context.route('**/api/me/hooks', (route) => route.fulfill({ json: HOOKS }));
  return context.newPage();
}

/** The tests reach no public address, so the answer about the programs of a person is made up. */
const HOOK = { id: 'a', address: 'https://hooks.example.org/a/long/path/to/a/program?of=mine', made: 1_795_442_825 };
const HOOKS = { allowed: true, hooks: [{ ...HOOK, untimed: true, stopped: true }] };

test('every screen looks right in both languages at every size', async ({ page, browser, server }) => {
  const world = await build(page, browser, server.address);
  const faults: string[] = [];
  // The invitation that waits for salts waits no longer than a minute, so its screen is the first one.
  for (const who of ['Ben', 'Ann', 'Cid', 'Dora'] as const) {
    const own = looks(world).filter((look) => look.who === who && (WANTED?.includes(look.name) ?? true));
    const seen = await Promise.all(LANGS.map((lang) => viewer(browser, world, who, lang, server.address)));
    for (const look of own)
      for (const [at, page] of seen.entries())
        faults.push(...(await shown(page, look, LANGS[at] ?? 'en', server.address)));
    for (const page of seen) await page.context().close();
  }
  expect(faults).toEqual([]);
});

/** Opens a screen at every size, and returns what is wrong there. */
async function shown(page: Page, look: Look, lang: Lang, address: string): Promise<string[]> {
  const faults: string[] = [];
  const at = async (place: string, check: () => Promise<void>) =>
    check().catch((why: unknown) => faults.push(`${look.name} ${lang} ${place}: ${(why as Error).message}`));
  await at('opened', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    // A new page, so that nothing of the screen before is open.
    await page.goto('about:blank');
    await page.goto(`${address}#${look.at}`);
    await page.locator(look.ready).first().waitFor({ timeout: PATIENCE });
    await look.then?.(page);
    await expect(page.locator('main[aria-busy]')).toHaveCount(0);
    await page.evaluate(() => document.fonts.ready);
  });
  for (const width of process.env['CI'] ? FEWER[lang] : WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHTS[width] ?? 0 });
    const spared = [...SMALL, ...(look.over ? [COVERED] : []), ...(look.slides ? [ASIDE] : [])];
    // The page takes a moment to fit a new size.
    await at(`${width}`, () =>
      expect(async () => {
        if (!look.over) await whole(page);
        await measured(page, spared);
      }).toPass({ timeout: FITTING }),
    );
    await picture(page, `looks-${look.name}-${lang}`, { fullPage: !look.table });
  }
  if (look.axe && lang === 'en') await at('axe', async () => expect(await broken(page)).toEqual([]));
  await page.context().setOffline(false);
  return faults;
}
