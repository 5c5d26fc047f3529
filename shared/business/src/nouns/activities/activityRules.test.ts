import { activity, testNow } from '@steps/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { displayedType, isOverdue, isTouch, recentActivities, shownAt, tasksDue } from './activityRules';

const task = (dueDate: string, more = {}) => activity({ type: 'task', dueDate, ...more });

describe('what is shown of an activity', () => {
  it('is email for a proposal and meeting for a demo, otherwise its type', () => {
    expect([displayedType('proposal'), displayedType('demo'), displayedType('call')]).toEqual([
      'email',
      'meeting',
      'call',
    ]);
  });

  it('is the due date, else when it was made', () => {
    expect(shownAt(task('2026-12-01T09:00:00.000Z'))).toBe('2026-12-01T09:00:00.000Z');
    expect(shownAt(activity())).toBe(testNow);
  });
});

describe('contact', () => {
  it('is a call, an email or a meeting, but not a call that nobody took', () => {
    const call = (outcome: string) => activity({ type: 'call', outcome });
    expect([call(''), call('Spoke'), call(' no answer')].map(isTouch)).toEqual([true, true, false]);
    expect([activity({ type: 'email', outcome: 'No answer' }), activity({ type: 'note' })].map(isTouch)).toEqual([
      true,
      false,
    ]);
  });
});

describe('tasks due', () => {
  const today = new Date(2026, 10, 3, 12, 0);
  const local = (day: number, hour: number) => new Date(2026, 10, day, hour).toISOString();

  it('are the open ones until the end of today, the most overdue first', () => {
    const late = task(local(1, 9));
    const tonight = task(local(3, 23));
    const list = [tonight, task(local(4, 0)), late, task(local(2, 9), { completedAt: testNow }), activity()];
    expect(tasksDue(list, today)).toEqual([late, tonight]);
    expect([isOverdue(late, today), isOverdue(tonight, today)]).toEqual([true, false]);
  });

  it('are not recent activity, nor is anything that lies ahead', () => {
    const done = task(local(2, 9), { completedAt: local(2, 10) });
    const planned = activity({ type: 'meeting', dueDate: local(9, 9) });
    expect(recentActivities([planned, task(local(1, 9)), done], today, 5)).toEqual([done]);
  });

  it('shown as recent are the few newest, in the order of the timeline', () => {
    const minutes = fc.array(fc.integer({ min: 0, max: 20 }), { maxLength: 30 });
    fc.assert(
      fc.property(minutes, fc.integer({ min: 1, max: 6 }), (made, limit) => {
        const all = made.map((minute) =>
          activity({ createdAt: new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString() }),
        );
        const newestFirst = all.toSorted((one, other) =>
          shownAt(one) < shownAt(other) ? 1 : shownAt(one) > shownAt(other) ? -1 : 0,
        );
        expect(recentActivities(all, '2026-02-01T00:00:00.000Z', limit)).toEqual(newestFirst.slice(0, limit));
      }),
    );
  });
});
