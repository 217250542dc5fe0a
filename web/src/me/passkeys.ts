// The ceremonies of passkeys, between the browser and the server.

import type { Me } from '../protocol';
import { ask } from './requests';

interface Begun<Options> {
  ceremony: string;
  options: { publicKey: Options };
}

/** Reports whether this browser can make and use passkeys. */
export function canHavePasskeys(): boolean {
  return typeof PublicKeyCredential === 'function' && 'parseCreationOptionsFromJSON' in PublicKeyCredential;
}

/**
 * Makes a passkey for the reader's identity. Returns null if the reader, or the browser, makes none. Rejects with the
 * server's words if it refuses.
 */
export async function makePasskey(): Promise<Me | null> {
  const { ceremony, options } = await ask<Begun<PublicKeyCredentialCreationOptionsJSON>>('/passkey/begin', {});
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options.publicKey);
  const credential = await consent(navigator.credentials.create({ publicKey }));
  return credential && ask<Me>('/passkey/finish', { ceremony, credential });
}

/**
 * Makes this browser one of the person whose passkey the reader chooses, to whom the guest’s games go if `bring` is true.
 * Returns null if the reader chooses none.
 */
export async function signIn(bring: boolean): Promise<Me | null> {
  const { ceremony, options } = await ask<Begun<PublicKeyCredentialRequestOptionsJSON>>('/sign-in/begin', {});
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options.publicKey);
  const credential = await consent(navigator.credentials.get({ publicKey }));
  return credential && ask<Me>('/sign-in/finish', { ceremony, credential, bring });
}

/** Waits for the reader's consent. Returns null if it does not come. */
async function consent(asked: Promise<Credential | null>): Promise<object | null> {
  const given = await asked.catch(() => null);
  return given instanceof PublicKeyCredential ? (given.toJSON() as object) : null;
}
