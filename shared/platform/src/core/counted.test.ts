import { expect, it } from 'vitest';
import { counted, countedAs } from './counted';

it.each([
  [0, '0 companies'],
  [1, '1 company'],
  [2, '2 companies'],
  [1.5, '1.5 companies'],
  [1200, '1,200 companies'],
])('%s of something is said with its number and the right form', (count, words) => {
  expect(countedAs('company', 'companies')(count)).toBe(words);
});

it('an s makes the plural where nobody says another', () => {
  expect([counted(1, 'open deal'), counted(3, 'open deal')]).toEqual(['1 open deal', '3 open deals']);
});
