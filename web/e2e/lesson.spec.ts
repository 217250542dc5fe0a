// Finishes the first game of each kind by doing only what the lesson says.

import type { Locator, Page } from '@playwright/test';
import { accessible, expect, pace, prompt, test } from './table';

const lesson = (page: Page): Locator => page.getByRole('region', { name: /^(Lesson|Leçon)$/ });
const next = (page: Page): Locator => lesson(page).getByRole('button', { name: /^(Next|Suite)$/ });
const hands = (page: Page): Locator => page.locator('[data-press]');
const goOn = (page: Page): Locator => lesson(page).getByRole('button', { name: /^(Play on|Continuer la partie)$/ });
const due = (page: Page): Locator => lesson(page).locator('.due');

/** Returns the number of the step that the lesson shows. */
const step = async (page: Page): Promise<number> =>
  Number(/\d+/.exec((await lesson(page).locator('.count').textContent()) ?? '')?.[0]);

/** The games with a lesson: the title in the lobby in both languages, and the number of steps of the lesson. */
const LESSONS = [
  { game: 'draft', titles: { en: 'Oz', fr: 'Oz' }, steps: 12 },
  { game: 'duel', titles: { en: 'Good against Evil', fr: 'Le Bien contre le Mal' }, steps: 20 },
  { game: 'oz', titles: { en: 'The Card Game of Oz', fr: 'Le jeu de cartes d’Oz' }, steps: 18 },
  { game: 'epic', titles: { en: 'Epic Card Game', fr: 'Le jeu de cartes épique' }, steps: 19 },
];
const LEARN = { en: 'Learn', fr: 'Apprendre' };

/**
 * A laptop, where the lesson is beside the board, and a phone, where the lesson is below it. Between them, they show
 * both languages.
 */
const SCREENS = [
  { viewport: { width: 1280, height: 800 }, lang: 'fr' },
  { viewport: { width: 390, height: 844 }, lang: 'en' },
] as const;

for (const { viewport, lang } of SCREENS)
  test.describe(`${viewport.width} px wide, in ${lang}`, () => {
    test.use({ viewport, locale: lang });
    for (const { game, titles, steps } of LESSONS)
      test(`the lesson of ${game} is finished by doing what it says`, async ({ page, server }) => {
        test.slow();
        await begin(page, server.address, `${LEARN[lang]} ${titles[lang]}`);
        await accessible(page);
        expect(await follow(page)).toBe(steps);
        await expect(prompt(page)).toBeVisible();
      });
  });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the badge of a small picture has the name of the card', async ({ page, server }) => {
    await begin(page, server.address, 'Learn The Card Game of Oz');
    while (await next(page).isVisible()) await next(page).click();
    await expect(page.locator('.pointers .disc .name')).toHaveText('Dorothy');
  });

  test('the closed hand that holds the card to play is named', async ({ page, server }) => {
    await begin(page, server.address, 'Learn Good against Evil');
    while (await next(page).isVisible()) await next(page).click();
    await doIt(page);
    await expect(due(page)).toHaveText('Put the Cowardly Lion into play. First open the hand.');
    await page.locator('[data-handle]').click();
    await expect(due(page)).toHaveText('Put the Cowardly Lion into play.');
  });

  test('the five Stories of the draft are in sight when one goes', async ({ page, server }) => {
    test.slow();
    await begin(page, server.address, 'Learn Oz');
    while ((await page.locator('.mine-story.offered').count()) === 0) {
      if (await next(page).isVisible()) await next(page).click();
      else await doIt(page);
      await page.waitForFunction(() => document.querySelector('.lesson h2'));
    }
    const row = await page.locator('.mine .hand').boundingBox();
    const words = await page.locator('.mine-story .text').last().boundingBox();
    expect((words?.y ?? Infinity) + (words?.height ?? 0)).toBeLessThanOrEqual((row?.y ?? 0) + 1);
  });
});

test('a lesson is begun from the rules of its game, and calmly', async ({ page, server }) => {
  await page.goto(`${server.address}#/rules/duel`);
  await page.getByRole('button', { name: 'Learn Good against Evil', exact: true }).click();
  await expect(lesson(page)).toBeVisible();
  await expect(page.getByLabel('Bots')).toHaveValue('calm');
});

test('the last step leads on into the game, or to the title page', async ({ page, server }) => {
  test.slow();
  await begin(page, server.address, 'Learn Oz');
  while (!(await goOn(page).isVisible())) {
    if (await next(page).isVisible()) await next(page).click();
    else await doIt(page);
    await page.waitForFunction(() => document.querySelector('.lesson h2'));
  }
  await lesson(page).getByRole('button', { name: 'To the games' }).click();
  await expect(page.getByRole('heading', { name: 'Your first game' })).toBeVisible();
  await page.goBack();
  await goOn(page).click();
  await expect(lesson(page)).toHaveCount(0);
  await expect(prompt(page)).toBeVisible();
});

test('a member of a Group leaves it only after a second press', async ({ page, server }) => {
  await begin(page, server.address, 'Learn Good against Evil');
  while ((await due(page).count()) === 0 || !(await due(page).textContent())?.includes('Emerald City')) {
    if (await next(page).isVisible()) await next(page).click();
    else await doIt(page);
    await page.waitForFunction(() => document.querySelector('.lesson h2'));
  }
  const leave = page.locator('[data-leaf]').getByRole('button', { name: /Let Dorothy Gale leave its Group/ });
  await page.locator('[data-card="G01"] [data-point="G01"]').click();
  await expect(leave).toContainText('apart: Force 3; the others: attack 10, defence 8');
  // The leaf is below the lesson, and scrolls within the window.
  const { y, height } = (await page.locator('[data-leaf]').boundingBox()) ?? { y: 0, height: Infinity };
  expect(y + height).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0);
});

test('a lesson can go back a step, and can be left', async ({ page, server }) => {
  await begin(page, server.address, 'Learn Oz');
  await next(page).click();
  await next(page).click();
  expect(await step(page)).toBe(3);
  await lesson(page).getByRole('button', { name: 'Back' }).click();
  expect(await step(page)).toBe(2);
  await next(page).click();

  await test.step('another choice is refused with the reason', async () => {
    await page.locator('[data-zone="column.0"] [data-choice]').click();
    await expect(page.getByText(/it waits for something else: Take column 2/).first()).toBeVisible();
  });

  await lesson(page).getByRole('button', { name: 'Leave the lesson' }).click();
  await expect(lesson(page)).toHaveCount(0);
  await page.locator('[data-zone="column.0"] [data-choice]').click();
  await page.reload();
  await expect(prompt(page)).toBeVisible();
  await expect(lesson(page)).toHaveCount(0);
});

/** Begins the lesson of a game from the lobby. */
async function begin(page: Page, address: string, name: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('button', { name, exact: true }).click();
  await expect(lesson(page)).toBeVisible();
  await pace(page, 'instant');
}

/** Follows the lesson to its end. Returns the number of the last step shown. */
async function follow(page: Page): Promise<number> {
  let last = 0;
  for (;;) {
    await page.waitForFunction(() => document.querySelector('.lesson h2') ?? !document.querySelector('.lesson'));
    if ((await lesson(page).count()) === 0) return last;
    const now = await step(page);
    expect(now, 'every step is shown, in order').toBe(last + 1);
    last = now;
    await points(page);
    if (await next(page).isVisible()) {
      await next(page).click();
      continue;
    }
    await doIt(page);
  }
}

/** Checks that each number in the words of the lesson has a disc on the table once the number is clicked. */
async function points(page: Page): Promise<void> {
  for (const number of await lesson(page).locator('.number').all()) {
    await number.click();
    await expect(page.locator('.pointers .disc').filter({ hasText: (await number.textContent()) ?? '' })).toBeVisible();
  }
}

/**
 * Does the thing that the lesson waits for. Presses the things that the hands point at in turn, or makes any choice if
 * there is no hand.
 */
async function doIt(page: Page): Promise<void> {
  await expect(due(page)).toBeVisible();
  // Opening the hand is only the first part.
  const wholly = (words: string) => words.replace(/ (First open the hand|Ouvrez d’abord la main)\./, '');
  const words = wholly((await due(page).textContent()) ?? '');
  const isDone = async () => (await due(page).allTextContents()).every((now) => wholly(now) !== words);
  const isFree = (await hands(page).count()) === 0;
  if (isFree) await page.locator('[data-choice]').first().click();
  else {
    await seek(page);
    await press(hands(page).first(), page);
  }
  await page.waitForFunction(() => new Promise((done) => setTimeout(() => done(true), 300)));
  // If the choice has two steps, the hand is now on the second thing, or on a button with the words of the choice.
  // Where any choice is free, the first one may only open a card. The game then goes on without the lesson.
  await expect(async () => {
    if (!(await isDone()) && (await hands(page).count()) > 0) await press(hands(page).last(), page);
    else if (!(await isDone()) && isFree) await goOn(page).click({ timeout: 2000 });
    expect(await isDone()).toBe(true);
  }).toPass({ intervals: [300] });
}

/** Presses the words of what is to do if they say that the thing to press is out of sight. They bring it into sight. */
async function seek(page: Page): Promise<void> {
  const words = due(page).locator('.seek');
  if (await words.isVisible()) await words.click();
  await expect(words).toHaveCount(0);
}

async function press(hand: Locator, page: Page): Promise<void> {
  const box = await hand.boundingBox({ timeout: 2000 }).catch(() => null);
  if (box) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}
