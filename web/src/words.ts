// The page's own words, in the reader's language. A table's words come from the server.

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';
import en from '../../locales/en/web.ftl?raw';
import type { Lang } from './protocol';

/** A function that returns the words with this id in one language. */
export type Say = (id: string, values?: Record<string, FluentVariable>) => string;

/**
 * The words of each language that has been read. English is part of the page's script, and the other languages are
 * fetched.
 */
const learned = new Map<Lang, Say>();

/** Fetches and reads the words of a language. If that fails, the page is in English, and the next call tries again. */
export async function learn(lang: Lang): Promise<void> {
  if (lang === 'en') english();
  if (learned.has(lang)) return;
  const fetched = await import('../../locales/fr/web.ftl?raw').catch(() => null);
  if (fetched) learned.set(lang, read(lang, fetched.default));
}

/**
 * Returns the words of a language, or the English words if that language has not been fetched. The result is always the
 * same function, so that nothing is drawn again.
 */
export function words(lang: Lang): Say {
  return learned.get(lang) ?? english();
}

/** Returns the English words. */
function english(): Say {
  const say = learned.get('en') ?? read('en', en);
  learned.set('en', say);
  return say;
}

/** Returns the language of the page that fits the browser's languages best. */
export function preferred(languages: readonly string[]): Lang {
  const first = languages.map((tag) => tag.slice(0, 2)).find((tag) => tag === 'en' || tag === 'fr');
  return first === 'fr' ? 'fr' : 'en';
}

/** The beginning of each message of a file. All other lines are comments, blank or indented. */
const BEGINNING = /^(?=[a-z])/m;

/**
 * Reads a file of messages. A page uses few of them, and parsing takes long on a slow device, so a message is parsed
 * when it is first used. Messages do not refer to each other.
 */
function read(lang: Lang, text: string): Say {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  const sources = new Map(text.split(BEGINNING).map((source) => [/^[\w-]*/.exec(source)?.[0] ?? '', source]));
  const found = (id: string) => {
    if (!bundle.hasMessage(id)) bundle.addResource(new FluentResource(sources.get(id) ?? ''));
    return bundle.getMessage(id);
  };
  return (id, values) => {
    const pattern = found(id)?.value;
    // The tests check that every id in use has words in both languages. If words are missing anyway, the id is shown.
    return pattern ? bundle.formatPattern(pattern, values ? counted(values) : null, []) : id;
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
