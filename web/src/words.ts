// The page's own words, in the reader's language. A table's words come from the server.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import en from '../../locales/en/web.ftl?raw';
import fr from '../../locales/fr/web.ftl?raw';
import type { Lang } from './protocol';

/** Returns the words with this id. */
export type Say = (id: string, values?: Record<string, FluentVariable>) => string;

export function words(lang: Lang): Say {
  const bundle = bundles.get(lang) ?? read(lang);
  return (id, values) => {
    const pattern = bundle.getMessage(id)?.value;
    // The tests check that every id in use has words in both languages. A missing id is shown as it is.
    return pattern ? bundle.formatPattern(pattern, values ?? null, []) : id;
  };
}

/** Returns the language that the reader most likely wants. */
export function preferred(languages: readonly string[]): Lang {
  const first = languages.map((tag) => tag.slice(0, 2)).find((tag) => tag === 'en' || tag === 'fr');
  return first === 'fr' ? 'fr' : 'en';
}

const TEXTS: Record<Lang, string> = { en, fr };

/** The bundles that have been read. Most readers need only one. */
const bundles = new Map<Lang, FluentBundle>();

function read(lang: Lang): FluentBundle {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  bundle.addResource(new FluentResource(TEXTS[lang]));
  bundles.set(lang, bundle);
  return bundle;
}
