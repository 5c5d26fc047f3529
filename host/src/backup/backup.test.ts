import { activeClient, clients, contacts, createClient, switchClient } from '@steps/business';
import { flush, openClientId, RuleError, setRegion } from '@steps/platform';
import { openSiblingStorage, openStorage, setAsideIn } from '@steps/platform/host';
import { contact, createContact, deal, dropContacts, editContact, faultyPort, openMemoryStore } from '@steps/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { backupFileName, countRows, makeBackup, makeHandOver, restoreClient } from './backup';
import { backupQuestion, recordsIn } from './backupQuestion';
import { parseBackup } from './backupSchema';

const port = () => faultyPort();
let disk: ReturnType<typeof port>;

beforeEach(async () => {
  disk = port();
  await openMemoryStore(
    { contacts: [contact({ id: 'c1', name: 'Ada Byron' }), contact({ id: 'c2' })], deals: [deal()] },
    { port: disk, client: { businessName: 'Bakery' } },
  );
});

const throughFile = async () => parseBackup(JSON.stringify(await makeBackup('Haworth & Sons')));

describe('a backup', () => {
  it('holds every business with its records and is named after workspace and day', async () => {
    const other = createClient({ businessName: 'Florist' });
    const backup = await throughFile();
    expect(backup.clients.map(({ client }) => client.businessName)).toEqual(['Bakery', 'Florist']);
    expect(countRows(backup.clients[0]?.rows ?? [])).toEqual([
      { collection: 'contacts', count: 2 },
      { collection: 'deals', count: 1 },
    ]);
    expect(backup.clients[1]).toMatchObject({ client: { id: other.id }, rows: [] });
    expect(backup.workspace.rows.some(({ collection }) => collection === 'clients')).toBe(true);
    expect(backupFileName({ ...backup, madeAt: '2026-11-03T12:00:00.000Z' })).toBe(
      'steps-haworth-sons-2026-11-03.json',
    );
  });

  it('is named after the day that the person has, not the one in Greenwich', async () => {
    const backup = { ...(await throughFile()), madeAt: '2026-11-03T23:30:00.000Z' };
    setRegion({ timeZone: 'Pacific/Auckland' });
    expect(backupFileName(backup)).toBe('steps-haworth-sons-2026-11-04.json');
    setRegion({ timeZone: 'America/New_York' });
    expect(backupFileName(backup)).toBe('steps-haworth-sons-2026-11-03.json');
    setRegion({ timeZone: '' });
  });

  it('holds the records that were set aside', async () => {
    const broken = {
      collection: 'contacts',
      id: 'c9',
      raw: { v: 1, r: 7 },
      reason: 'expected a record',
      at: '2026-11-03T12:00:00Z',
    };
    await openStorage('client')?.setRowsAside([broken]);
    expect((await throughFile()).clients[0]?.setAside).toEqual([broken]);
  });
});

describe('a backup of what storage does not have', () => {
  const names = (rows: readonly { collection: string; value: { r?: unknown } }[]) =>
    rows.flatMap(({ collection, value }) => (collection === 'contacts' ? [(value.r as { name: string }).name] : []));

  it('holds what the tab holds when storage is full, as it was changed last', async () => {
    await flush();
    disk.writeFault = 'quota';
    editContact('c1', { name: 'Ada King' });
    createContact({ name: 'Cy Young' });
    dropContacts(['c2']);
    const { clients, missing } = await throughFile();
    expect(names(clients[0]?.rows ?? [])).toEqual(['Ada King', 'Cy Young']);
    expect(missing).toBeUndefined();
  });

  it('holds the whole open business when storage was cleared, and names what only storage had', async () => {
    createClient({ businessName: 'Florist' });
    await flush();
    disk.lose();
    const { clients, workspace, missing } = await throughFile();
    expect(clients.map(({ client }) => client.businessName)).toEqual(['Bakery']);
    expect(names(clients[0]?.rows ?? [])).toHaveLength(2);
    expect(workspace.rows.some(({ collection }) => collection === 'clients')).toBe(true);
    expect(missing?.join(' ')).toBe('the records of Florist, which only the browser’s storage had');
  });

  it('is made where nothing can be opened any more', async () => {
    await flush();
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    disk.openFault = 'unavailable';
    const { clients, missing } = await throughFile();
    expect(names(clients[0]?.rows ?? [])).toHaveLength(2);
    expect(missing).toBeUndefined();
    const bakery = activeClient();
    if (!bakery) throw new Error('Expected an open business.');
    expect((await makeHandOver(bakery)).clients[0]?.rows.length).toBe(clients[0]?.rows.length);
  });

  it('says that what was set aside is lost with storage, and is whole where there is none', async () => {
    disk.lose();
    expect((await throughFile()).missing).toBeUndefined();
    await openMemoryStore({ contacts: [contact({ id: 'c1' })] }, { port: disk, client: { businessName: 'Bakery' } });
    await flush();
    const beside = await openSiblingStorage('client-1');
    await beside.write([{ collection: 'contacts', id: 'broken', value: { v: 1, r: 7 } }]);
    await beside.close();
    await vi.waitFor(() => expect(setAsideIn('client')).toBe(1));
    disk.lose();
    expect((await throughFile()).missing).toEqual(['records of Bakery that were set aside']);
  });

  it('of a business that is not open and cannot be read is refused, never an empty file', async () => {
    const other = createClient({ businessName: 'Florist' });
    await flush();
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    disk.openFault = 'unavailable';
    await expect(makeHandOver(other)).rejects.toThrow('The records of Florist cannot be read');
  });

  it('asks before it counts: when it lacks something, is empty, or is smaller than the last', async () => {
    const whole = await throughFile();
    const counts = recordsIn(whole);
    expect(counts).toMatchObject({ contacts: 2, deals: 1 });
    expect(backupQuestion(whole)).toBeUndefined();
    expect(backupQuestion(whole, counts)).toBeUndefined();
    expect(backupQuestion(whole, { ...counts, contacts: 1, logEntries: 9_000, drafts: 1 })).toBeUndefined();
    expect(backupQuestion(whole, { ...counts, contacts: 1240 })).toMatchObject({
      title: 'The file will hold less than your last one',
      text: 'Contacts: 2 instead of 1,240. Unless you deleted the others, keep your last file too.',
    });
    expect(backupQuestion(whole, { ...counts, tickets: 3 })?.text).toMatch(/^Tickets: 0 instead of 3/);
    expect(backupQuestion({ ...whole, clients: [] })?.title).toBe('The file will hold no records');
    const lacking = backupQuestion({ ...whole, missing: ['the records of Florist', 'and more'] });
    expect(lacking?.title).toBe('The file will not hold everything');
    expect(lacking?.text).toContain('Not in it: the records of Florist; and more.');
  });
});

describe('the file of one business', () => {
  it('holds everything of it, says nothing of the others, and is restored like a backup', async () => {
    createClient({ businessName: 'Florist' });
    const bakery = activeClient();
    if (!bakery) throw new Error('Expected an open business.');
    const text = JSON.stringify(await makeHandOver(bakery));
    expect(text).not.toContain('Florist');
    const file = parseBackup(text);
    expect(file.workspace).toMatchObject({ name: 'Bakery', rows: [] });
    expect(backupFileName(file)).toMatch(/^steps-bakery-/);
    const [own, ...others] = file.clients;
    expect(others).toEqual([]);
    expect(own && countRows(own.rows)).toEqual([
      { collection: 'contacts', count: 2 },
      { collection: 'deals', count: 1 },
    ]);
    expect(own && (await restoreClient(own)).businessName).toBe('Bakery (restored)');
  });
});

describe('restoring', () => {
  it('makes a new business beside the old one and overwrites nothing', async () => {
    const before = activeClient();
    const [bakery] = (await throughFile()).clients;
    if (!bakery) throw new Error('Expected a business in the backup.');
    const restored = await restoreClient(bakery);
    expect(restored).toMatchObject({ businessName: 'Bakery (restored)', isActive: false });
    expect(openClientId()).toBe(before?.id);
    expect(clients.size).toBe(2);
    await switchClient(restored.id);
    expect(contacts.size).toBe(2);
    expect(contacts.get('c1')?.name).toBe('Ada Byron');
  });

  it('whose records a newer version saved is refused before anything is written', async () => {
    const [bakery] = (await throughFile()).clients;
    if (!bakery) throw new Error('Expected a business in the backup.');
    const newer = { ...bakery, rows: bakery.rows.map((row) => ({ ...row, value: { ...row.value, v: 99 } })) };
    await expect(restoreClient(newer)).rejects.toThrow(
      'were saved by a newer version of Steps (99; this page reads up to',
    );
    expect(clients.size).toBe(1);
  });

  it('leaves nothing behind when the disk is full', async () => {
    const [bakery] = (await throughFile()).clients;
    if (!bakery) throw new Error('Expected a business in the backup.');
    disk.writeFault = 'quota';
    await expect(restoreClient(bakery)).rejects.toMatchObject({ fault: 'quota' });
    disk.writeFault = undefined;
    expect(clients.size).toBe(1);
  });

  it('refuses a sixth business with a clear message', async () => {
    const [bakery] = (await throughFile()).clients;
    if (!bakery) throw new Error('Expected a business in the backup.');
    for (const businessName of ['Two', 'Three', 'Four', 'Five']) createClient({ businessName });
    await expect(restoreClient(bakery)).rejects.toThrow(
      'A workspace holds at most 5 clients. Delete one before restoring Bakery.',
    );
  });
});

describe('a bad file is refused with what was expected and what came', () => {
  it.each([
    ['half a file', '{"product":"Steps","cli', 'not complete JSON'],
    ['a spreadsheet', 'name,email\nAda,ada@example.com', 'not complete JSON'],
    ['other JSON', '{"contacts":[]}', 'another kind of JSON file'],
    ['a recovery file', '{"product":"Steps","kind":"recovery key"}', 'another kind of JSON file'],
    ['a file of a newer version', '{"product":"Steps","kind":"backup","version":9}', 'version 9'],
    [
      'a file without its businesses',
      '{"product":"Steps","kind":"backup","version":1,"madeAt":"x"}',
      'damaged at workspace',
    ],
  ])('%s', (_kind, text, message) => {
    expect(() => parseBackup(text)).toThrow(RuleError);
    expect(() => parseBackup(text)).toThrow(message);
  });

  it('names the place of the fault', async () => {
    const backup = await throughFile();
    const broken = {
      ...backup,
      clients: [{ ...backup.clients[0], rows: [{ collection: 'contacts', id: 7, value: {} }] }],
    };
    expect(() => parseBackup(JSON.stringify(broken))).toThrow('clients.0.rows.0.id');
  });
});
