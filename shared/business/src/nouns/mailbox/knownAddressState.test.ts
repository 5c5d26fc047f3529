import { commit } from '@steps/platform/src/core/store/commit';
import { drop, put } from '@steps/platform/src/core/store/recordChange';
import { openMemoryStore, setCurrentPerson, testNow } from '@steps/testing';
import { afterEach, expect, it } from 'vitest';
import { contacts } from '../contacts/contact';
import { newContact } from '../contacts/contactState';
import { mailReadings } from '../mail/mailReading';
import { knownAddresses } from './knownAddress';
import { addressesToCheck, beginReading, keepKnown } from './knownAddressState';

const reading = { id: 'account-1', withoutDomains: [], withoutFolders: [], createdAt: testNow, updatedAt: testNow };
const sam = { ...newContact({ name: 'Sam', email: 'Sam@Example.com', otherEmails: 'sam@home.example' }), id: 'c1' };
const known = () => knownAddresses.all().map(({ id }) => id);
afterEach(() => setCurrentPerson(undefined));

it('while no mail is read, no address is passed to a post office, and earlier ones are deleted', async () => {
  await openMemoryStore({ contacts: [sam], knownAddresses: [{ id: 'sam@example.com' }] });
  keepKnown(addressesToCheck());
  expect(known()).toEqual([]);
});

it('while mail is read, all addresses of contacts are known, in lower case, and no others', async () => {
  await openMemoryStore({ contacts: [sam], mailReadings: [reading], knownAddresses: [{ id: 'gone@example.com' }] });
  keepKnown(addressesToCheck());
  expect(known().toSorted()).toEqual(['sam@example.com', 'sam@home.example']);
  commit({ label: 'Delete', changes: [drop(contacts, 'c1')] });
  keepKnown(['sam@example.com', 'sam@home.example']);
  expect(known()).toEqual([]);
});

it('an address that is added while mail is read is searched for in older mail', async () => {
  await openMemoryStore({ mailReadings: [reading] });
  beginReading();
  expect(mailReadings.get('account-1')?.readyAt).toBeDefined();
  commit({ label: 'Add', changes: [put(contacts, sam)] });
  keepKnown(['sam@example.com']);
  expect(knownAddresses.get('sam@example.com')).toEqual({ id: 'sam@example.com', isNew: true });
});

it('an address that two contacts have stays known when one of them goes', async () => {
  await openMemoryStore({ contacts: [sam, { ...sam, id: 'c2' }], mailReadings: [reading] });
  keepKnown(addressesToCheck());
  commit({ label: 'Delete', changes: [drop(contacts, 'c2'), put(contacts, sam)] });
  keepKnown(['sam@example.com']);
  expect(known()).toContain('sam@example.com');
  expect(mailReadings.size).toBe(1);
});
