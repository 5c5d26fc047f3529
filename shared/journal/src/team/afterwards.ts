import type { RowChange } from '@steps/platform/src/core/storage/port';
import { applied } from '@steps/platform/src/core/storage/rowChange';
import { collectionNamed, recordMemory } from '@steps/platform/src/core/store/collection';

/** The record after a change; as it came where no page has opened its module, so that nothing here knows it. */
export function afterwards(change: RowChange, row: unknown): unknown {
  const collection = collectionNamed(change.collection);
  if (!collection) return row;
  const before = recordMemory.raw(collection, change.id);
  return applied(before && collection.stored(before), change);
}
