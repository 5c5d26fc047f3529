import type { Activity } from '@steps/business';
import { activity, deal, testNow } from '@steps/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { engagementOf } from './engagementRules';
import { summaryOf } from './summaryRules';

const daysAgo = (days: number) => new Date(Date.parse(testNow) - days * 86_400_000).toISOString();
const touch = (type: Activity['type'], days: number) => activity({ type, createdAt: daysAgo(days) });

describe('engagement', () => {
  it('counts calls, emails and meetings that took place, and nothing else', () => {
    const found = engagementOf(
      [
        touch('call', 3),
        touch('proposal', 40),
        touch('demo', 100),
        touch('note', 1),
        touch('change', 1),
        activity({ type: 'meeting', dueDate: daysAgo(-2) }),
        activity({ type: 'task', completedAt: daysAgo(1) }),
      ],
      testNow,
    );
    expect(found).toMatchObject({ touches: 3, lastAt: daysAgo(3), daysSince: 3, recent: 2, before: 1, trend: 'more' });
    expect(found.kinds).toEqual([
      { kind: 'call', count: 1 },
      { kind: 'email', count: 1 },
      { kind: 'meeting', count: 1 },
    ]);
  });

  it('shows six months, the current one last', () => {
    const { months } = engagementOf([touch('call', 0), touch('call', 33)], testNow);
    expect(months.map(({ label, count }) => `${label} ${count}`)).toEqual([
      'Jun 0',
      'Jul 0',
      'Aug 0',
      'Sep 0',
      'Oct 1',
      'Nov 1',
    ]);
  });

  it('adds up by month and by kind, and counts an activity that is passed twice once', () => {
    const types = fc.constantFrom<Activity['type']>('call', 'email', 'meeting', 'demo', 'proposal', 'note', 'task');
    const some = fc.array(fc.record({ type: types, days: fc.integer({ min: -400, max: 400 }) }));
    fc.assert(
      fc.property(some, (list) => {
        const made = list.map(({ type, days }) => touch(type, days));
        const found = engagementOf(made, testNow);
        expect(found.kinds.reduce((sum, { count }) => sum + count, 0)).toBe(found.touches);
        expect(found.months.reduce((sum, { count }) => sum + count, 0)).toBeLessThanOrEqual(found.touches);
        expect(found.recent + found.before).toBeLessThanOrEqual(found.touches);
        expect(engagementOf([...made, ...made], testNow)).toEqual(found);
      }),
    );
  });

  it('has no last contact while there are no activities', () => {
    expect(engagementOf([], testNow)).toMatchObject({ touches: 0, trend: 'same' });
    expect(engagementOf([], testNow).daysSince).toBeUndefined();
  });
});

describe('the summary', () => {
  it('names the next thing planned, what is overdue, and the deals in pence', () => {
    const next = activity({ type: 'task', subject: 'Send the quote', dueDate: daysAgo(-1) });
    const found = summaryOf(
      [
        next,
        activity({ type: 'meeting', dueDate: daysAgo(-5) }),
        activity({ type: 'task', dueDate: daysAgo(2) }),
        activity({ type: 'task', dueDate: daysAgo(2), completedAt: daysAgo(1) }),
      ],
      [
        deal({ valuePence: 100 }),
        deal({ valuePence: 25 }),
        deal({ stage: 'won', valuePence: 7 }),
        deal({ stage: 'lost' }),
      ],
      (one) => (one.stage === 'won' || one.stage === 'lost' ? one.stage : 'open'),
      testNow,
    );
    expect(found).toEqual({ next, overdue: 1, openDeals: 2, openPence: 125, wonDeals: 1, wonPence: 7 });
  });
});
