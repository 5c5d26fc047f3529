import { mailAccounts } from '@steps/business/src/nouns/mail/mailAccount';
import { mailMarks } from '@steps/business/src/nouns/mail/mailMark';
import { type MailFolder, mailFolders } from '@steps/business/src/nouns/mailbox/mailFolder';
import { commit } from '@steps/platform/src/core/store/commit';
import { put } from '@steps/platform/src/core/store/recordChange';
import { openMemoryStore, testNow } from '@steps/testing';
import type { ImapFlow } from 'imapflow';
import { afterEach, expect, it, vi } from 'vitest';
import { imapWords } from '../accounts/imapProblem';
import { FolderReader } from './folderReader';
import { accountOf, mailboxOf, readingOf, refusal, type Sent } from './mailbox.fixture';

let reader: FolderReader | undefined;
afterEach(() => reader?.end());

const folder: MailFolder = {
  ...{ id: 'account-1.inbox', accountId: 'account-1', use: 'inbox', path: 'INBOX', by: 'gone.1', uidValidity: '1' },
  ...{ low: 1, high: 9, total: 9, seen: 9, at: testNow },
};
const inbox = () => mailFolders.get(folder.id);

/** Reads the inbox as this server shows it. Returns the rows that are on the server of the business, each with how often it came. */
async function read(connect: () => Promise<ImapFlow>, before: Partial<MailFolder> = {}) {
  await openMemoryStore({
    mailAccounts: [accountOf()],
    mailReadings: [readingOf()],
    mailFolders: [{ ...folder, ...before }],
    knownAddresses: [{ id: 'sam@example.com' }],
  });
  const rows = new Map<string, number>();
  reader = new FolderReader('account-1', 'inbox', {
    self: 'self.1',
    isAtWork: () => false,
    now: () => Date.parse('2026-11-27T10:00:00Z'),
    async handOver(collection, { id }) {
      if (collection === 'receivedMail') rows.set(id, (rows.get(id) ?? 0) + 1);
      return true;
    },
    async mark(marks) {
      commit({ label: 'Note', changes: marks.map((one) => put(mailMarks, one)), undoable: false });
    },
    readReports: async () => {},
    connect: async () => ({ account: accountOf(), client: await connect() }),
    wordsOf: (error, id) => imapWords(error, mailAccounts.get(id)),
    lastOf: async () => 1,
    async write(changed) {
      commit({ label: 'Say', changes: [put(mailFolders, changed)], undoable: false });
      return 2;
    },
  });
  return rows;
}

const letters = (count: number): Sent[] =>
  Array.from({ length: count }, (_, nth) => ({
    subject: `${nth}`,
    messageId: `<${nth}@example.com>`,
    text: Buffer.from('Jam'),
  }));

it('why a mailbox is not read is said at it in words, and it is asked anew as soon as the account is changed', async () => {
  const connect = vi.fn(() => Promise.reject(refusal()));
  await read(connect);
  await vi.waitFor(() => expect(inbox()?.problem).toContain('password'));
  expect(connect).toHaveBeenCalledTimes(1);
  const mended = accountOf({ updatedAt: '2030-01-01T00:00:00.000Z' });
  commit({ label: 'Mend', changes: [put(mailAccounts, mended)], undoable: false });
  await vi.waitFor(() => expect(connect).toHaveBeenCalledTimes(2));
});

it('a server that numbers its messages anew has all of them read again, each the row that it was', async () => {
  const mailbox = letters(700);
  const first = await read(async () => mailboxOf(mailbox), { low: 701, high: 700, total: 700, seen: 0 });
  await vi.waitFor(() => expect(inbox()).toMatchObject({ low: 1, seen: 700, uidValidity: '1' }));
  await reader?.end();
  // Two came and one was deleted meanwhile.
  const numbered = [...mailbox.slice(1), ...letters(702).slice(700)];
  const again = await read(async () => mailboxOf(numbered, undefined, 2n), { ...inbox() });
  await vi.waitFor(() => expect(inbox()).toMatchObject({ low: 1, high: 701, seen: 701, total: 701, uidValidity: '2' }));
  expect([...again.values()].every((times) => times === 1)).toBe(true);
  expect([...again.keys()].filter((id) => !first.has(id))).toHaveLength(2);
});

it('what is opened, answered or marked as unread in the mailbox is noted, and nothing of what came or is as it was', async () => {
  const mailbox = letters(5);
  const client = mailboxOf(mailbox);
  const change = (nth: number, modseq: number, ...flags: readonly string[]) => {
    const one = mailbox[nth];
    if (one) Object.assign(one, { flags, modseq });
    client.emit('flags', undefined as never);
  };
  await read(async () => client, { low: 6, high: 5, total: 5, seen: 0, modseq: '1' });
  await vi.waitFor(() => expect(inbox()).toMatchObject({ low: 1, modseq: '1' }));
  expect(mailMarks.size).toBe(0);
  change(2, 7, '\\Seen', '\\Answered');
  await vi.waitFor(() => expect(mailMarks.all()).toMatchObject([{ isUnread: false, isAnswered: true }]));
  await vi.waitFor(() => expect(inbox()?.modseq).toBe('7'));
  change(2, 8);
  await vi.waitFor(() => expect(mailMarks.all()).toMatchObject([{ isUnread: true, isAnswered: false }]));
  mailbox.push({ subject: 'New', text: Buffer.from('Jam'), modseq: 9 });
  client.emit('exists', undefined as never);
  await vi.waitFor(() => expect(inbox()).toMatchObject({ high: 6, modseq: '9' }));
  expect(mailMarks.size).toBe(1);
});
