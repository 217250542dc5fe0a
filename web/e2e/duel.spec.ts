// Plays a whole duel against a bot, with each of the three ways of pointing.

import type { Locator, Page } from '@playwright/test';
import { beginDuel, handles, hunt, last, leaf, listed, main, openAt, RARE, USUAL, type Rare } from './duel';
import { choices, complained, expect, goesOn, myTurn, prompt, score, state, test, where, type Options } from './table';
import { tap } from './tap';

const LAPTOP = { viewport: { width: 1280, height: 800 } };
const LARGE = { viewport: { width: 2560, height: 1440 } };
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const SCREENS = [LAPTOP, LARGE, PHONE];

interface Way {
  /** Points at the first or the last choice that does not end a phase. */
  point: (page: Page, end: 'first' | 'last') => Promise<void>;
  /** Opens the drawer behind the first handle. */
  open: (page: Page) => Promise<void>;
  /** Points at a target for the picked-up card. */
  aim: (page: Page) => Promise<void>;
  /** Ends the phase, or lets a battle stand. */
  end: (page: Page) => Promise<void>;
  /** Opens the explanation of a number on the table. */
  ask: (page: Page, number: Locator) => Promise<void>;
  /** Closes the open leaf. */
  close: (page: Page) => Promise<void>;
}

/** The targets on the table for the picked-up card. */
const targets = (page: Page): Locator =>
  page.locator(':is(.target, .aimed) > [data-point], :is(.target, .aimed) > .top > [data-point]');

/** Returns the first target on the table that the open leaf does not cover. */
async function bare(page: Page): Promise<Locator | null> {
  const free = await targets(page).evaluateAll((all) =>
    all.findIndex((each) => {
      const { x, y, width, height } = each.getBoundingClientRect();
      return document.elementFromPoint(x + width / 2, y + height / 2) === each;
    }),
  );
  return free < 0 ? null : targets(page).nth(free);
}

const mouse: Way = {
  point: (page, end) => main(page)[end]().click(),
  open: (page) => handles(page).first().click(),
  aim: async (page) => ((await bare(page)) ?? listed(page).first()).click(),
  end: (page) => last(page).first().click(),
  ask: (_, number) => number.click(),
  close: (page) => leaf(page).getByRole('button', { name: 'Close' }).click(),
};

const finger: Way = {
  point: (page, end) => tap(main(page)[end]()),
  open: (page) => tap(handles(page).first()),
  aim: (page) => tap(listed(page).first()),
  end: (page) => tap(last(page).first()),
  ask: (_, number) => tap(number),
  close: (page) => tap(leaf(page).getByRole('button', { name: 'Close' })),
};

/**
 * With the keyboard alone. The focus is already on a choice, arrow keys move it, and Tab moves to the choice that ends
 * the phase.
 */
const keys: Way = {
  point: async (page, end) => {
    await expect(page.locator('[data-choice]:focus')).toHaveCount(1);
    // After a choice that ends a phase, the focus may be on the next such choice. Tab then moves on to the cards.
    const onLast = (await page.locator('[data-choice="last"]:focus').count()) > 0;
    if (onLast) await stopAt(page, main(page).and(page.locator('[tabindex="0"]')), 'Tab');
    await page.keyboard.press(end === 'first' ? 'Home' : 'End');
    await expect(main(page)[end]()).toBeFocused();
    await page.keyboard.press('Enter');
  },
  open: async (page) => {
    await stopAt(page, handles(page).first(), 'Tab');
    await page.keyboard.press('Enter');
  },
  aim: async (page) => {
    await expect(listed(page).first()).toBeFocused();
    await page.keyboard.press('Enter');
  },
  end: async (page) => {
    await stopAt(page, last(page).first(), 'Shift+Tab');
    await page.keyboard.press('Enter');
  },
  ask: async (page, number) => {
    // All things that can only be read share one tab stop, and arrow keys move between them.
    await stopAt(page, page.locator('[data-read][tabindex="0"]'), 'Tab');
    await page.keyboard.press('Home');
    await number.focus();
    await page.keyboard.press('Enter');
  },
  close: (page) => page.keyboard.press('Escape'),
};

async function stopAt(page: Page, element: Locator, key: string): Promise<void> {
  const MOST = 40;
  for (let step = 0; step < MOST; step++) {
    if (await element.first().evaluate((each) => each === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(element.first()).toBeFocused();
}

/** Plays from the first card to the end, and checks every kind of state on the way. */
async function wholeGame(page: Page, way: Way, address: string, options: Options): Promise<void> {
  await page.goto(address);
  await beginDuel(page, options);
  const seen = new Set<string>();
  await playOut(page, way, seen);
  const asked = [...seen].filter((kind) => kind !== 'opened');
  expect(asked.sort()).toEqual([...Object.keys(USUAL), 'picking', 'reading'].sort());
  await expect(prompt(page)).toContainText(/wins|draw/);
  await expect(score(page).locator('section')).toHaveCount(2);
  await state(page, 'duel-end');
}

async function playOut(page: Page, way: Way, seen: Set<string>): Promise<void> {
  const ENOUGH = 5;
  let [heading, done, turn] = ['', 0, 0];
  while (await myTurn(page)) {
    if (turn === 0) await focusFirst(page);
    let offered = await page.evaluate(survey);
    const { now, asked } = offered;
    [heading, done] = now === heading ? [heading, done + 1] : [now, 0];
    await look(page, seen, Object.entries(USUAL).find(([, words]) => asked.includes(words))?.[0]);
    const number = page.locator('.unit .total').first();
    if (!seen.has('reading') && (await number.count()) > 0) {
      await way.ask(page, number);
      await expect(leaf(page)).toBeFocused();
      await look(page, seen, 'reading');
      await way.close(page);
      await expect(leaf(page)).toHaveCount(0);
      await focusFirst(page);
    }
    if (offered.main === 0 && offered.handles > 0) {
      await way.open(page);
      await expect(main(page).first()).toBeFocused();
      await look(page, seen, 'opened');
      offered = await page.evaluate(survey);
    }
    const takes = offered.main > 0 && (offered.last === 0 || done < (now.includes('Rest') ? 2 : ENOUGH));
    turn += 1;
    await goesOn(page, () => (takes ? step(page, way, turn % 3 === 0 ? 'first' : 'last', seen) : way.end(page)));
  }
}

/** Runs in the page. Returns the heading, the whole prompt, and the numbers of choices of each kind. */
function survey(): { now: string; asked: string; main: number; handles: number; last: number } {
  const kinds = [...document.querySelectorAll('[data-choice]')].map((each) => each.getAttribute('data-choice'));
  return {
    now: document.querySelector('#prompt .heading')?.textContent ?? '',
    asked: document.querySelector('#prompt')?.textContent ?? '',
    main: kinds.filter((kind) => kind !== 'last' && kind !== 'more').length,
    handles: kinds.filter((kind) => kind === 'more').length,
    last: kinds.filter((kind) => kind === 'last').length,
  };
}

/** Sets the focus to the first choice. */
async function focusFirst(page: Page): Promise<void> {
  await ((await main(page).count()) > 0 ? main(page) : last(page)).first().focus();
}

/** Makes one decision, which has one or two steps. */
async function step(page: Page, way: Way, end: 'first' | 'last', seen: Set<string>): Promise<void> {
  const before = await where(page).textContent();
  await way.point(page, end);
  await page.waitForFunction(
    (before) => document.querySelector('.where')?.textContent !== before || document.querySelector('.choices'),
    before,
  );
  if ((await where(page).textContent()) !== before) return;
  await look(page, seen, 'picking');
  await way.aim(page);
}

async function look(page: Page, seen: Set<string>, kind: string | undefined): Promise<void> {
  if (kind === undefined || seen.has(kind)) return;
  seen.add(kind);
  await state(page, `duel-${kind}`);
}

/** The number of turns that the shorter duels last. All usual decisions come up in them. */
const SHORT: Options = { turnCap: 8 };

test('a whole duel by mouse, on a laptop', async ({ page, server }) => {
  await wholeGame(page, mouse, server.address, {});
});

test('battles and interventions, on a laptop, a large screen and a phone', async ({
  page,
  browser,
  server,
  complaints,
}) => {
  await page.goto(server.address);
  const kinds = Object.keys(RARE) as Rare[];
  const found = await hunt(page, kinds);
  for (const screen of SCREENS) {
    const context = await browser.newContext(screen);
    const shown = await context.newPage();
    complained(shown, server, complaints);
    await shown.goto(server.address);
    for (const kind of kinds) {
      await openAt(shown, found[kind] ?? '', kind);
      await expect(choices(shown).first()).toBeVisible();
      await state(shown, `duel-${kind}`);
    }
    await context.close();
  }
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('a whole duel by touch', async ({ page, server }) => {
    await wholeGame(page, finger, server.address, SHORT);
  });
});

test.describe('on a large screen', () => {
  test.use(LARGE);

  test('a whole duel by keyboard alone', async ({ page, server }) => {
    await wholeGame(page, keys, server.address, SHORT);
  });
});
