import { commit } from '@steps/platform/src/core/store/commit';
import { drop, put } from '@steps/platform/src/core/store/recordChange';
import { openMemoryStore, setCurrentPerson, testNow } from '@steps/testing';
import { afterEach, expect, it } from 'vitest';
import { contacts } from '../contacts/contact';
import { newContact } from '../contacts/contactState';
import { mailReadings } from '../mail/mailReading';
import { knownAddresses } from './knownAddress';
import { addressesToCheck, keepKnown } from './knownAddressState';
import { mailFolders } from './mailFolder';

const reading = { id: 'account-1', withoutDomains: [], withoutFolders: [], createdAt: testNow, updatedAt: testNow };
const sam = { ...newContact({ name: 'Sam', email: 'Sam@Example.com', otherEmails: 'sam@home.example' }), id: 'c1' };
const folder = {
  ...{ id: 'account-1.inbox', accountId: 'account-1', use: 'inbox', path: 'INBOX', by: 'd.1', uidValidity: '1' },
  ...{ low: 1, high: 9, total: 9, seen: 9, at: testNow },
} as const;
const known = () => knownAddresses.all().map(({ id }) => id);
afterEach(() => setCurrentPerson(undefined));

it('where no mail is read, no address is told to a post office, and those that were are gone', async () => {
  await openMemoryStore({ contacts: [sam], knownAddresses: [{ id: 'sam@example.com' }] });
  keepKnown(addressesToCheck());
  expect(known()).toEqual([]);
});

it('while mail is read, the addresses of contacts are known, all of one, in lower case, and no others', async () => {
  await openMemoryStore({ contacts: [sam], mailReadings: [reading], knownAddresses: [{ id: 'gone@example.com' }] });
  keepKnown(addressesToCheck());
  expect(known().toSorted()).toEqual(['sam@example.com', 'sam@home.example']);
  commit({ label: 'Delete', changes: [drop(contacts, 'c1')] });
  keepKnown(['sam@example.com', 'sam@home.example']);
  expect(known()).toEqual([]);
});

it('an address that comes once folders are read is looked for in older mail', async () => {
  await openMemoryStore({ contacts: [sam], mailReadings: [reading], mailFolders: [folder] });
  keepKnown(addressesToCheck());
  expect(knownAddresses.get('sam@example.com')).toEqual({ id: 'sam@example.com', isNew: true });
  expect(mailFolders.size).toBe(1);
});

it('an address of two contacts stays known when one of them goes', async () => {
  await openMemoryStore({ contacts: [sam, { ...sam, id: 'c2' }], mailReadings: [reading] });
  keepKnown(addressesToCheck());
  commit({ label: 'Delete', changes: [drop(contacts, 'c2'), put(contacts, sam)] });
  keepKnown(['sam@example.com']);
  expect(known()).toContain('sam@example.com');
  expect(mailReadings.size).toBe(1);
});
