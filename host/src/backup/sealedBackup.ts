import { aesCipher, keyOfRecord, keyRecord } from '@steps/journal';
import { RuleError } from '@steps/platform';
import { keyRecordSchema } from '@steps/platform/host';
import * as v from 'valibot';

/** Versions of the sealed file: 1 with a passphrase of its own, 2 with the workspace's. */
const newestVersion = 2;
/** Ties what is encrypted to its use. */
const copyContext = 'own folder';
/** Rounds of the key derivation (OWASP's figure for PBKDF2 with SHA-256). */
const iterations = 600_000;
/** A file that asks for more would only keep the browser busy. */
const mostIterations = 5_000_000;

const base64 = v.pipe(v.string(), v.base64());
const head = { product: v.literal('Steps'), kind: v.literal('sealed backup'), madeAt: v.string() };
const sealedSchema = v.variant('version', [
  v.object({
    ...head,
    version: v.literal(1),
    iterations: v.pipe(v.number(), v.integer(), v.minValue(100_000), v.maxValue(mostIterations)),
    salt: base64,
    iv: base64,
    data: base64,
  }),
  // Takes the wrapped key along: the passphrase of its workspace opens it in any browser.
  v.object({ ...head, version: v.literal(2), key: keyRecordSchema, iv: base64, data: base64 }),
]);

/** A backup that only its passphrase opens. */
export type SealedBackup = v.InferOutput<typeof sealedSchema>;

/** Seals a copy with the key of the workspace that is open; the passphrase of today opens it, whatever is set later. */
export async function sealCopy(text: string, cipher: ReturnType<typeof aesCipher>, madeAt: string): Promise<string> {
  const key = keyRecord();
  if (!key) throw new RuleError('The key of this workspace is gone; log in again.');
  const { iv, bytes } = await cipher.encrypt(text, copyContext);
  const sealed: SealedBackup = {
    product: 'Steps',
    kind: 'sealed backup',
    version: 2,
    madeAt,
    key,
    iv: toBase64(iv),
    data: toBase64(bytes),
  };
  return JSON.stringify(sealed);
}

/** Seals the text of a backup (AES-GCM 256, the key from the passphrase). Rejects with `RuleError` where a browser cannot. */
export async function sealBackup(text: string, passphrase: string, madeAt: string): Promise<string> {
  const salt = crypto.getRandomValues(new Uint8Array(16));
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const key = await keyOf(passphrase, salt, iterations);
  const data = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, new TextEncoder().encode(text));
  const sealed: SealedBackup = {
    product: 'Steps',
    kind: 'sealed backup',
    version: 1,
    madeAt,
    iterations,
    salt: toBase64(salt),
    iv: toBase64(iv),
    data: toBase64(new Uint8Array(data)),
  };
  return JSON.stringify(sealed);
}

/** The sealed backup that a text is; nothing for any other text. `RuleError` when it is one that was damaged or is newer. */
export function readSealed(text: string): SealedBackup | undefined {
  const read = v.safeParse(v.looseObject({ product: v.string(), kind: v.string(), version: v.number() }), json(text));
  if (!read.success || read.output.product !== 'Steps' || read.output.kind !== 'sealed backup') return undefined;
  if (read.output.version > newestVersion) {
    throw new RuleError(
      `This file has version ${read.output.version}; this page reads up to ${newestVersion}. Reload the page to use the newest Steps, then try again.`,
    );
  }
  const sealed = v.safeParse(sealedSchema, read.output);
  if (sealed.success) return sealed.output;
  const [issue] = sealed.issues;
  throw new RuleError(`The file is damaged at ${v.getDotPath(issue) ?? 'its start'}: ${issue.message}`);
}

/** The text that was sealed. Rejects with `RuleError` for another passphrase, or a file that was changed by a bit. */
export async function openSealed(sealed: SealedBackup, passphrase: string): Promise<string> {
  const key =
    sealed.version === 2
      ? await keyOfRecord(sealed.key, passphrase)
      : await keyOf(passphrase, fromBase64(sealed.salt), sealed.iterations);
  try {
    if (!key) throw new Error('Enter the passphrase of this workspace; this is another one.');
    const [iv, data] = [fromBase64(sealed.iv), fromBase64(sealed.data)];
    if (sealed.version === 2) return await aesCipher(key).decrypt({ iv, bytes: data }, copyContext);
    return new TextDecoder().decode(await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, data));
  } catch (cause) {
    console.info('The sealed backup did not open.', cause);
    throw new RuleError('This passphrase does not open the file, or the file was changed after it was made.');
  }
}

async function keyOf(passphrase: string, salt: Uint8Array<ArrayBuffer>, rounds: number): Promise<CryptoKey> {
  if (!crypto.subtle) throw new RuleError('This browser encrypts only on addresses that begin with https.');
  // One passphrase may be typed as different code points on different keyboards.
  const text = new TextEncoder().encode(passphrase.normalize('NFKC'));
  const material = await crypto.subtle.importKey('raw', text, 'PBKDF2', false, ['deriveKey']);
  return crypto.subtle.deriveKey(
    { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: rounds },
    material,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  );
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A text that is no JSON is refused by the reader of backups, which says why.
    return undefined;
  }
}

function toBase64(bytes: Uint8Array): string {
  let binary = '';
  // In parts: a call takes only so many arguments.
  for (let at = 0; at < bytes.length; at += 8192) binary += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return btoa(binary);
}

const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
