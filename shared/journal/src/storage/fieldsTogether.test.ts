import 'fake-indexeddb/auto';
import { memoryPort } from '@steps/platform/src/core/storage/memoryStorage';
import type { ForeignChange, RowChange, Storage } from '@steps/platform/src/core/storage/port';
import { applied, valueAt } from '@steps/platform/src/core/storage/rowChange';
import fc from 'fast-check';
import { openDB } from 'idb';
import { describe, expect, it } from 'vitest';
import { type JournalStorage, openJournalStorage } from './indexedDbStorage';

const hour = 3_600_000;
const ids = ['ada', 'grace'];

/** One writer: the rows as it knows them, and what it was told that others replaced. */
interface Writer {
  readonly storage: Storage;
  readonly rows: Map<string, unknown>;
  readonly received: ForeignChange[];
}

const edit = fc.record({
  writer: fc.nat(3),
  id: fc.constantFrom(...ids),
  /** A field of the writer's own, or the one that all of them write. */
  shared: fc.boolean(),
  value: fc.integer(),
  next: fc.constantFrom('wait' as const, 'go on' as const, 'merge' as const, 'read' as const),
});
const schedule = fc.record({
  writers: fc.integer({ min: 2, max: 4 }),
  /** How wrong each writer's clock is, in hours. */
  wrong: fc.array(fc.constantFrom(-1, 0, 1), { minLength: 4, maxLength: 4 }),
  edits: fc.array(edit, { minLength: 1, maxLength: 30 }),
});

let databases = 0;

type Open = (name: string, now: () => number) => Promise<Storage>;

const openMemory = (): Open => {
  let clock = Date.now;
  const port = memoryPort({ now: () => clock() });
  return async (name, now) => {
    const storage = await port.open(name);
    const write = storage.write.bind(storage);
    storage.write = (changes, seen) => {
      clock = now;
      return write(changes, seen);
    };
    return storage;
  };
};
const inIndexedDb = (): Open => (name, now) => openJournalStorage(name, { now });

function note(rows: Map<string, unknown>, changes: readonly RowChange[]): void {
  for (const change of changes) {
    const value = applied(rows.get(change.id), change);
    if (value === undefined) rows.delete(change.id);
    else rows.set(change.id, value);
  }
}

async function writer(open: Open, name: string, wrong: number): Promise<Writer> {
  const storage = await open(name, () => Date.now() + wrong * hour);
  const made: Writer = { storage, rows: new Map(), received: [] };
  storage.subscribe((changes) => {
    note(made.rows, changes);
    made.received.push(...changes);
  });
  await storage.load([], (rows) => note(made.rows, rows));
  return made;
}

const background = (storage: Storage): Partial<JournalStorage> => storage;

const contact = (id: string): RowChange => ({ collection: 'contacts', id, value: { v: 1, r: { id } } });
const fieldChange = (id: string, field: string, value: number): RowChange => ({
  collection: 'contacts',
  id,
  value: { v: 1, r: { [field]: value } },
  fields: [field],
});

describe.each([
  ['in memory', openMemory],
  ['in IndexedDB', inIndexedDb],
])('two to four writers of the same rows %s', (_, opener) => {
  it('agree on every row, and each keeps the last value of the fields that it alone writes', async () => {
    const property = fc.asyncProperty(schedule, async ({ writers: count, wrong, edits }) => {
      databases += 1;
      const name = `fields-${databases}`;
      const open = opener();
      const first = await writer(open, name, wrong[0] ?? 0);
      await first.storage.write(ids.map(contact));
      note(first.rows, ids.map(contact));
      const others = await Promise.all(wrong.slice(1, count).map((hours) => writer(open, name, hours)));
      const writers = [first, ...others];
      const expected = new Map<string, number>();
      const running: Promise<void>[] = [];
      for (const { writer: no, id, shared, value, next } of edits) {
        const at = no % count;
        const self = writers[at] ?? first;
        const field = shared ? 'shared' : `of${at}`;
        if (!shared) expected.set(`${id}/${field}`, value);
        note(self.rows, [fieldChange(id, field, value)]);
        const writing = self.storage.write([fieldChange(id, field, value)]);
        running.push(writing);
        if (next === 'wait') await writing;
        if (next === 'merge') running.push(background(self.storage).compact?.() ?? Promise.resolve());
        if (next === 'read') running.push(background(self.storage).catchUp?.() ?? Promise.resolve());
      }
      await Promise.all(running);
      for (const { storage } of writers) await background(storage).catchUp?.();
      const fresh = await writer(open, name, 0);
      for (const { rows } of writers) expect(Object.fromEntries(rows)).toEqual(Object.fromEntries(fresh.rows));
      for (const [key, value] of expected) {
        const [id = '', field = ''] = key.split('/');
        expect(valueAt(fresh.rows.get(id), field), `${key} is what its only writer wrote last`).toBe(value);
      }
      for (const { storage } of [...writers, fresh]) await storage.close();
    });
    await fc.assert(property, { numRuns: 60 });
  }, 60_000);

  it('two of them in one field at once: the later wins, and only the other is told what it had', async () => {
    const open = opener();
    databases += 1;
    const one = await writer(open, `fields-${databases}`, 1);
    await one.storage.write([contact('ada')]);
    const two = await writer(open, `fields-${databases}`, -1);
    const known = two.storage.seen;
    await one.storage.write([fieldChange('ada', 'name', 1)]);
    await two.storage.write([fieldChange('ada', 'name', 2), fieldChange('ada', 'phone', 3)], known);
    for (const { storage } of [one, two]) await background(storage).catchUp?.();
    expect(one.received).toEqual(
      expect.arrayContaining([expect.objectContaining({ replaced: [{ field: 'name', mine: 1 }] })]),
    );
    expect(two.received.filter(({ replaced }) => replaced)).toEqual([]);

    one.received.length = 0;
    await two.storage.write([fieldChange('ada', 'name', 4)]);
    await background(one.storage).catchUp?.();
    await two.storage.write([fieldChange('ada', 'name', 5)]);
    await background(one.storage).catchUp?.();
    expect(
      one.received.filter(({ replaced }) => replaced),
      'a later change of what was seen is an ordinary one',
    ).toEqual([]);
  });
});

it('the clocks of a journal only rise, whoever writes and however wrong the clock of the machine is', async () => {
  const property = fc.asyncProperty(schedule, async ({ writers: count, wrong, edits }) => {
    databases += 1;
    const name = `fields-${databases}`;
    const writers = await Promise.all(wrong.slice(0, count).map((hours) => writer(inIndexedDb(), name, hours)));
    const running = edits.map(({ writer: no, id, value }) =>
      writers[no % count]?.storage.write([fieldChange(id, 'name', value)]),
    );
    await Promise.all(running);
    const db = await openDB(`steps-${name}`);
    const clocks = (await db.getAll('journal')).map(({ clock }) => clock);
    db.close();
    expect(clocks).toHaveLength(edits.length);
    expect(clocks).toEqual([...new Set(clocks)].sort());
    for (const { storage } of writers) await storage.close();
  });
  await fc.assert(property, { numRuns: 40 });
}, 60_000);
