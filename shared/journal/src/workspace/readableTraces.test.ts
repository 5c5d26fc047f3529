import 'fake-indexeddb/auto';
import type { KeyValueStorage } from '@steps/platform/src/core/workspace/keyValue';
import { openDB } from 'idb';
import { expect, it } from 'vitest';
import { aesCipher } from '../storage/cipher';
import { openJournalStorage } from '../storage/indexedDbStorage';
import { setAuthenticated } from './authenticated';
import { keepKey } from './keyStore';
import { createWorkspace } from './workspace';

const contact = { name: 'Philippa Throckmorton', email: 'philippa@throckmorton.example', phone: '+44 20 7946 0123' };
const secrets = [
  contact.name,
  'Throckmorton',
  contact.email,
  contact.phone,
  'contact-philippa',
  'violin harbour teapot',
];

/** Everything in every store of every database as one Latin-1 text: bytes stay bytes, so that encodings cannot hide text. */
async function everyByteStored(): Promise<string> {
  const texts: string[] = [];
  for (const { name = '' } of await indexedDB.databases()) {
    const db = await openDB(name);
    for (const store of db.objectStoreNames) {
      texts.push(...(await db.getAllKeys(store)).map(flat), ...(await db.getAll(store)).map(flat));
    }
    db.close();
  }
  return texts.join('\n');
}

function flat(value: unknown): string {
  if (value instanceof Uint8Array) return String.fromCharCode(...value);
  if (Array.isArray(value)) return value.map(flat).join(' ');
  if (typeof value === 'object' && value !== null)
    return Object.entries(value)
      .map(([key, inner]) => `${key}=${flat(inner)}`)
      .join(' ');
  return String(value);
}

function foundIn(text: string): string[] {
  const utf16 = (secret: string) => [...secret].map((sign) => `${sign}\0`).join('');
  return secrets.filter(
    (secret) => text.includes(secret) || text.includes(utf16(secret)) || text.includes(btoa(secret).slice(0, -4)),
  );
}

it('with a passphrase, nothing readable about a contact is in IndexedDB or localStorage', async () => {
  const written = new Map<string, string>();
  const storage: KeyValueStorage = {
    getItem: (key) => written.get(key) ?? null,
    setItem: (key, value) => written.set(key, value),
    removeItem: (key) => written.delete(key),
  };
  const { workspace, key } = await createWorkspace(
    { name: 'Bakery', passphrase: 'violin harbour teapot' },
    { storage },
  );
  if (!key) throw new Error('Expected a key, got none');
  await keepKey(workspace.id, key);
  setAuthenticated(storage);
  const records = await openJournalStorage('client-1', { cipher: aesCipher(key) });
  await records.load([], () => {});
  const row = { collection: 'contacts', id: 'contact-philippa', value: contact };
  await records.write([row]);
  await records.compact();
  await records.write([{ ...row, value: { ...contact, score: 85 } }]);
  await records.setRowsAside([
    { collection: 'contacts', id: row.id, raw: contact, reason: `${contact.name} has no id`, at: '' },
  ]);

  const stored = await everyByteStored();
  expect(stored).toContain('collection=contacts');
  expect(foundIn(stored)).toEqual([]);
  expect(foundIn([...written].flat().join('\n'))).toEqual([]);
  await records.close();
});

it('without a passphrase the same search finds the contact, so the search itself works', async () => {
  const records = await openJournalStorage('client-2');
  await records.write([{ collection: 'contacts', id: 'contact-philippa', value: contact }]);
  expect(foundIn(await everyByteStored())).toContain(contact.email);
  await records.close();
});
