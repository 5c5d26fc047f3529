import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { indexedDbPort } from '../../journal/storage/indexedDbStorage';
import { contacts } from '../../nouns/contacts/contact';
import { contact, dropContacts, editContact, openMemoryStore } from '../../testing';
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
