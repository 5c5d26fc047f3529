import { expect, it } from 'vitest';
import { hasDirectionSigns, withoutDirectionSigns } from './directionSigns';

it.each(['\u202a', '\u202b', '\u202c', '\u202d', '\u202e', '\u2066', '\u2067', '\u2068', '\u2069'])(
  'takes out the sign %j, which would turn a sentence round',
  (sign) => {
    expect(hasDirectionSigns(`Ann ${sign}Lee`)).toBe(true);
    expect(withoutDirectionSigns(`Ann ${sign}Lee`)).toBe('Ann Lee');
  },
);

it('looks into lists, objects and their keys', () => {
  expect(
    withoutDirectionSigns({ tags: ['a\u202e'], properties: { 'Size\u2067': { of: '\u202eb' } }, score: 3 }),
  ).toEqual({
    tags: ['a'],
    properties: { Size: { of: 'b' } },
    score: 3,
  });
});

it('leaves Hebrew, Arabic and the marks of one letter as they are, and gives back the same object', () => {
  const record = { name: 'שלום', company: 'شركة \u200fA1\u200e' };
  expect(withoutDirectionSigns(record)).toBe(record);
});
