import { expect, it } from 'vitest';
import { briefProblem, canGenerate, longestBrief } from './briefRules';

it('an empty brief and one of whitespace cannot be used', () => {
  expect(['', ' ', '\n\t ', '\u00a0'].map(canGenerate)).toEqual([false, false, false, false]);
  expect(canGenerate('Open day')).toBe(true);
});

it('a brief that is too long says how long it is and what is possible', () => {
  expect(briefProblem('x'.repeat(longestBrief))).toBeUndefined();
  expect(briefProblem('x'.repeat(100_000))).toBe(
    'This brief has 100,000 characters; at most 10,000 can be read. It is kept as it is: shorten it to generate.',
  );
  expect(canGenerate('x'.repeat(100_000))).toBe(false);
});
