import { collectionSecret, type KeyRing, presenceKeys, ringNames } from '../keys/keyRing';
import { type PresenceMessage, readPresence } from './presence';

/** The first byte of each message. */
const format = 1;
/** Format, version of the key, IV. */
const headBytes = 1 + 2 + 12;
/** The most bytes of a message that are opened. */
const largest = 8192;

const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { fatal: true });

/** Seals what devices say to each other, and opens it: the server sees when a device says something, and how much. */
export interface PresenceSeal {
  /** `undefined` where the device has no key for it. */
  seal(message: PresenceMessage, subject: string): Promise<Uint8Array<ArrayBuffer> | undefined>;
  /** `undefined` for what no device of this business sent on this subject, under the keys of today; that is not reported. */
  open(data: Uint8Array, subject: string): Promise<PresenceMessage | undefined>;
}

/** `ring`: the keys as they are now. Only the current version is spoken and heard: whoever was removed is heard no more. */
export function presenceSeal(ring: () => KeyRing): PresenceSeal {
  let held: { readonly ring: KeyRing; readonly key: Promise<CryptoKey | undefined> } | undefined;
  const keyNow = () => {
    const now = ring();
    if (held?.ring !== now) held = { ring: now, key: importedKey(now) };
    return held.key;
  };
  return {
    async seal(message, subject) {
      const version = ring().current;
      const key = await keyNow();
      if (!key) return undefined;
      const head = new Uint8Array(headBytes);
      head[0] = format;
      new DataView(head.buffer).setUint16(1, version);
      crypto.getRandomValues(head.subarray(3));
      const text = encoder.encode(JSON.stringify(message));
      const sealed = await crypto.subtle.encrypt(parameters(head, subject), key, text);
      const bytes = new Uint8Array(headBytes + sealed.byteLength);
      bytes.set(head);
      bytes.set(new Uint8Array(sealed), headBytes);
      return bytes;
    },
    async open(data, subject) {
      if (data.length <= headBytes || data.length > largest || data[0] !== format) return undefined;
      const head = new Uint8Array(data.subarray(0, headBytes));
      if (new DataView(head.buffer).getUint16(1) !== ring().current) return undefined;
      const key = await keyNow();
      if (!key) return undefined;
      try {
        const sealed = new Uint8Array(data.subarray(headBytes));
        const text = await crypto.subtle.decrypt(parameters(head, subject), key, sealed);
        return readPresence(JSON.parse(decoder.decode(text)));
      } catch {
        // Of another business, or put on another subject: as if nobody had sent it.
        return undefined;
      }
    },
  };
}

async function importedKey(ring: KeyRing): Promise<CryptoKey | undefined> {
  const token = await (await ringNames(ring)).token(presenceKeys);
  const secret = await collectionSecret(ring, ring.current, token);
  return secret && crypto.subtle.importKey('raw', secret, 'AES-GCM', false, ['encrypt', 'decrypt']);
}

/** The subject is authenticated: a message of one device is refused on the subject of another. */
const parameters = (head: Uint8Array<ArrayBuffer>, subject: string): AesGcmParams => ({
  name: 'AES-GCM',
  iv: head.subarray(3),
  additionalData: encoder.encode(`${subject}\n${head[0]}\n${head[1]}.${head[2]}`),
});
