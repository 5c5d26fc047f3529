import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { linkToken, readLinkToken } from './linkTokens';

const key = randomBytes(32);
const keyOf = (signer: string) => (signer === 'office1' ? key : undefined);
const meant = { chunkId: 'mailing-1a2b.3', nth: 42, link: 7 };

it('a link says whose mail it is and which link of it, and nothing else', () => {
  const token = linkToken(key, 'office1', meant);
  expect(readLinkToken(token, keyOf)).toEqual(meant);
  expect(readLinkToken(linkToken(key, 'office1', { chunkId: 'm.0', nth: 0 }), keyOf)).toEqual({
    chunkId: 'm.0',
    nth: 0,
  });
  expect(token).not.toContain('http');
});

it('no link can be made or changed without the key', () => {
  const token = linkToken(key, 'office1', meant);
  expect(readLinkToken(token.replace('~42~', '~43~'), keyOf)).toBeUndefined();
  expect(readLinkToken(token.replace('~7~', '~~'), keyOf), 'a click does not unsubscribe').toBeUndefined();
  expect(readLinkToken(token.replace('office1', 'office2'), keyOf)).toBeUndefined();
  expect(readLinkToken(linkToken(randomBytes(32), 'office1', meant), keyOf)).toBeUndefined();
  fc.assert(
    fc.property(fc.nat(token.length - 1), fc.constantFrom(...'abcXYZ019~._-'), (at, sign) => {
      const other = token.slice(0, at) + sign + token.slice(at + 1);
      // The last character of the seal has four bits without meaning.
      const isSame = other === token || at === token.length - 1;
      return isSame || readLinkToken(other, keyOf) === undefined;
    }),
  );
});

it('what is no link of ours is none', () => {
  for (const text of ['', '~~~~', 'office1', `office1~m.0~0~~${'a'.repeat(22)}`, 'x'.repeat(10_000)])
    expect(readLinkToken(text, keyOf)).toBeUndefined();
});
