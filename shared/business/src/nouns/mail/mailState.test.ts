import { commit } from '@steps/platform/src/core/store/commit';
import { put } from '@steps/platform/src/core/store/recordChange';
import {
  aiResult,
  approveAiResult,
  contact,
  fixClock,
  openMemoryStore,
  passTime,
  reopenAiResult,
  setCurrentPerson,
} from '@steps/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { activities } from '../activities/activity';
import { createActivity } from '../activities/activityState';
import { contacts } from '../contacts/contact';
import { tomWith } from '../people/people.fixture';
import type { MailAccount } from './mailAccount';
import { cancelMail, type MailInput, sendMail, sendMailAgain } from './mailState';
import { type OutgoingMail, outgoingMail } from './outgoingMail';
import { noteUnsentMail } from './unsentMail';

const account: MailAccount = {
  id: 'account-1',
  senderName: 'Ada',
  address: 'ada@bramble.example',
  server: { host: 'mail.bramble.example', port: 465, security: 'tls' },
  user: 'ada',
  secrets: { 'office-1': { from: 'a', iv: 'b', data: 'c' } },
  state: 'problem',
  problem: 'The server refuses this user and password.',
  checkedAt: '2026-11-01T09:00:00.000Z',
  createdAt: '2026-11-01T09:00:00.000Z',
  updatedAt: '2026-11-01T09:00:00.000Z',
};
const own = 'Six jars are ready.';
const suggested = 'Three jars of plum jam wait for you in the shop.';
const input: MailInput = { accountId: account.id, to: ['sam@example.com'], cc: [], subject: 'Jam', content: own };
let stopClock: () => void;

beforeEach(async () => {
  stopClock = fixClock('2026-11-25T09:00:00.000Z');
  await openMemoryStore({
    mailAccounts: [account],
    aiResults: [aiResult({ id: 'ai1', title: 'Jam', output: suggested })],
  });
});
afterEach(() => {
  setCurrentPerson(undefined);
  stopClock();
});

/** What the post office notes on a message. */
const noted = (mail: OutgoingMail, of: Partial<OutgoingMail>): OutgoingMail => {
  const after = { ...mail, ...of };
  commit({ label: 'Send', changes: [put(outgoingMail, after)], undoable: false });
  return after;
};

it('a message waits ten seconds, has an identity of its own, and says who sent it', () => {
  const mail = sendMail(input);
  expect(outgoingMail.get(mail.id)).toMatchObject({
    status: 'scheduled',
    sendAt: '2026-11-25T09:00:10.000Z',
    tries: 0,
    messageId: `<${mail.id}@bramble.example>`,
  });
  const other = sendMail({ ...input, sendAt: '2026-12-01T09:00:00.000Z' });
  expect(other.sendAt).toBe('2026-12-01T09:00:00.000Z');
  expect(other.messageId).not.toBe(mail.messageId);
});

it('what could not be sent is not stored', () => {
  expect(() => sendMail({ ...input, to: [] })).toThrow('To: enter an address.');
  expect(() => sendMail({ ...input, accountId: 'gone' })).toThrow();
  expect(outgoingMail.all()).toEqual([]);
});

it('words of AI go out only once somebody approved them, whether the message names them or not', () => {
  const ai = { ...input, content: suggested, aiResultIds: ['ai1'] };
  expect(() => sendMail(ai)).toThrow('“Jam” was made by AI');
  expect(() => sendMail({ ...input, content: suggested })).toThrow('“Jam” was made by AI');
  expect(() => sendMail({ ...ai, aiResultIds: ['none'] })).toThrow('“none” was made by AI');
  expect(outgoingMail.all()).toEqual([]);
  approveAiResult('ai1');
  expect(sendMail(ai).status).toBe('scheduled');
});

it('a message that waits is stopped when its approval is taken back', () => {
  approveAiResult('ai1');
  const { id } = sendMail({ ...input, aiResultIds: ['ai1'] });
  reopenAiResult('ai1', 'Not yet');
  expect(outgoingMail.get(id)?.status).toBe('draft');
});

it('a message can be taken back until it is on its way', () => {
  const waiting = sendMail(input);
  cancelMail(waiting.id);
  expect(outgoingMail.get(waiting.id)?.status).toBe('cancelled');
  for (const status of ['sending', 'sent', 'failed', 'doubtful'] as const) {
    const { id } = noted(sendMail(input), { status });
    expect(() => cancelMail(id), status).toThrow('This message is on its way already.');
  }
});

it('a message is noted in the timelines of its records, and one that was taken back does not count as contact', () => {
  commit({ label: 'Add', changes: [put(contacts, contact({ id: 'c1', lastContact: '2026-11-01T09:00:00.000Z' }))] });
  const earlier = createActivity({
    type: 'call',
    subject: 'Jam',
    contactId: 'c1',
    createdAt: '2026-11-02T09:00:00.000Z',
  });
  sendMail({ ...input, ticketId: 't1' });
  const { id } = sendMail({ ...input, contactId: 'c1', companyId: 'k1' });
  expect(activities.all()).toEqual([
    earlier,
    expect.objectContaining({ type: 'email', subject: 'Jam', contactId: 'c1', companyId: 'k1' }),
  ]);
  expect(contacts.get('c1')?.lastContact).toBe('2026-11-25T09:00:00.000Z');
  cancelMail(id);
  expect(activities.all()).toEqual([earlier]);
  expect(contacts.get('c1')?.lastContact).toBe('2026-11-02T09:00:00.000Z');
});

it.each([
  ['failed', '“550 No such person”.', 'Not sent: Jam'],
  ['bounced', 'Did not reach sam@example.com: “5.1.1 No such user”.', 'Bounced: Jam'],
] as const)(
  'an email that %s is no contact, its timeline says so, and it counts once it is sent again',
  (status, reason, subject) => {
    commit({ label: 'Add', changes: [put(contacts, contact({ id: 'c1' }))] });
    createActivity({ type: 'call', subject: 'Jam', contactId: 'c1', createdAt: '2026-11-02T09:00:00.000Z' });
    const mail = sendMail({ ...input, contactId: 'c1' });
    const entry = () => activities.get(`activity-mail-${mail.id}`);
    noteUnsentMail();
    expect(entry()).toMatchObject({ type: 'email', subject: 'Jam' });
    noted(mail, { status, reason });
    noteUnsentMail();
    noteUnsentMail();
    expect(entry()).toMatchObject({ type: 'note', subject });
    expect(contacts.get('c1')?.lastContact).toBe('2026-11-02T09:00:00.000Z');
    if (status === 'bounced') return;
    sendMailAgain(mail.id);
    noteUnsentMail();
    expect(entry()).toMatchObject({ type: 'email', subject: 'Jam' });
    expect(contacts.get('c1')?.lastContact).toBe('2026-11-25T09:00:00.000Z');
  },
);

it.each([
  [['sam', 'kim'], [], 'Did not reach kim@example.com: “5.1.1 No such user”.'],
  // The one address ends the other.
  [['ann', 'joann'], [], 'Did not reach joann@example.com: “5.1.1 No such user”.'],
  [['sam'], ['kim'], 'Did not reach sam@example.com: “5.1.1 No such user”.'],
  // It may still reach Kim.
  [['kim', 'sam'], [], 'Delayed for kim@example.com: “4.4.1 No answer”. Refused for sam@example.com: “5.7.1 No”.'],
])('an email to %j, and in copy to %j, stays contact while one of them may have it', (to, cc, reason) => {
  commit({ label: 'Add', changes: [put(contacts, contact({ id: 'c1' }))] });
  const addressed = (names: readonly string[]) => names.map((name) => `${name}@example.com`);
  const mail = sendMail({ ...input, to: addressed(to), cc: addressed(cc), contactId: 'c1' });
  noted(mail, { status: 'bounced', reason });
  noteUnsentMail();
  expect(contacts.get('c1')?.lastContact).toBe('2026-11-25T09:00:00.000Z');
});

it('an email that the server took for one of two, and that came back from that one, is no contact', () => {
  commit({ label: 'Add', changes: [put(contacts, contact({ id: 'c1' }))] });
  const mail = sendMail({ ...input, to: ['sam@example.com', 'kim@example.com'], contactId: 'c1' });
  const reason =
    'Not taken for kim@example.com: mail.example says: “550 No”. Did not reach sam@example.com: “5.1.1 No such user”.';
  noted(mail, { status: 'bounced', reason });
  noteUnsentMail();
  expect(activities.get(`activity-mail-${mail.id}`)).toMatchObject({ type: 'note', subject: 'Bounced: Jam' });
  expect(contacts.get('c1')?.lastContact).toBeUndefined();
});

it('an email that is sent again on another device counts, though its entry comes here before the email does', () => {
  commit({ label: 'Add', changes: [put(contacts, contact({ id: 'c1' }))] });
  const mail = noted(sendMail({ ...input, contactId: 'c1' }), { status: 'failed', reason: '“550 No such person”.' });
  noteUnsentMail();
  const entry = activities.get(`activity-mail-${mail.id}`);
  if (!entry) throw new Error('Expected the email in the timeline.');
  commit({ label: 'From elsewhere', changes: [put(activities, { ...entry, type: 'email' as const, subject: 'Jam' })] });
  noteUnsentMail();
  noted(mail, { status: 'sent', tries: 1 });
  noteUnsentMail();
  expect(activities.get(entry.id)).toMatchObject({ type: 'email', subject: 'Jam' });
});

it('the last contact goes back to one that no activity shows, such as an imported one, however the email went', () => {
  const imported = '2026-10-01T09:00:00.000Z';
  commit({ label: 'Import', changes: [put(contacts, contact({ id: 'c1', lastContact: imported }))] });
  const last = () => contacts.get('c1')?.lastContact;
  const [first, second, third] = [1, 2, 3].map(() => {
    const mail = sendMail({ ...input, contactId: 'c1' });
    passTime(60_000);
    return mail;
  });
  if (!first || !second || !third) throw new Error('Expected three emails.');
  expect(last()).toBe(third.createdAt);
  noted(first, { status: 'failed', reason: '“550 No such person”.' });
  noteUnsentMail();
  expect(last()).toBe(third.createdAt);
  cancelMail(third.id);
  expect(last()).toBe(second.createdAt);
  cancelMail(second.id);
  expect(last()).toBe(imported);
  expect(contacts.get('c1')?.earlierContact).toBeUndefined();
  sendMailAgain(first.id);
  expect(last()).toBe(first.createdAt.replace('09:00', '09:03'));
  noted(first, { status: 'failed', tries: 1, reason: '“550 No such person”.' });
  noteUnsentMail();
  expect(last()).toBe(imported);
});

it('what somebody sent again counts, also where a slower browser noted the failure after that', () => {
  commit({ label: 'Add', changes: [put(contacts, contact({ id: 'c1' }))] });
  const mail = sendMail({ ...input, contactId: 'c1' });
  noted(mail, { status: 'failed', reason: '“550 No such person”.' });
  noteUnsentMail();
  const entry = () => activities.get(`activity-mail-${mail.id}`);
  const [late, contactLate] = [entry(), contacts.get('c1')];
  sendMailAgain(mail.id);
  const again = entry();
  if (!late || !contactLate || !again) throw new Error('Expected an entry in the timeline of c1.');
  const lateNote = [
    put(activities, { ...again, type: 'note' as const, subject: late.subject }),
    put(contacts, contactLate),
  ];
  commit({ label: 'A slower browser', changes: lateNote, undoable: false });
  noteUnsentMail();
  expect(entry()).toMatchObject({ type: 'email', subject: 'Jam' });
  expect(contacts.get('c1')?.lastContact).toBe('2026-11-25T09:00:00.000Z');
  // What was taken back stays so.
  cancelMail(mail.id);
  commit({ label: 'A slower browser', changes: lateNote, undoable: false });
  noteUnsentMail();
  expect(contacts.get('c1')?.lastContact).toBeUndefined();
});

it('an import after an email stands when the email is taken back', () => {
  commit({ label: 'Add', changes: [put(contacts, contact({ id: 'c1' }))] });
  const mail = sendMail({ ...input, contactId: 'c1' });
  const known = contacts.get('c1');
  const later = '2026-11-25T12:00:00.000Z';
  if (known) commit({ label: 'Import', changes: [put(contacts, { ...known, lastContact: later })] });
  cancelMail(mail.id);
  expect(contacts.get('c1')?.lastContact).toBe(later);
});

it('people who may delete nothing can take a message back too, and the timeline says so', () => {
  tomWith({ crm: ['view', 'add', 'change'] });
  const { id } = sendMail({ ...input, companyId: 'k1' });
  cancelMail(id);
  expect(outgoingMail.get(id)?.status).toBe('cancelled');
  expect(activities.all()).toMatchObject([{ type: 'note', subject: 'Taken back: Jam' }]);
});

it('what failed or is in doubt is sent again, as another try and at once, when a person says so', () => {
  for (const status of ['failed', 'doubtful'] as const) {
    const { id, messageId } = noted(sendMail(input), { status, tries: 2, reason: 'The server broke off.' });
    sendMailAgain(id);
    const again = outgoingMail.get(id);
    expect(again).toMatchObject({ status: 'scheduled', tries: 3, messageId, sendAt: '2026-11-25T09:00:00.000Z' });
    expect(again).not.toHaveProperty('reason');
  }
  expect(() => sendMailAgain(noted(sendMail(input), { status: 'sent' }).id)).toThrow('This message has not failed.');
});
