import { type Protection, pbkdf2Iterations, type WrappedKey } from '@steps/platform/src/core/workspace/workspaceSchema';
import { fromBase64, toBase64 } from './keyText';

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
  return { ...(await protect(workspaceId, dataKey, passphrase, { recovery })), recoveryKey };
}

/** The data key, and whose passphrase it was when it is not the owner's; undefined when it is nobody's. */
export async function keyByPassphrase(workspaceId: string, protection: Protection, passphrase: string) {
  return openedBy(workspaceId, protection, passphrase, false);
}

/** The record with a passphrase of a person's own; undefined when the first one opens nothing. */
export async function withPersonKey(
  workspaceId: string,
  protection: Protection,
  passphrase: string,
  person: string,
  next: string,
): Promise<Protection | undefined> {
  const opened = await openedBy(workspaceId, protection, passphrase, true);
  return opened && wrappedFor(workspaceId, protection, opened.key, person, next);
}

/** The record without a person's passphrase. */
export function withoutPersonKey(protection: Protection, person: string): Protection {
  const { people, ...rest } = protection;
  const keys = people?.keys.filter((one) => one.person !== person) ?? [];
  return people && keys.length > 0 ? { ...rest, people: { ...people, keys } } : rest;
}

async function wrappedFor(
  workspaceId: string,
  protection: Protection,
  dataKey: CryptoKey,
  person: string,
  passphrase: string,
): Promise<Protection> {
  const known = protection.people;
  const salt = known ? fromBase64(known.salt) : crypto.getRandomValues(new Uint8Array(16));
  const iterations = known?.iterations ?? pbkdf2Iterations;
  const wrapper = await passphraseWrapper(passphrase, salt, iterations);
  const wrapped = await wrap(dataKey, wrapper, personContext(workspaceId, person));
  const others = known?.keys.filter((one) => one.person !== person) ?? [];
  return { ...protection, people: { salt: toBase64(salt), iterations, keys: [...others, { person, ...wrapped }] } };
}

/** The data key by the owner's passphrase, or by that of a person. */
async function openedBy(workspaceId: string, protection: Protection, passphrase: string, extractable: boolean) {
  const key = await unwrapByPassphrase(workspaceId, protection, passphrase, extractable);
  if (key) return { key, person: undefined };
  const { people } = protection;
  if (!people) return undefined;
  const wrapper = await passphraseWrapper(passphrase, fromBase64(people.salt), people.iterations);
  for (const one of people.keys) {
    const own = await unwrap(one, wrapper, personContext(workspaceId, one.person), extractable);
    if (own) return { key: own, person: one.person };
  }
  return undefined;
}

/** Wraps the data key with another passphrase; undefined when the current one is wrong. The recovery key stays. */
export async function changedByPassphrase(
  workspaceId: string,
  protection: Protection,
  passphrase: string,
  next: string,
): Promise<ProtectedKey | undefined> {
  const opened = await openedBy(workspaceId, protection, passphrase, true);
  if (!opened) return undefined;
  const { key, person } = opened;
  if (person === undefined) return protect(workspaceId, key, next, protection);
  const changed = await wrappedFor(workspaceId, protection, key, person, next);
  const again = await keyByPassphrase(workspaceId, changed, next);
  return again && { protection: changed, key: again.key };
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
  return dataKey && protect(workspaceId, dataKey, next, protection);
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
  { recovery, people }: Pick<Protection, 'recovery' | 'people'>,
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
    ...(people ? { people } : {}),
  };
  // Unwrapped once before it is stored: a key that does not open would otherwise be noticed when the data is lost.
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
const personContext = (workspaceId: string, person: string) =>
  new TextEncoder().encode(`steps/${workspaceId}/person/${person}`);
const recoveryContext = (workspaceId: string) => new TextEncoder().encode(`steps/${workspaceId}/recovery`);
