import type { NounWords, Query, QueryAnswer } from '@steps/business/queries';
import { expect, it } from 'vitest';
import { answerText, figureText } from './answerText';

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

const tickets: NounWords = {
  ...{ name: 'tickets', one: 'ticket', many: 'tickets', words: [], relations: {}, usual: {} },
  fields: [
    { name: 'assignee', label: 'Assignee', kind: 'choice', words: [], values: [] },
    { name: 'resolvedAt', label: 'Solved', kind: 'moment', words: [], values: [] },
    { name: 'took', label: 'Hours to solve', kind: 'number', unit: 'hours', words: [], values: [] },
  ],
};
const grouped = (more: Partial<Query>, groups: NonNullable<QueryAnswer['groups']>, unit: QueryAnswer['unit']) =>
  answerText(
    { ...{ noun: 'tickets', where: [], measure: 'count', group: 'assignee' }, ...more },
    { ...{ noun: 'tickets', total: 5, lookedAt: 5, groups, groupCount: groups.length }, unit },
    [tickets],
    now,
  );

it('of several with the highest figure each is told, be one asked for or more', () => {
  const record = (title: string) => ({
    title,
    noun: 'tickets',
    id: title,
    detail: '',
    href: `/${title}`,
    facts: { took: 9 },
  });
  const told = (limit: number) =>
    answerText(
      { noun: 'tickets', where: [], measure: 'list', order: { by: 'took', descending: true }, limit, show: ['took'] },
      {
        ...{ noun: 'tickets', total: 8, lookedAt: 8, tied: [record('C')] },
        records: ['A', 'B'].slice(0, limit).map(record),
      },
      [tickets],
      now,
    );
  expect(told(1)).toBe('2 have the same hours to solve:\n\n- [A](/A) · 9 hours\n- [C](/C) · 9 hours');
  expect(told(2)).toMatch(/^The first 2 of 8 tickets:.*With the same hours to solve as the last: \[C\]\(\/C\)\.$/s);
});

it('a group of those without a value says so in words', () => {
  const text = grouped(
    {},
    [
      { name: 'Elin', count: 3 },
      { name: '', count: 2 },
    ],
    'number',
  );
  expect(text).toContain('- No assignee: **2**');
});

it('of averages one is the highest, of numbers one has the most; dates are grouped by month', () => {
  const groups = [
    { name: 'Elin', count: 3, figure: 60 },
    { name: 'Tom', count: 2, figure: 1 },
  ];
  const average = grouped({ measure: 'average', of: 'took' }, groups, 'hours');
  expect(average).toMatch(/^\*\*Elin\*\* has the highest: 60 hours \(2\.5 days\)\./);
  expect(average).toContain('- Tom: **1 hour**');
  expect(grouped({}, groups, 'number')).toMatch(/^\*\*Elin\*\* has the most: 3\./);
  expect(grouped({ group: 'resolvedAt' }, [{ name: '2026-11', count: 5 }], 'number')).toContain('by month:');
});

it.each([
  [0.75, '45 minutes'],
  [1.5, '1 hour 30 minutes'],
  [2.25, '2 hours 15 minutes'],
  [0.999, '1 hour'],
  [0, '0 minutes'],
  [30.04, '30 hours'],
])('%d hours are told as “%s”', (figure, told) => {
  expect(figureText(figure, 'hours')).toBe(told);
});
