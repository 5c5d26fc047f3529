import { clients } from '@steps/business';
import { flush } from '@steps/platform';
import { openStorage } from '@steps/platform/host';
import { contact, createContact, openMemoryStore, tomWith } from '@steps/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeBackup, makeHandOver, restoreClient, staysHere } from './backup';
import { type BackupClient, parseBackup } from './backupSchema';
import { previewRestore, restoreInto, undoRestore } from './restoreInto';
import { readSealed } from './sealedBackup';

let file: BackupClient;
beforeEach(async () => {
  // A browser without locks: nothing waits for its turn.
  vi.stubGlobal('navigator', {});
  await openMemoryStore({ contacts: [contact({ id: 'c1' })] }, { client: { businessName: 'Bakery' } });
  const [one] = parseBackup(JSON.stringify(await makeBackup('Haworth'))).clients;
  if (!one) throw new Error('Expected a business in the backup.');
  file = one;
});

afterEach(() => void vi.unstubAllGlobals());

it('keys, secrets and what was done are in no file, and are left as they are when one is put back', () => {
  expect([...staysHere].sort()).toEqual(
    [
      'aiApprovals',
      'aiConnection',
      'connectionLogs',
      'connections',
      'logEntries',
      'teamConflict',
      'teamConnection',
      'teamSeen',
    ].sort(),
  );
});

it('keys and secrets of a business are in no file, nor are they when they were set aside', async () => {
  const storage = openStorage('client');
  const secret = { collection: 'connections', id: 'mail', value: { v: 1, r: { id: 'mail', key: 'secret words' } } };
  const aside = { id: 'x', raw: 'secret words', reason: 'broken', at: '2026-11-03T12:00:00.000Z' };
  await storage?.write([secret]);
  await storage?.setRowsAside([
    { ...aside, collection: 'aiApprovals' },
    { ...aside, collection: 'contacts', raw: 'kept' },
  ]);
  const backup = await makeBackup('Haworth');
  const [client] = clients.all();
  if (!client) throw new Error('Expected a business.');
  for (const made of [backup, await makeHandOver(client)]) {
    expect(JSON.stringify(made)).not.toContain('secret words');
    expect(made.clients[0]?.setAside.map(({ raw }) => raw)).toEqual(['kept']);
  }
});

it('who worked here goes into a backup, and not to whom a business is handed over', async () => {
  createContact({ name: 'Cy Young' });
  await flush();
  const [client] = clients.all();
  if (!client) throw new Error('Expected a business.');
  const collections = async (made: ReturnType<typeof makeBackup>) =>
    new Set((await made).clients[0]?.rows.map(({ collection }) => collection));
  expect((await collections(makeBackup('Haworth'))).has('logEntries')).toBe(true);
  const handed = await collections(makeHandOver(client));
  expect([handed.has('logEntries'), handed.has('contacts')]).toEqual([false, true]);
});

describe('putting a business back', () => {
  it('asks for the right to change settings, and as a new business for that to add to them', async () => {
    const preview = await previewRestore(file);
    tomWith({ settings: ['view'] });
    await expect(restoreInto(file, preview)).rejects.toThrow('may not change settings');
    await expect(undoRestore(file.client.id, preview)).rejects.toThrow('may not change settings');
    await expect(restoreClient(file)).rejects.toThrow('may not add to settings');
    expect(clients.size).toBe(1);
  });
});

describe('a sealed file', () => {
  const base = {
    product: 'Steps',
    kind: 'sealed backup',
    madeAt: '2026-11-03T12:00:00.000Z',
    iv: 'AAAA',
    data: 'AAAA',
  };
  const first = { ...base, version: 1, iterations: 600_000, salt: 'AAAA' };
  const read = (fields: object) => readSealed(JSON.stringify({ ...first, ...fields }));

  it('is one of Steps of this kind, of any version up to the newest', () => {
    expect(readSealed(JSON.stringify(first))).toEqual(first);
    for (const other of [{ product: 'Other' }, { kind: 'backup' }, { version: '1' }, { product: 7 }]) {
      expect(read(other), JSON.stringify(other)).toBeUndefined();
    }
    expect(readSealed('null')).toBeUndefined();
    expect(() => read({ version: 2 })).toThrow('The file is damaged at key: ');
    expect(() => read({ version: 0 })).toThrow('The file is damaged at version: ');
  });

  it('says where it is damaged', () => {
    for (const [field, value] of Object.entries({
      madeAt: 7,
      iv: '?',
      data: '?',
      salt: '?',
      iterations: 99_999,
    })) {
      expect(() => read({ [field]: value }), field).toThrow(`The file is damaged at ${field}: `);
    }
    expect(() => read({ iterations: 100_000.5 })).toThrow('damaged at iterations');
    expect(() => read({ iterations: 5_000_001 })).toThrow('damaged at iterations');
    expect(read({ iterations: 5_000_000 })).toMatchObject({ iterations: 5_000_000 });
    expect(read({ iterations: 100_000 })).toMatchObject({ iterations: 100_000 });
  });
});
