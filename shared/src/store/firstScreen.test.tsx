// @vitest-environment happy-dom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { contacts } from '../contacts/contact';
import { createContact, updateContact } from '../contacts/contactState';
import { contact, type FaultyPort, faultyPort, openMemoryStore } from '../testing';
import { keepFirstScreen } from './database';
import { useFirstScreen } from './firstScreen';
import { flush } from './saveQueue';

const ada = contact({ id: 'c1', name: 'Ada' });
const screenOf = (...rows: (typeof ada)[]) => ({ view: '', shown: 1, all: 1, rows });

afterEach(cleanup);

/** Opens the client again; the first screen that a page gets while rows are held back, and how to let them through. */
async function opened(port: FaultyPort) {
  let release = () => {};
  port.rowsAfter = new Promise<void>((done) => {
    release = done;
  });
  const { result } = renderHook(() => useFirstScreen(contacts));
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

describe('the first screen of a list', () => {
  it('is there while records are read, and gives way to them', async () => {
    const port = faultyPort();
    await openMemoryStore({ contacts: [ada] }, { port });
    await keepFirstScreen(contacts, screenOf(ada));
    const { result, release } = await opened(port);
    await waitFor(() => expect(result.current.screen).toEqual(screenOf(ada)));
    await release();
    expect(result.current).toEqual({ loading: false, screen: undefined });
    expect(contacts.get('c1')).toEqual(ada);
  });

  it('is gone once a record of the list was written', async () => {
    const port = faultyPort();
    await openMemoryStore({ contacts: [ada] }, { port });
    await keepFirstScreen(contacts, screenOf(ada));
    updateContact('c1', { name: 'Ada King' });
    await flush();
    const { result, release } = await opened(port);
    expect(result.current.screen).toBeUndefined();
    await release();
  });

  it('is not kept when a record changes before everything is saved', async () => {
    const port = faultyPort();
    await openMemoryStore({ contacts: [ada] }, { port });
    createContact({ name: 'Grace' });
    const keeping = keepFirstScreen(contacts, screenOf(ada));
    updateContact('c1', { name: 'Ada King' });
    await keeping;
    const { result, release } = await opened(port);
    expect(result.current.screen).toBeUndefined();
    await release();
  });

  it('is left when one of its rows is not what the schema asks for', async () => {
    const port = faultyPort();
    const { client } = await openMemoryStore({ contacts: [ada] }, { port });
    await flush();
    const storage = await port.open(client.id);
    await storage.keep({ name: 'contacts', value: { ...screenOf(), rows: [['c1', { v: 1, r: { id: 'c1' } }]] } }, []);
    const { result, release } = await opened(port);
    expect(result.current.screen).toBeUndefined();
    await release();
  });
});
