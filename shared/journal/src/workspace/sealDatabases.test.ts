import 'fake-indexeddb/auto';
import { type KeyValueStorage, memoryKeyValue } from '@steps/platform/src/core/workspace/keyValue';
import { beforeEach, expect, it } from 'vitest';
import { aesCipher } from '../storage/cipher';
import { openJournalStorage } from '../storage/indexedDbStorage';
import { sealDatabases } from './sealDatabases';
import { addPassphrase, createWorkspace, renewRecoveryFile, unlockWithRecovery } from './workspace';

const passphrase = 'violin harbour teapot';
let storage: KeyValueStorage;

beforeEach(() => {
  storage = memoryKeyValue();
});

it('a passphrase set later encrypts every database that was plain', async () => {
  const row = { collection: 'contacts', id: '1', value: { v: 1, r: { name: 'Ada Lovelace' } } };
  for (const name of ['client-one', 'client-two']) {
    const plain = await openJournalStorage(name);
    await plain.write([row]);
    await plain.close();
  }
  await createWorkspace({ name: 'Bakery' }, { storage });
  const { key } = await addPassphrase(passphrase, { storage });
  if (!key) throw new Error('Expected a key, got none');
  await sealDatabases(['client-one', 'client-two'], key);

  for (const name of ['client-one', 'client-two']) {
    await expect(openJournalStorage(name)).rejects.toMatchObject({ fault: 'locked' });
    const sealed = await openJournalStorage(name, { cipher: aesCipher(key) });
    const rows: unknown[] = [];
    await sealed.load([], (batch) => rows.push(...batch));
    await sealed.close();
    expect(rows).toEqual([row]);
    expect(await readable(name)).not.toContain('Lovelace');
  }
});

it('a new recovery file opens the workspace and the earlier one no longer does', async () => {
  const { recoveryFile: first } = await createWorkspace({ name: 'Bakery', passphrase }, { storage });
  const second = await renewRecoveryFile(passphrase, { storage });
  await expect(renewRecoveryFile('not the passphrase', { storage })).rejects.toMatchObject({
    code: 'wrong-passphrase',
  });
  await expect(unlockWithRecovery(first?.text ?? '', 'another passphrase', { storage })).rejects.toMatchObject({
    code: 'bad-recovery-file',
  });
  expect((await unlockWithRecovery(second.text, 'another passphrase', { storage })).key).toBeDefined();
});

/** Every text in the stores of a database, encrypted bytes as they are. */
async function readable(name: string): Promise<string> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(`steps-${name}`);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  const texts = await Promise.all(
    [...database.objectStoreNames].map(
      (store) =>
        new Promise<string>((resolve) => {
          const request = database.transaction(store).objectStore(store).getAll();
          request.onsuccess = () => resolve(JSON.stringify(request.result));
        }),
    ),
  );
  database.close();
  return texts.join('\n');
}
