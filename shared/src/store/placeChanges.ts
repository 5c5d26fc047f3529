import type { RowChange } from '../storage/port';
import { type Collection, collectionNamed, inMemory, type StoredRecord } from './collection';
import { queueOf } from './saveQueue';

const watchers = new Set<(changes: readonly RowChange[]) => void>();

/** The store's own: told of each change made in this tab, so that rows still being loaded do not undo it. */
export function onPlaced(watcher: (changes: readonly RowChange[]) => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** The collection a change belongs to; an unknown name is a mistake in the code. */
export function collectionOf({ collection: name }: { readonly collection: string }): Collection<StoredRecord> {
  const collection = collectionNamed(name);
  if (!collection) throw new TypeError(`Expected a known collection, got ${name}.`);
  return collection;
}

/** Only for `commit` and `history`: checked records into memory at once and into the save queues. */
export function placeAndSave(changes: readonly RowChange[]): void {
  const collections = new Set(changes.map(collectionOf));
  const queues = new Map([...collections].map((collection) => [collection.scope, queueOf(collection.scope)]));
  for (const change of changes)
    inMemory.place(collectionOf(change), change.id, change.value as StoredRecord | undefined);
  for (const watcher of watchers) watcher(changes);
  for (const collection of collections) inMemory.announce(collection);
  for (const [scope, queue] of queues) {
    queue.add(changes.filter((change) => collectionOf(change).scope === scope).map(toStored));
  }
}

function toStored(change: RowChange): RowChange {
  if (change.value === undefined) return change;
  // Only checked records reach this file; the value is one.
  return { ...change, value: collectionOf(change).stored(change.value as StoredRecord) };
}
