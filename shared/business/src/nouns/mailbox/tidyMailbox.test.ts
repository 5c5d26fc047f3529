import { contact, openMemoryStore, testNow } from '@steps/testing';
import { expect, it } from 'vitest';
import type { MailReading } from '../mail/mailReading';
import { privateMail } from '../mail/privateMail';
import { unknownMail } from '../mail/unknownMail';
import { tidyMailbox } from './tidyMailbox';

const now = Date.parse('2026-11-27T10:00:00Z');
const reading: MailReading = {
  id: 'account-1',
  withoutDomains: [],
  withoutFolders: [],
  createdAt: testNow,
  updatedAt: testNow,
};
const offering: MailReading = { ...reading, offersUnknown: true };
const wrote = (id: string, address: string, at = '2026-11-20T10:00:00.000Z') => ({ id, address, name: '', at });
const sam = contact({ id: 'c1', name: 'Sam', email: 'sam@example.com' });

it('whoever wrote is forgotten after 90 days, once they are a contact or refused, and when offering is switched off', async () => {
  const rows = {
    contacts: [sam],
    refusedWriters: [{ id: '@plums.example' }],
    unknownMail: [
      wrote('u1', 'eve@example.org'),
      wrote('u2', 'eve@example.org', '2026-08-01T10:00:00.000Z'),
      wrote('u3', 'sam@example.com'),
      wrote('u4', 'kim@plums.example'),
    ],
  };
  await openMemoryStore({ ...rows, mailReadings: [offering] });
  tidyMailbox(now);
  expect(unknownMail.all().map(({ id }) => id)).toEqual(['u1']);
  await openMemoryStore({ ...rows, mailReadings: [reading] });
  tidyMailbox(now);
  expect(unknownMail.size).toBe(0);
});

it('a private message goes with its last contact, once that contact cannot be restored', async () => {
  const mail = {
    ...{ id: 'r1', accountId: 'account-1', place: { path: 'INBOX', uidValidity: '1', uid: 7 }, direction: 'in' },
    ...{
      messageId: '<r1@example.com>',
      references: [],
      from: { name: 'Sam', address: 'sam@example.com' },
      to: [],
      cc: [],
    },
    ...{ subject: 'Plums', date: testNow, preview: '', attachments: [], text: 'Six jars.', html: '' },
  };
  await openMemoryStore({ contacts: [sam], privateMail: [mail] });
  tidyMailbox(now);
  expect(privateMail.size).toBe(1);
  const kept = {
    id: 'contacts/c1',
    collection: 'contacts',
    name: 'Sam',
    stored: { v: 1, r: sam },
    step: 's1',
    version: 1,
    at: testNow,
  };
  await openMemoryStore({ privateMail: [mail], deletedRecords: [kept] });
  tidyMailbox(now);
  expect(privateMail.size).toBe(1);
  await openMemoryStore({ privateMail: [mail] });
  tidyMailbox(now);
  expect(privateMail.size).toBe(0);
});
