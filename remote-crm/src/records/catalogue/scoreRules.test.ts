import { RuleError } from '@steps/platform';
import { expect, it } from 'vitest';
import { scoreFrom } from './scoreRules';

it('a score is typed as a number from 0 to 100 and stored whole, in a list as on a page', () => {
  expect([' 85 ', '42.5', '42.4'].map(scoreFrom)).toEqual([85, 43, 42]);
  for (const typed of ['', '101', '-1', 'high']) expect(() => scoreFrom(typed)).toThrow(RuleError);
});
