import { type Activity, activityTypes } from '@steps/business';
import { activity } from '@steps/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filteredTimeline, noFilter, pageEntries, shownCount, timelineDays, timelineOrder } from './timelineRules';

const now = new Date('2026-11-03T12:00:00');
const days = (activities: readonly Activity[]) => timelineDays(filteredTimeline(activities, noFilter), now);

describe('a timeline', () => {
  it('has the pinned first, then the newest', () => {
    const old = activity({ createdAt: '2026-01-01T00:00:00.000Z', pinned: true });
    const newer = activity({ createdAt: '2026-02-01T00:00:00.000Z' });
    const newest = activity({ createdAt: '2026-03-01T00:00:00.000Z' });
    expect(timelineOrder([newer, old, newest])).toEqual([old, newest, newer]);
  });

  it('groups by day, newest first, with what is pinned on top', () => {
    const pinned = activity({ pinned: true, createdAt: '2026-01-01T10:00:00Z' });
    const today = activity({ createdAt: '2026-11-03T09:00:00Z' });
    const earlier = activity({ createdAt: '2026-11-03T08:00:00Z' });
    const before = activity({ createdAt: '2026-11-02T08:00:00Z' });
    expect(days([before, earlier, today, pinned])).toEqual([
      { label: 'Pinned', activities: [pinned] },
      { label: 'Today', activities: [today, earlier] },
      { label: 'Yesterday', activities: [before] },
    ]);
  });

  it('shows an activity on the day it is due, or else on the day it was made', () => {
    const due = activity({ type: 'task', createdAt: '2026-10-01T08:00:00Z', dueDate: '2026-11-04T08:00:00Z' });
    expect(days([due])[0]?.label).toBe('Tomorrow');
  });

  it('finds a proposal among the emails and a demo among the meetings, several kinds at once', () => {
    const proposal = activity({ type: 'proposal' });
    const demo = activity({ type: 'demo' });
    const list = [proposal, demo, activity({ type: 'note' })];
    expect(filteredTimeline(list, { ...noFilter, kinds: ['email'] })).toEqual([proposal]);
    expect(filteredTimeline(list, { ...noFilter, kinds: ['meeting'] })).toEqual([demo]);
    expect(filteredTimeline(list, { ...noFilter, kinds: ['email', 'meeting'] })).toHaveLength(2);
  });

  it('can be searched by several words, whatever their case and accents, and for pinned entries', () => {
    const wanted = activity({ subject: 'Café tasting', body: 'with Zoë', pinned: true });
    const list = [wanted, activity({ subject: 'Café closed' })];
    expect(filteredTimeline(list, { ...noFilter, text: 'zoe CAFE' })).toEqual([wanted]);
    expect(filteredTimeline(list, { ...noFilter, pinnedOnly: true })).toEqual([wanted]);
  });

  it('shows 30 days at first, but never more than a hundred entries of a busy day', () => {
    const daily = Array.from({ length: 40 }, (_, day) =>
      activity({ createdAt: new Date(2026, 10, 3 - day, 12).toISOString() }),
    );
    const busy = Array.from({ length: 250 }, () => activity());
    expect([shownCount(daily, 1), shownCount(daily, 2)]).toEqual([30, 40]);
    expect([shownCount(busy, 1), shownCount(busy, 3)]).toEqual([pageEntries, 250]);
  });

  it('loses nothing: all pages together show every activity once', () => {
    const some = fc.record({
      type: fc.constantFrom(...activityTypes),
      pinned: fc.boolean(),
      createdAt: fc.date({ min: new Date('2020-01-01'), max: new Date('2027-01-01'), noInvalidDate: true }),
    });
    fc.assert(
      fc.property(fc.array(some, { maxLength: 150 }), (made) => {
        const list = made.map((one) => activity({ ...one, createdAt: one.createdAt.toISOString() }));
        const ordered = filteredTimeline(list, noFilter);
        let pages = 1;
        for (let shown = -1; shownCount(ordered, pages) < ordered.length; pages += 1) {
          expect(shownCount(ordered, pages)).toBeGreaterThan(shown);
          shown = shownCount(ordered, pages);
        }
        const grouped = timelineDays(ordered, now).flatMap((day) => day.activities);
        expect(new Set(grouped.map(({ id }) => id))).toEqual(new Set(list.map(({ id }) => id)));
        expect(grouped).toHaveLength(list.length);
      }),
    );
  });
});
