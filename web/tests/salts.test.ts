// Tests of the salts that the browser adds to the luck of its tables, and of servers that cheat.

import { createHash, createHmac, generateKeyPairSync, sign } from 'node:crypto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { check } from '../src/luck/check';
import { drawn, drawnUpTo } from '../src/luck/drawn';
import { due } from '../src/luck/salts';
import type { ChairInfo, ChairSalt, FromClient, GatheringInfo } from '../src/protocol';
import type { Said } from '../src/socket';

const TABLE = '37aba55498f737df';
const KEY = '11'.repeat(32);

/** The layouts of docs/luck.md, written once more. */
const number = (value: number) => {
  const eight = Buffer.alloc(8);
  eight.writeBigUInt64BE(BigInt(value));
  return eight;
};
const text = (value: Buffer | string) => Buffer.concat([number(Buffer.from(value).length), Buffer.from(value)]);
const hash = (...parts: Buffer[]) => createHash('sha256').update(Buffer.concat(parts)).digest('hex');
const hex = (digits: string) => Buffer.from(digits, 'hex');
const ofKey = (key: string) => hash(text('brickroad luck 1 key'), text(hex(key)));
const ofSalt = (seat: number, salt: string) => hash(text('brickroad luck 1 salt'), number(seat), text(hex(salt)));

const chair = (name: string, mine: boolean, salt?: ChairSalt): ChairInfo => ({
  name,
  bot: null,
  mine,
  may: [],
  ...(salt ? { salt } : {}),
});

const missing: ChairSalt = { commitment: null, came: false };
const bens = { commitment: ofSalt(1, '22'.repeat(32)), came: false };

/** An invitation at which the reader has the first seat. */
function gathering(salts: [ChairSalt?, ChairSalt?], luck: Partial<GatheringInfo['luck']> = {}): GatheringInfo {
  return {
    table: TABLE,
    game: 'duel',
    title: 'Good against Evil',
    options: {},
    terms: { time: null, late: 'bot', bot: 'greedy' },
    chairs: [chair('Ann', true, salts[0]), chair('Ben', false, salts[1])],
    public: false,
    mine: true,
    may: [],
    made: 0,
    luck: { attempt: 1, commitment: ofKey(KEY), opens: false, due: null, ...luck },
  };
}

const hear = (info: GatheringInfo) => due({ say: 'gathering', gathering: info, begun: false });

/** Draws the reader's salt and sends it, after these commitments. Returns the salt. */
async function sent(bens: ChairSalt): Promise<string> {
  const [promise] = await hear(gathering([missing, bens]));
  const mine = { commitment: promise?.say === 'commit' ? promise.commitment : '', came: false };
  const [salt] = await hear(gathering([mine, bens], { opens: true }));
  return salt?.say === 'salt' ? salt.salt : '';
}

/** Returns a record with one drawn number, as a server would sign it, and its public key. */
function signedRecord(key: string, salts: (string | null)[], attempt = 1): { record: string; signer: string } {
  const claims = salts.map((salt, seat) => salt && { commitment: ofSalt(seat, salt), salt });
  const luck = { table: TABLE, attempt, commitment: ofKey(key), salts: claims };
  const message = [text('brickroad luck 1 chance'), text(TABLE), number(1), number(0), number(salts.length)];
  const mac = createHmac('sha256', hex(key)).update(
    Buffer.concat([...message, ...salts.map((each) => text(hex(each ?? '')))]),
  );
  const drawn = { bound: 1024, number: Number(mac.digest().readBigUInt64BE() % 1024n) };
  const lines = [
    { brickroad: 1, luck },
    { entry: 1, chance: {}, drawn },
  ].map((line) => `${JSON.stringify(line)}\n`);
  const pair = generateKeyPairSync('ed25519');
  const signer = pair.publicKey.export({ format: 'der', type: 'spki' }).subarray(-32).toString('hex');
  const covered = `${lines.join('')}{"key":"${key}"}\n`;
  const signature = sign(null, Buffer.from(covered), pair.privateKey).toString('hex');
  return { record: `${covered}{"signer":"${signer}","signature":"${signature}"}\n`, signer };
}

beforeEach(() => localStorage.clear());

describe('the salts of the browser', () => {
  it('are announced to a server that hosts for others, where the page can compute commitments', async () => {
    const welcome: Said = { say: 'welcome', lang: 'en', games: [], bots: [], gathers: true };
    expect(await due(welcome)).toEqual([{ say: 'salts' }]);
    expect(await due({ ...welcome, gathers: false })).toEqual([]);
    vi.stubGlobal('crypto', {});
    expect(await due(welcome)).toEqual([]);
    vi.unstubAllGlobals();
  });

  it('are drawn once for each attempt, and promised first', async () => {
    const [first, second] = await Promise.all([hear(gathering([missing])), hear(gathering([missing]))]);
    const salt = drawn(TABLE, 1)?.salts[0] ?? '';
    expect(salt).toMatch(/^[0-9a-f]{64}$/);
    const promise: FromClient = { say: 'commit', table: TABLE, attempt: 1, seat: 0, commitment: ofSalt(0, salt) };
    expect([first, second]).toEqual([[promise], [promise]]);
    await hear(gathering([missing], { attempt: 2, commitment: ofKey('33'.repeat(32)) }));
    expect(drawn(TABLE, 2)?.salts[0]).not.toBe(salt);
  });

  it('are sent once the commitments of all are there, and again after a reload', async () => {
    await hear(gathering([missing]));
    const salt = drawn(TABLE, 1)?.salts[0] ?? '';
    const mine = { commitment: ofSalt(0, salt), came: false };
    expect(await hear(gathering([mine, missing]))).toEqual([]);
    const opens = gathering([mine, bens], { opens: true });
    const expected: FromClient[] = [{ say: 'salt', table: TABLE, attempt: 1, seat: 0, salt }];
    expect(await hear(opens)).toEqual(expected);
    expect(drawn(TABLE, 1)?.announced).toEqual([mine.commitment, bens.commitment]);
    const others: Said[] = [
      { say: 'rematch', table: 'before', next: TABLE, gathering: opens, begun: false },
      { say: 'tables', tables: [], find: {}, more: null, gatherings: [opens] },
    ];
    for (const message of others) expect(await due(message)).toEqual(expected);
    expect(await hear(gathering([{ ...mine, came: true }, bens], { opens: true }))).toEqual([]);
  });

  it('are not sent if the key or another commitment has changed, or if another browser has promised', async () => {
    const salt = await sent(bens);
    const mine = { commitment: ofSalt(0, salt), came: false };
    expect(await hear(gathering([mine, bens], { opens: true, commitment: ofKey('44'.repeat(32)) }))).toEqual([]);
    const other = { commitment: ofSalt(1, '55'.repeat(32)), came: false };
    expect(await hear(gathering([mine, other], { opens: true }))).toEqual([]);
    expect(await hear(gathering([{ ...mine, commitment: '66'.repeat(32) }, bens], { opens: true }))).toEqual([]);
    localStorage.clear();
    expect(await hear(gathering([mine, bens], { opens: true }))).toEqual([]);
  });

  it('are not drawn for ever', async () => {
    expect(await hear(gathering([missing], { attempt: 2 }))).toHaveLength(1);
    expect(await hear(gathering([missing], { attempt: 3 }))).toEqual([]);
  });

  it('survive what others have stored', async () => {
    for (const odd of ['{', '{}', '[1, {"table": 2}, null]']) {
      localStorage.setItem('brickroad-salts', odd);
      expect(await hear(gathering([missing]))).toHaveLength(1);
    }
  });
});

describe('the check with salts', () => {
  const promised = (signer: string, key = KEY) => ({ commitment: ofKey(key), signer });

  it('finds the own salt in an honest record', async () => {
    const salt = await sent(bens);
    const { record, signer } = signedRecord(KEY, [salt, '22'.repeat(32)]);
    const found = await check(record, promised(signer), drawnUpTo(TABLE, 1));
    expect(found).toMatchObject({ fits: true, drawn: 1, salts: 2, attempt: 1, mine: true });
  });

  it('catches a server that picks the key after it has seen the salts', async () => {
    const salt = await sent(bens);
    const { record, signer } = signedRecord('77'.repeat(32), [salt, '22'.repeat(32)]);
    // Even if the server names the new key at the table, before this browser has seen it there.
    const found = await check(record, promised(signer, '77'.repeat(32)), drawnUpTo(TABLE, 1));
    expect(found).toEqual({ fits: false, why: 'announced' });
    expect(await check(record, promised(signer), drawnUpTo(TABLE, 1))).toEqual({ fits: false, why: 'commitment' });
  });

  it('catches a salt that was chosen, left out or exchanged afterwards', async () => {
    const salt = await sent(bens);
    for (const salts of [
      [salt, '88'.repeat(32)],
      [salt, null],
      [null, '22'.repeat(32)],
      ['99'.repeat(32), '22'.repeat(32)],
    ]) {
      const { record, signer } = signedRecord(KEY, salts);
      const found = await check(record, promised(signer), drawnUpTo(TABLE, 1));
      expect(found).toEqual({ fits: false, why: 'announced' });
    }
  });

  it('says that the own salt did not come in time, and which attempt counts', async () => {
    await sent(bens);
    const { record, signer } = signedRecord(KEY, [null, '22'.repeat(32)], 2);
    const found = await check(record, promised(signer), drawnUpTo(TABLE, 2));
    expect(found).toMatchObject({ fits: true, salts: 1, attempt: 2, mine: false });
    const other = await check(record, promised(signer));
    expect(other).toMatchObject({ fits: true, mine: null });
  });
});
