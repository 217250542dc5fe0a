// Checks a signed record: its commitments, its drawn numbers and its signature. docs/luck.md describes the bytes.

import type { LuckInfo } from '../protocol';
import { bytes, joined, keyCommitment, number, saltCommitment, text } from './bytes';
import { differs, type Drawn } from './drawn';

/** What a check has found right. */
export interface Fits {
  fits: true;
  drawn: number;
  copied: number;
  salts: number;
  /** The number of the attempt to begin. */
  attempt: number;
  /** True if the reader's salt is in the record, false if it did not come in time, or null if this browser drew none. */
  mine: boolean | null;
  signer: string;
  /** False if this browser cannot check signatures of this kind. */
  signed: boolean;
}

/** What is wrong with a record: the words for it, and their values. */
export interface Fault {
  fits: false;
  why: 'form' | 'commitment' | 'announced' | 'salt' | 'number' | 'signer' | 'signature' | 'insecure';
  entry?: number;
  signer?: string;
}

/** The commitment of the key, and the public key of the server. */
type Promised = Pick<LuckInfo, 'commitment' | 'signer'>;

interface Claim {
  table: string;
  attempt: number;
  commitment: string;
  copied?: number;
  salts?: ({ commitment: string; salt: string } | null)[];
}

interface Line {
  drawn?: { bound: number; number: number };
  chance?: unknown;
}

const SEAL = /^([^]*\n\{"key":"([0-9a-f]{64})"\}\n)\{"signer":"([0-9a-f]{64})","signature":"([0-9a-f]{128})"\}\n$/;
const WORDS = 2n ** 64n;

/**
 * Checks a record. Its key and its signer must be those that were promised at the table, and its salts those that were
 * announced when this browser sent its own. `own` are the salts that this browser drew last for the table.
 */
export async function check(record: string, promised: Promised, own?: Drawn): Promise<Fits | Fault> {
  // A page that is not encrypted has no `subtle`, although its type says so.
  const subtle = crypto.subtle as SubtleCrypto | undefined;
  if (!subtle) return { fits: false, why: 'insecure' };
  // A member that is missing or has another type ends the check with an exception.
  return examine(subtle, record, promised, own).catch(() => ({ fits: false, why: 'form' }));
}

async function examine(
  subtle: SubtleCrypto,
  record: string,
  promised: Promised,
  own: Drawn | undefined,
): Promise<Fits | Fault> {
  const [, signed = '', key = '', signer = '', signature = ''] = SEAL.exec(record) ?? [];
  const [header, ...lines] = parsed(signed);
  const claim = header && 'luck' in header ? (header.luck as Claim) : null;
  if (!claim) return { fits: false, why: 'form' };
  if (claim.commitment !== promised.commitment || (await keyCommitment(subtle, key)) !== promised.commitment)
    return { fits: false, why: 'commitment' };
  const salts = claim.salts ?? [];
  for (const [seat, salt] of salts.entries())
    if (salt && (await saltCommitment(subtle, seat, salt.salt)) !== salt.commitment)
      return { fits: false, why: 'salt' };
  const sent = own?.announced && own.attempt === claim.attempt ? own : null;
  const commitments = salts.map((salt) => salt?.commitment ?? null);
  if (sent && differs(sent, { commitment: claim.commitment, salts: commitments }))
    return { fits: false, why: 'announced' };
  const mac = await subtle.importKey('raw', bytes(key), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  const tail = [number(salts.length), ...salts.map((salt) => text(bytes(salt?.salt ?? '')))];
  const word = async (entry: number, counter: number) => {
    const message = [text('brickroad luck 1 chance'), text(claim.table), number(entry), number(counter), ...tail];
    return new DataView(await subtle.sign('HMAC', mac, joined(message))).getBigUint64(0);
  };
  const { copied = 0 } = claim;
  let drawn = 0;
  for (const [at, line] of (lines as Line[]).entries()) {
    if (!line.drawn && (at < copied || line.chance === undefined)) continue;
    if (!line.drawn || at < copied || !(await isDue(line.drawn, (counter) => word(at + 1, counter))))
      return { fits: false, why: 'number', entry: at + 1 };
    drawn += 1;
  }
  if (signer !== promised.signer) return { fits: false, why: 'signer', signer };
  const verdict = await isSigned(subtle, signer, signature, signed);
  if (verdict === false) return { fits: false, why: 'signature', signer };
  return {
    fits: true,
    drawn,
    copied,
    salts: salts.filter(Boolean).length,
    attempt: claim.attempt,
    mine: own ? sent !== null : null,
    signer,
    signed: verdict === true,
  };
}

/** Reports whether a number is the first word that is not skipped, modulo the bound. */
async function isDue(drawn: { bound: number; number: number }, word: (counter: number) => Promise<bigint>) {
  if (!Number.isSafeInteger(drawn.bound) || drawn.bound < 1) return false;
  const bound = BigInt(drawn.bound);
  for (let counter = 0; ; counter += 1) {
    const next = await word(counter);
    if (next < WORDS - (WORDS % bound)) return next % bound === BigInt(drawn.number);
  }
}

/** Checks the signature. Returns null if this browser cannot. */
async function isSigned(subtle: SubtleCrypto, signer: string, signature: string, signed: string) {
  try {
    const key = await subtle.importKey('raw', bytes(signer), { name: 'Ed25519' }, false, ['verify']);
    return await subtle.verify({ name: 'Ed25519' }, key, bytes(signature), new TextEncoder().encode(signed));
  } catch {
    return null;
  }
}

/** Returns the header and the entries, or an empty list if a line is no object. */
function parsed(signed: string): object[] {
  try {
    const lines: unknown[] = signed
      .split('\n')
      .slice(0, -2)
      .map((line) => JSON.parse(line));
    return lines.every((line) => typeof line === 'object' && line !== null) ? lines : [];
  } catch {
    return [];
  }
}
