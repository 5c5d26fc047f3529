import { contacts } from '@steps/business/src/nouns/contacts/contact';
import { newContact } from '@steps/business/src/nouns/contacts/contactState';
import { mailReadings } from '@steps/business/src/nouns/mail/mailReading';
import { knownAddresses } from '@steps/business/src/nouns/mailbox/knownAddress';
import { commit } from '@steps/platform/src/core/store/commit';
import { put } from '@steps/platform/src/core/store/recordChange';
import { openMemoryStore, testNow } from '@steps/testing';
import { afterEach, expect, it, vi } from 'vitest';
import { keepMailboxes } from './keepMailboxes';

afterEach(() => void vi.useRealTimers());

it('no mail is read before the server has the addresses of contacts', async () => {
  const reading = { id: 'account-1', withoutDomains: [], withoutFolders: [], createdAt: testNow, updatedAt: testNow };
  await openMemoryStore();
  vi.useFakeTimers();
  let isSent = false;
  const { end } = keepMailboxes(
    () => true,
    async (collection) => isSent || collection !== 'knownAddresses',
  );
  commit({ label: 'Add', changes: [put(contacts, newContact({ name: 'Sam', email: 'sam@example.com' }))] });
  commit({ label: 'Read', changes: [put(mailReadings, reading)] });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(knownAddresses.get('sam@example.com')).toBeDefined();
  expect(mailReadings.get('account-1')?.readyAt).toBeUndefined();
  isSent = true;
  await vi.advanceTimersByTimeAsync(1_000);
  expect(mailReadings.get('account-1')?.readyAt).toBeDefined();
  end();
});
