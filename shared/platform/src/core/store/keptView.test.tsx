// @vitest-environment page

import { companies } from '@steps/business/src/nouns/companies/company';
import { newCompany } from '@steps/business/src/nouns/companies/companyState';
import { contacts } from '@steps/business/src/nouns/contacts/contact';
import { contact, createContact, editContact, type FaultyPort, faultyPort, openMemoryStore } from '@steps/testing';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import * as v from 'valibot';
import { afterEach, describe, expect, it } from 'vitest';
import { commit } from './commit';
import { keepView } from './database';
import { useKeptView } from './keptView';
import { put } from './recordChange';
import { flush } from './saveQueue';

const schema = v.object({ people: v.array(v.string()) });
const shown = { people: ['Ada'] };
const both = [contacts, companies];
const keep = (value: unknown = shown) => keepView('people', value, both);

afterEach(cleanup);

/** Opens the client again; what a page gets while rows are held back, and how to let them through. */
async function opened(port: FaultyPort) {
  let release = () => {};
  port.rowsAfter = new Promise<void>((done) => {
    release = done;
  });
  const { result } = renderHook(() => useKeptView('people', schema, both));
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

describe('what a page keeps of several collections', () => {
  const port = () => faultyPort();
  const begun = async () => {
    const own = port();
    await openMemoryStore({ contacts: [contact({ id: 'c1', name: 'Ada' })] }, { port: own });
    return own;
  };

  it('is there while records are read, and gives way to them', async () => {
    const own = await begun();
    await keep();
    const { result, release } = await opened(own);
    await waitFor(() => expect(result.current.view).toEqual(shown));
    await release();
    expect(result.current).toEqual({ loading: false, view: undefined });
  });

  it('is gone once any of the collections was written', async () => {
    const own = await begun();
    await keep();
    commit({ label: 'Add Mill', changes: [put(companies, newCompany({ name: 'Mill' }))] });
    await flush();
    const { result, release } = await opened(own);
    expect(result.current.view).toBeUndefined();
    await release();
  });

  it('is not kept when a record changes before everything is saved', async () => {
    const own = await begun();
    createContact({ name: 'Grace' });
    const keeping = keep();
    editContact('c1', { name: 'Ada King' });
    await keeping;
    const { result, release } = await opened(own);
    expect(result.current.view).toBeUndefined();
    await release();
  });

  it('is left when it is not what the page knows', async () => {
    const own = await begun();
    await keep({ people: 'Ada' });
    const { result, release } = await opened(own);
    expect(result.current.view).toBeUndefined();
    await release();
  });
});
