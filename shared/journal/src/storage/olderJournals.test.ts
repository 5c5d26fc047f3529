import type { RowChange } from '@steps/platform/src/core/storage/port';
import { openDB } from 'idb';
import { expect, it } from 'vitest';
import { contact, databaseName, raw, rowsOf, tab } from './testBed';

const row = (id: string, fields: object): [string, unknown] => [id, { v: 1, r: { id, ...fields } }];

/** A database as version 2 left it: rows in a block, and a journal of whole rows without writer and clock. */
async function versionTwo(): Promise<void> {
  const db = await openDB(`steps-${databaseName()}`, 2, {
    upgrade(made) {
      made.createObjectStore('blocks', { keyPath: ['collection', 'no'] }).createIndex('generation', 'generation');
      made.createObjectStore('journal', { autoIncrement: true });
      made.createObjectStore('meta');
      made.createObjectStore('quarantine', { autoIncrement: true });
      made.createObjectStore('kept');
    },
  });
  await db.put('meta', { version: 2, generation: 1, floor: 0 }, 'state');
  const rows = [row('ada', { name: 'Ada' }), row('grace', { name: 'Grace' })];
  await db.put('blocks', { collection: 'contacts', no: 0, generation: 1, rows: JSON.stringify(rows) });
  const changes = [
    ['contacts', ...row('ada', { name: 'Ada Lovelace', phone: '1' })],
    ['contacts', 'grace'],
    ['contacts', ...row('mary', { name: 'Mary' })],
  ];
  await db.add('journal', { parts: [JSON.stringify(changes)], size: 100 });
  db.close();
}

const phone: RowChange = {
  collection: 'contacts',
  id: 'ada',
  value: { v: 1, r: { phone: '2' } },
  fields: ['phone'],
};

it('a journal of whole rows from before is read, and changes of fields go on from it', async () => {
  await versionTwo();
  const storage = await tab();
  const ada = { v: 1, r: { id: 'ada', name: 'Ada Lovelace', phone: '1' } };
  const mary = { v: 1, r: { id: 'mary', name: 'Mary' } };
  expect(await rowsOf(storage)).toEqual([contact('ada', ada), contact('mary', mary)]);
  await storage.write([phone]);
  const after = [contact('ada', { v: 1, r: { ...ada.r, phone: '2' } }), contact('mary', mary)];
  expect(await rowsOf(await tab())).toEqual(after);
  await storage.compact();
  expect(await rowsOf(await tab())).toEqual(after);
});

it('a tab of the release before is asked to reload: it would take changed fields for whole rows', async () => {
  await versionTwo();
  let asked = false;
  const old = await openDB(`steps-${databaseName()}`, 2, {
    blocking: () => {
      asked = true;
      old.close();
    },
  });
  await tab();
  expect(asked).toBe(true);
  await expect(openDB(`steps-${databaseName()}`, 2)).rejects.toMatchObject({ name: 'VersionError' });
});

it('each entry says who wrote it and when', async () => {
  const storage = await tab();
  await storage.write([contact('ada', { v: 1, r: {} })]);
  await storage.write([phone]);
  const [first, second] = await (await raw()).getAll('journal');
  expect(first).toMatchObject({ writer: expect.any(String), clock: expect.any(String), seen: '' });
  expect(second).toMatchObject({ writer: first.writer, seen: first.clock });
  expect(second.clock > first.clock).toBe(true);
});

it('changed fields of a row that cannot be read are kept aside when the journal is merged, not dropped', async () => {
  const storage = await tab();
  await storage.write([contact('ada', { v: 1, r: { id: 'ada' } })]);
  await storage.load([], () => {});
  await storage.compact();
  await storage.write([phone]);
  const db = await raw();
  const block = await db.get('blocks', ['contacts', 0]);
  await db.put('blocks', { ...block, rows: 'not JSON' });
  const second = await tab();
  expect(await rowsOf(second)).toEqual([]);
  await second.compact();
  const kept = (await second.rowsSetAside()).find(({ id }) => id === 'ada');
  expect(kept).toMatchObject({ collection: 'contacts', raw: { value: phone.value, fields: ['phone'] } });
  db.close();
});

it('fields that were changed in another version of the row are kept aside, and the row stays as it is', async () => {
  const storage = await tab();
  const ada = contact('ada', { v: 2, r: { id: 'ada' } });
  await storage.write([ada]);
  await storage.load([], () => {});
  await storage.write([phone]);
  expect(await rowsOf(storage)).toEqual([ada]);
  await storage.compact();
  expect(await rowsOf(storage)).toEqual([ada]);
  expect((await storage.rowsSetAside())[0]?.raw).toEqual({ value: phone.value, fields: ['phone'] });
});
