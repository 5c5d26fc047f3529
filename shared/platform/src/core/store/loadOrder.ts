import * as v from 'valibot';
import { type Collection, collectionsOf, defineCollection, type Scope, type StoredRecord } from './collection';
import { commit } from './commit';
import { put } from './recordChange';

/** The order of the collections of remotes, as remembered from the last visit: their rows are read before their code is there. */
const loadOrders = defineCollection({
  name: 'loadOrders',
  module: 'everyone',
  scope: 'workspace',
  schema: v.object({ id: v.string(), loadFirst: v.number() }),
  version: 1,
  loadFirst: 1,
});

/** Names of the collections that are read before the others, in their order. */
export function loadOrder(scope: Scope): string[] {
  const places = new Map(scope === 'client' ? loadOrders.all().map(({ id, loadFirst }) => [id, loadFirst]) : []);
  for (const { name, loadFirst } of collectionsOf(scope)) {
    if (loadFirst === undefined) places.delete(name);
    else places.set(name, loadFirst);
  }
  return [...places].sort(([, one], [, other]) => one - other).map(([name]) => name);
}

/** Remembers what a collection declares that was defined after the rows of its client were asked for. */
export function rememberLoadOrder({ name, scope, loadFirst }: Collection<StoredRecord>): void {
  if (scope !== 'client' || loadFirst === undefined || loadOrders.get(name)?.loadFirst === loadFirst) return;
  const changes = [put(loadOrders, { id: name, loadFirst })];
  commit({ label: 'Remember what is read first', changes, undoable: false });
}
