import { commit } from '@steps/platform/src/core/store/commit';
import { contact, openMemoryStore } from '@steps/testing';
import { expect, it } from 'vitest';
import { contacts } from '../nouns/contacts/contact';
import { createMeeting } from '../nouns/meetings/meetingState';
import { removalOf } from './cameFrom';

it('meetings that go with their link are no last contact, however many were with the same person', async () => {
  await openMemoryStore({ contacts: [contact({ id: 'ann', lastContact: undefined })] });
  const ids = [5, 6].map((day) => {
    const [start, end] = [`2026-01-0${day}T12:00:00.000Z`, `2026-01-0${day}T13:00:00.000Z`];
    return createMeeting({ title: 'Lunch', start, end, contactId: 'ann' }).id;
  });
  commit({ label: 'Remove', changes: removalOf({ kind: 'calendar' }, ids) });
  expect(contacts.get('ann')?.lastContact).toBeUndefined();
});
