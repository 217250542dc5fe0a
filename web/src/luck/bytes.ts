// The bytes that are hashed and drawn from. docs/luck.md describes them.

export type Bytes = Uint8Array<ArrayBuffer>;

/** Returns the commitment of the salt of a seat, both as hexadecimal digits. */
export function saltCommitment(subtle: SubtleCrypto, seat: number, salt: string): Promise<string> {
  return sha256(subtle, [text('brickroad luck 1 salt'), number(seat), text(bytes(salt))]);
}

/** Returns the commitment of a key, both as hexadecimal digits. */
export function keyCommitment(subtle: SubtleCrypto, key: string): Promise<string> {
  return sha256(subtle, [text('brickroad luck 1 key'), text(bytes(key))]);
}

async function sha256(subtle: SubtleCrypto, parts: Bytes[]): Promise<string> {
  return hex(new Uint8Array(await subtle.digest('SHA-256', joined(parts))));
}

/** A number is eight bytes, the highest first. */
export function number(value: number): Bytes {
  const eight = new Uint8Array(8);
  new DataView(eight.buffer).setBigUint64(0, BigInt(value));
  return eight;
}

/** A text is its length in bytes as a number, and then its bytes. */
export function text(value: string | Bytes): Bytes {
  const own = typeof value === 'string' ? new TextEncoder().encode(value) : value;
  return joined([number(own.length), own]);
}

export const bytes = (hex: string): Bytes => Uint8Array.from(hex.match(/../g) ?? [], (digits) => parseInt(digits, 16));

export const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

export function joined(parts: Bytes[]): Bytes {
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}
