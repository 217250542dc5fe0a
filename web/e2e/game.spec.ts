// Plays a whole game of the draft against bots, with each of the three ways of pointing.

import type { Page } from '@playwright/test';
import {
  accessible,
  begin,
  choices,
  expect,
  goesOn,
  measured,
  myTurn,
  pace,
  picture,
  prompt,
  score,
  state,
  test,
} from './table';
import { tap } from './tap';

interface Way {
  /** Makes the choice with this index. */
  take: (page: Page, at: number) => Promise<void>;
  /** Opens a page of the book by its name. */
  open: (page: Page, name: string) => Promise<void>;
  /** Presses a button. */
  press: (page: Page, name: string) => Promise<void>;
}

const mouse: Way = {
  take: (page, at) => choices(page).nth(at).click(),
  open: (page, name) => page.getByRole('link', { name, exact: true }).click(),
  press: (page, name) => page.getByRole('button', { name, exact: true }).click(),
};

const finger: Way = {
  take: (page, at) => tap(choices(page).nth(at)),
  open: (page, name) => tap(page.getByRole('link', { name, exact: true })),
  press: (page, name) => tap(page.getByRole('button', { name, exact: true })),
};

/** With the keyboard alone. The focus is already on a choice, arrow keys move it, and Tab moves to everything else. */
const keys: Way = {
  take: async (page, at) => {
    await expect(page.locator('[data-choice]:focus')).toHaveCount(1);
    for (let step = 0; step < at; step++) await page.keyboard.press('ArrowRight');
    await expect(choices(page).nth(at)).toBeFocused();
    await page.keyboard.press('Enter');
  },
  open: async (page, name) => {
    await tabTo(page, 'a', name);
    await page.keyboard.press('Enter');
  },
  press: async (page, name) => {
    await tabTo(page, 'button', name);
    await page.keyboard.press('Enter');
  },
};

async function tabTo(page: Page, tag: string, name: string): Promise<void> {
  const MOST = 60;
  for (let step = 0; step < MOST; step++) {
    const there = await page.evaluate(
      ([tag, name]) => {
        const focused = document.activeElement;
        const called = focused?.getAttribute('aria-label') ?? focused?.textContent?.trim();
        return focused?.localName === tag && called?.replace(/^‹ /, '') === name;
      },
      [tag, name] as const,
    );
    if (there) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`no ${tag} named ${name} in ${MOST} stops`);
}

/** Plays from the title page to the score, and checks every kind of state on the way. */
async function wholeGame(page: Page, way: Way, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('button', { name: 'Play Oz' })).toBeVisible();
  await state(page, 'lobby');
  await way.open(page, 'How to play');
  await expect(page.getByRole('heading', { name: 'How to play' })).toBeFocused();
  await state(page, 'rules');
  await way.open(page, 'About');
  await expect(page.getByRole('heading', { name: 'About' })).toBeFocused();
  await state(page, 'about');
  await way.open(page, 'Games');

  await way.press(page, 'Oz: seats and options');
  await state(page, 'options');
  if (way === keys) {
    for (const seat of [2, 3]) {
      await page.getByLabel(`Who plays at seat ${seat}`).focus();
      await page.keyboard.type('Coll');
    }
    await way.press(page, 'Lay out the cards');
  } else await begin(page, ['Collector', 'Collector']);
  await pace(page, 'instant');

  const seen = new Set<string>();
  let turn = 0;
  while (await myTurn(page)) {
    if (way === keys && turn === 0) await choices(page).first().focus();
    const kind = (await choices(page).first().textContent())?.trim() ?? '';
    const round = /\d+/.exec((await page.locator('#prompt .heading').textContent()) ?? '')?.[0] ?? '';
    const name = kind === 'Take' ? 'choosing' : 'turning';
    if (!seen.has(name) && (name === 'turning' || round === '4')) {
      seen.add(name);
      await state(page, name);
      await measured(page);
    }
    const count = await choices(page).count();
    await goesOn(page, () => way.take(page, turn % count));
    turn += 1;
  }
  expect([...seen].sort()).toEqual(['choosing', 'turning']);
  expect(turn).toBe(9 + 5);
  await expect(prompt(page)).toContainText(/wins? (together )?with \d+ points/);
  await expect(score(page).locator('section')).toHaveCount(3);
  await expect(score(page).locator('ol > li')).toHaveCount(12);
  await state(page, 'end');

  await lookBack(page, way);
}

async function lookBack(page: Page, way: Way): Promise<void> {
  const more = page.getByRole('button', { name: 'More', exact: true });
  const narrow = await more.isVisible();
  if (narrow) {
    await way.press(page, 'More');
    await picture(page, 'more');
    await accessible(page);
  }
  await way.press(page, 'One step back');
  await way.press(page, 'One step back');
  await expect(page.getByRole('button', { name: 'Back to now' })).toBeVisible();
  if (narrow) await way.press(page, 'More');
  await state(page, 'past');
  await measured(page);
  await way.press(page, 'Back to now');
  await expect(score(page)).toBeVisible();
}

test('a whole game by mouse, on a laptop', async ({ page, server }) => {
  await wholeGame(page, mouse, server.address);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('a whole game by touch', async ({ page, server }) => {
    await wholeGame(page, finger, server.address);
  });
});

test.describe('on a large screen', () => {
  test.use({ viewport: { width: 2560, height: 1440 } });

  test('a whole game by keyboard alone', async ({ page, server }) => {
    await wholeGame(page, keys, server.address);
  });
});
