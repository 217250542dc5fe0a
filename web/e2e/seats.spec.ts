// Tests that the seats of an invitation are given away by links: each takes one seat, counts once and can be taken back.

import type { Page } from '@playwright/test';
import { chair, guest, PHONE, test } from './invited';
import { accessible, expect, picture, prompt, whole } from './table';
import { tap } from './tap';

const SPENT = /^The link for a seat that you have opened does not count any more/;

/** The buttons that take a seat. */
const sits = (page: Page) => page.getByRole('button', { name: /^Sit here/ });

/** Invites to the draft of three as Ann, with two open seats. Returns the link that everybody may use. */
async function inviteTwo(ann: Page): Promise<string> {
  await ann.getByRole('button', { name: 'Invite to Oz' }).click();
  await ann.getByRole('radio', { name: '3', exact: true }).check({ force: true });
  await ann.getByLabel('Name at seat 1').fill('Ann');
  await ann.getByLabel('Who plays at seat 3').selectOption({ label: 'A friend' });
  await ann.getByRole('button', { name: 'Invite', exact: true }).click();
  await expect(chair(ann, 'Seat 1')).toContainText('Ann (you)');
  return ann.url();
}

/** Makes a link for the second seat, and returns it. */
async function give(ann: Page): Promise<string> {
  await ann.getByRole('button', { name: 'A link for this seat: Seat 2' }).click();
  await expect(chair(ann, 'Seat 2')).toContainText('Promised to a link');
  return ann.getByRole('textbox', { name: 'The link: Seat 2' }).inputValue();
}

test('a seat is given away by a link, which is taken back once and used once', async ({
  page: ann,
  browser,
  server,
}) => {
  await ann.goto(server.address);
  const open = await inviteTwo(ann);
  const first = await give(ann);
  await picture(ann, 'seat-link');
  await accessible(ann);
  await whole(ann);

  // The link for everybody leads to the other seat only.
  const cid = await guest(browser, open);
  await expect(chair(cid, 'Seat 2')).toContainText('Promised to a link');
  await expect(sits(cid)).toHaveText(['Sit here']);
  await expect(sits(cid)).toHaveAccessibleName('Sit here: Seat 3');
  await ann.getByRole('button', { name: 'Free this seat: Seat 2' }).click();
  await expect(sits(cid)).toHaveCount(2);

  const ben = await guest(browser, first, PHONE);
  await expect(ben.getByText(SPENT)).toBeVisible();
  await accessible(ben);
  const second = await give(ann);
  expect(second).not.toBe(first);
  await expect(sits(cid)).toHaveCount(1);
  await ben.goto(second);
  await expect(ben.getByText('You have the link for a seat.')).toBeVisible();
  await expect(sits(ben)).toHaveAccessibleName('Sit here: Seat 2');
  await picture(ben, 'seat-link-phone');
  await accessible(ben);
  await whole(ben);
  await ben.getByLabel('Your name').fill('Ben');
  await tap(sits(ben));
  await expect(chair(ben, 'Seat 2')).toContainText('Ben (you)');
  await expect(chair(ann, 'Seat 2')).toContainText('Ben');

  // The link does not count any more. The seat that is free is still offered.
  await cid.goto(second);
  await expect(cid.getByText(SPENT)).toBeVisible();
  await cid.getByLabel('Your name').fill('Cid');
  await sits(cid).click();
  for (const page of [ann, ben, cid]) await expect(prompt(page)).toBeVisible();
  for (const page of [ben, cid]) await page.context().close();
});
