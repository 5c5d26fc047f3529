// @vitest-environment page

import { contacts } from '@steps/business/src/nouns/contacts/contact';
import {
  aSecondAfter,
  contact,
  createContact,
  dropContacts,
  editContact,
  type FaultyPort,
  faultyPort,
  openMemoryStore,
} from '@steps/testing';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { keepListPreview, openStorage } from './database';
import { useStoredListPreview } from './listPreview';
import { flush } from './saveQueue';

const ada = contact({ id: 'c1', name: 'Ada' });
const previewOf = (...rows: (typeof ada)[]) => ({ view: '', shown: 1, all: 1, rows });

afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

/** Opens the client again; the preview that a page gets while rows are held back, and how to let them through. */
async function opened(port: FaultyPort) {
  let release = () => {};
  port.rowsAfter = new Promise<void>((done) => {
    release = done;
  });
  const { result } = renderHook(() => useStoredListPreview(contacts));
  const opening = openMemoryStore({}, { port });
  await waitFor(() => expect(result.current.loading).toBe(true));
  return {
    result,
    async release() {
      release();
      await act(() => opening);
    },
  };
}

describe('the preview of a list', () => {
  it('is there while records are read, and gives way to them', async () => {
    const port = faultyPort();
    await openMemoryStore({ contacts: [ada] }, { port });
    await keepListPreview(contacts, previewOf(ada));
    const { result, release } = await opened(port);
    await waitFor(() => expect(result.current.preview).toEqual({ ...previewOf(ada), edits: [] }));
    await release();
    expect(result.current).toEqual({ loading: false, preview: undefined });
    expect(contacts.get('c1')).toEqual(ada);
  });

  it('comes with what was edited or added on other pages since, before and after', async () => {
    const port = faultyPort();
    await openMemoryStore({ contacts: [ada] }, { port });
    await keepListPreview(contacts, previewOf(ada));
    await aSecondAfter(() => {
      editContact('c1', { phone: '020 7946 0100' });
      editContact('c1', { phone: '020 7946 0200' });
      createContact({ name: 'Grace' });
    });
    const grace = contacts.all().at(-1);
    const edited = contacts.get('c1');
    const first = await opened(port);
    await waitFor(() =>
      expect(first.result.current.preview).toEqual({
        ...previewOf(ada),
        edits: [
          { before: ada, after: edited },
          { before: undefined, after: grace },
        ],
      }),
    );
    await first.release();
    await aSecondAfter(() => editContact('c1', { title: 'Analyst' }));
    const after = contacts.get('c1');
    const second = await opened(port);
    await waitFor(() => expect(second.result.current.preview?.edits[0]).toEqual({ before: ada, after }));
    await second.release();
  });

  it('is kept a second later when storage was merging just then', async () => {
    const port = faultyPort();
    await openMemoryStore({ contacts: [ada] }, { port });
    const storage = openStorage();
    if (!storage) throw new Error('Expected an open storage, got none.');
    vi.spyOn(storage, 'keep').mockResolvedValueOnce(false);
    await aSecondAfter(() => void keepListPreview(contacts, previewOf(ada)));
    const { result, release } = await opened(port);
    await waitFor(() => expect(result.current.preview).toEqual({ ...previewOf(ada), edits: [] }));
    await release();
  });

  it('is gone once a record was deleted: no copy outlives it', async () => {
    const port = faultyPort();
    await openMemoryStore({ contacts: [ada, contact({ id: 'c2' })] }, { port });
    await keepListPreview(contacts, previewOf(ada));
    await aSecondAfter(() => dropContacts(['c2']));
    const { result, release } = await opened(port);
    expect(result.current.preview).toBeUndefined();
    await release();
  });

  it('is gone once more records changed than are followed', async () => {
    const port = faultyPort();
    await openMemoryStore({ contacts: [ada] }, { port });
    await keepListPreview(contacts, previewOf(ada));
    await aSecondAfter(() => {
      for (let at = 0; at <= 100; at++) createContact({ name: `Person ${at}` });
    });
    const { result, release } = await opened(port);
    expect(result.current.preview).toBeUndefined();
    await release();
  });

  it('is gone once a record of the list was written and the page closed at once', async () => {
    const port = faultyPort();
    await openMemoryStore({ contacts: [ada] }, { port });
    await keepListPreview(contacts, previewOf(ada));
    editContact('c1', { name: 'Ada King' });
    await flush();
    const { result, release } = await opened(port);
    expect(result.current.preview).toBeUndefined();
    await release();
  });

  it('is not kept when a record changes before everything is saved', async () => {
    const port = faultyPort();
    await openMemoryStore({ contacts: [ada] }, { port });
    createContact({ name: 'Grace' });
    const keeping = keepListPreview(contacts, previewOf(ada));
    editContact('c1', { name: 'Ada King' });
    await keeping;
    const { result, release } = await opened(port);
    expect(result.current.preview).toBeUndefined();
    await release();
  });

  it('is left when one of its rows is not what the schema asks for', async () => {
    const port = faultyPort();
    const { client } = await openMemoryStore({ contacts: [ada] }, { port });
    await flush();
    const storage = await port.open(client.id);
    await storage.keep({ name: 'contacts', value: { ...previewOf(), rows: [['c1', { v: 1, r: { id: 'c1' } }]] } }, []);
    const { result, release } = await opened(port);
    expect(result.current.preview).toBeUndefined();
    await release();
  });
});
