import { FluentResource } from '@fluent/bundle';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'svelte/compiler';
import { describe, expect, it, vi } from 'vitest';
import { PAGES, preferred, words, type Page } from '../src/words';

/** Returns the ids in a file of words. */
const idsOf = (lang: string, file: string) =>
  new FluentResource(readFileSync(join('..', 'locales', lang, `${file}.ftl`), 'utf8')).body.map((entry) => entry.id);
const files = ['web', ...PAGES.map((page) => `pages/${page}`)];
const ids = (lang: string) => files.flatMap((file) => idsOf(lang, file));

/** Returns the text of all source files below a folder, except those below the folder `except`. */
function written(folder: string, except?: string): string {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((file) => /\.(ts|svelte)$/.test(file) && !(except && file.startsWith(join(except, '/'))))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
}

const sources = written('src');

/** The source files of components and other code, as pairs of their paths and their texts. */
const components = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(ts|svelte)$/.test(file))
  .map((file) => [file, readFileSync(join('src', file), 'utf8')] as const);

/** Reports whether the sources contain an id, either completely or as a template with a variable part. */
function isUsed(id: string, sources: string): boolean {
  const made = [...sources.matchAll(/\bsay\(`([a-z-]+)\$\{[^`]*?\}([a-z-]*)`/g)];
  return (
    sources.includes(`'${id}'`) ||
    made.some(([, head, tail]) => id.startsWith(head ?? '') && id.endsWith(tail ?? '') && id !== head)
  );
}

/** The components that are fetched together with the words of each page. */
const USERS: Record<Page, RegExp> = {
  about: /^view\/About\.svelte$/,
  cards: /^cards\//,
  end: /^ending\//,
  hint: /^hint\//,
  hooks: /^hooks\//,
  invitations: /^gathering\//,
  luck: /^luck\//,
  leaving: /^(leaving\/|tournaments\/Make\.svelte$)/,
  me: /^me\//,
  notices: /^notices\//,
  orders: /^orders\//,
  options: /^view\/(GameOptions|OptionFields?|SeatField)\.svelte$/,
  review: /^view\/(Review|Share|Slider)\.svelte$/,
  rules: /^(view\/(NumberedRules|RulePicture|Rules)|games\/\w+\/Rules)\.svelte$/,
  place: /^player\//,
  statistics: /^(statistics\/|player\/Player\.svelte$)/,
  talk: /^talk\//,
  tournaments: /^tournaments\//,
};

describe('the words', () => {
  it('exist once in both languages, in the same files', () => {
    for (const file of files) expect(idsOf('fr', file).sort()).toEqual(idsOf('en', file).sort());
    expect(new Set(ids('en')).size).toBe(ids('en').length);
    const found = readdirSync(join('..', 'locales', 'en', 'pages')).map((name) => name.replace('.ftl', ''));
    expect(found.sort()).toEqual([...PAGES]);
  });

  it.each(PAGES)('of the page "%s" are used only by components that are fetched with them', (page) => {
    const others = components.filter(([path]) => !USERS[page].test(path));
    const own = idsOf('en', `pages/${page}`);
    expect(
      others.flatMap(([path, text]) => own.filter((id) => text.includes(`'${id}'`)).map((id) => [path, id])),
    ).toEqual([]);
  });

  it('are fetched with every component that uses them', () => {
    const fetched = components.flatMap(([path, text]) =>
      [...text.matchAll(/(?:withWords\('(\w+)', )?import\('(\.[^']+\.svelte)'\)/g)].map(([, page, to = '']) => ({
        page,
        to: join(dirname(path), to),
      })),
    );
    expect(fetched.length).toBeGreaterThan(10);
    for (const { page, to } of fetched) {
      // The pages with the rules of all games fetch the summary of one game.
      const needed = PAGES.find((name) => USERS[name].test(to));
      if (!to.startsWith('games/')) expect([to, page]).toEqual([to, needed]);
    }
  });

  it('exist for every id in use', () => {
    const used = [...sources.matchAll(/\bsay\('([a-z-]+)'/g)].map((found) => found[1]);
    expect(used.length).toBeGreaterThan(50);
    expect(used.filter((id) => !ids('en').includes(id ?? ''))).toEqual([]);
  });

  it('are all found in the files', () => {
    // A message that is not found gives its id. This is also how the word "points" is written.
    for (const lang of ['en', 'fr'] as const)
      expect(ids(lang).filter((id) => words(lang)(id) === id && id !== 'points')).toEqual([]);
  });

  it('are all used', () => {
    expect(ids('en').filter((id) => !isUsed(id, sources))).toEqual([]);
  });

  it('begin with the name of the game if only one game uses them', () => {
    for (const game of ['draft', 'duel']) {
      const folder = join('src', 'games', game);
      const [own, others] = [written(folder), written('src', folder)];
      const alone = ids('en').filter((id) => isUsed(id, own) && !isUsed(id, others));
      expect(alone.length).toBeGreaterThan(20);
      expect(alone.filter((id) => !id.startsWith(`${game}-`))).toEqual([]);
    }
  });

  it('are the same function each time, so that nothing is drawn anew', () => {
    for (const lang of ['en', 'fr'] as const) expect(words(lang)).toBe(words(lang));
    expect(words('fr')).not.toBe(words('en'));
  });

  it('agree with numbers', () => {
    expect(words('en')('cards-held', { count: 1 })).toBe('1 card');
    expect(words('fr')('draft-turned-down', { count: 0 })).toBe('aucune face cachée');
  });
});

describe('a number', () => {
  it('is written as the language writes it', () => {
    for (const lang of ['en', 'fr'] as const)
      for (const entries of [0, 7, 999, 1000, 12_345])
        expect(words(lang)('step-where', { shown: 0, entries })).toContain(new Intl.NumberFormat(lang).format(entries));
  });

  it('needs nothing of the browser while it is small', () => {
    const format = vi.spyOn(Intl, 'NumberFormat');
    words('en')('step-where', { shown: 0, entries: 999 });
    expect(format).not.toHaveBeenCalled();
    format.mockRestore();
  });
});

describe('the sources of the page', () => {
  const parts = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.svelte'));
  /** Texts that are names, and so are the same in both languages. */
  const NAMES = ['Brickroad', 'CC BY 3.0', 'game-icons.net'];
  const SPOKEN = /^(alt|label|placeholder|title|aria-(description|label|placeholder|roledescription|valuetext))$/;

  /**
   * Returns the words that a component contains itself instead of taking them from the files of words: texts, and
   * attributes that screen readers speak.
   */
  function literal(file: string): string[] {
    const said: string[] = [];
    const read = (node: unknown) => {
      if (Array.isArray(node)) return node.forEach(read);
      if (typeof node !== 'object' || node === null) return;
      const { type, name = '', data = '' } = node as { type?: string; name?: string; data?: string };
      const unheard = type === 'StyleDirective' || (type === 'Attribute' && !SPOKEN.test(name));
      if (type === 'Text') said.push(data);
      else if (!unheard) Object.values(node).forEach(read);
    };
    read(parse(readFileSync(join('src', file), 'utf8'), { modern: true }).fragment);
    return said.map((words) => words.trim()).filter((words) => /\p{L}{2}/u.test(words) && !NAMES.includes(words));
  }

  it('have no words of their own', () => {
    expect(parts.length).toBeGreaterThan(100);
    expect(parts.flatMap((file) => literal(file).map((words) => `${file}: ${words}`))).toEqual([]);
  });

  it('leave no words to the browser, which has its own language', () => {
    const tags = (name: string) =>
      parts.flatMap((file) => readFileSync(join('src', file), 'utf8').match(new RegExp(`<${name}\\b[^>]*`, 'g')) ?? []);
    const worded = /type="?(color|date|datetime-local|month|time|week)\b/;
    expect(tags('input').filter((tag) => worded.test(tag))).toEqual([]);
    expect(tags('input').filter((tag) => /type="?file/.test(tag) && !/ hidden /.test(tag))).toEqual([]);
    // If a browser checks a form, its message is in the browser's language, so forms must switch this check off.
    expect(tags('form').filter((tag) => !/ novalidate| method="dialog"/.test(tag))).toEqual([]);
    expect(tags('(audio|video)').filter((tag) => / controls/.test(tag))).toEqual([]);
    expect(sources.match(/(?<![\w.])(alert|confirm|prompt)\(/g) ?? []).toEqual([]);
  });
});

describe('the language', () => {
  it('is the first of the reader’s languages that we have', () => {
    expect(preferred(['de', 'fr-CA', 'en'])).toBe('fr');
    expect(preferred(['en-GB', 'fr'])).toBe('en');
    expect(preferred(['de'])).toBe('en');
  });
});
