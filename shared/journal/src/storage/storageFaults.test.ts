import { StorageError } from '@steps/platform/src/core/storage/port';
import { forceCloseDatabase } from 'fake-indexeddb';
import { openDB } from 'idb';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { aesCipher, type Cipher } from './cipher';
import { indexedDbPort, type JournalStorage } from './indexedDbStorage';
import { contact, databaseName, many, newKey, raw, rowsOf, tab } from './testBed';

let cipher: Cipher;

beforeAll(async () => {
  cipher = aesCipher(await newKey());
});

describe('injected faults', () => {
  const refuse = (error: DOMException) =>
    vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
      throw error;
    });

  /** The transaction of the named request dies, as with a disk error. */
  const abortWith = (verb: 'add' | 'put' | 'delete' | 'get', when: (key: unknown) => boolean = () => true) => {
    const aborted = new WeakSet<IDBTransaction>();
    const real: (this: IDBObjectStore, ...given: never[]) => IDBRequest = IDBObjectStore.prototype[verb];
    vi.spyOn(IDBObjectStore.prototype, verb).mockImplementation(function (this: IDBObjectStore, ...given: unknown[]) {
      // The four verbs take different arguments; they are handed on as they came.
      const request = real.apply(this, given as never[]);
      const tx = this.transaction;
      if (!when(given[0]) || aborted.has(tx)) return request;
      aborted.add(tx);
      queueMicrotask(() => tx.abort());
      return request;
    });
  };

  it('a full disk rejects the write with quota, keeps what was there, and the next write succeeds', async () => {
    const storage = await tab();
    await storage.write([contact('ada')]);
    const full = refuse(new DOMException('no room', 'QuotaExceededError'));
    await expect(storage.write([contact('grace')])).rejects.toMatchObject({ fault: 'quota' });
    full.mockRestore();
    expect(await rowsOf(await tab())).toEqual([contact('ada')]);
    await storage.write([contact('grace')]);
    expect(await rowsOf(await tab())).toHaveLength(2);
  });

  it('an aborted transaction rejects the write and leaves nothing of it', async () => {
    const storage = await tab();
    abortWith('add');
    await expect(storage.write([contact('ada')])).rejects.toBeInstanceOf(StorageError);
    vi.restoreAllMocks();
    expect(await rowsOf(await tab())).toEqual([]);
  });

  it.each(['put', 'delete'] as const)(
    'a merge whose %s fails loses nothing and succeeds the next time',
    async (verb) => {
      const storage = await tab();
      await storage.load([], () => {});
      await storage.write([contact('ada'), contact('grace')]);
      await storage.compact();
      await storage.write([contact('ada', 'new'), contact('hedy')]);
      abortWith(verb);
      await expect(storage.compact()).rejects.toBeInstanceOf(StorageError);
      vi.restoreAllMocks();
      const expected = [contact('ada', 'new'), contact('grace'), contact('hedy')];
      expect(await rowsOf(await tab())).toEqual(expected);
      await storage.compact();
      expect(await (await raw()).count('journal')).toBe(0);
      expect(await rowsOf(await tab())).toEqual(expected);
    },
  );

  it('a crash between the steps of a merge loses nothing', async () => {
    const storage = await tab();
    await storage.load([], () => {});
    await storage.write(many(1200));
    // The tab dies when its commit begins: the transaction ends as the browser ends it, aborted.
    const transaction = IDBDatabase.prototype.transaction;
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (this: IDBDatabase, ...given) {
      const tx = transaction.apply(this, given);
      if (given[1] === 'readwrite') queueMicrotask(() => tx.abort());
      return tx;
    });
    await expect(storage.compact()).rejects.toBeInstanceOf(StorageError);
    vi.restoreAllMocks();
    expect(await rowsOf(await tab())).toHaveLength(1200);
  });

  it('no storage at all is unavailable', async () => {
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    await expect(indexedDbPort().open(databaseName())).rejects.toMatchObject({ fault: 'unavailable' });
  });

  it('a database of a newer version is blocked', async () => {
    (await openDB(`steps-${databaseName()}`, 99)).close();
    await expect(tab()).rejects.toMatchObject({ fault: 'blocked' });
  });

  it('gives way to a newer version, says so, and refuses later writes', async () => {
    const onFault = vi.fn();
    const storage = await tab({ onFault });
    (await openDB(`steps-${databaseName()}`, 99)).close();
    expect(onFault).toHaveBeenCalledWith(databaseName(), expect.objectContaining({ fault: 'blocked' }));
    await expect(storage.write([contact('ada')])).rejects.toMatchObject({ fault: 'blocked' });
  });

  it('a damaged block is set aside and stays stored; the others load, and edits of its rows survive', async () => {
    const storage = await tab({ cipher });
    await storage.load([], () => {});
    await storage.write(many(1500));
    await storage.compact();
    const db = await raw();
    const block = await db.get('blocks', ['contacts', 0]);
    block.rows.bytes[5] ^= 1;
    await db.put('blocks', block);

    const next = await tab({ cipher });
    expect(await rowsOf(next)).toHaveLength(500);
    expect(await next.rowsSetAside()).toMatchObject([{ collection: 'contacts', id: 'block 0' }]);
    await next.write([contact('c1', 'edited')]);
    await next.compact();
    expect(await db.get('blocks', ['contacts', 0])).toEqual(block);
    const last = await tab({ cipher });
    expect((await rowsOf(last)).filter((row) => row.id === 'c1')).toEqual([contact('c1', 'edited')]);
    expect(await last.rowsSetAside()).toHaveLength(1);
  });

  it('a damaged journal entry is set aside before a merge removes it', async () => {
    const storage = await tab();
    await storage.write([contact('ada')]);
    const db = await raw();
    await db.add('journal', { parts: ['[["contacts"'], size: 12 });
    expect(await rowsOf(storage)).toEqual([contact('ada')]);
    await storage.compact();
    expect(await db.count('journal')).toBe(0);
    expect(await storage.rowsSetAside()).toMatchObject([{ collection: 'journal', raw: '[["contacts"' }]);
  });

  it('one damaged part of a large write hides 50 changes at the most', async () => {
    const storage = await tab();
    await storage.write(many(1000));
    const db = await raw();
    const [key] = await db.getAllKeys('journal');
    const entry = await db.get('journal', key ?? 0);
    await db.put('journal', { ...entry, parts: entry.parts.with(3, 'not JSON') }, key);
    const next = await tab();
    expect((await rowsOf(next)).length).toBeGreaterThanOrEqual(950);
    expect(await next.rowsSetAside()).toMatchObject([{ collection: 'journal', raw: 'not JSON' }]);
  });

  it.each([
    ['nothing of an entry', { other: 'program' }],
    ['parts that are no texts', { parts: [7, { iv: 1 }, null], size: 'large' }],
  ])('an entry with %s is set aside whole, and the rest is read', async (_, entry) => {
    const storage = await tab();
    await storage.write([contact('ada')]);
    const db = await raw();
    await db.add('journal', entry);
    await storage.write([contact('grace')]);
    const next = await tab();
    expect(await rowsOf(next)).toEqual([contact('ada'), contact('grace')]);
    expect((await next.rowsSetAside()).length).toBeGreaterThan(0);
    await next.compact();
    expect(await rowsOf(await tab())).toEqual([contact('ada'), contact('grace')]);
  });

  it('a foreign encrypted row is set aside and does not lock a workspace without a passphrase', async () => {
    const storage = await tab();
    await storage.load([], () => {});
    await storage.write([contact('ada')]);
    await storage.compact();
    const foreign = await cipher.encrypt('[["contacts","x",1]]', 'elsewhere');
    const db = await raw();
    await db.add('journal', { parts: [foreign], size: 10 });
    await db.put('blocks', { collection: 'contacts', no: 7, generation: 1, rows: foreign });
    await storage.write([contact('grace')]);
    const next = await tab();
    expect((await rowsOf(next)).map(({ id }) => id)).toEqual(['ada', 'grace']);
    expect((await next.rowsSetAside()).map(({ collection }) => collection).sort()).toEqual(['contacts', 'journal']);
    await next.write([contact('hedy')]);
  });

  it('a block the browser cannot read at all does not stop the others', async () => {
    const storage = await tab();
    await storage.load([], () => {});
    await storage.write(many(1500));
    await storage.compact();
    abortWith('get', (key) => Array.isArray(key) && key[1] === 0);
    const next = await tab();
    await expect(rowsOf(next)).resolves.toHaveLength(500);
    expect(await next.rowsSetAside()).toMatchObject([{ id: 'block 0', raw: null }]);
  });

  describe('a database that goes away under an open tab', () => {
    const lost = vi.fn();
    const open = async (): Promise<JournalStorage> => {
      lost.mockReset();
      const storage = await tab({ onFault: () => {} });
      storage.subscribe(
        () => {},
        () => {},
        lost,
      );
      await storage.write([contact('ada')]);
      return storage;
    };
    const empty = async () => {
      const db = await raw();
      const tx = db.transaction(['meta', 'blocks', 'journal'], 'readwrite');
      await Promise.all([...['meta', 'blocks', 'journal'].map((store) => tx.objectStore(store).clear()), tx.done]);
    };

    it('is noticed when the browser closes it, without an edit', async () => {
      const opening = vi.spyOn(indexedDB, 'open');
      const storage = await open();
      const request = opening.mock.results[0]?.value as IDBOpenDBRequest;
      forceCloseDatabase(request.result as unknown as Parameters<typeof forceCloseDatabase>[0]);
      await vi.waitFor(() => expect(lost).toHaveBeenCalled());
      expect(lost).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ fault: 'unavailable' }));
      await expect(storage.write([contact('grace')])).rejects.toMatchObject({ fault: 'unavailable' });
    });

    it('is noticed when it was emptied: by a look, and by a write, which does not go into nothing', async () => {
      const storage = await open();
      await empty();
      await storage.check();
      await storage.check();
      expect(lost).toHaveBeenCalledTimes(1);
      const second = await open();
      await empty();
      await expect(second.write([contact('grace')])).rejects.toMatchObject({ fault: 'unavailable' });
      expect(lost).toHaveBeenCalledTimes(1);
      expect(await (await raw()).count('journal')).toBe(0);
    });

    it('is told to who listens later too, and is no news while all is well', async () => {
      const storage = await open();
      await storage.check();
      expect(lost).not.toHaveBeenCalled();
      await empty();
      await storage.check();
      const later = vi.fn();
      storage.subscribe(
        () => {},
        () => {},
        later,
      );
      expect(later).toHaveBeenCalledTimes(1);
    });
  });

  it('a removed database is empty when opened again, and the tab that had it open hears of it', async () => {
    const onFault = vi.fn();
    const port = indexedDbPort({ onFault });
    await (await port.open(databaseName())).write([contact('ada')]);
    await port.remove(databaseName());
    expect(onFault).toHaveBeenCalledTimes(1);
    expect(await rowsOf(await tab())).toEqual([]);
  });
});
