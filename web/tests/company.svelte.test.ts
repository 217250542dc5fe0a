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

  it('lead to their pages beside the table, and a guest to none', async () => {
    const names = draft.choosing().seats.map(({ name }) => name);
    await told({ here: [true, false], players: ['a1', null], watching: 0 });
    const links = [...document.querySelectorAll('a')];
    expect(links.map((each) => [each.querySelector('.unseen')?.textContent, each.getAttribute('href')])).toEqual([
      [`${names[0]} is here`, '#/player/a1'],
    ]);
    expect(links[0]?.target).toBe('_blank');
  });

  it('are those of the table on the page', () => {
    const { table } = draft.choosing();
    const company = { here: [true], watching: 0 };
    const model = start({ at: 'table', table }, 'en');
    expect(update(model, { is: 'heard', message: { say: 'company', table, company } }).company).toEqual(company);
    expect(update(model, { is: 'heard', message: { say: 'company', table: 't9', company } }).company).toBeNull();
  });
});
