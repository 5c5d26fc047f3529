import { contact } from '@steps/shared/testing';
import { expect, it } from 'vitest';
import { typedContact } from './contactText';

const all = [
  contact({ id: 'a', name: 'Ada Lovelace', email: 'ada@x.example' }),
  contact({ id: 'b', name: 'Sam Smith', email: 'sam@x.example' }),
  contact({ id: 'c', name: 'Sam Smith', email: 'sam@y.example' }),
];

it('a typed contact is known by what the list offers, by email, or by a name that only one has', () => {
  const found = ['Sam Smith · sam@y.example', 'ADA@x.example', 'ada lovelace', '  '].map((text) =>
    typedContact(all, text),
  );
  expect(found.map((one) => one?.id)).toEqual(['c', 'a', 'a', undefined]);
  expect(() => typedContact(all, 'Sam Smith')).toThrow('There are 2 contacts called “Sam Smith”.');
  expect(() => typedContact(all, 'Nobody')).toThrow('There is no contact called “Nobody”.');
});
