import {
  activities,
  completeActivity,
  contacts,
  createActivity,
  reopenActivity,
  updateActivity,
} from '@steps/business';
import { undo } from '@steps/platform';
import { contact, fixClock, openMemoryStore, testNow } from '@steps/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { deleteActivities, togglePinned } from './activityState';
import { updateContact } from './contactState';

describe('activities', () => {
  let free: () => void;
  beforeEach(async () => {
    await openMemoryStore({ contacts: [contact({ id: 'ann' })] });
    free = fixClock();
  });
  afterEach(() => free());

  it('that count as contact move the last contact forward, in the same step', () => {
    createActivity({ type: 'call', subject: 'Rang', contactId: 'ann' });
    expect(contacts.get('ann')?.lastContact).toBe(testNow);
    undo();
    expect(contacts.get('ann')?.lastContact).toBeUndefined();
    expect(activities.size).toBe(0);
  });

  it('that become contact, or no longer are, update the last contact', () => {
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

  it('do not touch a last contact that came from elsewhere', () => {
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

  it('can be done, reopened, pinned and deleted', () => {
    const { id } = createActivity({ type: 'task', subject: 'Send the quote' });
    expect(completeActivity(id, 'Sent')).toMatchObject({ completedAt: testNow, outcome: 'Sent' });
    expect(reopenActivity(id).completedAt).toBeUndefined();
    expect(togglePinned(id).pinned).toBe(true);
    deleteActivities([id]);
    undo();
    expect(activities.get(id)?.pinned).toBe(true);
  });
});
