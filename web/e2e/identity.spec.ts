// Tests that a guest keeps an identity and brings it to other browsers, at a server that hosts for others.

import type { CDPSession, Page } from '@playwright/test';
import { guest, keep, PHONE, test } from './invited';
import { serveNamed } from './server';
import { accessible, expect, prompt } from './table';
import { tap } from './tap';

/** A virtual device that keeps passkeys. */
interface Device {
  session: CDPSession;
  authenticatorId: string;
}

test('a game goes on in another browser, by a link that counts once', async ({ page: laptop, browser, server }) => {
  await laptop.goto(server.address);
  await laptop.getByRole('button', { name: 'Play Good against Evil', exact: true }).click();
  await expect(prompt(laptop)).toBeVisible();
  const table = laptop.url();
  await keep(laptop, server.address, 'Ann');
  await laptop.getByRole('button', { name: 'Make a link' }).click();
  await expect(laptop.getByRole('img', { name: 'The link as a code for a camera' })).toBeVisible();
  await accessible(laptop);
  const link = await laptop.getByRole('textbox', { name: 'The link' }).inputValue();

  const phone = await guest(browser, table, PHONE);
  await expect(prompt(phone)).toBeVisible();
  await expect(phone.locator('section.hand')).toHaveCount(0);
  await phone.goto(link);
  const enter = phone.getByRole('button', { name: 'Go on' });
  await expect(enter).toBeVisible();
  await accessible(phone);
  await tap(enter);
  await expect(phone.getByRole('heading', { name: 'Games to go on with', exact: true })).toBeVisible();
  await phone.goto(table);
  await expect(phone.locator('section.hand')).toHaveCount(1);

  const late = await guest(browser, link);
  await late.getByRole('button', { name: 'Go on' }).click();
  await expect(late.getByText('This link or code does not count.')).toBeVisible();
});

test('a code that was written down brings back who lost everything', async ({ page, browser, server }) => {
  await keep(page, server.address, 'Ann');
  await page.getByRole('button', { name: 'Make a code' }).click();
  const code = (await page.locator('.code').textContent()) ?? '';
  await expect(page.getByText('The code you wrote down')).toBeVisible();
  await accessible(page);
  const other = await guest(browser, `${server.address}#/me`, { colorScheme: 'dark', locale: 'fr-FR' });
  await other.getByRole('textbox', { name: /Vous êtes déjà venu/ }).fill(code.toLowerCase());
  await accessible(other);
  await other.getByRole('button', { name: 'Continuer' }).click();
  await expect(other.getByRole('button', { name: 'Invitez' }).or(other.locator('#gather'))).toBeVisible();
  await other.goto(`${server.address}#/me`);
  await expect(other.getByText('Vous êtes gardé ici sous le nom de Ann.')).toBeVisible();
  // The first browser removes the other one, which is then a stranger.
  await page.reload();
  await page.getByRole('button', { name: /^Remove: Another browser/ }).click();
  await expect(page.getByText('Another browser')).toHaveCount(0);
  await other.reload();
  await expect(other.getByRole('button', { name: 'Le garder' })).toBeVisible();
});

/** Gives a page a device that keeps passkeys. */
async function device(page: Page): Promise<Device> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { session, authenticatorId };
}

/** Gives a page a device that has the passkeys of another one, as devices of one person do. */
async function alike(page: Page, other: Device): Promise<void> {
  const { session, authenticatorId } = await device(page);
  const { credentials } = await other.session.send('WebAuthn.getCredentials', {
    authenticatorId: other.authenticatorId,
  });
  for (const credential of credentials) await session.send('WebAuthn.addCredential', { authenticatorId, credential });
}

test('a passkey brings the seats to another browser, without a name', async ({ page, browser }) => {
  const server = await serveNamed();
  await page.goto(server.address);
  const laptop = await device(page);
  await page.getByRole('button', { name: 'Play Good against Evil', exact: true }).click();
  await expect(prompt(page)).toBeVisible();
  const table = page.url();
  await keep(page, server.address, 'Ann');
  await page.getByRole('button', { name: 'Make a passkey' }).click();
  await expect(page.getByRole('listitem').getByText('A passkey')).toBeVisible();
  await accessible(page);

  const other = await guest(browser, `${server.address}#/me`);
  await alike(other, laptop);
  await accessible(other);
  await other.getByRole('button', { name: 'Come with a passkey' }).click();
  await expect(other.getByRole('heading', { name: 'Games to go on with', exact: true })).toBeVisible();
  await other.goto(table);
  await expect(other.locator('section.hand')).toHaveCount(1);

  // A passkey that has been removed does not count any more.
  await page.reload();
  await page.getByRole('button', { name: /^Remove: A passkey/ }).click();
  await expect(page.getByRole('listitem').getByText('A passkey')).toHaveCount(0);
  const late = await guest(browser, `${server.address}#/me`);
  await alike(late, laptop);
  await late.getByRole('button', { name: 'Come with a passkey' }).click();
  await expect(late.getByText('This passkey is not known here.')).toBeVisible();
  await server.stop();
});

test('the identity is kept with the keyboard alone', async ({ page, server }) => {
  await page.goto(`${server.address}#/me`);
  await page.getByRole('textbox', { name: 'Your name' }).focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Dora');
  await page.keyboard.press('Enter');
  await expect(page.getByText('You are kept here as Dora.')).toBeVisible();
  await page.getByRole('button', { name: 'Make a link' }).press('Enter');
  await expect(page.getByRole('textbox', { name: 'The link' })).toBeVisible();
});
