// The page's own words, in the reader's language. What the table says comes from the server in words already.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import en from '../../locales/en/web.ftl?raw';
import fr from '../../locales/fr/web.ftl?raw';
import type { Lang } from './protocol';

/** Says the words with this name. */
export type Say = (id: string, values?: Record<string, FluentVariable>) => string;

export function words(lang: Lang): Say {
  const bundle = BUNDLES[lang];
  return (id, values) => {
    const pattern = bundle.getMessage(id)?.value;
    // The tests check that every name used has words in both languages; a missing one shows its name.
    return pattern ? bundle.formatPattern(pattern, values ?? null, []) : id;
  };
}

/** The language the reader most likely wants. */
export function preferred(languages: readonly string[]): Lang {
  const first = languages.map((tag) => tag.slice(0, 2)).find((tag) => tag === 'en' || tag === 'fr');
  return first === 'fr' ? 'fr' : 'en';
}

const BUNDLES: Record<Lang, FluentBundle> = { en: bundle('en', en), fr: bundle('fr', fr) };

function bundle(lang: Lang, text: string): FluentBundle {
  const made = new FluentBundle(lang, { useIsolating: false });
  made.addResource(new FluentResource(text));
  return made;
}
