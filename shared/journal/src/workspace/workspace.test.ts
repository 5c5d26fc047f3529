import 'fake-indexeddb/auto';
import { type KeyValueStorage, memoryKeyValue } from '@steps/platform/src/core/workspace/keyValue';
import { readWorkspace, workspaceKey } from '@steps/platform/src/core/workspace/workspaceRecord';
import { beforeEach, describe, expect, it } from 'vitest';
import { aesCipher } from '../storage/cipher';
import { openJournalStorage } from '../storage/indexedDbStorage';
import { isAuthenticated, setAuthenticated, signOut } from './authenticated';
import { keepKey, keptKey } from './keyStore';
import {
  addPassphrase,
  changePassphrase,
  createWorkspace,
  givePassphrase,
  peopleWithPassphrase,
  removeWorkspace,
  renameWorkspace,
  takePassphrase,
  unlockWithRecovery,
  unlockWorkspace,
} from './workspace';

const passphrase = 'violin harbour teapot';
let storage: KeyValueStorage;
let clock: number;
const ports = () => ({ storage, now: () => clock });

beforeEach(() => {
  storage = memoryKeyValue();
  clock = Date.UTC(2026, 0, 1);
});

async function sealedBy(key: CryptoKey | undefined) {
  if (!key) throw new Error('Expected a key, got none');
  const cipher = aesCipher(key);
  return { cipher, sealed: await cipher.encrypt('hello', 'test') };
}

const opens = async (key: CryptoKey | undefined, by: Awaited<ReturnType<typeof sealedBy>>) =>
  (await sealedBy(key)).cipher.decrypt(by.sealed, 'test');

describe('a workspace without a passphrase', () => {
  it('is made with a name, found again and opened without a key', async () => {
    expect(readWorkspace(ports())).toBeUndefined();
    const made = await createWorkspace({ name: ' Harbour Bakery ' }, ports());
    expect(made.workspace).toMatchObject({
      name: 'Harbour Bakery',
      encrypted: false,
      createdAt: '2026-01-01T00:00:00.000Z',
    });
    expect(made.key).toBeUndefined();
    expect(readWorkspace(ports())).toEqual(made.workspace);
    expect((await unlockWorkspace('', ports())).key).toBeUndefined();
  });

  it('can get a passphrase later', async () => {
    await createWorkspace({ name: 'Bakery' }, ports());
    const { key, recoveryFile } = await addPassphrase(passphrase, ports());
    const proof = await sealedBy(key);
    expect(recoveryFile).toBeDefined();
    expect(await opens((await unlockWorkspace(passphrase, ports())).key, proof)).toBe('hello');
    await expect(addPassphrase(passphrase, ports())).rejects.toMatchObject({ code: 'exists' });
  });

  it('can be renamed', async () => {
    await createWorkspace({ name: 'Bakery' }, ports());
    renameWorkspace('Bakery & Sons', ports());
    expect(readWorkspace(ports())?.name).toBe('Bakery & Sons');
  });
});

describe('a workspace with a passphrase', () => {
  it('gives the same key for the passphrase, one that scripts cannot read out', async () => {
    const made = await createWorkspace({ name: 'Bakery', passphrase }, ports());
    const again = await unlockWorkspace(passphrase, ports());
    expect(again.key?.extractable).toBe(false);
    expect(made.key?.extractable).toBe(false);
    expect(await opens(again.key, await sealedBy(made.key))).toBe('hello');
  });

  it('takes the same passphrase typed as other code points', async () => {
    await createWorkspace({ name: 'Café', passphrase: 'cafe\u0301 harbour' }, ports());
    await expect(unlockWorkspace('caf\u00e9 harbour', ports())).resolves.toBeDefined();
  });

  it('keeps its key through a change of passphrase; the old one no longer opens it', async () => {
    const proof = await sealedBy((await createWorkspace({ name: 'Bakery', passphrase }, ports())).key);
    await changePassphrase(passphrase, 'another harbour teapot', ports());
    await expect(unlockWorkspace(passphrase, ports())).rejects.toMatchObject({ code: 'wrong-passphrase' });
    expect(await opens((await unlockWorkspace('another harbour teapot', ports())).key, proof)).toBe('hello');
  });

  it('opens with the recovery file or the key typed from it, and a new passphrase', async () => {
    const made = await createWorkspace({ name: 'Harbour Bakery', passphrase }, ports());
    const proof = await sealedBy(made.key);
    const file = made.recoveryFile;
    expect(file?.fileName).toBe('steps-recovery-harbour-bakery.json');
    const content: { recoveryKey: string; product: string } = JSON.parse(file?.text ?? '');
    expect(content.product).toBe('Steps');
    const byFile = await unlockWithRecovery(file?.text ?? '', 'my new passphrase', ports());
    expect(await opens(byFile.key, proof)).toBe('hello');
    const byKey = await unlockWithRecovery(content.recoveryKey.toLowerCase(), 'a third passphrase', ports());
    expect(await opens(byKey.key, proof)).toBe('hello');
    expect(await opens((await unlockWorkspace('a third passphrase', ports())).key, proof)).toBe('hello');
  });

  it.each([
    ['nothing', ''],
    ['another file', '{"product":"Other"}'],
    ['half a file', '{"product":"Steps", "recov'],
    ['half a key', 'ABCD-EFGH'],
    ['another key', Array(13).fill('AAAA').join('-')],
  ])('does not open with %s as recovery', async (_, text) => {
    await createWorkspace({ name: 'Bakery', passphrase }, ports());
    await expect(unlockWithRecovery(text, passphrase, ports())).rejects.toMatchObject({ code: 'bad-recovery-file' });
  });

  it('refuses a short passphrase with a clear message', async () => {
    await expect(createWorkspace({ name: 'Bakery', passphrase: 'short' }, ports())).rejects.toMatchObject({
      code: 'short-passphrase',
      message: 'Use at least 8 characters (this has 5).',
    });
    expect(readWorkspace(ports())).toBeUndefined();
  });
});

describe('wrong tries', () => {
  it('make the next one wait longer each time, after a reload and in other tabs too', async () => {
    await createWorkspace({ name: 'Bakery', passphrase }, ports());
    const wrong = () => unlockWorkspace('not the passphrase', ports());
    await expect(wrong()).rejects.toMatchObject({ code: 'wrong-passphrase', waitMs: 0 });
    await expect(wrong()).rejects.toMatchObject({ code: 'wrong-passphrase', waitMs: 0 });
    await expect(wrong()).rejects.toMatchObject({ code: 'wrong-passphrase', waitMs: 1000 });
    await expect(unlockWorkspace(passphrase, ports())).rejects.toMatchObject({ code: 'wait', waitMs: 1000 });
    expect(readWorkspace(ports())?.waitMs).toBe(1000);
    clock += 1000;
    await expect(wrong()).rejects.toMatchObject({ waitMs: 2000, message: expect.stringContaining('2 seconds') });
    clock += 2000;
    await expect(unlockWorkspace(passphrase, ports())).resolves.toMatchObject({ workspace: { waitMs: 0 } });
    await expect(wrong()).rejects.toMatchObject({ waitMs: 0 });
  });

  it('made at once in many tabs do not slip past the count', async () => {
    await createWorkspace({ name: 'Bakery', passphrase }, ports());
    const tries = await Promise.allSettled(Array.from({ length: 6 }, () => unlockWorkspace('wrong wrong', ports())));
    const codes = tries.map((tried) => tried.status === 'rejected' && tried.reason.code);
    expect(codes).toEqual(['wrong-passphrase', 'wrong-passphrase', 'wrong-passphrase', 'wait', 'wait', 'wait']);
  });

  it('of the current passphrase while changing it count as well', async () => {
    await createWorkspace({ name: 'Bakery', passphrase }, ports());
    for (let n = 0; n < 3; n += 1) {
      await expect(changePassphrase('wrong wrong', 'new passphrase', ports())).rejects.toMatchObject({
        code: 'wrong-passphrase',
      });
    }
    await expect(unlockWorkspace(passphrase, ports())).rejects.toMatchObject({ code: 'wait' });
  });
});

describe('a workspace record', () => {
  it('that exists is never replaced', async () => {
    await createWorkspace({ name: 'First', passphrase }, ports());
    await expect(createWorkspace({ name: 'Second' }, ports())).rejects.toMatchObject({ code: 'exists' });
    expect(readWorkspace(ports())?.name).toBe('First');
  });

  it.each(['{', '{"version":2}', '{"version":1,"protection":{"iterations":1000}}'])(
    'that reads %s is damaged and left as it is',
    async (text) => {
      storage.setItem(workspaceKey, text);
      expect(() => readWorkspace(ports())).toThrow(expect.objectContaining({ code: 'damaged' }));
      await expect(createWorkspace({ name: 'New' }, ports())).rejects.toMatchObject({ code: 'damaged' });
      expect(storage.getItem(workspaceKey)).toBe(text);
      removeWorkspace(ports());
      expect(readWorkspace(ports())).toBeUndefined();
    },
  );

  it('that is missing or cannot be reached says so', async () => {
    await expect(unlockWorkspace(passphrase, ports())).rejects.toMatchObject({ code: 'no-workspace' });
    const denied = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    storage = { getItem: denied, setItem: denied, removeItem: denied };
    await expect(createWorkspace({ name: 'x' }, ports())).rejects.toMatchObject({ code: 'storage-unavailable' });
  });
});

describe('while signed in', () => {
  it('the flag and the key survive a reload; logout removes both', async () => {
    const { workspace, key } = await createWorkspace({ name: 'Bakery', passphrase }, ports());
    const proof = await sealedBy(key);
    expect(isAuthenticated(storage)).toBe(false);
    setAuthenticated(storage);
    if (key) await keepKey(workspace.id, key);
    expect(isAuthenticated(storage)).toBe(true);
    expect(storage.getItem('steps.authenticated')).toBe('true');
    expect(await opens(await keptKey(workspace.id), proof)).toBe('hello');
    await signOut(storage);
    expect(isAuthenticated(storage)).toBe(false);
    expect(await keptKey(workspace.id)).toBeUndefined();
  });

  it('a key that scripts could read out is not kept', async () => {
    const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, true, ['encrypt', 'decrypt']);
    await expect(keepKey('x', key)).rejects.toThrow('cannot be extracted');
  });

  it('takes a contact to storage and back with the kept key', async () => {
    const { key } = await createWorkspace({ name: 'Bakery', passphrase }, ports());
    if (!key) throw new Error('Expected a key, got none');
    const row = { collection: 'contacts', id: '1', value: { name: 'Ada Lovelace' } };
    const first = await openJournalStorage('client-x', { cipher: aesCipher(key) });
    await first.write([row]);
    await first.close();
    const { key: again } = await unlockWorkspace(passphrase, ports());
    if (!again) throw new Error('Expected a key, got none');
    const second = await openJournalStorage('client-x', { cipher: aesCipher(again) });
    const rows: unknown[] = [];
    await second.load([], (batch) => rows.push(...batch));
    await second.close();
    expect(rows).toEqual([row]);
  });
});

describe('people of an encrypted workspace', () => {
  const own = 'lantern quarry ribbon';

  it('open the same data with a passphrase of their own, and the workspace knows whose it was', async () => {
    const { key } = await createWorkspace({ name: 'Bakery', passphrase }, ports());
    const proof = await sealedBy(key);
    await givePassphrase(passphrase, 'person-tom', own, ports());
    const tom = await unlockWorkspace(own, ports());
    expect(tom.person).toBe('person-tom');
    expect(tom.key?.extractable).toBe(false);
    expect(await opens(tom.key, proof)).toBe('hello');
    expect((await unlockWorkspace(passphrase, ports())).person).toBeUndefined();
    expect(peopleWithPassphrase(ports())).toEqual(['person-tom']);
    expect(storage.getItem(workspaceKey)).not.toContain(own);
    await expect(givePassphrase('quite another one', 'person-eve', own, ports())).rejects.toMatchObject({
      code: 'wrong-passphrase',
    });
  });

  it('change their own without touching anybody else’s, and it opens nothing once it is taken away', async () => {
    const { key } = await createWorkspace({ name: 'Bakery', passphrase }, ports());
    const proof = await sealedBy(key);
    await givePassphrase(passphrase, 'person-tom', own, ports());
    await givePassphrase(own, 'person-eve', 'meadow copper whistle', ports());
    await changePassphrase(own, 'another lantern quarry', ports());
    expect((await unlockWorkspace('another lantern quarry', ports())).person).toBe('person-tom');
    await changePassphrase(passphrase, 'violin harbour kettle', ports());
    expect(await opens((await unlockWorkspace('meadow copper whistle', ports())).key, proof)).toBe('hello');
    await expect(unlockWorkspace(own, ports())).rejects.toMatchObject({ code: 'wrong-passphrase' });
    clock += 120_000;
    takePassphrase('person-tom', ports());
    await expect(unlockWorkspace('another lantern quarry', ports())).rejects.toMatchObject({
      code: 'wrong-passphrase',
    });
    clock += 120_000;
    expect(await opens((await unlockWorkspace('violin harbour kettle', ports())).key, proof)).toBe('hello');
  });
});
