// @vitest-environment happy-dom
import { contacts, createContact, deleteContacts, updateContact } from '@steps/shared';
import { contact, openMemoryStore } from '@steps/shared/testing';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { folded, searchOver, wordsOf } from '../lists/searchRules';
import { findAll, indexedSearch, searchedAtOnce } from './indexedSearch';
import { TextTable } from './textTable';

const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'é', ' ', '’', "'", 'ł', '1'), maxLength: 8 });

describe('a table of texts', () => {
  it('finds what the plain search finds, whatever was changed and deleted before', () => {
    const change = fc.record({ row: fc.nat(3000), text: letters });
    fc.assert(
      fc.property(fc.array(fc.array(change, { maxLength: 20 }), { maxLength: 5 }), letters, (steps, query) => {
        const table = new TextTable();
        const plain = new Map<number, string>();
        for (const step of steps) {
          const last = new Map(step.map(({ row, text }) => [row, text]));
          table.put(
            Uint32Array.from(last.keys()),
            [...last.values()].map((text) => folded(text)),
          );
          for (const [row, text] of last) plain.set(row, text);
        }
        const words = wordsOf(query);
        fc.pre(words.length > 0);
        const records = [...plain].sort(([one], [other]) => one - other).map(([row, text]) => ({ row, text }));
        const expected = searchOver((record: (typeof records)[number]) => record.text)(records, query);
        expect(table.find(words)).toEqual(expected.map(({ row }) => row));
      }),
    );
  });
});

describe('the search of a long list', () => {
  let close: () => Promise<void>;
  afterEach(() => close());

  it('follows what is added, changed in another tab and deleted, and forgets a business that is closed', async () => {
    // No worker here: the search goes on in the page.
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const many = Array.from({ length: searchedAtOnce + 1 }, (_, at) => contact({ id: `c${at}`, name: `Person ${at}` }));
    const store = await openMemoryStore({ contacts: many });
    close = store.close;
    const search = indexedSearch(contacts, ({ name }) => name);
    const names = async (query: string) =>
      (await findAll(search, query, new AbortController().signal)).map(({ name }) => name);

    expect(await names('person 77')).toEqual(search(many, 'person 77').map(({ name }) => name));
    const zoe = createContact({ name: 'Zoë O’Brien' });
    expect(await names("zoe o'brien")).toEqual(['Zoë O’Brien']);
    updateContact('c5', { name: 'Zoe Smith' });
    deleteContacts([zoe.id]);
    expect(await names('zoe')).toEqual(['Zoe Smith']);

    const otherTab = await store.port.open(store.client.id);
    await otherTab.write([
      { collection: 'contacts', id: 'c6', value: { v: 1, r: contact({ id: 'c6', name: 'Zoe Elsewhere' }) } },
    ]);
    expect(await names('zoe')).toEqual(['Zoe Smith', 'Zoe Elsewhere']);

    await store.close();
    const next = await openMemoryStore({ contacts: many.map((one) => ({ ...one, name: 'Nobody' })) });
    close = next.close;
    expect(await names('zoe')).toEqual([]);
    expect(await names('nobody')).toHaveLength(many.length);
  });

  it('does not answer a question that a newer one has replaced', async () => {
    const many = Array.from({ length: searchedAtOnce + 1 }, (_, at) => contact({ name: `Person ${at}` }));
    close = (await openMemoryStore({ contacts: many })).close;
    const { index } = indexedSearch(contacts, ({ name }) => name);
    const older = new AbortController();
    const answer = index.find('person', older.signal);
    older.abort();
    expect(await answer).toBeUndefined();
  });
});
