// Asks for hints, in the draft and in the duel.

import type { Locator, Page } from '@playwright/test';
import type { Hint } from '../src/protocol';
import { beginDuel } from './duel';
import { accessible, choices, expect, layOut, measured, myTurn, pace, picture, test, whole } from './table';
import { tap } from './tap';

const button = (page: Page): Locator => page.locator('[aria-controls="hint"]');
const sheet = (page: Page): Locator => page.locator('#hint');
const cards = (page: Page): Locator => sheet(page).locator('li');
const heading = (page: Page): Locator => sheet(page).getByRole('heading');

/** Begins a draft against a quick bot. */
async function beginDraft(page: Page): Promise<void> {
  await layOut(page, 'draft', [
    { name: 'Ann', bot: null },
    { name: 'Ojo', bot: 'greedy' },
  ]);
  expect(await myTurn(page)).toBe(true);
  await pace(page, 'instant');
}

/** Collects the hints that the server sends. */
function listen(page: Page): Hint[] {
  const hints: Hint[] = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const message = JSON.parse(String(payload)) as { say: string } & Hint;
      if (message.say === 'hint') hints.push(message);
    }),
  );
  return hints;
}

const percent = (thousandths: number) => Math.round(thousandths / 10);

/** Checks that the page shows the values of a hint, in order of chance. */
async function shows(page: Page, hint: Hint | undefined): Promise<void> {
  expect(hint?.measure).toBe('chance');
  const best = hint?.choices.slice(0, 3) ?? [];
  expect(best.length).toBeGreaterThan(1);
  expect(best.map(({ mean }) => mean)).toEqual(best.map(({ mean }) => mean).toSorted((one, other) => other - one));
  await expect(cards(page)).toHaveCount(best.length);
  for (const [at, { mean, low, high }] of best.entries()) {
    await expect(cards(page).nth(at).locator('.value strong')).toHaveText(`${percent(mean)}\u00a0%`);
    await expect(cards(page).nth(at).locator('.value small')).toHaveText(
      new RegExp(`${percent(low)} (to|à) ${percent(high)}\u00a0%$`),
    );
  }
}

/** The places of everything on the board once it is drawn, to check that nothing moves. */
async function places(page: Page): Promise<object[]> {
  await expect(page.locator('main[aria-busy]')).toHaveCount(0);
  return page
    .locator('main [data-zone], main [data-card]')
    .evaluateAll((all) => all.map((each) => ({ ...each.getBoundingClientRect().toJSON() })) as object[]);
}

test('in the draft, a hint comes beside the board, and goes with the decision', async ({ page, server }) => {
  const hints = listen(page);
  await page.goto(server.address);
  await beginDraft(page);
  const before = await places(page);
  await button(page).click();
  await expect(heading(page)).toBeFocused();
  await shows(page, hints[0]);
  expect(await places(page)).toEqual(before);
  await expect(sheet(page)).toContainText('The hint sees only what you see.');
  await expect(page.locator('.medals .medal')).toHaveCount(await cards(page).count());
  await accessible(page);
  await measured(page);
  await whole(page);
  await picture(page, 'hint-draft');

  // Closing it costs no second request, and the focus returns to the button.
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toHaveCount(0);
  await expect(button(page)).toBeFocused();
  await page.keyboard.press('!');
  await expect(heading(page)).toBeFocused();
  expect(hints).toHaveLength(1);

  const best = hints[0]?.choices[0]?.choice ?? -1;
  await choices(page).nth(best).click();
  await expect(sheet(page)).toHaveCount(0);
  await expect(page.locator('.medal')).toHaveCount(0);
});

test('in the duel, the best choice can be shown and played from the hint', async ({ page, server }) => {
  const hints = listen(page);
  await page.goto(server.address);
  await beginDuel(page, {});
  await myTurn(page);
  const before = await places(page);
  await button(page).click();
  await expect(heading(page)).toBeFocused();
  await shows(page, hints[0]);
  expect(await places(page)).toEqual(before);
  await accessible(page);
  await picture(page, 'hint-duel');

  const at = await page.locator('.where').textContent();
  await cards(page).first().getByRole('button', { name: 'Show on the table' }).click();
  await expect(cards(page).first()).toHaveClass(/marked/);
  await expect(page.locator('.where')).toHaveText(at ?? '');
  await cards(page).first().getByRole('button', { name: 'Play this' }).click();
  await expect(page.locator('.where')).not.toHaveText(at ?? '');
  await expect(sheet(page)).toHaveCount(0);
});

for (const [width, height] of [
  [390, 844],
  [360, 740],
] as const)
  test.describe(`on a phone of ${width} by ${height}`, () => {
    test.use({ viewport: { width, height }, hasTouch: true, isMobile: true });

    for (const [game, begin] of [
      ['draft', beginDraft],
      ['duel', (page: Page) => beginDuel(page, {})],
    ] as const)
      test(`the hint of the ${game} is a sheet at the lower edge`, async ({ page, server }) => {
        const hints = listen(page);
        await page.goto(server.address);
        await begin(page);
        await myTurn(page);
        const header = await page.locator('header').first().boundingBox();
        expect(header?.height).toBeLessThan(60);
        await tap(button(page));
        await expect(heading(page)).toBeFocused();
        await shows(page, hints[0]);
        const box = await sheet(page).boundingBox();
        expect(box?.height).toBeLessThanOrEqual(0.4 * height + 1);
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(height, 0);
        await accessible(page);
        // The page scrolls below the sheet, so that no choice stays covered.
        await measured(page, [/is covered by something else$/]);
        await picture(page, `hint-${game}`);
        await tap(sheet(page).getByRole('button', { name: 'Close' }));
        await expect(sheet(page)).toHaveCount(0);
      });
  });

test.describe('in French', () => {
  test.use({ locale: 'fr-FR' });

  test('the hint is in French, with the spaces of the language', async ({ page, server }) => {
    const hints = listen(page);
    await page.goto(server.address);
    await beginDraft(page);
    await page.getByRole('button', { name: 'Indice', exact: true }).click();
    await expect(heading(page)).toHaveText(/^Les (deux|trois) meilleurs choix$/);
    await shows(page, hints[0]);
    expect(hints[0]?.lang).toBe('fr');
    await expect(cards(page).first()).toContainText('Jouer ceci');
    const words = await sheet(page).textContent();
    expect(words).not.toMatch(/(?<!\u00a0)[%:]|(?<!\u202f)[;!?]/);
    await measured(page);
    await picture(page, 'hint-french');
  });
});
