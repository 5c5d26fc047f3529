import { expect, test } from 'vitest';
import { initials, tintOf } from './avatarRules';

test.each([
  ['Ada Lovelace', 'AL'],
  ['Harbour & Vale', 'HV'],
  ['cher', 'C'],
  ['  Siân  ap  Rhys ', 'SR'],
  ['', '?'],
])('the initials of "%s" are %s', (name, expected) => {
  expect(initials(name)).toBe(expected);
});

test('a name keeps its tint, one of six', () => {
  expect(tintOf('Ada Lovelace')).toBe(tintOf('Ada Lovelace'));
  for (const name of ['', 'a', 'Zoë', '💚']) expect([1, 2, 3, 4, 5, 6]).toContain(tintOf(name));
});
