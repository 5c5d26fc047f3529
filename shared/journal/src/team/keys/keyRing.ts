import { RuleError } from '@steps/platform/src/core/store/ruleError';
import * as v from 'valibot';
import { fromBase64, toBase64 } from '../../workspace/keyText';

/** 256 bits. */
const secretSchema = v.pipe(v.string(), v.base64(), v.length(44));
const tokenSchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/));

/** The head of a message has two bytes for it. */
const lastVersion = 65_535;

/**
 * What the devices of a business share, as it is stored and wrapped. Each version has one secret from which that of every
 * collection follows (`whole`), or, for a role that may not read all, the secrets of some collections (`of`), by their tokens.
 */
export const keyRingSchema = v.object({
  /** What subjects are named with; it stays when keys are rotated, or every row would move. */
  names: secretSchema,
  /** The version that rows are sealed under from now on. */
  current: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(lastVersion)),
  versions: v.record(
    v.pipe(v.string(), v.regex(/^[1-9]\d{0,4}$/)),
    v.union([v.strictObject({ whole: secretSchema }), v.strictObject({ of: v.record(tokenSchema, secretSchema) })]),
  ),
});
export type KeyRing = Readonly<v.InferOutput<typeof keyRingSchema>>;

const newSecret = (): string => toBase64(crypto.getRandomValues(new Uint8Array(32)));

/** A ring of one version with all collections. */
export const newKeyRing = (): KeyRing => ({ names: newSecret(), current: 1, versions: { 1: { whole: newSecret() } } });

/** Whether the device reads all collections, and can make keys for others. */
export const isWhole = ({ current, versions }: KeyRing): boolean => 'whole' in (versions[current] ?? {});

/** The ring with a new version, under which rows are sealed from now on. `RuleError` where it holds some collections only. */
export function rotated(ring: KeyRing): KeyRing {
  if (!isWhole(ring)) throw new RuleError('Only a device with all keys of the business makes new ones.');
  const current = ring.current + 1;
  if (current > lastVersion) throw new RuleError('No more keys can be made for this business.');
  return { ...ring, current, versions: { ...ring.versions, [current]: { whole: newSecret() } } };
}

/** The name under which presence has its keys: every role sends and receives who is here. */
export const presenceKeys = 'team.presence';

/** What a device is given whose role reads these collections and no others, in all versions. */
export async function ringFor(ring: KeyRing, readable: readonly string[]): Promise<KeyRing> {
  const names = await ringNames(ring);
  const tokens = await Promise.all(
    [...new Set([...readable, presenceKeys])].map((collection) => names.token(collection)),
  );
  const versions: Record<string, { readonly of: Record<string, string> }> = {};
  for (const version of Object.keys(ring.versions)) {
    const of: Record<string, string> = {};
    for (const token of tokens) {
      const secret = await collectionSecret(ring, Number(version), token);
      if (secret) of[token] = toBase64(secret);
    }
    versions[version] = { of };
  }
  return { ...ring, versions };
}

/** Whether a ring opens the rows of a collection that were sealed under a version. */
export function hasSecret({ versions }: KeyRing, version: number, token: string): boolean {
  const held = versions[version];
  return held !== undefined && ('whole' in held || Object.hasOwn(held.of, token));
}

/** The secret of a collection under a version; `undefined` where the ring lacks it. */
export async function collectionSecret(
  ring: KeyRing,
  version: number,
  token: string,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const held = ring.versions[version];
  if (!held || !hasSecret(ring, version, token)) return undefined;
  if ('of' in held) return fromBase64(held.of[token] ?? '');
  const material = await crypto.subtle.importKey('raw', fromBase64(held.whole), 'HKDF', false, ['deriveBits']);
  return new Uint8Array(await crypto.subtle.deriveBits(following(`steps/team/rows/${token}`), material, 256));
}

/** How a business calls its collections and rows on a server: hexadecimal, the same on every device, and they name nothing. */
export interface RingNames {
  token(collection: string): Promise<string>;
  row(collection: string, id: string): Promise<string>;
}

export async function ringNames({ names }: Pick<KeyRing, 'names'>): Promise<RingNames> {
  const material = await crypto.subtle.importKey('raw', fromBase64(names), 'HKDF', false, ['deriveKey']);
  const usage: HmacKeyGenParams = { name: 'HMAC', hash: 'SHA-256', length: 256 };
  const key = await crypto.subtle.deriveKey(following('steps/team/names'), material, usage, false, ['sign']);
  const named = async (text: string) =>
    hex(new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(text)), 0, 16));
  const tokens = new Map<string, Promise<string>>();
  return {
    token(collection) {
      const known = tokens.get(collection) ?? named(collection);
      tokens.set(collection, known);
      return known;
    },
    row: (collection, id) => named(`${collection}\n${id}`),
  };
}

const encoder = new TextEncoder();

const following = (info: string) => ({
  name: 'HKDF',
  hash: 'SHA-256',
  salt: new Uint8Array(),
  info: encoder.encode(info),
});

const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
