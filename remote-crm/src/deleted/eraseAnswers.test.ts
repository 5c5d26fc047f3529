import { deletedRecords } from '@steps/business/deleted';
import { meetingAnswers } from '@steps/business/meetings';
import { contact, dropContacts, openMemoryStore } from '@steps/testing';
import { expect, it } from 'vitest';
import { eraseDeleted } from './eraseState';

it('erasing a person deletes their answers to invitations; those from an address that somebody else has stay', async () => {
  const answer = (id: string, address: string) => ({
    ...{
      id,
      uid: 'm1@steps',
      address,
      attendance: 'accepted' as const,
      sequence: 0,
      stamped: '2026-11-26T09:00:00.000Z',
    },
  });
  const ada = contact({ id: 'ada', email: 'Ada@example.com', otherEmails: 'shop@example.com' });
  await openMemoryStore({
    contacts: [ada, contact({ id: 'ben', email: 'shop@example.com' })],
    meetingAnswers: [answer('a1', 'ada@example.com'), answer('a2', 'shop@example.com')],
  });
  dropContacts(['ada']);
  eraseDeleted(deletedRecords.all());
  expect(meetingAnswers.all().map(({ id }) => id)).toEqual(['a2']);
});
