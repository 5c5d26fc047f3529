import type { OutgoingMail, ReceivedMail } from '@steps/business/mail';
import { testNow } from '@steps/testing';

let count = 0;

/** A message that waits to be sent. */
export const outgoing = (of: Partial<OutgoingMail> = {}): OutgoingMail => {
  const id = of.id ?? `mail-${++count}`;
  return {
    id,
    accountId: 'account-1',
    to: ['sam@example.com'],
    cc: [],
    subject: 'Jam',
    content: 'Six jars are ready.',
    status: 'scheduled',
    sendAt: testNow,
    tries: 0,
    messageId: `<${id}@bramble.example>`,
    by: 'Ada',
    createdAt: testNow,
    updatedAt: testNow,
    ...of,
  };
};

/** A message from a mailbox. */
export const received = (of: Partial<ReceivedMail> = {}): ReceivedMail => ({
  id: 'r1',
  accountId: 'account-1',
  place: { path: 'INBOX', uidValidity: '1', uid: 7 },
  direction: 'in',
  messageId: '<r1@example.com>',
  references: [],
  from: { name: 'Sam', address: 'sam@example.com' },
  to: [{ name: '', address: 'ada@bramble.example' }],
  cc: [],
  subject: 'Plums',
  date: testNow,
  preview: 'Six jars, please.',
  attachments: [],
  ...of,
});
