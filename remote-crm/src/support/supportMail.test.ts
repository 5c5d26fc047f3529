// @vitest-environment page

import { activities, contacts, type Ticket, tickets } from '@steps/business';
import { mailBodies, type ReceivedMail, receivedMail } from '@steps/business/mail';
import { takeInSupportMail } from '@steps/business/src/nouns/mail/supportDesk';
import { commit, drop, put } from '@steps/platform';
import { keptNotices, notify } from '@steps/platform/ui';
import { contact, openMemoryStore } from '@steps/testing';
import { afterEach, expect, it } from 'vitest';
import { outgoing, received } from '../testing/mail';
import { ticket } from '../testing/ticket';
import { deleteTickets, mergeTickets, updateTicket } from '../tickets';
import { mostAnHour, watchSupportMail } from './supportMail';

let stop = () => {};
afterEach(() => {
  stop();
  notify.clear();
});

const at = (minute: number) => new Date(Date.parse('2026-11-03T09:00:00.000Z') + minute * 60_000).toISOString();
const asks = (of: Partial<ReceivedMail> = {}) => received({ isForSupport: true, date: at(0), ...of });
/** Has these come, as a post office hands them over. */
function come(...mails: readonly ReceivedMail[]): void {
  const words = mails.map(({ id, subject }) => ({ id, mailId: id, text: `About ${subject}.`, html: '', at: at(0) }));
  commit({
    label: 'Post office',
    changes: [...words.map((body) => put(mailBodies, body)), ...mails.map((mail) => put(receivedMail, mail))],
    undoable: false,
  });
  takeInSupportMail();
}
const open = async (rows: object = {}) => {
  await openMemoryStore({
    contacts: [contact({ id: 'c1', name: 'Sam', email: 'Sam@example.com', companyId: 'k1' })],
    ...rows,
  });
  stop();
  stop = watchSupportMail();
};
const only = (): Ticket => {
  const [one, ...others] = tickets.all();
  if (!one || others.length > 0) throw new Error(`Expected one ticket, there are ${tickets.size}.`);
  return one;
};

it('an email to a support address opens a ticket of whoever wrote it, once, with the time it came', async () => {
  await open();
  come(asks({ subject: 'Re: Broken jar' }));
  expect(only()).toMatchObject({
    number: 1,
    subject: 'Broken jar',
    contactId: 'c1',
    companyId: 'k1',
    requesterEmail: 'sam@example.com',
    createdAt: at(0),
    messages: [{ from: 'requester', by: 'Sam', body: 'About Re: Broken jar.', at: at(0) }],
  });
  expect(receivedMail.get('r1')?.ticketId).toBe(only().id);
  expect(activities.all().map(({ subject }) => subject)).toEqual(['Opened ticket #1: Broken jar']);
  // As another browser makes it at the same time: the same ids.
  const made = [only().id, only().messages[0]?.id, activities.all()[0]?.id];
  await open();
  come(asks({ subject: 'Re: Broken jar' }));
  expect([only().id, only().messages[0]?.id, activities.all()[0]?.id]).toEqual(made);
  takeInSupportMail();
  come(asks({ id: 'r2', messageId: '<r2@example.com>', from: { name: '', address: 'new@example.org' }, subject: '' }));
  expect(tickets.all().map(({ subject, requesterEmail }) => [subject, requesterEmail])).toEqual([
    ['Broken jar', 'sam@example.com'],
    ['No subject', 'new@example.org'],
  ]);
});

it('what came before the CRM was there waits for it, and what is deleted does not come back', async () => {
  await open();
  stop();
  come(asks());
  expect(tickets.size).toBe(0);
  stop = watchSupportMail();
  takeInSupportMail();
  deleteTickets([only().id]);
  takeInSupportMail();
  come(received({ id: 'r2', references: ['<r1@example.com>'] }));
  expect(tickets.size).toBe(0);
});

it.each([
  ['a message that we sent of it', received({ id: 'r9', references: ['<x@y.z>', '<sent@bramble.example>'] })],
  ['a message of its own conversation', received({ id: 'r9', references: ['<first@example.com>'] })],
  [
    'its number, by who asked',
    received({ id: 'r9', subject: 'Jam [#7]', from: { name: '', address: 'sam@example.com' } }),
  ],
])('an answer joins its ticket, and opens it again: %s', async (_how, answer) => {
  await open({
    tickets: [ticket({ id: 't1', number: 7, contactId: 'c1', status: 'solved' })],
    outgoingMail: [outgoing({ ticketId: 't1', messageId: '<sent@bramble.example>' })],
    receivedMail: [received({ id: 'first', messageId: '<first@example.com>', ticketId: 't1' })],
  });
  come(answer);
  expect(only()).toMatchObject({ id: 't1', status: 'open', messages: [{ id: 'message-r9', from: 'requester' }] });
  expect(receivedMail.get('r9')?.ticketId).toBe('t1');
});

it('a ticket that was merged is answered where its conversation is', async () => {
  await open({ tickets: [ticket({ id: 't1', number: 7, contactId: 'c1' }), ticket({ id: 't2', number: 8 })] });
  mergeTickets('t2', 't1');
  come(received({ subject: 'Jam [#7]' }));
  expect(tickets.get('t2')?.messages).toHaveLength(1);
  expect(tickets.get('t1')?.messages).toEqual([]);
});

it('neither automatic replies nor strangers who guess a number nor what we send ourselves come into a ticket', async () => {
  await open({
    tickets: [ticket({ id: 't1', number: 7, contactId: 'c1' })],
    outgoingMail: [outgoing({ ticketId: 't1', messageId: '<sent@bramble.example>' })],
    receivedMail: [received({ id: 'first', messageId: '<first@example.com>', ticketId: 't1' })],
  });
  come(
    received({ id: 'r1', references: ['<sent@bramble.example>'], isAutomatic: true }),
    received({ id: 'r2', subject: 'Pay here [#7]', from: { name: '', address: 'mallory@example.org' } }),
    received({ id: 'r3', references: ['<sent@bramble.example>'], direction: 'out' }),
    received({ id: 'r4', subject: 'Lunch?' }),
    // A colleague got a copy of our answer.
    received({ id: 'r5', messageId: '<sent@bramble.example>', references: ['<first@example.com>'] }),
  );
  expect(only().messages).toEqual([]);
  expect(receivedMail.all().flatMap(({ id, ticketId }) => (ticketId ? id : []))).toEqual(['first']);
});

it('an email to two addresses that are read is one ticket', async () => {
  await open();
  come(asks({ id: 'a' }), asks({ id: 'b', accountId: 'account-2' }));
  expect(only().messages).toHaveLength(1);
  expect(receivedMail.get('b')?.ticketId).toBe(only().id);
});

it('a machine that writes without end opens twenty tickets within an hour, and it is said once', async () => {
  await open();
  const flood = Array.from({ length: 200 }, (_, nth) =>
    asks({ id: `f${nth}`, messageId: `<f${nth}@example.com>`, subject: `${nth}`, date: at(nth / 10) }),
  );
  come(...flood.slice(0, 100));
  come(...flood.slice(100));
  expect(tickets.size).toBe(mostAnHour);
  expect(keptNotices().map(({ title }) => title)).toEqual(['More than 20 emails within an hour from sam@example.com']);
  come(asks({ id: 'later', messageId: '<later@example.com>', date: at(90) }));
  expect(tickets.size).toBe(mostAnHour + 1);
});

it('whoever may open no tickets opens none by email, and a contact who comes meanwhile is theirs', async () => {
  await open();
  commit({ label: 'Delete', changes: [drop(contacts, 'c1')], undoable: false });
  come(asks());
  expect(only().contactId).toBeUndefined();
  updateTicket(only().id, { contactId: 'c1' });
  come(asks({ id: 'r2', messageId: '<r2@example.com>', references: ['<r1@example.com>'] }));
  expect(only()).toMatchObject({ contactId: 'c1', messages: [{}, {}] });
});
