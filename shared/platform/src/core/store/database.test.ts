import { createClient, switchClient } from '@steps/business/src/nouns/clients/clientState';
import { contacts } from '@steps/business/src/nouns/contacts/contact';
import { openWorkspaceStore } from '@steps/business/src/openWorkspaceStore';
import { contact, createContact, editContact, faultyPort, openMemoryStore } from '@steps/testing';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryPort } from '../storage/memoryStorage';
import { defineCollection } from './collection';
import { commit } from './commit';
import {
  closeClient,
  closeWorkspaceStore,
  openClient,
  openClientId,
  openSiblingStorage,
  openStorage,
  rowsInTab,
} from './database';
import { undo } from './history';
import { loadStates } from './loadState';
import { drop } from './recordChange';
import { flush, hasUnwritten, storageStatus } from './saveQueue';

beforeEach(() => closeWorkspaceStore({ discard: true }));
afterEach(() => closeWorkspaceStore({ discard: true }));

describe('a client’s records', () => {
  it('are there again after a reload', async () => {
    const { port } = await openMemoryStore({ contacts: [contact({ id: 'c1', name: 'Ann' })] });
    editContact('c1', { name: 'Anna' });
    await flush();
    await closeWorkspaceStore();
    expect(contacts.size).toBe(0);
    await openMemoryStore({}, { port });
    expect(contacts.get('c1')?.name).toBe('Anna');
    // The contact, the entry of its timeline, and the line of the log.
    expect(loadStates.client).toMatchObject({ state: 'ready', count: 3, setAside: 0 });
  });

  it('never mix with another client’s', async () => {
    await openMemoryStore({ contacts: [contact({ id: 'c1' })] });
    const other = createClient({ businessName: 'Other Ltd' });
    await switchClient(other.id);
    expect(contacts.size).toBe(0);
    createContact({ name: 'Only theirs' });
    expect(undo()?.label).toBe('Add Only theirs');
    await switchClient('client-1');
    expect([...contacts.all()].map((found) => found.id)).toEqual(['c1']);
    expect(undo()).toBeUndefined();
  });

  it('that do not parse are set aside with the reason, and the rest is read', async () => {
    const port = memoryPort();
    const storage = await port.open('client-9');
    await storage.write([
      { collection: 'contacts', id: 'good', value: contacts.stored(contact({ id: 'good' })) },
      { collection: 'contacts', id: 'bad', value: { v: 1, r: { id: 'bad', name: 7 } } },
    ]);
    await openWorkspaceStore(port);
    await openClient('9');
    expect([...contacts.all()].map((found) => found.id)).toEqual(['good']);
    expect(loadStates.client.setAside).toBe(1);
    const aside = await openStorage()?.rowsSetAside();
    expect(aside?.[0]).toMatchObject({ collection: 'contacts', id: 'bad', raw: { v: 1, r: { id: 'bad', name: 7 } } });
    expect(aside?.[0]?.reason).toMatch(/email|name/);
  });

  it('saved by a newer version are not touched, and the screen is told', async () => {
    const port = memoryPort();
    await (await port.open('client-9')).write([{ collection: 'contacts', id: 'c', value: { v: 99, r: {} } }]);
    await openWorkspaceStore(port);
    await expect(openClient('9')).rejects.toThrow('saved by a newer version of Steps');
    expect(loadStates.client).toMatchObject({ state: 'failed', fault: 'newer' });
    expect(openClientId()).toBeUndefined();
  });

  it('that come by the thousand from elsewhere are there at once, and pages are told of them together', async () => {
    vi.useFakeTimers();
    try {
      const port = memoryPort();
      const elsewhere = await port.open('client-9');
      await openWorkspaceStore(port);
      await openClient('9');
      let count = 0;
      const stop = contacts.subscribe(() => {
        count += 1;
      });
      const row = (id: string) => ({ collection: 'contacts', id, value: contacts.stored(contact({ id })) });
      for (let part = 0; part < 5; part += 1) {
        await elsewhere.write(Array.from({ length: 300 }, (_, n) => row(`c${part}-${n}`)));
        await vi.advanceTimersByTimeAsync(1);
      }
      expect(contacts.size).toBe(1500);
      const soon = count;
      await vi.advanceTimersByTimeAsync(1000);
      expect([soon < 5, count]).toEqual([true, soon + 1]);
      await elsewhere.write([row('one')]);
      await vi.advanceTimersByTimeAsync(1);
      expect(count).toBe(soon + 2);
      stop();
    } finally {
      vi.useRealTimers();
    }
  });

  it('of a module loaded later appear when it is there', async () => {
    const port = memoryPort();
    await (await port.open('client-9')).write([
      { collection: 'test-late', id: 'l1', value: { v: 1, r: { id: 'l1' } } },
    ]);
    await openWorkspaceStore(port);
    await openClient('9');
    const late = defineCollection({
      name: 'test-late',
      module: 'everyone',
      schema: v.object({ id: v.string() }),
      version: 1,
    });
    expect(late.get('l1')).toEqual({ id: 'l1' });
  });
});

describe('another tab', () => {
  it('shows its edits here, without entering the history', async () => {
    const { port } = await openMemoryStore({ contacts: [contact({ id: 'c1', name: 'Ann' })] });
    await flush();
    const tab = await port.open('client-1');
    await tab.write([
      { collection: 'contacts', id: 'c1', value: contacts.stored(contact({ id: 'c1', name: 'Theirs' })) },
    ]);
    await vi.waitFor(() => expect(contacts.get('c1')?.name).toBe('Theirs'));
    expect(undo()).toBeUndefined();
    await tab.write([{ collection: 'contacts', id: 'c1', value: undefined }]);
    await vi.waitFor(() => expect(contacts.get('c1')).toBeUndefined());
  });

  it('does not replace an edit that waits to be written here', async () => {
    const port = faultyPort();
    await openMemoryStore({ contacts: [contact({ id: 'c1', name: 'Ann' })] }, { port });
    await flush();
    port.writeFault = 'quota';
    editContact('c1', { name: 'Mine' });
    await flush();
    port.writeFault = undefined;
    const tab = await port.open('client-1');
    await tab.write([
      { collection: 'contacts', id: 'c1', value: contacts.stored(contact({ id: 'c1', name: 'Theirs' })) },
    ]);
    await flush();
    expect(contacts.get('c1')?.name).toBe('Mine');
  });

  it('keeps undo from overwriting what it changed', async () => {
    const { port } = await openMemoryStore({ contacts: [contact({ id: 'c1', name: 'Ann' })] });
    editContact('c1', { name: 'Anna' });
    await flush();
    const tab = await port.open('client-1');
    await tab.write([
      { collection: 'contacts', id: 'c1', value: contacts.stored(contact({ id: 'c1', name: 'Theirs' })) },
    ]);
    await vi.waitFor(() => expect(contacts.get('c1')?.name).toBe('Theirs'));
    expect(undo()).toMatchObject({ changed: 0, kept: [{ collection: 'contacts', id: 'c1' }] });
    expect(contacts.get('c1')?.name).toBe('Theirs');
  });
});

describe('storage that fails', () => {
  it('keeps the work in memory, says why, and saves it when it can again', async () => {
    const port = faultyPort();
    await openMemoryStore({ contacts: [contact({ id: 'c1', name: 'Ann' })] }, { port });
    port.writeFault = 'quota';
    editContact('c1', { name: 'Anna' });
    expect(await flush()).toBe(false);
    expect(storageStatus).toMatchObject({ state: 'failed', fault: 'quota', message: 'write refused: quota' });
    expect(contacts.get('c1')?.name).toBe('Anna');
    await expect(closeClient()).rejects.toThrow('Some changes are not saved yet');
    port.writeFault = undefined;
    expect(await flush()).toBe(true);
    expect(storageStatus.state).toBe('saved');
    await closeWorkspaceStore();
    await openMemoryStore({}, { port });
    expect(contacts.get('c1')?.name).toBe('Anna');
  });

  it('writes what failed together with the next edit, in order', async () => {
    const port = faultyPort();
    await openMemoryStore({ contacts: [contact({ id: 'c1' }), contact({ id: 'c2' })] }, { port });
    await flush();
    port.batches.length = 0;
    port.writeFault = 'quota';
    editContact('c1', { name: 'One' });
    await flush();
    port.writeFault = undefined;
    editContact('c2', { name: 'Two' });
    await flush();
    const written = port.batches.flat().filter((change) => change.collection === 'contacts');
    expect(written.map((change) => change.id)).toEqual(['c1', 'c2']);
    expect(hasUnwritten()).toBe(false);
  });

  it('works in memory and says so when nothing can be stored here', async () => {
    const port = faultyPort();
    port.openFault = 'unavailable';
    await openMemoryStore({ contacts: [contact({ id: 'c1' })] }, { port });
    await flush();
    expect(storageStatus).toMatchObject({ state: 'saved', memoryOnly: true });
    createContact({ name: 'Still works' });
    expect(contacts.size).toBe(2);
  });

  it('that the browser took away is said at once, and leaving asks though nothing waits', async () => {
    const port = faultyPort();
    await openMemoryStore({ contacts: [contact({ id: 'c1', name: 'Ann' })] }, { port });
    await flush();
    port.lose();
    expect(storageStatus).toMatchObject({ state: 'failed', fault: 'unavailable', lost: true });
    expect(hasUnwritten()).toBe(true);
    await expect(closeClient()).rejects.toThrow('Some changes are not saved yet');
    expect(contacts.get('c1')?.name).toBe('Ann');
    await closeWorkspaceStore({ discard: true });
    expect(storageStatus).toMatchObject({ state: 'saved', lost: false });
  });

  it('is held by the tab all the same, with what waits and what modules that are not loaded have', async () => {
    const port = faultyPort();
    await openMemoryStore({ contacts: [contact({ id: 'c1', name: 'Ann' }), contact({ id: 'c2' })] }, { port });
    await flush();
    const later = await port.open('client-1');
    await later.write([{ collection: 'notLoaded', id: 'x', value: { v: 1, r: { id: 'x' } } }]);
    await vi.waitFor(() => expect(rowsInTab('client').some(({ collection }) => collection === 'notLoaded')).toBe(true));
    port.writeFault = 'quota';
    editContact('c1', { name: 'Anna' });
    commit({ label: 'Delete', changes: [drop(contacts, 'c2')] });
    await flush();
    const held = rowsInTab('client').filter(({ collection }) => ['contacts', 'notLoaded'].includes(collection));
    expect(held.map(({ id, value }) => [id, value && (value as { r: { name?: string } }).r.name])).toEqual([
      ['c1', 'Anna'],
      ['x', undefined],
      ['c2', undefined],
    ]);
    expect(held.map(({ value }) => value === undefined)).toEqual([false, false, true]);
  });

  it('is never replaced by an empty memory beside a workspace that is stored', async () => {
    const port = faultyPort();
    await openMemoryStore({ contacts: [contact({ id: 'c1' })] }, { port });
    await flush();
    port.openFault = 'unavailable';
    await expect(openSiblingStorage('client-1')).rejects.toMatchObject({ fault: 'unavailable' });
    expect(storageStatus.memoryOnly).toBe(false);
  });

  it('can be opened again after it was locked', async () => {
    const port = faultyPort();
    port.openFault = 'locked';
    await expect(openWorkspaceStore(port)).rejects.toThrow('open refused: locked');
    expect(loadStates.workspace).toMatchObject({ state: 'failed', fault: 'locked' });
    port.openFault = undefined;
    await openWorkspaceStore(port);
    expect(loadStates.workspace.state).toBe('ready');
  });
});
