import { activities, contacts, deals } from '@steps/business';
import { deletedRecords, forgetDeleted } from '@steps/business/deleted';
import { meetings } from '@steps/business/meetings';
import { commit, drop, flush, historySteps, openStep, undo } from '@steps/platform';
import {
  activity,
  contact,
  deal,
  deleteMeetings,
  dropContacts,
  editContact,
  meeting,
  memoryPort,
  openMemoryStore,
  redo,
  updateMeeting,
} from '@steps/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { deletions, restoreDeleted } from './deletedState';

const ann = contact({ id: 'ann', name: 'Ann Reed', notes: 'Prefers mornings' });
const ben = contact({ id: 'ben', name: 'Ben Shaw' });

beforeEach(() => openMemoryStore({ contacts: [ann, ben], deals: [deal({ id: 'd1' })] }));

const kept = () => deletedRecords.all().map(({ id }) => id);

describe('a deleted record', () => {
  it('can be restored unchanged, also after the page was closed', async () => {
    const port = memoryPort();
    await openMemoryStore({ contacts: [ann, ben] }, { port });
    dropContacts(['ann']);
    await flush();
    await openMemoryStore({}, { port });
    expect(contacts.get('ann')).toBeUndefined();
    expect(restoreDeleted(['contacts/ann'])).toBe(1);
    expect(contacts.get('ann')).toEqual(ann);
    expect(kept()).toEqual([]);
  });

  it('is kept with the step that deleted it, and steps are listed newest first', () => {
    dropContacts(['ann', 'ben']);
    const [first] = deletions(deletedRecords.all());
    expect(first).toMatchObject({ step: 'Delete 2 contacts' });
    expect(first?.records).toHaveLength(2);
    const older = { ...deletedRecords.all()[0], id: 'x', step: 'Delete Zoe', at: '2020-01-01T00:00:00.000Z' } as const;
    expect(deletions([older, ...deletedRecords.all()] as never).map(({ step }) => step)).toEqual([
      'Delete 2 contacts',
      'Delete Zoe',
    ]);
  });

  it('is no longer kept when undo restores it, and kept again by redo', () => {
    commit({ label: 'Delete Website', changes: [drop(deals, 'd1')] });
    expect(kept()).toEqual(['deals/d1']);
    undo();
    expect(deals.get('d1')).toBeDefined();
    expect(kept()).toEqual([]);
    redo();
    expect(kept()).toEqual(['deals/d1']);
  });

  it('is deleted again when restoring it is undone', () => {
    dropContacts(['ann']);
    restoreDeleted(['contacts/ann']);
    expect(undo()?.label).toBe('Restore a deleted record');
    expect(contacts.get('ann')).toBeUndefined();
    expect(kept()).toEqual(['contacts/ann']);
  });

  it('of a long step is kept too, but not if the step is rolled back', () => {
    const step = openStep('Tidy up');
    step.commit([drop(contacts, 'ann')]);
    expect(kept()).toEqual(['contacts/ann']);
    step.rollBack();
    expect(kept()).toEqual([]);
    expect(contacts.get('ann')).toEqual(ann);
  });

  it('does not replace one that exists again', () => {
    dropContacts(['ann']);
    const row = deletedRecords.get('contacts/ann');
    undo();
    editContact('ann', { title: 'Director' });
    expect(row).toBeDefined();
    expect(restoreDeleted(['contacts/ann'])).toBe(0);
    expect(contacts.get('ann')?.title).toBe('Director');
  });

  it('is deleted for good when asked', () => {
    dropContacts(['ann', 'ben']);
    forgetDeleted(['contacts/ann']);
    expect(restoreDeleted(['contacts/ann', 'contacts/ben'])).toBe(1);
    expect(contacts.get('ann')).toBeUndefined();
  });

  it('that is deleted for good cannot be restored by undo, not even of the step that deleted it', () => {
    dropContacts(['ann', 'ben']);
    forgetDeleted(['contacts/ann']);
    undo();
    expect([contacts.get('ann'), contacts.get('ben')]).toEqual([undefined, ben]);
    redo();
    dropContacts(['ben']);
    forgetDeleted(['contacts/ben']);
    expect(historySteps()).toEqual([]);
  });

  it('is deleted for good after 30 days', async () => {
    const stored = { v: 1, r: ann };
    const of = { collection: 'contacts', stored, step: 'Delete Ann Reed' };
    const days = (count: number) => new Date(Date.now() - count * 86_400_000).toISOString();
    await openMemoryStore({
      deletedRecords: [
        { ...of, id: 'contacts/old', at: days(31) },
        { ...of, id: 'contacts/new', at: days(29) },
      ] as never,
    });
    forgetDeleted();
    expect(kept()).toEqual(['contacts/new']);
  });

  it('that belongs to a meeting is deleted and restored with it, as one', async () => {
    await openMemoryStore({
      meetings: [meeting({ id: 'm1', contactId: 'ann' })],
      activities: [activity({ id: 'activity-of-m1', contactId: 'ann' })],
    });
    const [kickoff, itsActivity] = [meetings.get('m1'), activities.get('activity-of-m1')];
    deleteMeetings(['m1']);
    expect(kept().sort()).toEqual(['activities/activity-of-m1', 'meetings/m1']);
    expect(restoreDeleted(kept())).toBe(1);
    expect([meetings.get('m1'), activities.get('activity-of-m1')]).toEqual([kickoff, itsActivity]);
    expect(historySteps().at(-1)?.label).toBe('Restore a deleted record');
  });

  it('does not include the activity of a meeting that stays but is with nobody now', async () => {
    await openMemoryStore({
      meetings: [meeting({ id: 'm1', contactId: 'ann' })],
      activities: [activity({ id: 'activity-of-m1', contactId: 'ann' })],
    });
    updateMeeting('m1', { contactId: undefined });
    expect(activities.size).toBe(0);
    expect(kept()).toEqual([]);
  });
});
