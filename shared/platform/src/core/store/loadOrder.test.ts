import { openWorkspaceStore } from '@steps/business/src/openWorkspaceStore';
import { openMemoryStore } from '@steps/testing';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { defineCollection } from './collection';
import { closeWorkspaceStore, openClient } from './database';
import { loadOrder } from './loadOrder';
import { flush } from './saveQueue';

it('reads what lists are shown with first, then the lists, contacts ahead', () => {
  expect(loadOrder('workspace').sort()).toEqual(['clients', 'loadOrders', 'people', 'roles']);
  expect(loadOrder('client')).toEqual(['pipelines', 'contacts', 'companies', 'deals']);
});

it('remembers the collection of a remote that came after the rows, and asks for it in its place on the next visit', async () => {
  const { port, client } = await openMemoryStore();
  const schema = v.object({ id: v.string() });
  defineCollection({ name: 'test-late-settings', module: 'everyone', schema, version: 1, loadFirst: 1 });
  defineCollection({ name: 'test-late-rest', module: 'everyone', schema, version: 1 });
  await flush();
  await closeWorkspaceStore();
  const asked: string[] = [];
  await openWorkspaceStore({
    ...port,
    async open(name) {
      const storage = await port.open(name);
      const load: typeof storage.load = (collections, ...rest) => {
        if (name !== 'workspace') asked.push(...collections);
        return storage.load(collections, ...rest);
      };
      return { ...storage, load };
    },
  });
  await openClient(client.id);
  expect([...asked.slice(0, 2)].sort()).toEqual(['pipelines', 'test-late-settings']);
  expect(asked.slice(2)).toEqual(['contacts', 'companies', 'deals']);
  await closeWorkspaceStore({ discard: true });
});
