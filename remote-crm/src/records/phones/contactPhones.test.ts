import { expect, it } from 'vitest';
import { phonesOf } from './contactPhones';

it('all numbers are listed once, the main one first', () => {
  expect(phonesOf({ phone: '', otherPhones: '020 7946 0001, 07700 900123' })).toEqual([
    '020 7946 0001',
    '07700 900123',
  ]);
});
