import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { draft } from '../src/fixtures/positions';
import Again from '../src/gathering/Again.svelte';
import { nextTable, start, update, type Model, type Rematch } from '../src/model';
import type { ChairInfo, FromClient, Position, Terms } from '../src/protocol';
import { learn, words } from '../src/words';

const { over } = draft;
const chair = (more: Partial<ChairInfo>): ChairInfo => ({
  name: null,
  bot: null,
  mine: false,
  may: [],
  ...more,
});

function news(...chairs: ChairInfo[]): Rematch {
  const { table, game, title } = over();
  const terms: Terms = { time: null, late: 'bot', bot: 'greedy' };
  const about = { table: 'n1', game, title, options: {}, terms, public: false, mine: false, may: [], made: 0 };
  const gathering = { ...about, chairs };
  return { say: 'rematch', table, next: 'n1', gathering: chairs.length > 0 ? gathering : null, begun: false };
}

const begun: Rematch = { ...news(), begun: true };

function atTable(position: Position, ...messages: Rematch[]): Model {
  const model = update(start({ at: 'table', table: position.table }, 'en'), {
    is: 'heard',
    message: { say: 'position', ...position },
  });
  return messages.reduce<Model>((model, message) => update(model, { is: 'heard', message }), {
    ...model,
    gathers: true,
    link: 'open',
  });
}

let shown: object | undefined;
const asked: FromClient[] = [];
const went = vi.fn();

async function show(position: Position, ...messages: Rematch[]) {
  await learn('en');
  const props = {
    model: atTable(position, ...messages),
    position,
    say: words('en'),
    go: went,
    ask: (message: FromClient) => void asked.push(message),
  };
  shown = mount(Again, { target: document.body, props });
  flushSync();
}

const text = () => document.querySelector('.rematch')?.textContent.replaceAll(/\s+/g, ' ') ?? '';
const button = () => document.querySelector('button');
const link = () => document.querySelector('a');

describe('the rematch at a server for others', () => {
  afterEach(() => {
    if (shown) void unmount(shown);
    asked.length = 0;
    went.mockReset();
  });

  it('is proposed by a player, once', async () => {
    await show({ ...over(), viewer: 0 });
    button()?.click();
    flushSync();
    button()?.click();
    expect(asked).toEqual([{ say: 'rematch' }]);
    expect(button()?.getAttribute('aria-disabled')).toBe('true');
  });

  it('is not proposed by somebody who looks on', async () => {
    await show({ ...over(), viewer: null });
    expect([button(), text().trim()]).toEqual([null, '']);
  });

  it('is agreed to by the person for whom a seat is kept', async () => {
    await show({ ...over(), viewer: 0 }, news(chair({ name: 'Ann' }), chair({ kept: 'Ben', mine: true })));
    expect(text()).toContain('Seated: Ann. Waiting for one more player.');
    expect(button()?.textContent).toBe('Play again');
    button()?.click();
    expect(asked).toEqual([{ say: 'rematch' }]);
    link()?.click();
    expect(went).toHaveBeenCalledWith({ at: 'table', table: 'n1' });
  });

  it('is waited for by the person who has proposed it', async () => {
    await show({ ...over(), viewer: 0 }, news(chair({ name: 'Ann', mine: true }), chair({ kept: 'Ben' })));
    expect(text()).toContain('Seated: Ann (you). Waiting for one more player.');
    expect(button()).toBeNull();
  });

  it('can be found by somebody who comes later', async () => {
    await show({ ...over(), viewer: 0 }, begun);
    expect([text().includes('The next game has begun.'), button()]).toEqual([true, null]);
    link()?.click();
    expect(went).toHaveBeenCalledWith({ at: 'table', table: 'n1' });
  });

  it('can be proposed again after it was withdrawn', async () => {
    await show({ ...over(), viewer: 0 }, news(chair({ name: 'Ann' }), chair({ kept: 'Ben', mine: true })), news());
    expect([button()?.textContent, link()]).toEqual(['Rematch', null]);
  });

  it('leads everybody who has seen it on to the next table', () => {
    const proposed = atTable(over(), news(chair({ name: 'Ann' }), chair({ kept: 'Ben' })));
    expect(nextTable(proposed, begun)).toBe('n1');
    expect(nextTable(proposed, news())).toBeNull();
    expect(nextTable(atTable(over()), begun), 'a finished game can be read again').toBeNull();
    expect(nextTable(proposed, { ...begun, table: 't2' })).toBeNull();
  });

  it('is forgotten at another table', () => {
    const proposed = atTable(over(), news(chair({ name: 'Ann' }), chair({ kept: 'Ben' })));
    expect(proposed.rematch).not.toBeNull();
    expect(update(proposed, { is: 'went', screen: { at: 'table', table: 'n1' } }).rematch).toBeNull();
  });
});
