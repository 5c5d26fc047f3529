import { mailAccounts } from '@steps/business/src/nouns/mail/mailAccount';
import { triedFor } from '@steps/business/src/nouns/mail/mailRules';
import { sendMailAgain } from '@steps/business/src/nouns/mail/mailState';
import { mailClaims, type OutgoingMail, outgoingMail } from '@steps/business/src/nouns/mail/outgoingMail';
import { commit } from '@steps/platform/src/core/store/commit';
import { closeWorkspaceStore } from '@steps/platform/src/core/store/database';
import { put } from '@steps/platform/src/core/store/recordChange';
import { beforeEach, expect, it, vi } from 'vitest';
import '@steps/journal/src/team/approvals/aiApproval';
import { openMemoryStore } from '@steps/testing';
import { Outbox, type OutboxOptions } from './outbox';
import { unapprovedIn } from './postStore';
import type { Delivery } from './smtp';

const account = {
  id: 'account-1',
  senderName: 'Ada',
  address: 'ada@bramble.example',
  server: { host: 'mail.bramble.example', port: 465, security: 'tls' },
  user: 'ada',
  secrets: {},
  state: 'works',
  createdAt: '2026-11-01T09:00:00.000Z',
  updatedAt: '2026-11-01T09:00:00.000Z',
} as const;
const start = Date.parse('2026-11-25T09:00:00.000Z');
let now: number;
let delivery: Delivery;
let deliver: ReturnType<typeof vi.fn<OutboxOptions['deliver']>>;

beforeEach(async () => {
  await closeWorkspaceStore({ discard: true });
  await openMemoryStore({ mailAccounts: [account] });
  now = start;
  delivery = { state: 'sent' };
  deliver = vi.fn(async () => delivery);
});

/** A message that is due. */
function mail(of: Partial<OutgoingMail> = {}): OutgoingMail {
  const at = new Date(start).toISOString();
  const made: OutgoingMail = {
    id: 'mail-1',
    accountId: account.id,
    to: ['sam@example.com'],
    cc: [],
    subject: 'Hello',
    content: 'Words',
    status: 'scheduled',
    sendAt: at,
    tries: 0,
    messageId: '<mail-1@bramble.example>',
    by: 'Ada',
    createdAt: at,
    updatedAt: at,
    ...of,
  };
  commit({ label: 'Send', changes: [put(outgoingMail, made)], undoable: false });
  return made;
}

/** The claims in the stream: the first one wins. */
async function claim(claimed: { readonly id: string; readonly by: string; readonly at: string }): Promise<boolean> {
  if (mailClaims.get(claimed.id)) return false;
  commit({ label: 'Claim', changes: [put(mailClaims, claimed)], undoable: false });
  return true;
}

const outbox = (of: Partial<OutboxOptions> = {}) =>
  new Outbox({
    self: 'office-1.run-1',
    isAtWork: () => true,
    now: () => now,
    claim,
    secretOf: async () => 'plum orchard 7',
    readAnew: async () => {},
    acknowledged: async () => {},
    deliver,
    ...of,
  });
const kept = () => outgoingMail.get('mail-1');

it('nothing is sent before its time, and what was sent is not sent again', async () => {
  mail({ sendAt: new Date(start + 10_000).toISOString() });
  const office = outbox();
  await office.send();
  expect(deliver).not.toHaveBeenCalled();
  expect(office.nextDue()).toBe(start + 10_000);
  now += 10_000;
  await office.send();
  await office.send();
  expect(deliver).toHaveBeenCalledOnce();
  expect(kept()).toMatchObject({ status: 'sent', sentAt: new Date(now).toISOString() });
});

it('of two post offices one sends', async () => {
  mail();
  await Promise.all([outbox().send(), outbox({ self: 'office-2.run-1' }).send()]);
  expect(deliver).toHaveBeenCalledOnce();
});

it('a claim that may not have been written is checked again, and nothing is sent meanwhile', async () => {
  mail();
  let cut = true;
  const office = outbox({
    claim: async (claimed) => {
      const stands = await claim(claimed);
      if (cut) throw new Error('The connection was lost.');
      return stands;
    },
  });
  await office.send();
  expect(deliver).not.toHaveBeenCalled();
  cut = false;
  await office.send();
  expect(kept()?.status).toBe('sent');
});

it('what another one claimed and did not finish is in doubt once that one is gone, and is not sent again by itself', async () => {
  mail();
  await claim({ id: 'mail-1.0', by: 'office-2.run-1', at: new Date(start).toISOString() });
  let here = true;
  const office = outbox({ isAtWork: () => here });
  await office.send();
  await office.doubt();
  expect(kept()?.status).toBe('scheduled');
  here = false;
  await office.doubt();
  await office.send();
  expect(kept()).toMatchObject({ status: 'doubtful', reason: expect.stringContaining('may have gone out') });
  expect(deliver).not.toHaveBeenCalled();
});

it('a server that is away is tried again, later each time, for 48 hours', async () => {
  mail();
  delivery = { state: 'away', reason: 'mail.bramble.example does not answer on port 465.' };
  const office = outbox();
  await office.send();
  expect(kept()).toMatchObject({ status: 'scheduled', tries: 1, sendAt: new Date(start + 60_000).toISOString() });
  for (; kept()?.status === 'scheduled'; now = Date.parse(kept()?.sendAt ?? '')) await office.send();
  expect(now - start).toBeGreaterThan(triedFor);
  expect(kept()).toMatchObject({ status: 'failed', reason: expect.stringContaining('Tried for 48 hours.') });
  expect(deliver.mock.calls.length).toBeGreaterThan(40);
});

it('two days are counted from the first try: of a message for later too, and again when a person resends it', async () => {
  mail({ createdAt: new Date(start - 5 * triedFor).toISOString() });
  delivery = { state: 'away', reason: 'mail.bramble.example does not answer.' };
  const office = outbox();
  await office.send();
  expect(kept()).toMatchObject({ status: 'scheduled', awaySince: new Date(start).toISOString() });
  for (; kept()?.status === 'scheduled'; now = Date.parse(kept()?.sendAt ?? '')) await office.send();
  expect(kept()?.status).toBe('failed');
  sendMailAgain('mail-1');
  commit({
    label: 'Now',
    changes: [put(outgoingMail, { ...mail(kept()), sendAt: new Date(now).toISOString() })],
    undoable: false,
  });
  await office.send();
  expect(kept()).toMatchObject({ status: 'scheduled', awaySince: new Date(now).toISOString() });
});

it('recipients whom the server refused are noted on a message that was sent, and it is not sent again', async () => {
  mail();
  delivery = { state: 'sent', reason: 'Not taken for kim@example.com: “550 No such user”.' };
  await outbox().send();
  expect(kept()).toMatchObject({ status: 'sent', reason: expect.stringContaining('kim@example.com') });
  await outbox().send();
  expect(deliver).toHaveBeenCalledOnce();
  expect(() => sendMailAgain('mail-1')).toThrow('This message has not failed.');
});

it('one that bounced before it was noted as sent says whom the server did not take it for, too', async () => {
  mail();
  deliver.mockImplementation(async (sent) => {
    mail({ ...sent, status: 'bounced', reason: 'Did not reach sam@example.com: “No”.' });
    return { state: 'sent', reason: 'Not taken for kim@example.com: “550 No”.' };
  });
  await outbox().send();
  expect(kept()).toMatchObject({
    status: 'bounced',
    reason: 'Not taken for kim@example.com: “550 No”. Did not reach sam@example.com: “No”.',
  });
});

it('a message that bounced before it was noted as sent stays bounced', async () => {
  mail();
  deliver.mockImplementation(async (sent) => {
    mail({ ...sent, status: 'bounced', reason: 'Did not reach sam@example.com.' });
    return { state: 'sent' };
  });
  await outbox().send();
  expect(kept()).toMatchObject({
    status: 'bounced',
    reason: 'Did not reach sam@example.com.',
    sentAt: expect.any(String),
  });
});

it('a password that the server refuses is reported at the account, and the message waits', async () => {
  mail();
  delivery = { state: 'refusesUs', reason: 'mail.bramble.example refuses this user and password.' };
  await outbox().send();
  expect(mailAccounts.get(account.id)).toMatchObject({ state: 'problem', problem: expect.stringContaining('refuses') });
  expect(kept()?.status).toBe('scheduled');
  delivery = { state: 'sent' };
  now = Date.parse(kept()?.sendAt ?? '');
  await outbox().send();
  expect(mailAccounts.get(account.id), 'mended at the server').toMatchObject({ state: 'works' });
  expect(mailAccounts.get(account.id)?.problem).toBeUndefined();
});

it('words of AI are sent only if the stream says that they were approved', async () => {
  const approval = (digest: string) => ({ id: 'ai-1~crm', digest, updatedAt: account.updatedAt });
  expect(unapprovedIn({})).toBeUndefined();
  expect(unapprovedIn({ aiResultIds: ['ai-1'] })).toBe('ai-1');
  await openMemoryStore({ aiApprovals: [approval('')] });
  expect(unapprovedIn({ aiResultIds: ['ai-1'] }), 'taken back').toBe('ai-1');
  await openMemoryStore({ aiApprovals: [approval('a3f…')] });
  expect(unapprovedIn({ aiResultIds: ['ai-1'] })).toBeUndefined();
  expect(unapprovedIn({ aiResultIds: ['ai-1', 'ai-2'] })).toBe('ai-2');
});

it('a mail account that was removed, and one whose password another post office has', async () => {
  mail();
  await outbox({ secretOf: async () => undefined }).send();
  expect(kept()?.status).toBe('scheduled');
  mail({ accountId: 'gone' });
  await outbox().send();
  expect(kept()).toMatchObject({ status: 'failed', reason: expect.stringContaining('was removed') });
});

it('what no browser would send is not sent, and says why', async () => {
  const wrong = { to: ['sam@example.com\r\nBcc: all@example.com'], subject: 'Hello' };
  for (const of of [wrong, { to: [] }, { subject: 'a'.repeat(5000) }]) {
    mail(of);
    await outbox().send();
    expect(kept()).toMatchObject({ status: 'failed', reason: expect.stringMatching(/^(To|Subject)/) });
  }
  expect(deliver).not.toHaveBeenCalled();
});

it('a message that was read too late is read again before anything is written about it', async () => {
  const before = mail();
  await claim({ id: 'mail-1.0', by: 'office-1.run-0', at: before.sendAt });
  const comes = (of: Partial<OutgoingMail>) => async () => void mail(of);
  const gone = { isAtWork: () => false };
  await outbox({ ...gone, readAnew: async () => Promise.reject(new Error('away')) }).doubt();
  expect(kept()?.status, 'without the stream nothing is said').toBe('scheduled');
  await outbox({ ...gone, readAnew: comes({ status: 'sent' }) }).doubt();
  expect(kept()?.status).toBe('sent');
  mail();
  await outbox({ readAnew: comes({ status: 'cancelled' }) }).send();
  expect(kept()?.status).toBe('cancelled');
  expect(deliver).not.toHaveBeenCalled();
});

it('a slow server delays only its own messages, and gets one at a time', async () => {
  await openMemoryStore({ mailAccounts: [account, { ...account, id: 'account-2' }] });
  mail({ id: 'slow-1' });
  mail({ id: 'slow-2' });
  mail({ id: 'quick', accountId: 'account-2' });
  let answer = (_delivery: Delivery) => {};
  const begun: string[] = [];
  deliver.mockImplementation(async ({ id, accountId }) => {
    begun.push(id);
    if (accountId === 'account-2') return { state: 'sent' };
    return new Promise((resolve) => {
      answer = resolve;
    });
  });
  const office = outbox();
  const all = office.send();
  await vi.waitFor(() => expect(outgoingMail.get('quick')?.status).toBe('sent'));
  mail({ id: 'later', accountId: 'account-2' });
  void office.send();
  await vi.waitFor(() => expect(outgoingMail.get('later')?.status).toBe('sent'));
  expect(begun).toEqual(['slow-1', 'quick', 'later']);
  answer({ state: 'sent' });
  await vi.waitFor(() => expect(begun).toContain('slow-2'));
  answer({ state: 'sent' });
  await all;
  expect(outgoingMail.all().map(({ status }) => status)).toEqual(['sent', 'sent', 'sent', 'sent']);
});

it('a server that refuses a password is not asked again for each message, until the password is changed', async () => {
  mail();
  mail({ id: 'mail-2' });
  delivery = { state: 'refusesUs', reason: 'mail.bramble.example refuses this user and password.' };
  const office = outbox();
  await office.send();
  await office.send();
  expect(deliver).toHaveBeenCalledOnce();
  delivery = { state: 'sent' };
  commit({
    label: 'Change',
    changes: [put(mailAccounts, { ...account, updatedAt: '2026-11-25T09:00:01.000Z' })],
    undoable: false,
  });
  await office.send();
  expect(outgoingMail.get('mail-2')?.status).toBe('sent');
});
