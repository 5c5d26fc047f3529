/** Encrypted text: a fresh 96-bit IV and the AES-GCM bytes (the tag is their last 16). */
export interface Sealed {
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Encrypts text for storage. `context` (database and store name) is authenticated: bytes moved elsewhere do not decrypt. */
export interface Cipher {
  encrypt(text: string, context: string): Promise<Sealed>;
  /** Rejects when the key, the context or a single bit is wrong. */
  decrypt(sealed: Sealed, context: string): Promise<string>;
}

const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { fatal: true });

/** AES-GCM 256 over a CryptoKey with usages encrypt and decrypt. */
export function aesCipher(key: CryptoKey): Cipher {
  return {
    async encrypt(text, context) {
      // Random 96-bit IVs stay safe below 2^32 messages for one key; whole blocks are sealed, so we stay far below.
      const iv = crypto.getRandomValues(new Uint8Array(12));
      const bytes = await crypto.subtle.encrypt(parameters(iv, context), key, encoder.encode(text));
      return { iv, bytes: new Uint8Array(bytes) };
    },
    async decrypt(sealed, context) {
      return decoder.decode(await crypto.subtle.decrypt(parameters(sealed.iv, context), key, sealed.bytes));
    },
  };
}

function parameters(iv: Uint8Array<ArrayBuffer>, context: string): AesGcmParams {
  return { name: 'AES-GCM', iv, additionalData: encoder.encode(context) };
}
