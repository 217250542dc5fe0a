// A whole duel against a bot, by each of the three ways to point at things.

import type { Locator, Page } from '@playwright/test';
import { battle, beginDuel, duelKind, kindsOfDuel, main } from './duel';
import { choices, expect, goesOn, myTurn, pace, prompt, score, state, test } from './table';

interface Way {
  /** Points at one of what can be pointed at, and at what comes next if something is asked for. */
  take: (page: Page, at: number) => Promise<void>;
  /** Ends the phase, or lets a battle stand. */
  end: (page: Page) => Promise<void>;
}

/** What a card that is picked up may be aimed at, on the table itself. */
const targets = (page: Page): Locator => page.locator(':is(.target, .aimed) > [data-point], :is(.target, .aimed) .top > [data-point]');
/** The same in words, and what takes no target. */
const listed = (page: Page): Locator => page.locator('[data-leaf] [data-choice]');
const last = (page: Page): Locator => page.locator('[data-choice="last"]');

const mouse: Way = {
  take: async (page, at) => {
    await main(page).nth(at).click();
    if ((await listed(page).count()) === 0) return;
    await ((await targets(page).count()) > 0 ? targets(page) : listed(page)).first().click();
  },
  end: (page) => last(page).first().click(),
};

const finger: Way = {
  take: async (page, at) => {
    await main(page).nth(at).tap();
    if ((await listed(page).count()) > 0) await listed(page).first().tap();
  },
  end: (page) => last(page).first().tap(),
};

/** Only keys: the focus is already on a choice, arrows move it, and Tab goes to what ends the phase. */
const keys: Way = {
  take: async (page, at) => {
    await expect(page.locator('[data-choice]:focus')).toHaveCount(1);
    await page.keyboard.press(at === 0 ? 'Home' : 'End');
    await page.keyboard.press('Enter');
    if ((await listed(page).count()) === 0) return;
    await expect(page.locator('[data-leaf] [data-choice]:focus')).toHaveCount(1);
    await page.keyboard.press('Enter');
  },
  end: async (page) => {
    const MOST = 12;
    for (let step = 0; step < MOST; step++) {
      if ((await page.locator('[data-choice="last"]:focus').count()) > 0) break;
      await page.keyboard.press('Shift+Tab');
    }
    await expect(page.locator('[data-choice="last"]:focus')).toHaveCount(1);
    await page.keyboard.press('Enter');
  },
};

/** Plays until every kind of state has been looked at; one game is enough for nearly all, a second for the rest. */
async function wholeGames(page: Page, way: Way, address: string): Promise<void> {
  const MOST_GAMES = 4;
  const seen = new Set<string>();
  for (let game = 0; game < MOST_GAMES && seen.size < kindsOfDuel.length; game++) {
    await page.goto(address);
    await beginDuel(page, ['Collector', 'A person']);
    await pace(page, 'instant');
    await playOut(page, way, seen);
    await expect(prompt(page)).toContainText(/wins|draw/);
    await expect(score(page).locator('section')).toHaveCount(2);
    if (game === 0) await state(page, 'duel-end');
  }
  expect([...seen].sort()).toEqual([...kindsOfDuel].sort());
}

async function playOut(page: Page, way: Way, seen: Set<string>): Promise<void> {
  const ENOUGH = 5;
  let [heading, done, turn] = ['', 0, 0];
  while (await myTurn(page)) {
    const now = (await page.locator('#prompt .heading').textContent()) ?? '';
    [heading, done] = now === heading ? [heading, done + 1] : [now, 0];
    const kind = await duelKind(page);
    if (kind !== null && !seen.has(kind)) {
      seen.add(kind);
      await state(page, `duel-${kind}`);
    }
    const [count, canEnd] = [await main(page).count(), (await last(page).count()) > 0];
    const takes = count > 0 && (!canEnd || done < ENOUGH) && !(canEnd && now.includes('Rest Phase') && done > 1);
    if (way === keys && turn === 0) await choices(page).first().focus();
    turn += 1;
    await goesOn(page, () => (takes ? way.take(page, turn % 2 === 0 ? 0 : count - 1) : way.end(page)));
  }
}

test('a whole duel by mouse, on a laptop', async ({ page, server }) => {
  await wholeGames(page, mouse, server.address);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('a whole duel by touch', async ({ page, server }) => {
    await wholeGames(page, finger, server.address);
  });
});

test.describe('on a large screen', () => {
  test.use({ viewport: { width: 2560, height: 1440 } });

  test('a whole duel by keyboard alone', async ({ page, server }) => {
    await wholeGames(page, keys, server.address);
  });
});

test('what is picked up can be put down, and every number says what it is made of', async ({ page, server }) => {
  await page.goto(server.address);
  await beginDuel(page, ['A person', 'Collector']);
  await pace(page, 'instant');
  const leaf = page.locator('[data-leaf]:not(.glance)');
  let [picked, asked] = [false, false];
  while ((!picked || !asked) && (await myTurn(page))) {
    const total = page.locator('.unit .total').first();
    if (!asked && (await total.count()) > 0) {
      await total.click();
      await expect(leaf).toContainText('=');
      await expect(leaf).toBeFocused();
      await state(page, 'duel-reading');
      await page.keyboard.press('Escape');
      await expect(leaf).toHaveCount(0);
      await expect(total).toBeFocused();
      asked = true;
    }
    const before = await prompt(page).textContent();
    if ((await main(page).count()) > 0) await main(page).last().click();
    else await last(page).first().click();
    if ((await leaf.locator('[data-choice]').count()) > 0) {
      if (!picked) {
        await state(page, 'duel-picked');
        await page.keyboard.press('Escape');
        await expect(leaf).toHaveCount(0);
        await expect(prompt(page)).toHaveText(before ?? '');
        await main(page).last().click();
        picked = true;
      }
      await leaf.locator('[data-choice]').last().click();
    }
    await page.waitForTimeout(0);
    await page.waitForFunction((before) => document.querySelector('#prompt')?.textContent !== before || !document.querySelector('[data-leaf]:not(.glance)'), before);
  }
  expect([picked, asked]).toEqual([true, true]);
  expect(battle(page)).toBeDefined();
});
