import { activity, nounSchemas } from '@steps/testing';
import { describe, expect, it } from 'vitest';
import { blankActivity, draftOf, inputOf, localTime, patchOf } from './activityDraftRules';

describe('an activity in its form', () => {
  it('keeps its time to the minute in the browser’s own zone', () => {
    const at = new Date(2026, 10, 3, 9, 5).toISOString();
    expect(localTime(at)).toBe('2026-11-03T09:05');
    expect(inputOf({ ...blankActivity, at: '2026-11-03T09:05' }).dueDate).toBe(at);
  });

  it('has no due date while no time is given', () => {
    expect(inputOf({ ...blankActivity, subject: 'Rang' })).not.toHaveProperty('dueDate');
  });

  it('asks for every field of an activity, except what it is about, who did it and what has a button elsewhere', () => {
    const asked = new Set(Object.keys(inputOf({ ...blankActivity, at: '2026-11-03T09:05' })));
    const left = Object.keys(nounSchemas.activity.entries).filter((key) => !asked.has(key));
    expect(left.sort()).toEqual([
      ...['by', 'companyId', 'completedAt', 'contactId', 'createdAt', 'dealId'],
      ...['id', 'owner', 'pinned', 'ticketId', 'updatedAt'],
    ]);
  });

  it('changes only what was edited', () => {
    const base = draftOf(activity({ subject: 'Rang', body: 'About the quote' }));
    expect(patchOf(base, base)).toEqual({});
    expect(patchOf(base, { ...base, outcome: 'Will think' })).toEqual({ outcome: 'Will think' });
  });
});
