import { describe, expect, it } from 'vitest';
import { cleanEmail, emailAddresses, emailAddressIn, emailKey, isEmailAddress } from './emailAddress';

describe('an email address', () => {
  it.each(['sam@example.com', 'o’neil+crm@mail.example.co.uk', "o'neil@example.ie", 'ä@bücher.example'])(
    '%s is valid',
    (text) => expect(isEmailAddress(text)).toBe(true),
  );

  it.each([
    'a@b',
    'sam@example.',
    '@example.com',
    'sam@',
    'sam example.com',
    'a@b@c.com',
    '<sam@example.com>',
    ' s@x.com',
    '',
  ])('“%s” is not valid', (text) => expect(isEmailAddress(text)).toBe(false));

  it.each([
    ['Ada <ada@engines.example>', 'ada@engines.example'],
    ['Write to sam@example.com.', 'sam@example.com'],
    ['(sam@example.com), please', 'sam@example.com'],
    ['mailto:sam@example.com?subject=x', 'sam@example.com'],
    ["Write to 'sam@example.com', please", 'sam@example.com'],
    ["Ann d'Arcy (ann.d'arcy@example.fr)", "ann.d'arcy@example.fr"],
    ['nobody at b, a@b', undefined],
  ])('is found in “%s”', (text, found) => expect(emailAddressIn(text)).toBe(found));

  it('is found each time it occurs', () => {
    expect('a@x.example; b@x.example'.match(emailAddresses)).toEqual(['a@x.example', 'b@x.example']);
  });
});

it.each([
  ['\u200bsam@example.com', 'sam@example.com'],
  ['sam@example.com\u00a0', 'sam@example.com'],
  ['mailto:sam@example.com?subject=Hello', 'sam@example.com'],
  ['sam@example.com.', 'sam@example.com'],
  ['\u202asam@example.com\u202c', 'sam@example.com'],
  ['sam＠example.com', 'sam@example.com'],
  ["ann.d'arcy@example.fr", "ann.d'arcy@example.fr"],
  ['two words', 'two words'],
])('“%s” is kept as %s', (typed, kept) => expect(cleanEmail(typed)).toBe(kept));

it('addresses are compared without what nobody sees', () => {
  expect(emailKey('\u2060SAM@Example.com')).toBe(emailKey('mailto:sam@example.com'));
  expect(emailKey(' \u200b ')).toBeUndefined();
});
