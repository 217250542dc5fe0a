// The page's own words, in the reader's language. A table's words come from the server.

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';
import en from '../../locales/en/web.ftl?raw';
import type { Lang } from './protocol';

/** A function that returns the words with this id in one language. */
export type Say = (id: string, values?: Record<string, FluentVariable>) => string;

/** The words that are fetched with the component that uses them, by the names of their files. */
export const PAGES = [
  'about',
  'cards',
  'end',
  'hint',
  'hooks',
  'invitations',
  'leaving',
  'luck',
  'me',
  'notices',
  'options',
  'orders',
  'place',
  'review',
  'rules',
  'statistics',
  'talk',
  'tournaments',
] as const;
export type Page = (typeof PAGES)[number];

/** The files of words that are fetched. The English words of the lobby and the tables are part of the page's script. */
const FILES = import.meta.glob<string>(['../../locales/fr/web.ftl', '../../locales/*/pages/*.ftl'], {
  query: '?raw',
  import: 'default',
});

/** The words of a language that have been read. */
interface Words {
  say: Say;
  add: (text: string) => void;
}

const learned = new Map<Lang, Words>();
const fetched = new Set<string>();

/** The pages that have been opened, which need words in every language that the reader chooses. */
const opened = new Set<Page>();

/** The language that the reader has chosen last. */
let current: Lang = 'en';

/** Fetches and reads the words of a language. If that fails, the page is in English, and the next call tries again. */
export async function learn(lang: Lang): Promise<void> {
  current = lang;
  await read(lang, opened).catch(() => undefined);
}

/**
 * Waits for the component of a page, and fetches the words of the page in the reader's language, or in English if that
 * fails. Rejects if the page cannot be fetched.
 */
export async function withWords<T>(page: Page, component: Promise<T>): Promise<T> {
  opened.add(page);
  const [loaded] = await Promise.all([component, read(current, [page]).catch(() => read('en', [page]))]);
  return loaded;
}

/**
 * Returns the words of a language, or the English words if that language has not been fetched. The result is always the
 * same function, so that nothing is drawn again.
 */
export function words(lang: Lang): Say {
  return (learned.get(lang) ?? english()).say;
}

/** Fetches and reads all of these words, or none of them. */
async function read(lang: Lang, pages: Iterable<Page>): Promise<void> {
  const names = [...(lang === 'en' ? [] : ['web']), ...[...pages].map((page) => `pages/${page}`)];
  const files = names.map((name) => `../../locales/${lang}/${name}.ftl`).filter((file) => !fetched.has(file));
  const texts = await Promise.all(files.map((file) => FILES[file]?.() ?? ''));
  const own = lang === 'en' ? english() : (learned.get(lang) ?? speaker(lang));
  learned.set(lang, own);
  texts.forEach(own.add);
  files.forEach((file) => fetched.add(file));
}

/** Returns the English words. */
function english(): Words {
  const own = learned.get('en') ?? speaker('en');
  if (!learned.has('en')) own.add(en);
  learned.set('en', own);
  return own;
}

/** Returns the language of the page that fits the browser's languages best. */
export function preferred(languages: readonly string[]): Lang {
  const first = languages.map((tag) => tag.slice(0, 2)).find((tag) => tag === 'en' || tag === 'fr');
  return first === 'fr' ? 'fr' : 'en';
}

/** The beginning of each message of a file. All other lines are comments, blank or indented. */
const BEGINNING = /^(?=[a-z])/m;

/**
 * Returns the words of a language, at first none. A page uses few of the messages of a file, and parsing takes long on a
 * slow device, so a message is parsed when it is first used. Messages do not refer to each other.
 */
function speaker(lang: Lang): Words {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  const sources = new Map<string, string>();
  const found = (id: string) => {
    const source = sources.get(id);
    if (source !== undefined && !bundle.hasMessage(id)) bundle.addResource(new FluentResource(source));
    return bundle.getMessage(id);
  };
  return {
    say: (id, values) => {
      const pattern = found(id)?.value;
      if (pattern) return bundle.formatPattern(pattern, values ? counted(values) : null, []);
      // The words of this page could be fetched only in English. The tests check that every id has words in English.
      return lang === 'en' ? id : english().say(id, values);
    },
    add: (text) => text.split(BEGINNING).forEach((source) => sources.set(/^[\w-]*/.exec(source)?.[0] ?? '', source)),
  };
}

/**
 * A number that is written the same in every language. Browsers take long to load number formats, and a new table needs
 * none.
 */
class Count extends FluentNumber {
  override toString(): string {
    return `${this.value}`;
  }
}

function counted(values: Record<string, FluentVariable>): Record<string, FluentVariable> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, isCount(value) ? new Count(value) : value]),
  );
}

/** Reports whether a value is a whole number without a sign and without a thousands separator. */
function isCount(value: FluentVariable): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < 1000;
}
