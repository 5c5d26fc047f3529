import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fromBase32, fromBase64, toBase32Groups, toBase64 } from './keyText';

it('a key of 32 bytes is 13 groups of four', () => {
  expect(toBase32Groups(new Uint8Array(32))).toBe(Array(13).fill('AAAA').join('-'));
});

it('any bytes come back from base32, however it is typed, and from base64', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 32, maxLength: 32 }), (bytes) => {
      const typed = toBase32Groups(bytes).toLowerCase().replaceAll('-', ' ');
      expect(fromBase32(typed)).toEqual(Uint8Array.from(bytes));
      expect(fromBase64(toBase64(bytes))).toEqual(Uint8Array.from(bytes));
    }),
  );
});

it('a sign that is none of base32 is refused', () => {
  expect(fromBase32('AAA1')).toBeUndefined();
});
