import type { FetchMessageObject } from 'imapflow';
import { expect, it } from 'vitest';
import { isForSupport, othersOf, peopleOf, receivedRow } from './receivedRow';

const account = { id: 'account-1', address: 'Ada@bramble.example' };
const found = { account, use: 'inbox', path: 'INBOX', uidValidity: '1' } as const;
const came = new Date('2026-11-03T12:00:00.000Z');

interface Said {
  readonly envelope?: Partial<NonNullable<FetchMessageObject['envelope']>>;
  readonly headers?: string;
  readonly uid?: number;
  readonly size?: number;
}
const message = ({ envelope, headers = '', uid = 7, size = 900 }: Said = {}): FetchMessageObject => ({
  seq: 1,
  uid,
  size,
  internalDate: came,
  headers: Buffer.from(headers),
  envelope: {
    date: came,
    subject: 'Jam',
    messageId: '<1@example.com>',
    from: [{ name: 'Sam', address: 'Sam@Example.com' }],
    to: [{ name: 'Ada', address: 'ada@bramble.example' }],
    ...envelope,
  },
});
const row = (said?: Said, of: Partial<typeof found> | { use: 'sent' } = {}) =>
  receivedRow(message(said), { ...found, ...of });

it('a message that is read again, under another number too, is the same row', () => {
  expect(row({ uid: 8 }).id).toBe(row().id);
});

it('whoever forges the Message-ID of another message takes its place from nobody', () => {
  const forged = { envelope: { from: [{ name: 'Mallory', address: 'm@example.org' }], subject: 'Pay here' } };
  expect(row(forged).messageId).toBe(row().messageId);
  expect(row(forged).id).not.toBe(row().id);
});

it.each(['1970-01-01', '2090-01-01'])('a message whose clock says %s stands where it came', (day) => {
  expect(row({ envelope: { date: new Date(day) } }).date).toBe(came.toISOString());
});

it('a message that says nothing of itself has a row all the same', () => {
  const bare = receivedRow({ seq: 1, uid: 7 }, found);
  expect(bare).toMatchObject({ subject: '', from: { address: '' }, references: [], messageId: '' });
});

it('what turns writing round, ends lines or is invisible is gone from names and subjects', () => {
  const of = row({
    envelope: { subject: 'In\u202evoice\r\nBcc: x', from: [{ name: '\u202eecaF\u2066', address: 's@e.com' }] },
  });
  expect(of.subject).toBe('Invoice Bcc: x');
  expect(of.from.name).toBe('ecaF');
});

it('what the account wrote went out, whichever folder it lies in', () => {
  expect(row().direction).toBe('in');
  expect(row({}, { use: 'sent' }).direction).toBe('out');
  expect(row({ envelope: { from: [{ name: '', address: 'ada@bramble.example' }] } }).direction).toBe('out');
});

it('the thread is kept, folded over lines and 10,000 messages long too', () => {
  const ids = Array.from({ length: 10_000 }, (_, nth) => `<${nth}@example.com>`);
  const { references } = row({ headers: `References: ${ids.join('\r\n ')}\r\n` });
  expect(references.length).toBeLessThanOrEqual(30);
  expect(row({ headers: 'References: <a@b.c>\r\n\t<d@e.f>\r\n' }).references).toEqual(['<a@b.c>', '<d@e.f>']);
  expect(row({ envelope: { inReplyTo: '<a@b.c>' } }).references).toEqual(['<a@b.c>']);
});

it.each([
  ['Auto-Submitted: auto-replied', true],
  ['auto-submitted: Auto-generated; x=y', true],
  ['Auto-Submitted: no', undefined],
  ['Precedence: bulk', true],
  ['List-Id: Jam <jam.example.com>', true],
  ['List-Unsubscribe: <https://jam.example.com/u>', true],
  ['Return-Path: <>', true],
  ['Return-Path: <sam@example.com>', undefined],
  ['X-Auto-Response-Suppress: All', true],
  ['Subject: Precedence: bulk', undefined],
])('whether a program wrote it: %s', (headers, automatic) => {
  expect(row({ headers: `${headers}\r\n` }).isAutomatic).toBe(automatic);
});

it('a ticket is for what a person wrote to a support address since it is one, and for nothing else', () => {
  const since = '2026-11-03T11:00:00.000Z';
  const opens = (said?: Said, from = since) => isForSupport(message(said), account, from);
  expect(opens()).toBe(true);
  expect(opens({}, '2026-11-03T12:00:00.900Z'), 'servers say it in whole seconds').toBe(true);
  expect(opens({}, '2026-11-03T12:00:01.000Z')).toBe(false);
  for (const headers of ['Auto-Submitted: auto-replied', 'Precedence: list', 'Return-Path: <>'])
    expect(opens({ headers: `${headers}\r\n` }), headers).toBe(false);
  expect(opens({ envelope: { from: [{ name: '', address: 'ada@bramble.example' }] } })).toBe(false);
  expect(opens({ envelope: { from: [] } })).toBe(false);
});

it('everybody but the account itself is somebody it may be known from', () => {
  const people = peopleOf(
    message({ envelope: { cc: [{ name: '', address: 'KIM@example.com' }, { name: 'nobody' }] } }),
  );
  expect(othersOf(people, account)).toEqual(['sam@example.com', 'kim@example.com']);
});
