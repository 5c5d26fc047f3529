import { fromBase64, toBase64 } from '../../workspace/keyText';

/** A pair for agreeing on keys (ECDH P-256), as it is stored and sent. Base64. */
export interface WrapKeys {
  /** Raw, 65 bytes: what is meant for this device is wrapped with it. */
  readonly open: string;
  /** PKCS 8; it never leaves its device. */
  readonly own: string;
}

/** Something for one device alone. Base64. */
export interface Wrapped {
  readonly iv: string;
  readonly data: string;
}

const curve: EcKeyImportParams = { name: 'ECDH', namedCurve: 'P-256' };
const encoder = new TextEncoder();

export async function newWrapKeys(): Promise<WrapKeys> {
  const pair = await crypto.subtle.generateKey(curve, true, ['deriveBits']);
  const [open, own] = await Promise.all([
    crypto.subtle.exportKey('raw', pair.publicKey),
    crypto.subtle.exportKey('pkcs8', pair.privateKey),
  ]);
  return { open: toBase64(new Uint8Array(open)), own: toBase64(new Uint8Array(own)) };
}

/** Wraps a value as JSON, from one pair for the other's public key. What is wrapped for one `purpose` does not open for another. */
export async function wrapped(value: unknown, from: WrapKeys, to: string, purpose: string): Promise<Wrapped> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const key = await agreedKey(from.own, to, purpose);
  const data = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, encoder.encode(JSON.stringify(value)));
  return { iv: toBase64(iv), data: toBase64(new Uint8Array(data)) };
}

/** Opens what the other pair has wrapped for this one. Rejects for anything else; the value is not checked. */
export async function unwrapped({ iv, data }: Wrapped, own: string, from: string, purpose: string): Promise<unknown> {
  const key = await agreedKey(own, from, purpose);
  const bytes = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: fromBase64(iv) }, key, fromBase64(data));
  return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
}

async function agreedKey(own: string, other: string, purpose: string): Promise<CryptoKey> {
  const [mine, theirs] = await Promise.all([
    crypto.subtle.importKey('pkcs8', fromBase64(own), curve, false, ['deriveBits']),
    crypto.subtle.importKey('raw', fromBase64(other), curve, false, []),
  ]);
  const agreed = await crypto.subtle.deriveBits({ name: 'ECDH', public: theirs }, mine, 256);
  return keyFrom(new Uint8Array(agreed), purpose);
}

/** A key for AES-GCM, derived from a secret for a purpose. */
export async function keyFrom(secret: Uint8Array<ArrayBuffer>, purpose: string): Promise<CryptoKey> {
  const material = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveKey']);
  const from = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: encoder.encode(purpose) };
  return crypto.subtle.deriveKey(from, material, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
}
