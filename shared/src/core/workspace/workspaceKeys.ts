import { fromBase64, toBase64 } from './keyText';
import { type Protection, pbkdf2Iterations, type WrappedKey } from './workspaceSchema';

const dataKeyUse = ['encrypt', 'decrypt'] as const;

/** What a new or changed passphrase gives: the record to store and the key to work with, which no script can read out. */
export interface ProtectedKey {
  readonly protection: Protection;
  readonly key: CryptoKey;
}

/** A new random data key, wrapped by the passphrase and by a new recovery key (256 random bits, returned once). */
export async function newProtection(
  workspaceId: string,
  passphrase: string,
): Promise<ProtectedKey & { recoveryKey: Uint8Array }> {
  const dataKey = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, true, dataKeyUse);
  const recoveryKey = crypto.getRandomValues(new Uint8Array(32));
  const recovery = await wrap(dataKey, await recoveryWrapper(recoveryKey), recoveryContext(workspaceId));
  return { ...(await protect(workspaceId, dataKey, passphrase, recovery)), recoveryKey };
}

/** The data key, or undefined when the passphrase is wrong. */
export function keyByPassphrase(workspaceId: string, protection: Protection, passphrase: string) {
  return unwrapByPassphrase(workspaceId, protection, passphrase, false);
}

/** Wraps the data key with another passphrase; undefined when the current one is wrong. The recovery key stays. */
export async function changedByPassphrase(
  workspaceId: string,
  protection: Protection,
  passphrase: string,
  next: string,
): Promise<ProtectedKey | undefined> {
  const dataKey = await unwrapByPassphrase(workspaceId, protection, passphrase, true);
  return dataKey && protect(workspaceId, dataKey, next, protection.recovery);
}

/** Wraps the data key with a new passphrase; undefined when the recovery key is not this workspace's. */
export async function changedByRecovery(
  workspaceId: string,
  protection: Protection,
  recoveryKey: Uint8Array<ArrayBuffer>,
  next: string,
): Promise<ProtectedKey | undefined> {
  const wrapper = await recoveryWrapper(recoveryKey);
  const dataKey = await unwrap(protection.recovery, wrapper, recoveryContext(workspaceId), true);
  return dataKey && protect(workspaceId, dataKey, next, protection.recovery);
}

/** Wraps the data key with a new recovery key, so that the old recovery file opens nothing; undefined when the passphrase is wrong. */
export async function changedRecovery(
  workspaceId: string,
  protection: Protection,
  passphrase: string,
): Promise<{ readonly protection: Protection; readonly recoveryKey: Uint8Array } | undefined> {
  const dataKey = await unwrapByPassphrase(workspaceId, protection, passphrase, true);
  if (!dataKey) return undefined;
  const recoveryKey = crypto.getRandomValues(new Uint8Array(32));
  const recovery = await wrap(dataKey, await recoveryWrapper(recoveryKey), recoveryContext(workspaceId));
  return { protection: { ...protection, recovery }, recoveryKey };
}

async function protect(
  workspaceId: string,
  dataKey: CryptoKey,
  passphrase: string,
  recovery: WrappedKey,
): Promise<ProtectedKey> {
  const salt = crypto.getRandomValues(new Uint8Array(16));
  const wrapper = await passphraseWrapper(passphrase, salt, pbkdf2Iterations);
  const wrapped = await wrap(dataKey, wrapper, passphraseContext(workspaceId));
  const protection: Protection = {
    kdf: 'PBKDF2',
    hash: 'SHA-256',
    iterations: pbkdf2Iterations,
    salt: toBase64(salt),
    ...wrapped,
    recovery,
  };
  // Read back before it is stored: a key that does not unwrap would be found out only when the data is lost.
  const key = await unwrap(wrapped, wrapper, passphraseContext(workspaceId), false);
  if (!key) throw new Error('Expected the new wrapped key to unwrap, it did not');
  return { protection, key };
}

async function unwrapByPassphrase(
  workspaceId: string,
  protection: Protection,
  passphrase: string,
  extractable: boolean,
) {
  const wrapper = await passphraseWrapper(passphrase, fromBase64(protection.salt), protection.iterations);
  return unwrap(protection, wrapper, passphraseContext(workspaceId), extractable);
}

async function passphraseWrapper(passphrase: string, salt: Uint8Array<ArrayBuffer>, iterations: number) {
  // One passphrase may be typed as different code points on different keyboards.
  const text = new TextEncoder().encode(passphrase.normalize('NFKC'));
  const material = await crypto.subtle.importKey('raw', text, 'PBKDF2', false, ['deriveKey']);
  const derivation = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations };
  return crypto.subtle.deriveKey(derivation, material, { name: 'AES-GCM', length: 256 }, false, [
    'wrapKey',
    'unwrapKey',
  ]);
}

function recoveryWrapper(recoveryKey: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', recoveryKey, 'AES-GCM', false, ['wrapKey', 'unwrapKey']);
}

async function wrap(dataKey: CryptoKey, wrapper: CryptoKey, context: Uint8Array<ArrayBuffer>): Promise<WrappedKey> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const bytes = await crypto.subtle.wrapKey('raw', dataKey, wrapper, { name: 'AES-GCM', iv, additionalData: context });
  return { wrappedKey: toBase64(new Uint8Array(bytes)), iv: toBase64(iv) };
}

async function unwrap(wrapped: WrappedKey, wrapper: CryptoKey, context: Uint8Array<ArrayBuffer>, extractable: boolean) {
  const algorithm = { name: 'AES-GCM', iv: fromBase64(wrapped.iv), additionalData: context };
  try {
    const bytes = fromBase64(wrapped.wrappedKey);
    return await crypto.subtle.unwrapKey('raw', bytes, wrapper, algorithm, 'AES-GCM', extractable, dataKeyUse);
  } catch (error) {
    // AES-GCM's only answer to a wrong key; anything else is a fault of its own.
    if (error instanceof Error && error.name === 'OperationError') return undefined;
    throw error;
  }
}

const passphraseContext = (workspaceId: string) => new TextEncoder().encode(`steps/${workspaceId}/passphrase`);
const recoveryContext = (workspaceId: string) => new TextEncoder().encode(`steps/${workspaceId}/recovery`);
