import { flushSync, mount, unmount } from 'svelte';
import { describe, expect, it } from 'vitest';
import type { Wording } from '../src/protocol';
import Said from '../src/view/Said.svelte';
import { marked } from '../src/fixtures/marked';
import { begun, joined, lines, plain, quoted, spoken } from '../src/wording';

const AUNT: Wording = [
  { words: 'Character · Good\nYou pay 1 Story Point less for ', is_name: false },
  { words: 'Dorothy', is_name: true },
  { words: '.', is_name: false },
];

describe('words', () => {
  it('are cut into lines, and put together again', () => {
    expect(spoken(AUNT)).toBe('Character · Good\nYou pay 1 Story Point less for Dorothy.');
    expect(lines(AUNT).map(spoken)).toEqual(['Character · Good', 'You pay 1 Story Point less for Dorothy.']);
    expect(spoken(joined(lines(AUNT)))).toBe(spoken(AUNT));
    expect(lines(AUNT)[1]?.filter(({ is_name }) => is_name)).toEqual([{ words: 'Dorothy', is_name: true }]);
    expect([plain(''), lines([])]).toEqual([[], [[]]]);
  });

  it('can be shortened, and names stay marked', () => {
    const attach = marked('Attach *Silver Shoes* to *Dorothy*');
    expect(begun(attach, 'Attach Silver Shoes to'.length)).toEqual(marked('Attach *Silver Shoes* to'));
    expect(begun(attach, 'Attach Silver'.length)).toEqual(marked('Attach *Silver*'));
    expect([begun(attach, 0), begun(attach, 99), begun([], 3)]).toEqual([[], attach, []]);
  });

  it('are quoted in a sentence with their names', () => {
    const play = marked('Play *Toto*');
    expect(quoted('Play Toto: 1 point', play)).toEqual([...play, ...plain(': 1 point')]);
    expect(quoted('“Play Toto”', play)).toEqual([...plain('“'), ...play, ...plain('”')]);
    expect(quoted('Draw a card', play)).toEqual(plain('Draw a card'));
  });

  it('have the names of cards in bold', () => {
    const page = mount(Said, { target: document.body, props: { words: AUNT.slice(1) } });
    flushSync();
    expect([...document.querySelectorAll('strong')].map((name) => name.textContent)).toEqual(['Dorothy']);
    expect(document.body.textContent).toContain('Dorothy.');
    void unmount(page);
  });
});
