import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { aesCipher, type Cipher } from './cipher';
import { type IndexedDbOptions, indexedDbPort, type JournalStorage, openJournalStorage } from './indexedDbStorage';
import { type Row, type RowChange, StorageError } from './port';

let cipher: Cipher;
let otherCipher: Cipher;
let name: string;
let open: JournalStorage[];
let databases = 0;

beforeAll(async () => {
  const newKey = () => crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
  [cipher, otherCipher] = [aesCipher(await newKey()), aesCipher(await newKey())];
});

beforeEach(() => {
  databases += 1;
  name = `test-${databases}`;
  open = [];
});

afterEach(async () => {
  vi.restoreAllMocks();
  await Promise.all(open.map((storage) => storage.close()));
});

async function tab(options: IndexedDbOptions = {}): Promise<JournalStorage> {
  const storage = await openJournalStorage(name, options);
  open.push(storage);
  return storage;
}

async function rowsOf(storage: JournalStorage, collections: string[] = []): Promise<Row[]> {
  const rows: Row[] = [];
  await storage.load(collections, (batch) => rows.push(...batch));
  return rows;
}

function contact(id: string, value: unknown = { name: id }): Row {
  return { collection: 'contacts', id, value };
}

const gone = (id: string): RowChange => ({ collection: 'contacts', id, value: undefined });
const many = (count: number) => Array.from({ length: count }, (_, n) => contact(`c${n}`, { n }));
const raw = () => openDB(`steps-${name}`);

describe.each([
  ['plain', () => ({})],
  ['encrypted', () => ({ cipher })],
])('%s storage', (_, options) => {
  it('reads back what was written, before and after a merge', async () => {
    const first = await tab(options());
    await first.load([], () => {});
    await first.write([contact('ada'), contact('grace')]);
    await first.write([gone('grace'), contact('ada', { name: 'Ada' })]);
    expect(await rowsOf(await tab(options()))).toEqual([contact('ada', { name: 'Ada' })]);
    await first.compact();
    expect(await rowsOf(await tab(options()))).toEqual([contact('ada', { name: 'Ada' })]);
    expect(await (await raw()).count('journal')).toBe(0);
  });

  it('gives collections in the order asked for, the rest after', async () => {
    const storage = await tab(options());
    const row = (collection: string): Row => ({ collection, id: '1', value: 1 });
    await storage.write(['deals', 'contacts', 'companies'].map(row));
    await storage.load([], () => {});
    await storage.compact();
    await storage.write([row('tickets')]);
    const order = (await rowsOf(await tab(options()), ['tickets', 'deals'])).map((r) => r.collection);
    expect(order.slice(0, 2)).toEqual(['tickets', 'deals']);
    expect(order.slice(2).sort()).toEqual(['companies', 'contacts']);
  });

  it('streams a large collection in blocks and rewrites only the block an edit touches', async () => {
    const storage = await tab(options());
    await storage.load([], () => {});
    await storage.write(many(2500));
    await storage.compact();
    await storage.write([contact('c1500', { n: -1 })]);
    await storage.compact();
    const blocks: { no: number; generation: number }[] = await (await raw()).getAll('blocks');
    expect(blocks.map((block) => [block.no, block.generation])).toEqual([
      [0, 1],
      [1, 2],
      [2, 1],
    ]);
    const sizes: number[] = [];
    await (await tab(options())).load([], (rows) => sizes.push(rows.length));
    expect(sizes).toEqual([1000, 1000, 500]);
  });

  it('deletes a block whose last row went', async () => {
    const storage = await tab(options());
    await storage.load([], () => {});
    await storage.write([contact('ada')]);
    await storage.compact();
    await storage.write([gone('ada')]);
    await storage.compact();
    expect(await (await raw()).count('blocks')).toBe(0);
    expect(await rowsOf(await tab(options()))).toEqual([]);
  });

  it('keeps rows that were set aside, once however often a load meets them', async () => {
    const storage = await tab(options());
    const row = {
      collection: 'contacts',
      id: 'x',
      raw: { odd: true },
      reason: 'expected a name',
      at: '2026-01-01T00:00:00Z',
    };
    await storage.quarantine([row]);
    await storage.quarantine([{ ...row, at: '2026-02-02T00:00:00Z' }]);
    expect(await (await tab(options())).quarantined()).toEqual([row]);
  });
});

describe('two tabs', () => {
  async function listening(): Promise<{ storage: JournalStorage; heard: RowChange[] }> {
    const storage = await tab();
    const heard: RowChange[] = [];
    storage.subscribe((changes) => heard.push(...changes));
    await storage.load([], () => {});
    return { storage, heard };
  }

  it('hear each other without being asked', async () => {
    const [a, b] = [await listening(), await listening()];
    await a.storage.write([contact('ada')]);
    await vi.waitFor(() => expect(b.heard).toEqual([contact('ada')]));
    expect(a.heard).toEqual([]);
  });

  it('agree on the last write in journal order', async () => {
    const [a, b] = [await listening(), await listening()];
    await b.storage.write([contact('ada', 'from b')]);
    await a.storage.write([contact('ada', 'from a')]);
    await a.storage.catchUp();
    await b.storage.catchUp();
    expect(a.heard).toEqual([]);
    expect(b.heard).toEqual([contact('ada', 'from a')]);
  });

  it('learn what changed when the other merged the journal before they could read it', async () => {
    const [a, b] = [await listening(), await listening()];
    await a.storage.write([contact('ada'), contact('grace')]);
    await a.storage.compact();
    await b.storage.catchUp();
    b.heard.length = 0;
    vi.spyOn(BroadcastChannel.prototype, 'postMessage').mockImplementation(() => {});
    await a.storage.write([gone('ada'), contact('hedy')]);
    await a.storage.compact();
    await b.storage.catchUp();
    const known = new Map(b.heard.map((change) => [change.id, change.value]));
    expect(known.get('ada')).toBeUndefined();
    expect(known.has('ada')).toBe(true);
    expect(known.get('hedy')).toEqual({ name: 'hedy' });
    await b.storage.write([contact('grace', 'b')]);
    await b.storage.compact();
    expect((await rowsOf(await tab())).map((row) => row.id).sort()).toEqual(['grace', 'hedy']);
  });

  it('stop hearing after they unsubscribe', async () => {
    const a = await tab();
    const b = await tab();
    const heard = vi.fn();
    b.subscribe(heard)();
    await a.write([contact('ada')]);
    await b.catchUp();
    expect(heard).not.toHaveBeenCalled();
  });
});

describe('a key', () => {
  it('is needed to open encrypted data, and must be the right one', async () => {
    await (await tab({ cipher })).write([contact('ada')]);
    await expect(tab()).rejects.toMatchObject({ fault: 'locked' });
    await expect(tab({ cipher: otherCipher })).rejects.toMatchObject({ fault: 'locked' });
  });

  it('still opens the data when only the seal is damaged', async () => {
    await (await tab({ cipher })).write([contact('ada')]);
    const db = await raw();
    const state = await db.get('meta', 'state');
    state.seal.bytes[0] ^= 1;
    await db.put('meta', state, 'state');
    expect(await rowsOf(await tab({ cipher }))).toEqual([contact('ada')]);
  });

  it('added later encrypts all that is stored and shuts out a tab without it', async () => {
    const onFault = vi.fn();
    const before = await tab({ onFault });
    await before.load([], () => {});
    await before.write([contact('ada'), contact('grace')]);
    await before.compact();
    await before.quarantine([{ collection: 'contacts', id: 'x', raw: 'Readable', reason: '', at: '' }]);
    const after = await tab({ cipher });
    await after.load([], () => {});
    await after.write([contact('hedy')]);
    await after.compact();
    const db = await raw();
    const stored = [
      ...(await db.getAll('blocks')),
      ...(await db.getAll('journal')),
      ...(await db.getAll('quarantine')),
    ];
    expect(JSON.stringify(stored)).not.toMatch(/ada|grace|hedy|Readable/);
    await expect(before.write([contact('leak')])).rejects.toMatchObject({ fault: 'locked' });
    expect(onFault).toHaveBeenCalledExactlyOnceWith(name, expect.objectContaining({ fault: 'locked' }));
    expect((await rowsOf(await tab({ cipher }))).map((row) => row.id)).toEqual(['ada', 'grace', 'hedy']);
    expect(await after.quarantined()).toHaveLength(1);
  });
});

describe('faults', () => {
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
    await expect(indexedDbPort().open(name)).rejects.toMatchObject({ fault: 'unavailable' });
  });

  it('a database of a newer version is blocked', async () => {
    (await openDB(`steps-${name}`, 99)).close();
    await expect(tab()).rejects.toMatchObject({ fault: 'blocked' });
  });

  it('gives way to a newer version, says so, and refuses later writes', async () => {
    const onFault = vi.fn();
    const storage = await tab({ onFault });
    (await openDB(`steps-${name}`, 99)).close();
    expect(onFault).toHaveBeenCalledWith(name, expect.objectContaining({ fault: 'blocked' }));
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
    expect(await next.quarantined()).toMatchObject([{ collection: 'contacts', id: 'block 0' }]);
    await next.write([contact('c1', 'edited')]);
    await next.compact();
    expect(await db.get('blocks', ['contacts', 0])).toEqual(block);
    const last = await tab({ cipher });
    expect((await rowsOf(last)).filter((row) => row.id === 'c1')).toEqual([contact('c1', 'edited')]);
    expect(await last.quarantined()).toHaveLength(1);
  });

  it('a damaged journal entry is set aside before a merge removes it', async () => {
    const storage = await tab();
    await storage.write([contact('ada')]);
    const db = await raw();
    await db.add('journal', { parts: ['[["contacts"'], size: 12 });
    expect(await rowsOf(storage)).toEqual([contact('ada')]);
    await storage.compact();
    expect(await db.count('journal')).toBe(0);
    expect(await storage.quarantined()).toMatchObject([{ collection: 'journal', raw: '[["contacts"' }]);
  });

  it('a block the browser cannot read at all does not stop the others', async () => {
    const storage = await tab();
    await storage.load([], () => {});
    await storage.write(many(1500));
    await storage.compact();
    abortWith('get', (key) => Array.isArray(key) && key[1] === 0);
    const next = await tab();
    await expect(rowsOf(next)).resolves.toHaveLength(500);
    expect(await next.quarantined()).toMatchObject([{ id: 'block 0', raw: null }]);
  });

  it('a removed database is empty when opened again, and the tab that had it open hears of it', async () => {
    const onFault = vi.fn();
    const port = indexedDbPort({ onFault });
    await (await port.open(name)).write([contact('ada')]);
    await port.remove(name);
    expect(onFault).toHaveBeenCalledTimes(1);
    expect(await rowsOf(await tab())).toEqual([]);
  });
});

describe('beside a load', () => {
  it('a write of the same tab wins over the stored value', async () => {
    await (await tab()).write(many(3000));
    const storage = await tab();
    const known = new Map<string, unknown>();
    let wrote: Promise<void> | undefined;
    await storage.load([], (rows) => {
      wrote ??= storage.write([contact('c2999', 'mine'), gone('c2998')]);
      for (const row of rows) known.set(row.id, row.value);
    });
    await wrote;
    expect(known.get('c2999')).toBe('mine');
    expect(known.has('c2998')).toBe(false);
  });

  it('merges by itself when idle, once the journal is long', async () => {
    const storage = await tab();
    for (let n = 0; n <= 200; n += 1) await storage.write([contact(`c${n}`)]);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await storage.load([], () => {});
    vi.advanceTimersByTime(1000);
    vi.useRealTimers();
    await vi.waitFor(async () => expect(await (await raw()).count('journal')).toBe(0));
    expect(await rowsOf(await tab())).toHaveLength(201);
  });
});
