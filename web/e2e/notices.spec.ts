// Tests of notices: the switch on the page, and what the service worker does with a message. No push service is within
// reach, so the browser's subscription is one to a host at which nobody listens, and the messages of the push service come
// from the developer tools of the browser.

import type { BrowserContext, Page, Worker } from '@playwright/test';
import { guest, PHONE } from './invited';
import { serveOthers, type Server } from './server';
import { accessible, expect, picture, prompt, test as base, whole } from './table';
import { tap } from './tap';

/** A host of which everybody knows that it is this machine. */
const PUSH_HOST = 'push.localhost';

const test = base.extend({
  server: async ({}, use) => {
    const server = await serveOthers({ settings: ['--push-hosts', PUSH_HOST, '--hooks', 'true'] });
    await use(server);
    await server.stop();
  },
});

/** A message as the server sends it. */
interface Message {
  title: string;
  body: string;
  tag: string;
  to: string;
}

/** Lets the pages of this context show notices, and subscribe without a push service. */
async function allow(context: BrowserContext, { address }: Server): Promise<void> {
  await context.grantPermissions(['notifications'], { origin: address });
  await context.addInitScript((host) => {
    const kept = { made: null as object | null };
    PushManager.prototype.getSubscription = () => Promise.resolve(kept.made as PushSubscription | null);
    PushManager.prototype.subscribe = async () => {
      const key = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, false, ['deriveBits']);
      const raw = new Uint8Array(await crypto.subtle.exportKey('raw', key.publicKey));
      const text = (bytes: Uint8Array) =>
        btoa(String.fromCharCode(...bytes)).replace(/[+/=]/g, (sign) => ({ '+': '-', '/': '_' })[sign] ?? '');
      const keys = { p256dh: text(raw), auth: text(crypto.getRandomValues(new Uint8Array(16))) };
      const unsubscribe = () => Promise.resolve((kept.made = null) === null);
      kept.made = { toJSON: () => ({ endpoint: `https://${host}/${keys.auth}`, keys }), unsubscribe };
      return kept.made as PushSubscription;
    };
  }, PUSH_HOST);
}

/** The service worker of a page, and a function that brings it a message of the push service. */
interface Pushed {
  worker: Worker;
  push: (data: string) => Promise<void>;
}

async function pushed(page: Page): Promise<Pushed> {
  const context = page.context();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  await worker.evaluate(record);
  const session = await context.newCDPSession(page);
  const origin = new URL(page.url()).origin;
  const found = new Promise<string>((resolve) =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      for (const { scopeURL, registrationId } of registrations) if (scopeURL === `${origin}/`) resolve(registrationId);
    }),
  );
  await session.send('ServiceWorker.enable');
  const registrationId = await found;
  const push = async (data: string) => {
    await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
  };
  return { worker, push };
}

/** The scope of a service worker, with the notices that stand, by their tags. */
interface Scope {
  registration: ServiceWorkerRegistration;
  Notification: { prototype: Notification };
  NotificationEvent: new (name: string, init: { notification: Notification }) => Event;
  standing: Map<string, string[]>;
}

/**
 * Records in the worker which notices it shows and closes. To ask the browser instead would be a race: Chromium forgets
 * a notice when it is asked for all notices in the moment in which that one appears.
 */
function record(): void {
  const scope = globalThis as unknown as Scope;
  const { registration, Notification } = scope;
  const standing = (scope.standing = new Map());
  const show = registration.showNotification.bind(registration);
  registration.showNotification = async (title, options) => {
    await show(title, options);
    standing.set(options?.tag ?? '', [title, options?.body ?? '']);
  };
  const close = Notification.prototype.close;
  Notification.prototype.close = function () {
    standing.delete(this.tag);
    close.call(this);
  };
}

/** Returns title and body of each notice that stands. */
const shown = (worker: Worker): Promise<string[][]> =>
  worker.evaluate(() => [...(globalThis as unknown as Scope).standing.values()]);

/** Presses the notice of a message, as far as a script can: the event that a press makes. */
async function press({ worker, push }: Pushed, message: Message): Promise<void> {
  const pressed = () =>
    worker.evaluate(async (tag) => {
      const { registration, NotificationEvent } = globalThis as unknown as Scope;
      const [notification] = await registration.getNotifications({ tag });
      if (notification) dispatchEvent(new NotificationEvent('notificationclick', { notification }));
      return notification !== undefined;
    }, message.tag);
  // The message comes once more whenever the browser does not know its notice.
  while (!(await pressed())) {
    await push(JSON.stringify(message));
    await expect.poll(() => shown(worker)).toContainEqual([message.title, message.body]);
  }
}

test('a reader switches notices on and off', async ({ page, context, server }) => {
  await allow(context, server);
  await page.goto(`${server.address}#/me`);
  const section = page.getByRole('region', { name: 'When it is your turn' });
  await section.getByRole('button', { name: 'Tell me in this browser' }).click();
  await expect(section.getByText('You are told in this browser.')).toBeVisible();
  await picture(page, 'notices-on');
  await accessible(page);
  const duel = section.getByRole('checkbox', { name: 'Good against Evil' });
  // A reload would cut off the request that the press sends.
  await Promise.all([page.waitForResponse(/\/api\/me\/notices\/on$/), duel.uncheck()]);
  await page.reload();
  await expect(duel).not.toBeChecked();
  await expect(section.getByRole('checkbox', { name: 'Also games without a clock' })).not.toBeChecked();
  await section.getByRole('button', { name: 'No more in this browser' }).click();
  await expect(section.getByRole('button', { name: 'Tell me in this browser' })).toBeVisible();
  await page.reload();
  await expect(section.getByRole('button', { name: 'Tell me in this browser' })).toBeVisible();
});

test('a browser that may not show notices says so', async ({ browser, server }) => {
  const page = await guest(browser, `${server.address}#/me`, { ...PHONE, colorScheme: 'dark' });
  // Without somebody who answers its question, this browser denies the permission.
  await tap(page.getByRole('button', { name: 'Tell me in this browser' }));
  await expect(page.getByText('This browser may not show notices of this page.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Tell me in this browser' })).toHaveCount(0);
  await picture(page, 'notices-denied');
  await accessible(page);
  await whole(page);
  await page.context().close();
});

test('a message is shown, and a press on it leads to the table', async ({ page, context, server }) => {
  await allow(context, server);
  await page.goto(server.address);
  await page.getByRole('button', { name: 'Play Good against Evil', exact: true }).click();
  await expect(prompt(page)).toBeVisible();
  const place = new URL(page.url()).hash;
  await page.goto(`${server.address}#/me`);
  const service = await pushed(page);
  const { worker, push } = service;
  const body = 'It is your turn. At the table: Ben.';
  const message: Message = { title: 'Good against Evil', body, tag: `table-${place}`, to: place };
  await push(JSON.stringify(message));
  await expect.poll(() => shown(worker)).toEqual([[message.title, body]]);
  // The newest about a table takes the place of the one before.
  const over = { ...message, body: 'The game is over. At the table: Ben.' };
  await push(`${JSON.stringify(over)}${' '.repeat(200)}`);
  await expect.poll(() => shown(worker)).toEqual([[message.title, over.body]]);
  // Browsers demand that something is shown, whatever comes.
  await push('nonsense');
  await expect
    .poll(() => shown(worker))
    .toEqual([
      [message.title, over.body],
      ['Brickroad', ''],
    ]);
  await press(service, over);
  await expect(prompt(page)).toBeVisible();
  expect(new URL(page.url()).hash).toBe(place);
  await expect.poll(() => shown(worker)).toEqual([['Brickroad', '']]);
  // A notice that names no place of the page leads nowhere else.
  await press(service, { title: 'Elsewhere', body: '', tag: 'elsewhere', to: 'https://evil.example/' });
  await expect.poll(() => shown(worker)).toEqual([['Brickroad', '']]);
  expect(new URL(page.url()).origin).toBe(new URL(server.address).origin);
});

test('a reader sees the addresses of their programs', async ({ browser, server }) => {
  const page = await guest(browser, `${server.address}#/me`, PHONE);
  const section = page.getByRole('region', { name: 'Notices for a program of yours' });
  await section.getByRole('textbox', { name: 'Address of the program' }).fill('https://localhost/notices');
  await tap(section.getByRole('button', { name: 'Send notices there' }));
  await expect(page.getByText('Notices cannot go to this address.')).toBeVisible();
  await expect(section.getByRole('textbox')).toHaveValue('https://localhost/notices');
  // The tests reach no public address, so the answer is made up.
  const hook = { id: 'a', address: 'https://hooks.example.org/a/long/path/to/a/program?of=mine', made: 1_795_442_825 };
  const made = { hook: 'a', secret: `whsec_${'MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'.repeat(2)}` };
  const answer = { allowed: true, hooks: [{ ...hook, untimed: true, stopped: true }], made };
  await page.route('**/api/me/hooks/add', (route) => route.fulfill({ json: answer }));
  await tap(section.getByRole('button', { name: 'Send notices there' }));
  await expect(section.getByRole('textbox', { name: 'The secret' })).toHaveValue(made.secret);
  for (const [name, width] of [
    ['hooks-phone', 390],
    ['hooks', 1280],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await section.scrollIntoViewIfNeeded();
      await picture(page, `${name}-${colorScheme}`);
      await accessible(page);
      await whole(page);
    }
  }
  await page.context().close();
});
