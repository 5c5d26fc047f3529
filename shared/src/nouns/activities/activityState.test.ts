import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { undo } from '../../core/store/history';
import { activity, contact, fixClock, openMemoryStore, testNow } from '../../testing';
import { contacts } from '../contacts/contact';
import { updateContact } from '../contacts/contactState';
import { activities } from './activity';
import { displayedType, isOverdue, isTouch, recentActivities, shownAt, tasksDue, timelineOrder } from './activityRules';
import {
  completeActivity,
  createActivity,
  deleteActivities,
  reopenActivity,
  togglePinned,
  updateActivity,
} from './activityState';

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
        expect(recentActivities(all, '2026-02-01T00:00:00.000Z', limit)).toEqual(timelineOrder(all).slice(0, limit));
      }),
    );
  });
});

describe('a timeline', () => {
  it('has the pinned first, then the newest', () => {
    const old = activity({ createdAt: '2026-01-01T00:00:00.000Z', pinned: true });
    const newer = activity({ createdAt: '2026-02-01T00:00:00.000Z' });
    const newest = activity({ createdAt: '2026-03-01T00:00:00.000Z' });
    expect(timelineOrder([newer, old, newest])).toEqual([old, newest, newer]);
  });
});

describe('activities', () => {
  let free: () => void;
  beforeEach(async () => {
    await openMemoryStore({ contacts: [contact({ id: 'ann' })] });
    free = fixClock();
  });
  afterEach(() => free());

  it('that are contact move the last contact forward, in the same step', () => {
    createActivity({ type: 'call', subject: 'Rang', contactId: 'ann' });
    expect(contacts.get('ann')?.lastContact).toBe(testNow);
    undo();
    expect(contacts.get('ann')?.lastContact).toBeUndefined();
    expect(activities.size).toBe(0);
  });

  it('that become contact, or are no longer, update the last contact', () => {
    const earlier = '2026-10-01T09:00:00.000Z';
    createActivity({ type: 'email', subject: 'Wrote', contactId: 'ann', dueDate: earlier });
    const { id } = createActivity({ type: 'note', subject: 'Rang', contactId: 'ann' });
    const last = () => contacts.get('ann')?.lastContact;
    updateActivity(id, { type: 'call' });
    expect(last()).toBe(testNow);
    updateActivity(id, { dueDate: '2026-12-01T09:00:00.000Z' });
    expect(last(), 'only planned').toBe(earlier);
    updateActivity(id, { dueDate: undefined });
    deleteActivities([id]);
    expect(last(), 'deleted').toBe(earlier);
    undo();
    expect(last()).toBe(testNow);
  });

  it('leave a last contact alone that came from elsewhere', () => {
    const imported = '2026-09-01T09:00:00.000Z';
    updateContact('ann', { lastContact: imported });
    const { id } = createActivity({
      type: 'call',
      subject: 'Rang',
      contactId: 'ann',
      dueDate: '2026-08-01T09:00:00.000Z',
    });
    deleteActivities([id]);
    expect(contacts.get('ann')?.lastContact).toBe(imported);
  });

  it('that are notes, or planned for later, do not', () => {
    createActivity({ type: 'note', subject: 'Thought', contactId: 'ann' });
    createActivity({ type: 'meeting', subject: 'Later', contactId: 'ann', dueDate: '2026-12-01T09:00:00.000Z' });
    expect(contacts.get('ann')?.lastContact).toBeUndefined();
  });

  it('need a subject or a text', () => {
    expect(() => createActivity({ type: 'note', subject: ' ' })).toThrow('Enter a subject or a text');
  });

  it('are done, reopened, pinned and deleted', () => {
    const { id } = createActivity({ type: 'task', subject: 'Send the quote' });
    expect(completeActivity(id, 'Sent')).toMatchObject({ completedAt: testNow, outcome: 'Sent' });
    expect(reopenActivity(id).completedAt).toBeUndefined();
    expect(togglePinned(id).pinned).toBe(true);
    deleteActivities([id]);
    undo();
    expect(activities.get(id)?.pinned).toBe(true);
  });
});
