import type { RowChange } from '../storage/port';
import { type Collection, collectionNamed, recordMemory, type StoredRecord } from './collection';
import { queueOf } from './saveQueue';

/** A record that was put, replaced or removed in this tab. */
export interface AppliedChange extends RowChange {
  readonly before: StoredRecord | undefined;
}

type Watcher = (changes: readonly AppliedChange[]) => void;

const watchers = new Set<Watcher>();

/** The store's own: told of each change made in this tab, so that rows still being loaded do not undo it. */
export function onApplied(watcher: Watcher): () => void {
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
export function applyAndSave(changes: readonly RowChange[]): void {
  const collections = new Set(changes.map(collectionOf));
  const queues = new Map([...collections].map((collection) => [collection.scope, queueOf(collection.scope)]));
  const applied = changes.map((change): AppliedChange => {
    const collection = collectionOf(change);
    const before = recordMemory.raw(collection, change.id);
    recordMemory.place(collection, change.id, change.value as StoredRecord | undefined);
    return { ...change, before };
  });
  for (const watcher of watchers) watcher(applied);
  // Before subscribers are called, which may throw or make changes of their own.
  for (const [scope, queue] of queues) {
    queue.add(applied.filter((change) => collectionOf(change).scope === scope).flatMap(toStored));
  }
  for (const collection of collections) recordMemory.publish(collection);
}

function toStored(change: AppliedChange): readonly RowChange[] {
  const { collection, id, value, before } = change;
  if (value === undefined) return [{ collection, id, value }];
  // Only checked records reach this file; the value is one.
  const stored = collectionOf(change).change(before, value as StoredRecord);
  return stored ? [stored] : [];
}
