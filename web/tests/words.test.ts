import { FluentResource } from '@fluent/bundle';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { preferred, words } from '../src/words';

const ids = (lang: string) =>
  new FluentResource(readFileSync(join('..', 'locales', lang, 'web.ftl'), 'utf8')).body.map((entry) => entry.id);

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(ts|svelte)$/.test(file))
  .map((file) => readFileSync(join('src', file), 'utf8'))
  .join('\n');

describe('the words', () => {
  it('are there in both languages', () => {
    expect(ids('fr').sort()).toEqual(ids('en').sort());
  });

  it('are there for every name used', () => {
    const used = [...sources.matchAll(/\bsay\('([a-z-]+)'/g)].map((found) => found[1]);
    expect(used.length).toBeGreaterThan(50);
    expect(used.filter((id) => !ids('en').includes(id ?? ''))).toEqual([]);
  });

  it('are all used', () => {
    const made = [...sources.matchAll(/\bsay\(`([a-z-]+)\$\{[^`]*?\}([a-z-]*)`/g)];
    const isUsed = (id: string) =>
      sources.includes(`'${id}'`) ||
      made.some(([, head, tail]) => id.startsWith(head ?? '') && id.endsWith(tail ?? '') && id !== head);
    expect(ids('en').filter((id) => !isUsed(id))).toEqual([]);
  });

  it('bend with numbers', () => {
    expect(words('en')('cards-held', { count: 1 })).toBe('1 card');
    expect(words('fr')('turned-down', { count: 0 })).toBe('aucune retournée');
  });
});

describe('the language', () => {
  it('is the first the reader prefers that we have', () => {
    expect(preferred(['de', 'fr-CA', 'en'])).toBe('fr');
    expect(preferred(['en-GB', 'fr'])).toBe('en');
    expect(preferred(['de'])).toBe('en');
  });
});
