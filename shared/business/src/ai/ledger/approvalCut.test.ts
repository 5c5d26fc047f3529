import 'fake-indexeddb/auto';
import { indexedDbPort } from '@steps/journal/src/storage/indexedDbStorage';
import { memoryPort } from '@steps/platform/src/core/storage/memoryStorage';
import { closeWorkspaceStore } from '@steps/platform/src/core/store/database';
import { historySteps } from '@steps/platform/src/core/store/history';
import { flush } from '@steps/platform/src/core/store/saveQueue';
import { aiResult, contact, openMemoryStore } from '@steps/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { contacts } from '../../nouns/contacts/contact';
import { aiResults } from './aiResult';
import { approveAndApply } from './aiResultApply';

const records = {
  contacts: [contact({ id: 'c1', name: 'Ann', notes: 'Rang twice' })],
  aiResults: [
    aiResult({ id: 'ai1', output: 'Keen on price', about: { collection: 'contacts', id: 'c1', field: 'notes' } }),
  ],
};
const before = { notes: 'Rang twice', status: 'pending', trail: [] };
const after = { notes: 'Keen on price', status: 'approved', trail: ['approved', 'applied'] };

/** What the page, or the next one, knows of the approval. */
const known = () => ({
  notes: contacts.get('c1')?.notes,
  status: aiResults.get('ai1')?.status,
  trail: aiResults.get('ai1')?.history.flatMap(({ action }) => (action === 'recorded' ? [] : [action])),
});

const verbs = ['add', 'put', 'delete'] as const;

/** The page dies with its write number `nth` (from 0): that transaction is aborted, and none begins after it. Returns the writes so far. */
function dieAt(nth: number): () => number {
  let writes = 0;
  for (const verb of verbs) {
    const real: (this: IDBObjectStore, ...given: never[]) => IDBRequest = IDBObjectStore.prototype[verb];
    vi.spyOn(IDBObjectStore.prototype, verb).mockImplementation(function (this: IDBObjectStore, ...given: unknown[]) {
      if (writes > nth) throw new DOMException('the page is gone', 'InvalidStateError');
      const request = real.apply(this, given as never[]);
      if (writes++ === nth) this.transaction.abort();
      return request;
    });
  }
  return () => writes;
}

/** A new profile of the browser for each cut. */
let profile = 0;
const port = () => {
  const stored = indexedDbPort({ onFault: () => {} });
  return { open: (name: string) => stored.open(`${name}-${profile}`), remove: stored.remove };
};

beforeEach(() => {
  profile += 1;
});
afterEach(async () => {
  vi.restoreAllMocks();
  await closeWorkspaceStore({ discard: true });
});

it('an approval whose page dies at any of its writes is whole after the next start, or was never made', async () => {
  const found: unknown[] = [];
  for (let nth = 0; ; nth++) {
    profile += 1;
    await openMemoryStore(records, { port: port() });
    await flush();
    const writes = dieAt(nth);
    approveAndApply('ai1');
    await flush();
    const cut = writes() > nth;
    // Nothing is tried again: the page is gone.
    await closeWorkspaceStore({ discard: true });
    vi.restoreAllMocks();
    await openMemoryStore({}, { port: port() });
    expect(known(), `cut at write ${nth}`).toEqual(cut ? before : after);
    found.push(known());
    if (!cut) break;
  }
  // One transaction: the state with its clock, and the journal entry.
  expect(found).toEqual([before, before, after]);
});

it('an approval is one write to storage', async () => {
  const stored = memoryPort();
  const written: number[] = [];
  const counting = {
    ...stored,
    open: async (name: string) => {
      const storage = await stored.open(name);
      return {
        ...storage,
        seen: storage.seen,
        write: (...given: Parameters<typeof storage.write>) => {
          written.push(given[0].length);
          return storage.write(...given);
        },
      };
    },
  };
  await openMemoryStore(records, { port: counting });
  await flush();
  written.length = 0;
  approveAndApply('ai1');
  await flush();
  // The contact, its timeline, the entry, and two lines of the log: what was decided, and what was written.
  expect(written).toEqual([5]);
});

it('what is refused anywhere in an approval leaves the record, the ledger and the history as they were', async () => {
  await openMemoryStore(records);
  const steps = historySteps().length;
  const { checked } = contacts;
  vi.spyOn(contacts, 'checked').mockImplementation(function (this: typeof contacts, id, value) {
    checked.call(contacts, id, value);
    throw new TypeError('contacts c1: refused');
  });
  expect(() => approveAndApply('ai1')).toThrow('refused');
  expect(known()).toEqual(before);
  expect(historySteps()).toHaveLength(steps);
});

it('who hears of the approval first sees the record, the entry and its trail together, and may throw', async () => {
  await openMemoryStore(records);
  const seen: unknown[] = [];
  const stop = [
    contacts.subscribe(() => seen.push(known())),
    aiResults.subscribe(() => {
      seen.push(known());
      throw new Error('a page that broke');
    }),
  ];
  expect(() => approveAndApply('ai1')).toThrow('a page that broke');
  for (const end of stop) end();
  expect(seen.length).toBeGreaterThan(0);
  expect(seen.filter((one) => JSON.stringify(one) !== JSON.stringify(after))).toEqual([]);
  // It is on its way to storage all the same.
  expect(await flush()).toBe(true);
});
