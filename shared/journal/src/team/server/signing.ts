import {
  type Account,
  createAccount,
  createUser,
  decode,
  encodeAccount,
  encodeUser,
  fromPublic,
  fromSeed,
  newScopedSigner,
} from '@nats-io/jwt';
import { sha256 } from '@noble/hashes/sha2.js';
import { fromBase64, toBase64 } from '../../workspace/keyText';
import type { AccountDevices, SubjectRights } from './deviceRights';
import type { OwnerCode, OwnerKeys } from './ownerCode';

/** What a connection shows the server: a signed token, and the key that it was signed for. */
export interface Credentials {
  readonly token: string;
  readonly seed: string;
}

type Pair = ReturnType<typeof createUser>;

const seedOf = (pair: Pair): string => new TextDecoder().decode(pair.getSeed());

export const newAccountSeed = (): string => seedOf(createAccount());

/** A key for a device; the server sees the public one. */
export const newUserSeed = (): string => seedOf(createUser());

export const publicKeyOf = (seed: string): string => fromSeed(encoder.encode(seed)).getPublicKey();

const unlimited = { subs: -1, conn: -1, imports: -1, exports: -1, data: -1, payload: -1, wildcards: true };

/** The account of a workspace, for the server, with what it says of the devices. */
export const accountToken = (
  { operator, account }: OwnerKeys,
  { revoked = {}, rights = {} }: Partial<AccountDevices> = {},
): Promise<string> =>
  encodeAccount(
    'Steps',
    account,
    {
      // One stream for each workspace; what it may hold is the disk of the server.
      limits: { ...unlimited, leaf: 0, mem_storage: 0, disk_storage: -1, streams: 1, consumer: -1 },
      revocations: { ...revoked },
      signing_keys: Object.entries(rights).map(([signer, of]) => signerOf(signer, of)),
    },
    { signer: operator },
  );

/** Whether the account that a server has lets a device in no more. */
export const revokes = (token: string, sign: string): boolean =>
  Object.hasOwn(decode<Account>(token).nats.revocations ?? {}, sign);

const permissions = ({ pub, sub }: SubjectRights) => ({ pub: { allow: [...pub] }, sub: { allow: [...sub] } });

/** Without `resp`, by which the library would let a device write wherever a message that it receives asks for an answer. */
const signerOf = (signer: string, of: SubjectRights) =>
  newScopedSigner(signer, 'device', { ...permissions(of), resp: undefined });

/** Who may give the server an account, for one connection. */
export async function systemCredentials({ system }: OwnerCode): Promise<Credentials> {
  const seed = newUserSeed();
  return { seed, token: await encodeUser('Steps', seed, system) };
}

/** Lets a device in. `rights`: without, all of the account's. `expires`: milliseconds since 1970. */
export const deviceToken = (
  account: string,
  publicKey: string,
  rights?: SubjectRights,
  expires?: number,
): Promise<string> =>
  encodeUser(
    'Steps',
    publicKey,
    account,
    rights ? permissions(rights) : {},
    expires === undefined ? {} : { exp: Math.floor(expires / 1000) },
  );

/**
 * Lets a device in that may do what the account says of `signer`: its rights change with the account, while the token stays. The
 * signer's seed is kept nowhere: it signs this token alone.
 */
export async function deviceTokenByRole(
  account: string,
  publicKey: string,
): Promise<{ readonly token: string; readonly signer: string }> {
  const seed = newAccountSeed();
  const token = await encodeUser('Steps', publicKey, account, {}, { signer: seed, scopedUser: true });
  return { token, signer: publicKeyOf(seed) };
}

/** Signs a text with a seed. Base64. */
export async function signature(seed: string, text: string): Promise<string> {
  return toBase64(fromSeed(encoder.encode(seed)).sign(await hashOf(text)));
}

export async function isSigned(publicKey: string, text: string, by: string): Promise<boolean> {
  return fromPublic(publicKey).verify(await hashOf(text), fromBase64(by));
}

/** The same at once, for what a reader says. Its first byte is in no text, so no server can have it signed as the proof of who connects. */
export const signsReading = (seed: string, text: string): string =>
  toBase64(fromSeed(encoder.encode(seed)).sign(readingBytes(text)));

export const isReadingSigned = (publicKey: string, text: string, by: string): boolean =>
  fromPublic(publicKey).verify(readingBytes(text), fromBase64(by));

const readingBytes = (text: string) => new Uint8Array([0xff, ...sha256(encoder.encode(text))]);

/** What is signed of a long text: signing reads it twice, in plain JavaScript. */
const hashOf = async (text: string) => new Uint8Array(await crypto.subtle.digest('SHA-256', encoder.encode(text)));

const encoder = new TextEncoder();
