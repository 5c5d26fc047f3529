import { activity } from '@steps/shared/testing';
import { describe, expect, it } from 'vitest';
import { ofKind, timelineDays } from './timelineRules';

const now = new Date('2026-11-03T12:00:00');

describe('a timeline', () => {
  it('groups by day, newest first, with what is pinned on top', () => {
    const pinned = activity({ pinned: true, createdAt: '2026-01-01T10:00:00Z' });
    const today = activity({ createdAt: '2026-11-03T09:00:00Z' });
    const earlier = activity({ createdAt: '2026-11-03T08:00:00Z' });
    const before = activity({ createdAt: '2026-11-02T08:00:00Z' });
    expect(timelineDays([before, earlier, today, pinned], now)).toEqual([
      { label: 'Pinned', activities: [pinned] },
      { label: 'Today', activities: [today, earlier] },
      { label: 'Yesterday', activities: [before] },
    ]);
  });

  it('shows an activity on the day it is due, else on the day it was made', () => {
    const due = activity({ type: 'task', createdAt: '2026-10-01T08:00:00Z', dueDate: '2026-11-04T08:00:00Z' });
    expect(timelineDays([due], now)[0]?.label).toBe('Tomorrow');
  });

  it('finds a proposal among the emails and a demo among the meetings', () => {
    const proposal = activity({ type: 'proposal' });
    const demo = activity({ type: 'demo' });
    expect(ofKind([proposal, demo], 'email')).toEqual([proposal]);
    expect(ofKind([proposal, demo], 'meeting')).toEqual([demo]);
  });
});
