import type { NounWords, Query, QueryAnswer } from '@steps/business/queries';
import { expect, it } from 'vitest';
import { answerText } from './answerText';

const now = new Date('2026-11-18T08:30:00Z');
const nouns: readonly NounWords[] = [];
const query: Query = {
  ...{ noun: 'companies', where: [], measure: 'average', of: 'score' },
  period: { field: 'createdAt', from: '2026-11-01', until: '2026-11-30' },
  compare: { from: '2026-10-01', until: '2026-10-31' },
};
const answer: QueryAnswer = { noun: 'companies', total: 4, lookedAt: 25, unit: 'number', before: { total: 6 } };

it('an average of nothing is no 0, and is no count either', () => {
  const nothing = answerText(query, answer, nouns, now);
  expect(nothing).toContain('**no figure**');
  expect(nothing).not.toMatch(/\*\*\d/);
  const half = answerText(query, { ...answer, figure: 62 }, nouns, now);
  expect(half).toMatch(/: \*\*62\*\*; .*: \*\*no figure\*\*\.$/);
});

it('a sum of nothing is 0', () => {
  const before = { total: 2, figure: 300 };
  const text = answerText({ ...query, measure: 'sum' }, { ...answer, unit: 'pounds', before }, nouns, now);
  expect(text).toMatch(/^\*\*£0\*\*.*\*\*£300\*\*.*: £300 less\.$/);
});
