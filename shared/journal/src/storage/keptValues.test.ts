import { openDB } from 'idb';
import { beforeAll, describe, expect, it } from 'vitest';
import { aesCipher, type Cipher } from './cipher';
import type { JournalStorage } from './indexedDbStorage';
import { contact, databaseName, newKey, raw, rowsOf, tab } from './testBed';

let cipher: Cipher;

beforeAll(async () => {
  cipher = aesCipher(await newKey());
});

const screen = { name: 'screen', value: ['ada'] };
const deal = { collection: 'deals', id: 'd1', value: 1 };

/** What a page that opens now is given, in its order. */
async function given(storage: JournalStorage): Promise<unknown[]> {
  const all: unknown[] = [];
  await storage.load(
    [],
    (rows) => all.push(...rows.map(({ id }) => id)),
    (kept) => all.push(kept),
  );
  return all;
}

describe.each([
  ['plain', () => ({})],
  ['encrypted', () => ({ cipher })],
])('a value kept in %s storage', (_, options) => {
  async function keeper(): Promise<JournalStorage> {
    const storage = await tab(options());
    await storage.load([], () => {});
    await storage.write([contact('ada')]);
    await storage.keep(screen, ['contacts']);
    return storage;
  }

  it('comes before the rows, also after a merge and after other collections were written', async () => {
    const storage = await keeper();
    expect(await given(await tab(options()))).toEqual([screen, 'ada']);
    await storage.compact();
    await storage.write([deal]);
    expect((await given(await tab(options())))[0]).toEqual(screen);
  });

  it('is gone once its collection was written, in this tab or another, merged or not', async () => {
    const storage = await keeper();
    const other = await tab(options());
    await other.load([], () => {});
    await other.write([contact('grace')]);
    expect(await given(await tab(options()))).not.toContainEqual(screen);
    await storage.compact();
    expect(await given(await tab(options()))).not.toContainEqual(screen);
    // Nor does a copy outlive what was deleted.
    expect(await (await raw()).count('kept')).toBe(0);
  });

  it('is not kept by a tab that has not read what another wrote', async () => {
    const late = await tab(options());
    await late.load([], () => {});
    // It is told of the write only after this turn.
    const writing = (await tab(options())).write([contact('grace')]);
    await Promise.all([writing, late.keep(screen, ['contacts'])]);
    expect(await given(await tab(options()))).not.toContainEqual(screen);
  });

  it('is refused while rows are merged, and taken once they are', async () => {
    const storage = await tab(options());
    await storage.load([], () => {});
    await storage.write([contact('ada')]);
    const merging = storage.compact();
    // It begins after this turn.
    await Promise.resolve();
    expect(await storage.keep(screen, ['contacts'])).toBe(false);
    await merging;
    expect(await storage.keep(screen, ['contacts'])).toBe(true);
    expect((await given(await tab(options())))[0]).toEqual(screen);
  });

  it('is replaced by the next one of its name', async () => {
    const storage = await keeper();
    await storage.keep({ ...screen, value: ['grace'] }, ['contacts']);
    expect((await given(await tab(options())))[0]).toEqual({ ...screen, value: ['grace'] });
  });

  it('is left when it cannot be read: the rows are all there', async () => {
    await keeper();
    const db = await raw();
    await db.put('kept', { seq: 9, payload: '{"broken' }, 'screen');
    db.close();
    expect(await given(await tab(options()))).toEqual(['ada']);
  });
});

it('is stored encrypted, and what was kept plain is gone once a passphrase is set', async () => {
  const plain = await tab();
  await plain.load([], () => {});
  await plain.write([contact('ada')]);
  await plain.keep(screen, ['contacts']);
  await plain.close();
  const sealed = await tab({ cipher });
  await sealed.load([], () => {});
  await sealed.compact();
  expect(await (await raw()).count('kept')).toBe(0);
  await sealed.keep(screen, ['contacts']);
  const [record] = await (await raw()).getAll('kept');
  expect(record.payload.bytes).toBeInstanceOf(Uint8Array);
});

it('a database of the first version is opened with all its rows', async () => {
  const old = await openDB(`steps-${databaseName()}`, 1, {
    upgrade(db) {
      db.createObjectStore('blocks', { keyPath: ['collection', 'no'] }).createIndex('generation', 'generation');
      db.createObjectStore('journal', { autoIncrement: true });
      db.createObjectStore('meta');
      db.createObjectStore('quarantine', { autoIncrement: true });
    },
  });
  await old.put('blocks', { collection: 'contacts', no: 0, generation: 1, rows: '[["ada",{"name":"ada"}]]' });
  await old.put('meta', { version: 1, generation: 1, floor: 0 }, 'state');
  old.close();
  expect(await rowsOf(await tab())).toEqual([contact('ada')]);
});
