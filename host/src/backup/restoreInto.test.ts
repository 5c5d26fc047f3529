import { activeClient, contacts, createClient, switchClient } from '@steps/business';
import { RuleError } from '@steps/platform';
import { contact, createContact, dropContacts, editContact, faultyPort, openMemoryStore } from '@steps/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeBackup } from './backup';
import { type BackupClient, type BackupRow, parseBackup } from './backupSchema';
import { previewRestore, restoreInto, sameClient, undoRestore, wouldEmpty } from './restoreInto';

let disk: ReturnType<typeof faultyPort>;
let file: BackupClient;
const names = () =>
  contacts
    .all()
    .map(({ name }) => name)
    .sort();

/** As a browser's: one after the other. */
function locks() {
  let turn: Promise<unknown> = Promise.resolve();
  const request = (_name: string, work: () => Promise<unknown>) => {
    const next = turn.then(work, work);
    turn = next;
    return next;
  };
  return { request };
}

beforeEach(async () => {
  vi.stubGlobal('navigator', { locks: locks() });
  disk = faultyPort();
  await openMemoryStore(
    { contacts: [contact({ id: 'c1', name: 'Ada Byron' }), contact({ id: 'c2', name: 'Bo Diaz' })] },
    { port: disk, client: { businessName: 'Bakery' } },
  );
  const [one] = parseBackup(JSON.stringify(await makeBackup('Haworth'))).clients;
  if (!one) throw new Error('Expected a business in the backup.');
  file = one;
  editContact('c1', { name: 'Ada King' });
  dropContacts(['c2']);
  createContact({ name: 'Cy Young' });
});

afterEach(() => void vi.unstubAllGlobals());

const ofContacts = async () => {
  const { byCollection } = await previewRestore(file);
  return byCollection.find(({ collection }) => collection === 'contacts');
};

describe('putting a business back to its file', () => {
  it('says before what comes, differs and goes', async () => {
    expect(sameClient(file)?.businessName).toBe('Bakery');
    expect(await ofContacts()).toEqual({ collection: 'contacts', added: 1, changed: 1, lost: 1 });
  });

  it('restores the records of the file, and undo brings the current ones back', async () => {
    const done = await restoreInto(file, await previewRestore(file));
    expect(names()).toEqual(['Ada Byron', 'Bo Diaz']);
    expect(activeClient()?.businessName).toBe('Bakery');
    expect((await previewRestore(file)).changes).toEqual([]);
    await undoRestore(file.client.id, done);
    expect(names()).toEqual(['Ada King', 'Cy Young']);
  });

  it('works while another business is open, and leaves that one alone', async () => {
    await switchClient(createClient({ businessName: 'Florist' }).id);
    createContact({ name: 'Dee Fox' });
    await restoreInto(file, await previewRestore(file));
    expect(names()).toEqual(['Dee Fox']);
    await switchClient(file.client.id);
    expect(names()).toEqual(['Ada Byron', 'Bo Diaz']);
  });

  it('changes nothing when the disk is full', async () => {
    const previewed = await previewRestore(file);
    disk.writeFault = 'quota';
    await expect(restoreInto(file, previewed)).rejects.toMatchObject({ fault: 'quota' });
    disk.writeFault = undefined;
    expect(names()).toEqual(['Ada King', 'Cy Young']);
  });

  it('is refused when records changed since the preview, also for the second of two restores at once', async () => {
    const previewed = await previewRestore(file);
    const both = await Promise.allSettled([restoreInto(file, previewed), restoreInto(file, previewed)]);
    expect(both.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    await expect(restoreInto(file, previewed)).rejects.toThrow('have changed since you looked');
    expect(names()).toEqual(['Ada Byron', 'Bo Diaz']);
  });

  it('never replaces a full business by a nearly empty one', async () => {
    for (let at = 0; at < 30; at++) createContact({ name: `Contact ${at}` });
    const empty: BackupClient = { ...file, rows: [] as BackupRow[] };
    await expect(restoreInto(empty, await previewRestore(empty))).rejects.toThrow(RuleError);
    expect(contacts.size).toBe(32);
    expect(wouldEmpty({ before: 19, after: 0 })).toBe(false);
    expect(wouldEmpty({ before: 100, after: 10 })).toBe(false);
    expect(wouldEmpty({ before: 100, after: 9 })).toBe(true);
  });
});
