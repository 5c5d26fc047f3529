import { expect, it } from 'vitest';
import { freeName } from './freeName';

it.each([
  ['Review', [], 'Review'],
  ['Review', ['Reviews'], 'Review'],
  ['Review', ['review'], 'Review 2'],
  ['Review', ['Review', 'Review 2', 'Review 4'], 'Review 3'],
])('%s beside %j is called %s', (wanted, taken, free) => {
  expect(freeName(wanted, taken)).toBe(free);
});

it('the number can be written in another way', () => {
  expect(freeName('Review', ['Review', 'Review (2)'], (count) => `Review (${count})`)).toBe('Review (3)');
});
