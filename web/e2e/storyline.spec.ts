// Plays whole storyline games with each of the three ways of pointing. Also checks questions that are rare.

import type { Page } from '@playwright/test';
import { ASKED, answered, beginTale, hunt, last, layUntilAsked, leaf, main, type Game, type Hunted } from './storyline';
import { expect, goesOn, myTurn, prompt, score, state, test, told, where, type Options } from './table';
import { finger, keys, mouse, type Way } from './ways';

interface Tale {
  game: Game;
  options: Options;
  bots: string[];
  /** A pattern of the verdict with which the game must end. */
  ends: RegExp;
}

const TALES = {
  oz: { game: 'oz', options: { roundCap: 6 }, bots: ['greedy'], ends: /Vitality on the road/ },
  epic: { game: 'epic', options: { roundCap: 5 }, bots: ['greedy'], ends: /Vitality on the road/ },
  alone: {
    game: 'oz',
    options: { mode: 'solitaire6' },
    bots: [],
    ends: /The End is reached|No Prime has reached The End/,
  },
  four: {
    game: 'oz',
    options: { mode: 'challenge6' },
    bots: ['greedy', 'random', 'greedy'],
    ends: /Vitality on the road/,
  },
} satisfies Record<string, Tale>;

/** A simulated player, who plays Characters, moves them along the road, and draws. */
class Person {
  /** The kinds of prompts and states that the test has seen so far. */
  readonly seen = new Set<string>();
  /** The ids of things that were used this turn, or were picked up and put down again. */
  #tired = new Set<string>();
  #part = '';

  constructor(
    readonly page: Page,
    readonly way: Way,
    readonly name: string,
  ) {}

  async play(): Promise<void> {
    while (await myTurn(this.page)) await this.decide();
  }

  async decide(): Promise<void> {
    const { page, way } = this;
    const { asked, heading, total } = await page.evaluate(survey);
    const kind = Object.keys(ASKED).find((kind) => new RegExp(ASKED[kind] ?? '').test(asked));
    expect(kind, asked).toBeDefined();
    await this.look(kind ?? '');
    if (total !== '0') await this.ask();
    const part = `${kind} ${heading}`;
    if (part !== this.#part) [this.#part, this.#tired] = [part, new Set()];
    const own = ['acting', 'moving', 'revealing'].includes(kind ?? '');
    const yes = kind === 'entering' || kind === 'following';
    const point = yes ? undefined : await this.wish(own);
    if (point === undefined) await goesOn(page, () => way.press(page, last(page).first()));
    else await this.take(point);
  }

  /** Returns the id of the next thing to point at: a card in the hand, a card on the road, or the Library. */
  async wish(own: boolean): Promise<string | undefined> {
    const offered = await main(this.page).evaluateAll((all) =>
      all.map((each) => ({
        point: each.getAttribute('data-point') ?? '',
        words: each.getAttribute('aria-label') ?? '',
      })),
    );
    if (!own) return offered[0]?.point;
    const fresh = offered.filter(({ point, words }) => {
      const dull = words.startsWith('Archive') && this.seen.has('putting down');
      return !dull && !this.#tired.has(point);
    });
    const order = [/^saved/, /^hand/, /^p\./, /^library/];
    return order.map((wanted) => fresh.find(({ point }) => wanted.test(point))).find((each) => each)?.point;
  }

  /** Makes one decision, which has one or two steps. */
  async take(point: string): Promise<void> {
    const { page, way } = this;
    const before = await where(page).textContent();
    this.#tired.add(point);
    // A card that has all choices is picked up already.
    const begun = (await leaf(page).locator('[data-choice]').count()) > 0;
    if (!begun) await way.press(page, main(page).and(page.locator(`[data-point="${point}"]`)));
    await page.waitForFunction(
      (before) => document.querySelector('.where')?.textContent !== before || document.querySelector('.choices'),
      before,
    );
    if ((await where(page).textContent()) !== before) return;
    await this.look('picking');
    const listed = leaf(page).locator('[data-choice]');
    const words = await listed.allTextContents();
    const at = [/^(Play|Attach|Let|Choose|Lay) /, /: (ahead|\d ahead)/, /: (?!back)/, /^(?!Archive)/]
      .map((wanted) => words.findIndex((each) => wanted.test(each)))
      .find((at) => at >= 0);
    if (at === undefined) {
      await way.close(page, leaf(page).getByRole('button', { name: 'Put it down' }));
      await expect(leaf(page)).toHaveCount(0);
      this.seen.add('putting down');
    } else await goesOn(page, () => way.press(page, listed.nth(at)));
  }

  /** Opens the explanation of the Vitality on the road, but only once. Nothing explains a Vitality of 0. */
  async ask(): Promise<void> {
    const { page, way } = this;
    const total = page.locator('.title.own .total');
    if (this.seen.has('reading')) return;
    await way.press(page, total);
    await expect(leaf(page)).toBeFocused();
    await this.look('reading');
    await way.close(page, leaf(page).getByRole('button', { name: 'Close' }));
    await expect(leaf(page)).toHaveCount(0);
  }

  async look(kind: string): Promise<void> {
    if (this.seen.has(kind)) return;
    this.seen.add(kind);
    await state(this.page, `storyline-${this.name}-${kind}`);
  }
}

/** Runs in the page. Returns the words and the heading of the prompt, and the Vitality on the reader's road. */
function survey(): { asked: string; heading: string; total: string } {
  const words = (selector: string) => document.querySelector(selector)?.textContent ?? '';
  return {
    asked: words('#prompt .words'),
    heading: words('#prompt .heading'),
    total: words('.title.own .total b'),
  };
}

async function wholeGame(page: Page, way: Way, address: string, name: keyof typeof TALES): Promise<void> {
  const { game, options, bots, ends } = TALES[name];
  await page.goto(address);
  await beginTale(page, game, options, bots);
  const person = new Person(page, way, name);
  await person.play();
  for (const kind of ['acting', 'moving', 'picking', 'putting down', 'reading']) expect(person.seen).toContain(kind);
  await expect(prompt(page)).toContainText(ends);
  const lost = ((await prompt(page).textContent()) ?? '').includes('No Prime');
  await expect(score(page).locator('ol > li')).toHaveCount(lost ? 0 : bots.length + 1);
  await state(page, `storyline-${name}-end`);
}

/** Checks the states that not every game reaches, at three sizes. */
async function rareStates(page: Page, address: string, hunted: Hunted): Promise<void> {
  await page.goto(address);
  const found = await hunt(page, hunted);
  for (const [kind, table] of Object.entries(found)) {
    await page.evaluate((table) => (location.hash = `#/table/${table}`), table);
    await expect(prompt(page)).toContainText(new RegExp(ASKED[kind] ?? ''));
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await state(page, `storyline-${hunted.game}-${kind}`);
    }
  }
}

const SIZES = [
  [1280, 800],
  [2560, 1440],
  [360, 740],
] as const;

const TABLES = Object.keys(TALES) as (keyof typeof TALES)[];

for (const name of TABLES) {
  test(`${name}: by mouse, on a laptop`, async ({ page, server }) => {
    await wholeGame(page, mouse, server.address, name);
  });
}

test.describe('on a large screen', () => {
  test.use({ viewport: { width: 2560, height: 1440 } });

  for (const name of TABLES) {
    test(`${name}: by keyboard alone`, async ({ page, server }) => {
      await wholeGame(page, keys, server.address, name);
    });
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  for (const name of ['alone', 'four'] as const) {
    test(`${name}: by touch`, async ({ page, server }) => {
      await wholeGame(page, finger, server.address, name);
    });
  }
});

test('rare questions with the cards of Oz', async ({ page, server }) => {
  const kinds = ['looking', 'deciding', 'placing', 'searching', 'robbing'];
  await rareStates(page, server.address, { game: 'oz', options: { roundCap: 12 }, bots: ['greedy'], kinds });
});

test('rare questions with the cards of Epic', async ({ page, server }) => {
  const kinds = ['swapping', 'deciding', 'looking', 'pushing'];
  await rareStates(page, server.address, { game: 'epic', options: { roundCap: 12 }, bots: ['greedy'], kinds });
});

test.describe('a player who has saved an answer', () => {
  // Most cards in this pack can be answered, and many of them are answers.
  test.use({ packs: ['e2e/packs/answers.toml'] });

  test('is asked for it, answers by keyboard, and declines the next one by mouse', async ({ page, server }) => {
    await page.goto(server.address);
    await beginTale(page, 'oz', { pack: 'answers' }, ['random']);
    const face = page.locator('[data-zone="saved.0"] > li');
    const reveal = main(page).and(page.locator('[data-point^="saved.0/"]'));

    const first = await asked(page, 'answer');
    const answers = await face.count();
    const title = (await reveal.first().getAttribute('aria-label'))?.replace(/^Reveal (.*): free$/, '$1') ?? '';
    await keys.press(page, reveal.first());
    await expect(leaf(page)).toContainText('cancel that card');
    await state(page, 'storyline-answers-picked');
    await goesOn(page, () => keys.press(page, leaf(page).locator('[data-choice]')));
    await inLog(page, async () => {
      await expect(told(page, `Ann reveals ${title.replace(/ \(\d\)$/, '')}`)).not.toHaveCount(0);
      await expect(told(page, `Nothing comes of ${first}`)).toHaveCount(1);
    });
    await expect(face).toHaveCount(answers - 1);

    const second = await asked(page, 'pass');
    let nothing = 0;
    await inLog(page, async () => void (nothing = await told(page, `Nothing comes of ${second}`).count()));
    const kept = await face.count();
    await goesOn(page, () => mouse.press(page, last(page)));
    await expect(answered(page)).toHaveCount(0);
    await inLog(page, () => expect(told(page, `Nothing comes of ${second}`)).toHaveCount(nothing));
    await expect(face).toHaveCount(kept);
  });

  /** Opens the drawer of the log, runs the check, and closes the drawer. */
  async function inLog(page: Page, check: () => Promise<void>): Promise<void> {
    const handle = page.getByRole('button', { name: 'What happened' });
    await handle.click();
    await check();
    await handle.click();
  }

  /**
   * Plays until the reader may answer another player's card. Checks the prompt at every size. Returns the title of that
   * card.
   */
  async function asked(page: Page, name: string): Promise<string> {
    await layUntilAsked(page);
    const title = (await answered(page).locator('.title').textContent()) ?? '';
    const card = answered(page).locator('.card');
    await expect(prompt(page)).toContainText(title);
    await expect(prompt(page)).toContainText(/Ozma (plays|reveals) .*: reveal an answer, or let it happen\.$/);
    await expect(card.locator('.says')).toBeVisible();
    await expect(card.locator('.gem.cost')).toBeVisible();
    await expect(last(page)).toHaveText(/^Let it happen(.*) (takes effect|comes into play)(; .*)?$/);
    await expect(last(page)).toContainText(title);
    const offered = await main(page).evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')));
    expect(offered.filter((words) => !/^Reveal “.*: free(; .*)?$/.test(words ?? ''))).toEqual([]);
    for (const [width, height] of [...SIZES, SIZES[0]]) {
      await page.setViewportSize({ width, height });
      await expect(card).toBeInViewport({ ratio: 1 });
      await expect(main(page).first()).toBeInViewport({ ratio: 1 });
      await expect(last(page)).toBeInViewport({ ratio: 1 });
      await state(page, `storyline-answers-${name}`);
    }
    return title;
  }
});
