import { mount, unmount } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';
import { draft } from '../src/fixtures/positions';
import Company from '../src/gathering/Company.svelte';
import { start, update } from '../src/model';
import type { Company as People } from '../src/protocol';
import { learn, words } from '../src/words';

let shown: object | undefined;

async function told(company: People): Promise<string[]> {
  await learn('en');
  const props = { position: draft.choosing(), company, say: words('en') };
  shown = mount(Company, { target: document.body, props });
  return [...document.querySelectorAll('li')].map((each) => each.title);
}

describe('the people at a table', () => {
  afterEach(() => {
    if (shown) void unmount(shown);
  });

  it('are here or away, and those who look on are counted', async () => {
    const [first] = draft.choosing().seats;
    const lines = await told({ here: [true, null], watching: 2 });
    expect(lines).toEqual([`${first?.name} is here`, '2 people look on']);
  });

  it('who are away have a hollow mark', async () => {
    const [, second] = draft.choosing().seats;
    expect(await told({ here: [null, false], watching: 0 })).toEqual([`${second?.name} is away`]);
    expect(document.querySelector('li path')?.getAttribute('fill')).toBe('none');
  });

  it('are those of the table on the page', () => {
    const { table } = draft.choosing();
    const company = { here: [true], watching: 0 };
    const model = start({ at: 'table', table }, 'en');
    expect(update(model, { is: 'heard', message: { say: 'company', table, company } }).company).toEqual(company);
    expect(update(model, { is: 'heard', message: { say: 'company', table: 't9', company } }).company).toBeNull();
  });
});
