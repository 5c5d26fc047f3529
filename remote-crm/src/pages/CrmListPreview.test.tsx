// @vitest-environment page
import { flush } from '@steps/platform';
import {
  aSecondAfter,
  closeWorkspaceStore,
  contact,
  type FaultyPort,
  faultyPort,
  openMemoryStore,
} from '@steps/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { updateContact } from '../nouns/contactState';
import { saveView, setDefaultView } from '../records/recordTable/savedViewState';
import { renderAt } from '../testing/renderAt';
import { CrmPage } from './CrmPage';

const many = Array.from({ length: 1100 }, (_, at) => contact({ name: `Person ${at}` }));
const open = (address: string) => renderAt(address, '/', CrmPage);
const firstName = () =>
  within(screen.getByRole('grid', { hidden: true })).getAllByRole('link', { hidden: true })[0]?.textContent;
const search = () => screen.queryByRole('searchbox', { name: 'Search contacts' });

let letThrough = () => {};

afterEach(async () => {
  cleanup();
  letThrough();
  await closeWorkspaceStore({ discard: true });
});

/** Opens the list while rows are held back; the returned function releases them. */
async function reopened(port: FaultyPort, address: string) {
  await closeWorkspaceStore();
  port.rowsAfter = new Promise<void>((done) => {
    letThrough = done;
  });
  const opening = openMemoryStore({}, { port });
  open(address);
  return async () => {
    letThrough();
    await act(() => opening);
  };
}

/** Shows a list once, so that its first screen is kept. */
async function shownOnce(address = '/?module=crm&tab=contacts') {
  const port = faultyPort();
  const { client } = await openMemoryStore({ contacts: many }, { port });
  open(address);
  await waitFor(async () => {
    const kept: unknown[] = [];
    await (await port.open(client.id)).load(
      [],
      () => {},
      (one) => kept.push(one),
    );
    expect(kept).toHaveLength(1);
  });
  cleanup();
  await flush();
  return port;
}

describe('a long list of contacts', () => {
  it('opens with the rows that were last shown, which can be used once all are read', async () => {
    const release = await reopened(await shownOnce(), '/?module=crm&tab=contacts');
    await waitFor(() => expect(firstName()).toBe('Person 0'));
    screen.getByText('1,100 contacts');
    expect(search()?.closest('[inert]')).not.toBeNull();
    await release();
    await waitFor(() => expect(search()?.closest('[inert]')).toBeNull());
    expect(firstName()).toBe('Person 0');
    screen.getByText('1,100 contacts');
  });

  it('opens with what was edited on another page since', async () => {
    const port = await shownOnce();
    await aSecondAfter(() => updateContact(many[1]?.id ?? '', { company: 'Moved Ltd' }));
    const release = await reopened(port, '/?module=crm&tab=contacts');
    await waitFor(() => expect(firstName()).toBe('Person 0'));
    screen.getByText('Moved Ltd');
    await release();
    await waitFor(() => expect(search()?.closest('[inert]')).toBeNull());
    screen.getByText('Moved Ltd');
  });

  it('opens without a preview if a contact’s place in the order has changed since', async () => {
    const port = await shownOnce();
    await aSecondAfter(() => updateContact(many[1]?.id ?? '', { name: 'Zoe' }));
    const release = await reopened(port, '/?module=crm&tab=contacts');
    await screen.findByText('Loading contacts');
    expect(screen.queryByRole('grid', { hidden: true })).toBeNull();
    await release();
    await waitFor(() => expect(firstName()).toBe('Person 0'));
  });

  it('opens without a preview in an order that was not kept', async () => {
    const release = await reopened(await shownOnce(), '/?module=crm&tab=contacts&sort=-name');
    await screen.findByText('Loading contacts');
    expect(screen.queryByRole('grid', { hidden: true })).toBeNull();
    await release();
    await waitFor(() => expect(firstName()).toBe('Person 1099'));
  });

  it('opens with the view that was chosen for it, which is read before the contacts', async () => {
    const port = faultyPort();
    await openMemoryStore({ contacts: many }, { port });
    setDefaultView(saveView('contacts', 'Backwards', 'sort=-name').id, true);
    await flush();
    const release = await reopened(port, '/?module=crm&tab=contacts');
    await screen.findByText('Loading contacts');
    await release();
    await waitFor(() => expect(firstName()).toBe('Person 1099'));
  });
});
