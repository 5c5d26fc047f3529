import 'fake-indexeddb/auto';
import type { RowChange } from '@steps/platform/src/core/storage/port';
import { applied, withField } from '@steps/platform/src/core/storage/rowChange';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { aesCipher, type Cipher } from './cipher';
import { type JournalStorage, openJournalStorage } from './indexedDbStorage';

/** A tab as the store keeps it: a map in memory, changed by its own writes and by what it hears. */
interface Tab {
  storage: JournalStorage;
  rows: Map<string, unknown>;
}

const row = { collection: fc.constantFrom('contacts', 'deals'), id: fc.constantFrom('a', 'b', 'c', 'd', 'e') };
const field = fc.constantFrom('name', 'phone', 'sizes/shoe', 'sizes/hat');
/** Of a row that may be there or not: a whole one, a deletion, or some fields of it. */
const change = fc.oneof(
  fc.record({ ...row, value: fc.record({ v: fc.constant(1), r: fc.record({ name: fc.integer() }) }) }),
  fc.record({ ...row, value: fc.constant(undefined) }),
  fc
    .record({
      ...row,
      fields: fc.uniqueArray(field, { minLength: 1 }),
      to: fc.option(fc.integer(), { nil: undefined }),
    })
    .map(({ collection, id, fields, to }): RowChange => {
      const record = fields.reduce((made, name) => withField(made, name, to), {});
      return { collection, id, value: { v: 1, r: record }, fields };
    }),
);
const tabNo = fc.constantFrom(0, 1);
const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('write' as const),
      tab: tabNo,
      awaited: fc.boolean(),
      changes: fc.array(change, { minLength: 1, maxLength: 4 }),
    }),
  },
  fc.record({
    do: fc.constantFrom('compact' as const, 'catchUp' as const, 'reopen' as const, 'crash' as const),
    tab: tabNo,
    awaited: fc.boolean(),
  }),
);

function apply(rows: Map<string, unknown>, changes: readonly RowChange[]): void {
  for (const change of changes) {
    const key = `${change.collection}/${change.id}`;
    const value = applied(rows.get(key), change);
    if (value === undefined) rows.delete(key);
    else rows.set(key, value);
  }
}

async function openTab(name: string, cipher: Cipher | undefined): Promise<Tab> {
  const tab: Tab = { storage: await openJournalStorage(name, { cipher }), rows: new Map() };
  tab.storage.subscribe((changes) => apply(tab.rows, changes));
  await tab.storage.load(['deals'], (rows) => apply(tab.rows, rows));
  return tab;
}

const sorted = (rows: Map<string, unknown>) => [...rows].sort(([a], [b]) => (a < b ? -1 : 1));
let databases = 0;

type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

async function run(steps: readonly Step[], cipher: Cipher | undefined, inOrder: boolean): Promise<void> {
  databases += 1;
  const name = `property-${databases}`;
  const tabs = [await openTab(name, cipher), await openTab(name, cipher)];
  const left: Tab[] = [];
  const model = new Map<string, unknown>();
  const running: Promise<void>[] = [];
  for (const current of steps) {
    const tab = tabs[current.tab];
    if (!tab) throw new Error(`Expected tab 0 or 1, got ${current.tab}`);
    if (current.do === 'reopen' || current.do === 'crash') {
      // Its writes must have ended, or the model could not know which of them an ending tab still made.
      await Promise.all(running.splice(0));
      if (current.do === 'reopen') await tab.storage.close();
      else left.push(tab);
      tabs[current.tab] = await openTab(name, cipher);
      continue;
    }
    if (current.do === 'write') {
      apply(tab.rows, current.changes);
      apply(model, current.changes);
    }
    const doing = current.do === 'write' ? tab.storage.write(current.changes) : tab.storage[current.do]();
    running.push(doing);
    if (inOrder || current.awaited) await doing;
  }
  await Promise.all(running);
  for (const tab of tabs) await tab.storage.catchUp();
  const fresh = await openTab(name, cipher);
  const stored = sorted(fresh.rows);
  if (inOrder) expect(stored).toEqual(sorted(model));
  for (const tab of tabs) expect(sorted(tab.rows)).toEqual(stored);
  for (const tab of [...tabs, fresh]) {
    for (const collection of ['contacts', 'deals']) {
      for (const id of ['a', 'b', 'c', 'd', 'e']) {
        expect(await tab.storage.read(collection, id)).toEqual(fresh.rows.get(`${collection}/${id}`));
      }
    }
  }
  for (const tab of [...tabs, ...left, fresh]) await tab.storage.close();
}

describe.each([
  ['plain', false],
  ['encrypted', true],
])('%s: any writes, merges and reopenings in two tabs', (_, encrypted) => {
  const key = crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
  const cipher = async () => (encrypted ? aesCipher(await key) : undefined);

  it('one after another, read back as the last write says, in both tabs and in a new one', async () => {
    const property = fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) =>
      run(steps, await cipher(), true),
    );
    await fc.assert(property, { numRuns: 60 });
  }, 60_000);

  it('at the same time, leave both tabs and a new one with the same rows', async () => {
    const property = fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) =>
      run(steps, await cipher(), false),
    );
    await fc.assert(property, { numRuns: 60 });
  }, 60_000);

  it('are the same when no message between the tabs arrives', async () => {
    vi.spyOn(BroadcastChannel.prototype, 'postMessage').mockImplementation(() => {});
    const property = fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      await run(steps, await cipher(), true);
      await run(steps, await cipher(), false);
    });
    await fc.assert(property, { numRuns: 60 });
  }, 60_000);
});
