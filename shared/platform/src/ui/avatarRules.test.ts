import { expect, test } from 'vitest';
import { initials, shownPicture, tintOf } from './avatarRules';

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

test('a picture is shown when it is within the record and cannot run, and nothing else is fetched', () => {
  const png = 'data:image/png;base64,iVBORw0KGgo=';
  expect(shownPicture(png)).toBe(png);
  for (const other of ['', 'https://example.com/a.png', 'data:image/svg+xml;base64,AA==', 'javascript:alert(1)'])
    expect(shownPicture(other)).toBeUndefined();
});
