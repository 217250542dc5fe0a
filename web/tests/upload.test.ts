// Tests of uploading a record.

import { mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import ImportRecord from '../src/view/ImportRecord.svelte';
import { words } from '../src/words';

const go = vi.fn();
const notice = vi.fn();
let page: Record<string, unknown>;

beforeEach(() => {
  page = mount(ImportRecord, { target: document.body, props: { lang: 'en', say: words('en'), go, notice } });
});

afterEach(async () => {
  await unmount(page);
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

/** Selects a file and waits for the server's answer. */
async function choose(file: File) {
  const input = document.querySelector('input');
  if (!input) throw new Error('no place for a file');
  Object.defineProperty(input, 'files', { value: [file], configurable: true });
  Object.defineProperty(input, 'value', { value: '', writable: true, configurable: true });
  input.dispatchEvent(new Event('change', { bubbles: true }));
  await vi.waitFor(() => expect(go.mock.calls.length + notice.mock.calls.length).toBe(1));
}

it('leads to a new table, which is opened', async () => {
  const sent = vi.fn(() => Promise.resolve(Response.json({ table: 't1' }, { status: 201 })));
  vi.stubGlobal('fetch', sent);
  const file = new File(['a record'], 'game.jsonl');
  await choose(file);
  const asked = { method: 'POST', body: file, headers: { 'Accept-Language': 'en' } };
  expect(sent).toHaveBeenCalledWith('./api/tables', asked);
  expect(go).toHaveBeenCalledWith({ at: 'table', table: 't1' });
});

it('is refused in the words of the server', async () => {
  const answer = new Response('This record cannot be read: line 1.', { status: 422 });
  vi.stubGlobal('fetch', () => Promise.resolve(answer));
  await choose(new File(['nonsense'], 'game.jsonl'));
  expect(notice).toHaveBeenCalledWith('This record cannot be read: line 1.');
});

it('can fail', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('gone')));
  await choose(new File(['a record'], 'game.jsonl'));
  expect(notice).toHaveBeenCalledWith('The record did not reach the server. Try again.');
});

it('is not sent if it is too long', async () => {
  const file = new File([], 'game.jsonl');
  Object.defineProperty(file, 'size', { value: 16_777_217 });
  await choose(file);
  expect(notice.mock.calls[0]?.[0]).toMatch(/too long for a record. Expected at most \W*16\W* MiB/);
});

it('is chosen with a button in the page’s own words', () => {
  const input = document.querySelector('input');
  const opened = vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(() => undefined);
  const button = document.querySelector('button');
  expect(button?.textContent).toBe('Choose a file');
  button?.click();
  expect(opened.mock.contexts).toEqual([input]);
  expect(input?.hidden).toBe(true);
  opened.mockRestore();
});
