import { type OutgoingMail, outgoingMail } from '@steps/business/src/nouns/mail/outgoingMail';
import { type Mailing, mailings } from '@steps/business/src/nouns/mailings/mailing';
import { mailingAnswers } from '@steps/business/src/nouns/mailings/mailingAnswer';
import { mailingChunks } from '@steps/business/src/nouns/mailings/mailingChunk';
import { optOuts } from '@steps/business/src/nouns/mailings/optOut';
import { commit } from '@steps/platform/src/core/store/commit';
import { put } from '@steps/platform/src/core/store/recordChange';
import { openMemoryStore } from '@steps/testing';
import { beforeEach, expect, it } from 'vitest';
import type { ReportedRecipient } from './deliveryReports';
import { linkToken } from './linkTokens';
import { takeUpReport } from './takeUpReport';

const key = Buffer.alloc(32, 7);
const at = '2026-11-27T09:00:00.000Z';
const options = { device: 'office', keyOf: (signer: string) => (signer === 'office' ? key : undefined), at };
const mailing: Mailing = {
  ...{ id: 'm', campaignId: 'c', name: 'Jam', kind: 'campaign', accountId: 'a', status: 'done', startAt: at },
  ...{ clicks: false, hasB: false, recipients: 2, chunks: 1, createdAt: at, updatedAt: at },
};
const mail: OutgoingMail = {
  ...{ id: 'mail-1', accountId: 'a', to: ['Sam@example.com'], cc: ['kim@example.com'], subject: 'Jam', content: 'Jam' },
  ...{
    status: 'sent',
    sendAt: at,
    tries: 0,
    messageId: '<mail-1@bramble.example>',
    by: 'Ada',
    createdAt: at,
    updatedAt: at,
  },
};
const save = (...changes: ReturnType<typeof put>[]) => commit({ label: 'Test', changes, undoable: false });

beforeEach(async () => {
  await openMemoryStore();
  const recipients = ['sam', 'kim'].map((name) => ({ address: `${name}@example.com`, letter: 0, values: [] }));
  save(put(mailings, mailing), put(mailingChunks, { id: 'm.0', mailingId: 'm', recipients }), put(outgoingMail, mail));
});

const named = (nth: number, use: 'link' | 'message' = 'message') =>
  `<${linkToken(key, 'office', { chunkId: 'm.0', nth }, use)}@bramble.example>`;
const report = (messageId: string, of: Partial<ReportedRecipient> = {}) =>
  takeUpReport(
    {
      messageId,
      recipients: [{ kind: 'bounced', addresses: ['sam@example.com'], words: '5.1.1 No such user', ...of }],
    },
    options,
  );
const reports = () => mailingAnswers.get('m.0.office')?.reports;

it('a bounce of a campaign is counted for its recipient, who gets no more', () => {
  report(named(0));
  expect(reports()).toEqual({ 0: { kind: 'bounced', words: '5.1.1 No such user', at } });
  expect(optOuts.all()).toEqual([{ id: 'sam@example.com', at, why: 'bounced' }]);
});

it('a complaint counts although it names nobody, and is worse than a bounce', () => {
  report(named(1), { kind: 'complained', addresses: [], words: 'Spam' });
  report(named(1), { addresses: ['kim@example.com'] });
  expect(reports()).toMatchObject({ 1: { kind: 'complained' } });
  expect(optOuts.get('kim@example.com')?.why).toBe('complained');
});

it('a delay is noted and suppresses nobody, and neither does a refusal', () => {
  report(named(0), { kind: 'delayed', words: '4.2.2 Mailbox full' });
  report(named(0), { kind: 'refused', words: '5.7.1 Not wanted' });
  report(named(0), { kind: 'delayed', words: '4.2.2 Mailbox full' });
  expect(reports()).toMatchObject({ 0: { kind: 'refused', words: '5.7.1 Not wanted' } });
  expect(optOuts.all()).toEqual([]);
});

it('a forged report changes nothing', () => {
  const sealed = named(0);
  report(sealed, { addresses: ['kim@example.com'] });
  report(sealed, { addresses: [] });
  report(sealed.replace('~0~', '~1~'), { addresses: ['kim@example.com'] });
  report(named(0, 'link'));
  report('<m.0.0@bramble.example>');
  report(`<${linkToken(Buffer.alloc(32), 'office', { chunkId: 'm.0', nth: 0 }, 'message')}@bramble.example>`);
  report('<mail-2@bramble.example>');
  report(mail.messageId, { addresses: ['stranger@example.com'] });
  report(mail.messageId, { addresses: [] });
  expect([mailingAnswers.all(), optOuts.all(), outgoingMail.all()]).toEqual([[], [], [mail]]);
});

it('a bounced message says so with the server’s words, once, for each recipient it did not reach', () => {
  report(mail.messageId);
  report(mail.messageId);
  report(mail.messageId, { addresses: ['KIM@example.com'.toLowerCase()], words: 'No such host' });
  expect(outgoingMail.get('mail-1')).toMatchObject({
    status: 'bounced',
    reason: 'Did not reach Sam@example.com: “5.1.1 No such user”. Did not reach kim@example.com: “No such host”.',
  });
  expect(optOuts.all().map(({ id }) => id)).toEqual(['sam@example.com', 'kim@example.com']);
});

it('a message that bounces while it is being sent has bounced', () => {
  save(put(outgoingMail, { ...mail, status: 'sending' as const }));
  report(mail.messageId);
  expect(outgoingMail.get('mail-1')?.status).toBe('bounced');
});

it('a delayed message still counts as sent, and says that it is late', () => {
  report(mail.messageId, { kind: 'delayed', words: '4.4.1 No answer' });
  expect(outgoingMail.get('mail-1')).toMatchObject({
    status: 'sent',
    reason: 'Delayed for Sam@example.com: “4.4.1 No answer”.',
  });
});

it('a test, and a message that waits, are not counted', () => {
  save(
    put(mailings, { ...mailing, kind: 'test' as const }),
    put(outgoingMail, { ...mail, status: 'scheduled' as const }),
  );
  report(named(0));
  report(mail.messageId);
  expect([mailingAnswers.all(), optOuts.all()]).toEqual([[], []]);
});
