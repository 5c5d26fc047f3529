// @vitest-environment page
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { contacts } from '@steps/business';
import { searchText } from '@steps/platform';
import { activity, contact, createContact, openMemoryStore } from '@steps/testing';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { searchActivities } from '../activities/activitySearch';
import { searchContacts } from '../contacts/contactSearch';
import { deleteContacts, updateContact } from '../nouns/contactState';
import { findAll, indexedSearch, searchedAtOnce } from '../records/search/indexedSearch';
import { searchOver, wordsOf } from '../records/search/searchRules';
import { TextTable } from '../records/search/textTable';
import { searches } from './searches';

const isProvider = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'search' in value && 'title' in value;

const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'é', ' ', '’', "'", 'ł', '1'), maxLength: 8 });

describe('a table of texts', () => {
  it('finds what the plain search finds at each letter, whatever was changed and deleted before', () => {
    const change = fc.record({ row: fc.nat(3000), text: letters });
    fc.assert(
      fc.property(fc.array(fc.array(change, { maxLength: 20 }), { maxLength: 5 }), letters, (steps, query) => {
        const table = new TextTable();
        const plain = new Map<number, string>();
        for (const step of steps) {
          const last = new Map(step.map(({ row, text }) => [row, text]));
          table.put(
            Uint32Array.from(last.keys()),
            [...last.values()].map((text) => searchText(text)),
          );
          for (const [row, text] of last) plain.set(row, text);
        }
        const records = [...plain].sort(([one], [other]) => one - other).map(([row, text]) => ({ row, text }));
        // Letter by letter, as somebody types it.
        for (let typed = 1; typed <= query.length; typed++) {
          const words = wordsOf(query.slice(0, typed));
          if (words.length === 0) continue;
          const expected = searchOver((record: (typeof records)[number]) => record.text)(records, words.join(' '));
          expect([...table.find(words)]).toEqual(expected.map(({ row }) => row));
        }
      }),
    );
  });
});

describe('the search of a long list', () => {
  let close: () => Promise<void>;
  afterEach(() => close());

  it('follows what is added, changed in another tab and deleted, and forgets a business that is closed', async () => {
    // No worker here: the search runs in the page.
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

  it('does not answer a question once there is a newer one', async () => {
    const many = Array.from({ length: searchedAtOnce + 1 }, (_, at) => contact({ name: `Person ${at}` }));
    close = (await openMemoryStore({ contacts: many })).close;
    const { index } = indexedSearch(contacts, ({ name }) => name);
    const older = new AbortController();
    const answer = index.find('person', older.signal);
    older.abort();
    expect(await answer).toBeUndefined();
  });
});

describe('the palette', () => {
  afterEach(() => vi.restoreAllMocks());

  it('searches every noun that has a search', async () => {
    const source = join(import.meta.dirname, '..');
    const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('Search.ts'),
    );
    expect(files.length).toBeGreaterThan(7);
    const modules = await Promise.all(files.map((file) => import(/* @vite-ignore */ join(source, file))));
    const own = modules.flatMap((exported) => Object.values(exported)).filter((value) => isProvider(value));
    expect(new Set(own)).toEqual(new Set(searches));
  });

  it('finds open tasks first, activities by whom they are about, and lists', async () => {
    await openMemoryStore({
      contacts: [contact({ id: 'ada', name: 'Ada Lovelace', lists: ['Ada’s friends'] })],
      activities: [
        activity({ id: 'done', type: 'task', subject: 'Ada: done', completedAt: '2026-01-01T09:00:00.000Z' }),
        activity({
          id: 'todo',
          type: 'task',
          subject: 'Send it',
          contactId: 'ada',
          dueDate: '2026-01-02T09:00:00.000Z',
        }),
        activity({ id: 'call', type: 'call', subject: 'Talk', contactId: 'ada' }),
        activity({ id: 'change', type: 'change', subject: 'Status changed', contactId: 'ada' }),
      ],
    });
    const find = async (id: string) =>
      searches.find((one) => one.id === id)?.search('ada', new AbortController().signal);
    expect((await find('crm.tasks'))?.map(({ title, href }) => [title, href])).toEqual([
      ['Send it', expect.stringMatching(/tab=tasks&q=Send(%20|\+)it(%20|\+)Ada/)],
      ['Ada: done', expect.stringContaining('tab=tasks')],
    ]);
    expect((await find('crm.activities'))?.map(({ title }) => title)).toEqual(['Talk']);
    expect(await find('crm.lists')).toMatchObject([{ title: 'Ada’s friends', detail: '1 contact' }]);
  });

  it('finds a contact by notes, address and custom properties', async () => {
    await openMemoryStore({
      contacts: [contact({ name: 'Ada', notes: 'likes trains', address: 'Leeds', properties: { Van: 'Transit' } })],
    });
    for (const query of ['trains', 'leeds', 'transit']) {
      expect(searchContacts(contacts.all(), query).map(({ name }) => name)).toEqual(['Ada']);
    }
  });

  it('still finds the activities of a contact who is renamed in a long list', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const many = Array.from({ length: searchedAtOnce + 1 }, (_, at) =>
      activity({ id: `a${at}`, subject: `Call ${at}` }),
    );
    await openMemoryStore({
      contacts: [contact({ id: 'ada', name: 'Ada Byron' })],
      activities: [...many, activity({ id: 'talk', subject: 'Talk', contactId: 'ada' })],
    });
    const ids = async (query: string) =>
      (await findAll(searchActivities, query, new AbortController().signal)).map(({ id }) => id);
    expect(await ids('byron')).toEqual(['talk']);
    updateContact('ada', { name: 'Ada Lovelace' });
    // The entry about the change still has the old name.
    expect(await ids('byron')).not.toContain('talk');
    expect(await ids('lovelace')).toContain('talk');
  });
});

it('a contact is found by every email and number', async () => {
  const nina = contact({ id: 'nina', otherEmails: 'nina@home.example', otherPhones: '07700 900 444' });
  await openMemoryStore({ contacts: [nina, contact({ id: 'bob' })] });
  for (const typed of ['nina@home', '07700900444', '900 444']) {
    expect(
      (await findAll(searchContacts, typed, AbortSignal.timeout(5000))).map(({ id }) => id),
      typed,
    ).toEqual(['nina']);
  }
});
