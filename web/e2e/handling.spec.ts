// Tests the settings, the keys, the rematch, a reload, and the page without its server.

import {
  accessible,
  begin,
  choices,
  expect,
  goesOn,
  layOut,
  myTurn,
  pace,
  prompt,
  score,
  state,
  test,
  where,
} from './table';

const TWO = [
  { name: 'Ann', bot: null },
  { name: 'Ozma', bot: 'greedy' },
];

test('one press begins a game with the plan of the last one', async ({ page, server }) => {
  await page.goto(server.address);
  for (const play of await page.getByRole('button', { name: /^Play / }).all()) await expect(play).toBeInViewport();
  await begin(page, ['Collector'], ['Ann']);
  await page.getByRole('link', { name: 'Games' }).click();
  await expect(page.locator('.welcome')).toContainText('Ann, Ojo');
  await page.getByRole('button', { name: 'Play Oz' }).click();
  await expect(prompt(page)).toBeVisible();
  await page.getByRole('link', { name: 'Games' }).click();
  await expect(page.locator('.games li').filter({ hasText: 'Ann, Ojo' })).toHaveCount(2);
});

test('a wrong address opens the first page, and says so', async ({ page, server }) => {
  await page.goto(`${server.address}#/nowhere`);
  await expect(page.locator('.notice')).toContainText('There is no page at “#/nowhere”');
  await expect(page.getByRole('heading', { name: 'Brickroad' })).toBeVisible();
  await expect(page).toHaveURL(/#\/$/);
});

test('a part of the page that cannot be fetched is reported', async ({ page, server, complaints }) => {
  await page.goto(server.address);
  await page.route('**/assets/About-*.js', (route) => route.abort());
  await page.getByRole('link', { name: 'About' }).click();
  await expect(page.locator('.notice')).toContainText('Load the page again');
  expect(complaints.splice(0)).toContainEqual(expect.stringContaining('ERR_FAILED'));
});

test('a notice lets presses through, and the next press puts it away', async ({ page, server }) => {
  await page.goto(`${server.address}#/nowhere`);
  const notice = page.locator('.notice');
  await expect(notice).toBeVisible();
  const box = await notice.boundingBox();
  if (!box) throw new Error('the notice has no box');
  const below = await page.evaluate(([x, y]) => document.elementFromPoint(x, y)?.closest('.notice') ?? null, [
    box.x + 20,
    box.y + box.height / 2,
  ] as const);
  expect(below).toBeNull();
  await page.mouse.click(5, 400);
  await expect(notice).toBeHidden();
});

test('the settings apply at once, and are kept', async ({ page, server }) => {
  await page.goto(server.address);
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const letters = () => page.evaluate(() => parseFloat(getComputedStyle(document.body).fontSize));
  const [light, small] = [await ground(), await letters()];
  await page.getByRole('button', { name: 'Settings' }).click();
  await state(page, 'settings');
  await page.getByRole('radio', { name: 'dark', exact: true }).check({ force: true });
  await page.getByRole('radio', { name: 'largest' }).check({ force: true });
  expect(await ground()).not.toBe(light);
  expect(await letters()).toBeGreaterThan(small * 1.4);
  await page.getByRole('radio', { name: 'high' }).check({ force: true });
  expect(await ground()).toBe('rgb(0, 0, 0)');
  await accessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Settings' })).toBeFocused();
  await state(page, 'contrast');
  await page.reload();
  expect(await ground()).toBe('rgb(0, 0, 0)');
});

test('each choice of a list has a key, and ? lists the keys', async ({ page, server }) => {
  await page.goto(server.address);
  await layOut(page, 'oz', TWO);
  await myTurn(page);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  await state(page, 'keys');
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-key="1"]')).toHaveCount(1);
  await goesOn(page, () => page.keyboard.press('1'));
});

test('the tab says whose turn it is, and a reload stays at the same position', async ({ page, server }) => {
  await page.goto(server.address);
  await begin(page, ['Collector', 'Collector']);
  await pace(page, 'instant');
  await myTurn(page);
  await expect(page).toHaveTitle('● Your turn – Brickroad');
  await goesOn(page, () => choices(page).first().click());
  await myTurn(page);
  await page.getByRole('button', { name: 'One step back' }).click();
  await expect(page.getByRole('button', { name: 'Back to now' })).toBeVisible();
  const there = await where(page).textContent();
  await page.reload();
  await expect(where(page)).toHaveText(there ?? '');
  await expect(page).not.toHaveTitle(/Your turn/);
  // The button is marked as disabled, but a press shows the reason.
  await page.getByRole('button', { name: 'Take back' }).click({ force: true });
  await expect(page.locator('.notice')).toContainText('You are looking back.');
});

test('a rematch has the same players and options', async ({ page, server }) => {
  await page.goto(server.address);
  const bots = ['Dot', 'Ozma'].map((name) => ({ name, bot: 'greedy' }));
  await layOut(page, 'draft', bots, { openTrio: true });
  await pace(page, 'instant');
  await expect(score(page)).toBeVisible();
  const before = page.url();
  await page.getByRole('button', { name: 'Rematch' }).click();
  await expect(page).not.toHaveURL(before);
  await expect(page.getByRole('combobox', { name: 'Bots' })).toHaveValue('instant');
  const table = page.url().split('/').at(-1) ?? '';
  const record = await page.evaluate((table) => fetch(`api/tables/${table}/record`).then((it) => it.text()), table);
  expect(JSON.parse(record.split('\n')[0] ?? '')).toMatchObject({
    options: { openTrio: true },
    seats: ['Dot', 'Ozma'],
  });
});

test('while the reader looks back, arrow keys step, and nothing covers the bar', async ({ page, server }) => {
  await page.goto(server.address);
  const bots = ['Dot', 'Ozma', 'Ojo', 'Trot'].map((name) => ({ name, bot: 'greedy' }));
  await layOut(page, 'draft', bots);
  await pace(page, 'instant');
  await expect(score(page)).toBeVisible();
  await page.getByRole('button', { name: 'Look back' }).click();
  await expect(where(page)).toHaveText(/^0 of /);
  await goesOn(page, () => page.keyboard.press('ArrowRight'));
  await goesOn(page, () => page.getByRole('slider').press('End'));
  await goesOn(page, () => page.keyboard.press('ArrowLeft'));
  await page.getByLabel('Seen by').selectOption('all');
  await expect(page.locator('.sides .rival')).toHaveCount(4);
  await page.getByRole('button', { name: 'Share' }).click({ trial: true });
  await expect(page.locator('.log .now').last()).toBeInViewport();
  await page.getByRole('button', { name: 'Back to now' }).click();
  await expect(score(page)).toBeVisible();
  await expect(page.locator('.notice')).toHaveCount(0);
});

for (const [width, height] of [
  [1280, 800],
  [390, 844],
] as const) {
  test(`the draft fits with the largest text at ${width} by ${height}`, async ({ page, server }) => {
    await page.setViewportSize({ width, height });
    await page.goto(server.address);
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('radio', { name: 'largest' }).check({ force: true });
    await page.keyboard.press('Escape');
    await layOut(page, 'draft', TWO);
    await myTurn(page);
    await goesOn(page, () => choices(page).first().press('Enter'));
    await myTurn(page);
    const over = await page.evaluate(() => {
      const right = (document.querySelector('main')?.getBoundingClientRect().right ?? 0) + 1;
      const parts = [...document.querySelectorAll('.hand li, .columns .page, .columns .page > *, .shelf .page')];
      const wide = parts.filter((part) => part.getBoundingClientRect().right > right);
      const cut = parts.filter((part) => part.matches('.page') && part.scrollHeight > part.clientHeight + 3);
      return [...wide, ...cut].map((part) => `${part.className} ${part.textContent}`);
    });
    expect(over).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
}

test('the page opens without its server, and keeps nothing of a game', async ({
  page,
  context,
  server,
  complaints,
}) => {
  await page.goto(server.address);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await begin(page, ['Collector', 'Collector']);
  await myTurn(page);
  const kept = await page.evaluate(async () => {
    const all = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return all.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept).toContain('/');
  expect(kept.filter((path) => !/^\/($|assets\/|icons\/|favicon|manifest)/.test(path))).toEqual([]);
  await context.setOffline(true);
  await page.reload();
  await expect(page.locator('main')).toBeVisible();
  await context.setOffline(false);
  // The complaints so far are expected, because the browser reports that it cannot reach the server.
  complaints.length = 0;
});

test.describe('in French', () => {
  test.use({ locale: 'fr-FR' });

  test('the page opens in its language without its server after the first visit', async ({
    page,
    context,
    server,
    complaints,
  }) => {
    await page.goto(server.address);
    await expect(page.getByRole('heading', { name: 'Votre première partie' })).toBeVisible();
    // The first visit is over once the service worker has cached every file that the page has loaded.
    await expect.poll(() => page.evaluate(uncached)).toEqual([]);
    // The browser's own cache may be empty by then.
    const client = await context.newCDPSession(page);
    await client.send('Network.clearBrowserCache');
    await context.setOffline(true);
    await page.reload();
    await expect(page.locator('body')).toContainText(/Le livre s’ouvre|La connexion est perdue/);
    await context.setOffline(false);
    // The complaints so far are expected, because the browser reports that it cannot reach the server.
    complaints.length = 0;
  });
});

/** Runs in the page. Returns the addresses of the loaded files that the service worker has not cached. */
async function uncached(): Promise<string[]> {
  if (!navigator.serviceWorker.controller) return ['no service worker'];
  const kept = (await (await caches.open('brickroad-shell')).keys()).map(({ url }) => url);
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  return loaded.filter((name) => name.includes('/assets/') && !kept.includes(name));
}
