// Tests that people invite each other at a server that hosts for others, and play, each on a screen of their own.

import type { Page } from '@playwright/test';
import { chair, decide, guest, invite, PHONE, test } from './invited';
import { accessible, choices, expect, picture, prompt, whole } from './table';
import { tap } from './tap';

const status = (page: Page) => page.locator('.gathering header [role=status]');

test('two people play on a phone and a laptop, and a third one looks on', async ({ page: ann, browser, server }) => {
  await ann.goto(server.address);
  const link = await invite(ann, 'Ann');
  const ben = await guest(browser, link, PHONE);
  const cid = await guest(browser, link);
  for (const page of [ben, cid]) await expect(status(page)).toHaveText('Seated: Ann. Waiting for one more player.');
  await ben.getByLabel('Your name').fill('Ben');
  await tap(ben.getByRole('button', { name: 'Sit here' }));
  for (const page of [ann, ben, cid]) await expect(prompt(page)).toBeVisible();
  for (const page of [ann, ben, cid]) await expect(page).toHaveURL(link);
  // Each sees only their own hand.
  await expect(ann.locator('section.hand')).toHaveCount(1);
  await expect(ben.locator('section.hand')).toHaveCount(1);
  await expect(cid.locator('section.hand')).toHaveCount(0);
  const held = await ann
    .locator('section.hand [data-card]')
    .evaluateAll((cards) => cards.map((card) => card.dataset['card']));
  expect(held.length).toBeGreaterThan(0);
  for (const page of [ben, cid])
    for (const card of held) await expect(page.locator(`[data-card="${card}"]`)).toHaveCount(0);
  // Each of them chooses once, and nobody is offered the choices of somebody else.
  const decided = new Set<Page>();
  while (decided.size < 2) {
    const turn = await Promise.any(
      [ann, ben].map((page) =>
        choices(page)
          .first()
          .waitFor()
          .then(() => page),
      ),
    );
    for (const page of [ann, ben, cid]) if (page !== turn) await expect(choices(page)).toHaveCount(0);
    await decide(turn);
    decided.add(turn);
  }
  for (const page of [ben, cid]) await page.context().close();
});

test('the page of an invitation is accessible, and so is the title page', async ({ page: ann, browser, server }) => {
  await ann.goto(server.address);
  const link = await invite(ann, 'Ann');
  await picture(ann, 'invitation-mine');
  await accessible(ann);
  // The language changes no colours, and the colours change no sizes, so each of them is checked once.
  for (const [colorScheme, locale] of [
    ['light', 'en-GB'],
    ['dark', 'fr-FR'],
  ] as const) {
    const ben = await guest(browser, link, { ...PHONE, colorScheme, locale });
    await expect(ben.locator('.chair')).toHaveCount(2);
    await picture(ben, `invitation-${colorScheme}`);
    await accessible(ben);
    await whole(ben);
    await ben.goto(server.address);
    await expect(ben.locator('.gatherings')).toBeVisible();
    await accessible(ben);
    await whole(ben);
    await ben.context().close();
  }
});

test('an invitation in the public list is found there, and withdrawn for everybody', async ({
  page: ann,
  browser,
  server,
}) => {
  await ann.goto(server.address);
  await ann.getByRole('button', { name: 'Invite to Oz' }).click();
  await ann.getByRole('radio', { name: 'In the public list' }).check({ force: true });
  await ann.getByRole('button', { name: 'Invite', exact: true }).click();
  await expect(ann.locator('.chair')).toHaveCount(2);
  const ben = await guest(browser, server.address);
  await ben.getByRole('link', { name: 'Oz: Traveller' }).click();
  await expect(ben.locator('.chair')).toHaveCount(2);
  await ann.getByRole('button', { name: 'Withdraw the invitation' }).click();
  await ann.getByRole('button', { name: 'Withdraw it', exact: true }).click();
  await expect(ann.getByRole('heading', { name: 'Brickroad' })).toBeVisible();
  await expect(ben.getByRole('heading', { name: 'This invitation is gone' })).toBeFocused();
  await accessible(ben);
  await ben.getByRole('button', { name: 'To the games' }).click();
  await expect(ben.locator('.gatherings')).toBeVisible();
  await expect(ben.getByRole('link', { name: 'Oz: Traveller' })).toHaveCount(0);
  await ben.context().close();
});

test('seats are taken and freed, and a bot takes the last one', async ({ page: ann, browser, server }) => {
  await ann.goto(server.address);
  await ann.getByRole('button', { name: 'Invite to Oz' }).click();
  await ann.getByRole('radio', { name: '3', exact: true }).check({ force: true });
  await ann.getByLabel('Who plays at seat 3').selectOption({ label: 'A friend' });
  await ann.getByRole('button', { name: 'Invite', exact: true }).click();
  await expect(status(ann)).toContainText('Waiting for 2 more players.');
  const ben = await guest(browser, ann.url(), PHONE);
  await ben.getByLabel('Your name').fill('Ben');
  await tap(ben.getByRole('button', { name: 'Sit here: Seat 2' }));
  await expect(chair(ben, 'Seat 2')).toContainText('Ben (you)');
  await expect(ben.getByRole('button', { name: 'Free this seat: Seat 2' })).toBeFocused();
  await expect(status(ann)).toContainText('Waiting for one more player.');
  await ann.getByRole('button', { name: 'Free this seat: Seat 2' }).click();
  await expect(ben.getByLabel('Your name')).toHaveValue('Ben');
  await tap(ben.getByRole('button', { name: 'Sit here: Seat 2' }));
  await ann.getByLabel('Bot: Seat 3').selectOption({ label: 'Collector' });
  await ann.getByRole('button', { name: 'Let a bot play: Seat 3' }).click();
  for (const page of [ann, ben]) await expect(prompt(page)).toBeVisible();
  await ben.context().close();
});

test('an invitation is made and accepted with the keyboard alone', async ({ page: ann, browser, server }) => {
  await ann.goto(server.address);
  await ann.getByRole('button', { name: 'Invite to Good against Evil' }).press('Enter');
  await ann.getByRole('button', { name: 'Invite', exact: true }).press('Enter');
  await expect(ann.getByRole('heading', { name: /^Your invitation/ })).toBeFocused();
  const ben = await guest(browser, ann.url());
  await ben.getByLabel('Your name').press('Enter');
  await expect(ben.getByText('This seat has no name that can be seen.')).toBeVisible();
  await expect(ben.getByLabel('Your name')).toBeFocused();
  await ben.keyboard.type('Ben');
  await ben.keyboard.press('Enter');
  for (const page of [ann, ben]) await expect(prompt(page)).toBeVisible();
  await ben.context().close();
});
