import 'fake-indexeddb/auto';
import { contacts } from '@steps/business/src/nouns/contacts/contact';
import { indexedDbPort } from '@steps/journal/src/storage/indexedDbStorage';
import { contact, dropContacts, editContact, openMemoryStore } from '@steps/testing';
import { expect, it } from 'vitest';
import { undo } from './history';
import { flush } from './saveQueue';

it('what is edited, deleted and undone is the same after a reload from IndexedDB', async () => {
  const port = indexedDbPort();
  await openMemoryStore({ contacts: [contact({ id: 'ann', name: 'Ann' }), contact({ id: 'ben' })] }, { port });
  editContact('ann', { name: 'Anna', tags: ['VIP'] });
  dropContacts(['ann', 'ben']);
  undo();
  dropContacts(['ben']);
  const left = contacts.all();
  expect(await flush()).toBe(true);
  const { close } = await openMemoryStore({}, { port });
  expect(contacts.all()).toEqual(left);
  expect(contacts.get('ann')).toMatchObject({ name: 'Anna', tags: ['VIP'] });
  await close();
});
