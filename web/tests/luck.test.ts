// Tests of the check of a signed record, and of the promises that the browser remembers.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { draft } from '../src/fixtures/positions';
import { check } from '../src/luck/check';
import Luck from '../src/luck/Luck.svelte';
import { remembered } from '../src/luck/remembered';
import type { Lang, Records } from '../src/protocol';
import { words } from '../src/words';

/** A record that Brickroad has signed. */
const record = readFileSync(join('..', 'crates', 'brickroad', 'tests', 'it', 'signed.jsonl'), 'utf8');
const commitment = /"commitment":"([0-9a-f]{64})"/.exec(record)?.[1] ?? '';
const signer = /"signer":"([0-9a-f]{64})"/.exec(record)?.[1] ?? '';
const promised = { commitment, signer, attempt: 1 };
const another = { ...promised, commitment: '00'.repeat(32) };

beforeEach(() => localStorage.clear());

describe('the check of a record', () => {
  it('accepts what the server has signed', async () => {
    const found = await check(record, promised);
    expect(found).toMatchObject({ fits: true, drawn: 25, copied: 0, salts: 1, signed: true });
  });

  it('refuses another commitment than the one of the table', async () => {
    expect(await check(record, another)).toEqual({ fits: false, why: 'commitment' });
  });

  it('refuses the signature of another server', async () => {
    const other = { ...promised, signer: '00'.repeat(32) };
    expect(await check(record, other)).toEqual({ fits: false, why: 'signer', signer });
  });

  it('refuses every changed byte', async () => {
    for (let at = 0; at < record.length; at += 97) {
      const changed = record.slice(0, at) + (record[at] === '0' ? '1' : '0') + record.slice(at + 1);
      expect((await check(changed, promised)).fits, `byte ${at}`).toBe(false);
    }
  });

  it('names the entry with a changed number', async () => {
    const changed = record.replace(
      /("entry":2,.*"number":)(\d+)/,
      (_, head: string, number: string) => `${head}${Number(number) + 1}`,
    );
    expect(await check(changed, promised)).toEqual({ fits: false, why: 'number', entry: 2 });
  });

  it('refuses a changed salt, a record without a seal, and what is no record', async () => {
    const salted = record.replace(/"salt":"../, '"salt":"00');
    expect(await check(salted, promised)).toEqual({ fits: false, why: 'salt' });
    for (const text of [record.trim(), '', record.replace('{"brickroad"', '["brickroad"')])
      expect(await check(text, promised)).toEqual({ fits: false, why: 'form' });
  });

  it('says what a page without encryption cannot do', async () => {
    vi.stubGlobal('crypto', {});
    expect(await check(record, promised)).toEqual({ fits: false, why: 'insecure' });
    vi.unstubAllGlobals();
  });
});

describe('the commitments that the browser has seen', () => {
  it('stay as they were first seen', () => {
    expect(remembered('t1', promised)).toEqual(promised);
    expect(remembered('t1', another)).toEqual(promised);
    expect(remembered('t2', another)).toEqual(another);
  });

  it('are few, and survive what others have stored', () => {
    for (let table = 0; table < 300; table += 1) remembered(`t${table}`, promised);
    expect((JSON.parse(localStorage.getItem('brickroad-luck') ?? '[]') as unknown[]).length).toBe(200);
    for (const odd of ['{', '{}', '[1, ["t1"], ["t1", 2], ["t1", {"signer": ""}]]']) {
      localStorage.setItem('brickroad-luck', odd);
      expect(remembered('t1', promised)).toEqual(promised);
    }
  });
});

describe('the promise at a table', () => {
  let shown: ReturnType<typeof mount> | undefined;

  afterEach(async () => {
    if (shown) await unmount(shown);
    shown = undefined;
    vi.unstubAllGlobals();
    document.body.replaceChildren();
  });

  async function show(lang: Lang, records: Records, luck = promised) {
    shown = mount(Luck, {
      target: document.body,
      props: { position: { ...draft.choosing(lang), records }, luck, say: words(lang) },
    });
    await vi.waitFor(() => expect(document.querySelector('summary')).not.toBeNull());
  }

  const text = () => document.body.textContent ?? '';
  const press = () => {
    document.querySelector('button')?.click();
    flushSync();
  };

  it('shows the commitment, and checks nothing while the game goes on', async () => {
    await show('en', 'redacted');
    expect(text()).toContain(commitment);
    expect(document.querySelector('button')).toBeNull();
  });

  it('warns of a commitment that has changed', async () => {
    await show('en', 'redacted');
    if (shown) await unmount(shown);
    await show('en', 'redacted', another);
    expect(document.querySelector('[role=alert]')?.textContent).toContain(commitment);
  });

  it('checks the record of a game that is over', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(record)));
    await show('fr', 'whole');
    press();
    await vi.waitFor(() => expect(text()).toContain('les 25 nombres tirés sont ceux de la clé'));
  });

  it('says what does not fit, and lets one try again', async () => {
    const answers = [new Response('', { status: 503 }), new Response(record.replace('"number":', '"number":1'))];
    vi.stubGlobal('fetch', () => Promise.resolve(answers.shift()));
    await show('en', 'whole');
    press();
    await vi.waitFor(() => expect(text()).toContain('could not be fetched'));
    press();
    await vi.waitFor(() => expect(text()).toContain('The number drawn for entry 1 is not that of the key.'));
  });
});

it('has words for every fault', () => {
  const source = readFileSync(join('src', 'luck', 'check.ts'), 'utf8');
  const faults = new Set([...source.matchAll(/why: '(\w+)'/g)].map((found) => `luck-fault-${found[1]}`));
  const ids = readFileSync(join('..', 'locales', 'en', 'pages', 'luck.ftl'), 'utf8').match(/^luck-fault-\w+/gm);
  expect(new Set(ids)).toEqual(faults);
});
