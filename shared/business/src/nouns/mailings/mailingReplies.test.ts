import { commit } from '@steps/platform/src/core/store/commit';
import { put } from '@steps/platform/src/core/store/recordChange';
import { openMemoryStore } from '@steps/testing';
import { beforeEach, expect, it } from 'vitest';
import type { ReceivedMail } from '../mail/receivedMail';
import { mailingChunks } from './mailingChunk';
import { mailingReplies } from './mailingReplies';

const ours = (nth: number) => `<office-1~m.0~${nth}~~${'a'.repeat(22)}@bramble.example>`;
const mail = (of: Partial<ReceivedMail> = {}): ReceivedMail => ({
  ...{ id: 'r1', accountId: 'a', place: { path: 'INBOX', uidValidity: '1', uid: 1 }, direction: 'in' },
  ...{ messageId: '<1@example.com>', references: [ours(1)], from: { name: 'Kim', address: 'kim@example.com' } },
  ...{ to: [], cc: [], subject: 'Re: Jam', date: '2026-11-27T09:00:00.000Z', preview: '', attachments: [] },
  ...of,
});

beforeEach(async () => {
  await openMemoryStore();
  const recipients = ['Sam', 'Kim'].map((name) => ({ address: `${name}@example.com`, letter: 0, values: [] }));
  commit({ label: 'Test', changes: [put(mailingChunks, { id: 'm.0', mailingId: 'm', recipients })], undoable: false });
});

it('a recipient who answers a campaign counts once, in a longer thread too', () => {
  const later = mail({ id: 'r2', references: ['<0@example.com>', ours(1), '<2@bramble.example>'] });
  expect(mailingReplies('m', [mail(), later])).toEqual([1]);
  expect(mailingReplies('other', [mail()])).toEqual([]);
});

it.each([
  ['a program', { isAutomatic: true }],
  ['somebody whom it was forwarded to', { from: { name: '', address: 'lee@example.com' } }],
  ['another recipient', { references: [ours(0)] }],
  ['somebody here', { direction: 'out' }],
  ['nobody who is known', { references: [ours(7)] }],
  ['a message of something else', { references: ['<m.0.1@bramble.example>', '<x~m.0~1~~short@bramble.example>'] }],
  ['a message that answers nothing', { references: [] }],
] as const)('an answer of %s is not', (_, of) => {
  expect(mailingReplies('m', [mail(of as Partial<ReceivedMail>)])).toEqual([]);
});
