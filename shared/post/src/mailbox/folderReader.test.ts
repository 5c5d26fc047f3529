import { mailAccounts } from '@steps/business/src/nouns/mail/mailAccount';
import { type MailFolder, mailFolders } from '@steps/business/src/nouns/mailbox/mailFolder';
import { commit } from '@steps/platform/src/core/store/commit';
import { put } from '@steps/platform/src/core/store/recordChange';
import { openMemoryStore, testNow } from '@steps/testing';
import { afterEach, expect, it, vi } from 'vitest';
import { imapWords } from '../accounts/imapProblem';
import { FolderReader } from './folderReader';
import { accountOf, readingOf, refusal } from './mailbox.fixture';

let reader: FolderReader | undefined;
afterEach(() => reader?.end());

const folder: MailFolder = {
  ...{ id: 'account-1.inbox', accountId: 'account-1', use: 'inbox', path: 'INBOX', by: 'gone.1', uidValidity: '1' },
  ...{ low: 1, high: 9, total: 9, seen: 9, at: testNow },
};

it('why a mailbox is not read is said at it in words, and it is asked anew as soon as the account is changed', async () => {
  await openMemoryStore({ mailAccounts: [accountOf()], mailReadings: [readingOf()], mailFolders: [folder] });
  const connect = vi.fn(() => Promise.reject(refusal()));
  reader = new FolderReader('account-1', 'inbox', {
    self: 'self.1',
    isAtWork: () => false,
    now: Date.now,
    handOver: async () => true,
    readReports: async () => {},
    connect,
    wordsOf: (error, id) => imapWords(error, mailAccounts.get(id)),
    lastOf: async () => 1,
    async write(changed) {
      commit({ label: 'Say', changes: [put(mailFolders, changed)], undoable: false });
      return 2;
    },
  });
  await vi.waitFor(() => expect(mailFolders.get(folder.id)?.problem).toContain('password'));
  expect(connect).toHaveBeenCalledTimes(1);
  const mended = accountOf({ updatedAt: '2030-01-01T00:00:00.000Z' });
  commit({ label: 'Mend', changes: [put(mailAccounts, mended)], undoable: false });
  await vi.waitFor(() => expect(connect).toHaveBeenCalledTimes(2));
});
