import { describe, expect, it } from 'vitest';
import { aesCipher } from './cipher';

const newKey = () => crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);

describe('sealed text', () => {
  it('opens with its key, in its place', async () => {
    const cipher = aesCipher(await newKey());
    const sealed = await cipher.encrypt('Grüße, £5', 'contacts');
    expect(await cipher.decrypt(sealed, 'contacts')).toBe('Grüße, £5');
    expect(sealed.iv).toHaveLength(12);
    expect(sealed.bytes.length, 'the text and a tag of 16 bytes').toBe(
      new TextEncoder().encode('Grüße, £5').length + 16,
    );
  });

  it('does not open in another place, with another key or with a bit changed', async () => {
    const cipher = aesCipher(await newKey());
    const sealed = await cipher.encrypt('hello', 'contacts');
    await expect(cipher.decrypt(sealed, 'deals')).rejects.toThrow();
    await expect(aesCipher(await newKey()).decrypt(sealed, 'contacts')).rejects.toThrow();
    for (const part of ['iv', 'bytes'] as const) {
      const changed = sealed[part].slice();
      changed[0] = (changed[0] ?? 0) ^ 1;
      await expect(cipher.decrypt({ ...sealed, [part]: changed }, 'contacts')).rejects.toThrow();
    }
  });

  it('is never the same twice', async () => {
    const cipher = aesCipher(await newKey());
    const [one, other] = [await cipher.encrypt('hello', 'x'), await cipher.encrypt('hello', 'x')];
    expect(one.iv).not.toEqual(other.iv);
    expect(one.bytes).not.toEqual(other.bytes);
  });

  it('that holds no text is refused rather than read as something else', async () => {
    const key = await newKey();
    const iv = new Uint8Array(12);
    const parameters = { name: 'AES-GCM', iv, additionalData: new TextEncoder().encode('x') };
    const bytes = new Uint8Array(await crypto.subtle.encrypt(parameters, key, new Uint8Array([0xff, 0xfe])));
    await expect(aesCipher(key).decrypt({ iv, bytes }, 'x')).rejects.toThrow(TypeError);
  });
});
