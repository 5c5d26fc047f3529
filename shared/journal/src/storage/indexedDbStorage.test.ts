import type { Row, RowChange } from '@steps/platform/src/core/storage/port';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { aesCipher, type Cipher } from './cipher';
import type { JournalStorage } from './indexedDbStorage';
import { setAsideStore } from './payload';
import { contact, databaseName, gone, many, newKey, raw, rowsOf, tab } from './testBed';

let cipher: Cipher;

beforeAll(async () => {
  cipher = aesCipher(await newKey());
});

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
    await storage.setRowsAside([row]);
    await storage.setRowsAside([{ ...row, at: '2026-02-02T00:00:00Z' }]);
    expect(await (await tab(options())).rowsSetAside()).toEqual([row]);
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
    expect(b.heard).toEqual([{ ...contact('ada', 'from a'), replaced: [{ mine: 'from b' }] }]);
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
    await expect(tab({ cipher: aesCipher(await newKey()) })).rejects.toMatchObject({ fault: 'locked' });
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
    await before.setRowsAside([{ collection: 'contacts', id: 'x', raw: 'Readable', reason: '', at: '' }]);
    const after = await tab({ cipher });
    await after.load([], () => {});
    await after.write([contact('hedy')]);
    await after.compact();
    const db = await raw();
    const stored = [
      ...(await db.getAll('blocks')),
      ...(await db.getAll('journal')),
      ...(await db.getAll(setAsideStore)),
    ];
    expect(JSON.stringify(stored)).not.toMatch(/ada|grace|hedy|Readable/);
    await expect(before.write([contact('leak')])).rejects.toMatchObject({ fault: 'locked' });
    expect(onFault).toHaveBeenCalledExactlyOnceWith(databaseName(), expect.objectContaining({ fault: 'locked' }));
    expect((await rowsOf(await tab({ cipher }))).map((row) => row.id)).toEqual(['ada', 'grace', 'hedy']);
    expect(await after.rowsSetAside()).toHaveLength(1);
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
    // The clock goes on by itself: a load on a busy machine stops to let the page paint.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    await storage.load([], () => {});
    vi.advanceTimersByTime(1000);
    vi.useRealTimers();
    await vi.waitFor(async () => expect(await (await raw()).count('journal')).toBe(0));
    expect(await rowsOf(await tab())).toHaveLength(201);
  });
});
