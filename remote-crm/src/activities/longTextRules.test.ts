import { expect, it } from 'vitest';
import { isLong } from './longTextRules';

it('a text is long by its letters or by its lines', () => {
  expect(isLong('')).toBe(false);
  expect(isLong('word '.repeat(100))).toBe(false);
  expect(isLong('word '.repeat(400))).toBe(true);
  expect(isLong('one\n'.repeat(7))).toBe(false);
  expect(isLong('one\n'.repeat(30))).toBe(true);
});
