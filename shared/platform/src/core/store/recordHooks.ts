import { useSyncExternalStore } from 'react';
import type { Collection, StoredRecord } from './collection';
import type { Derived, RecordIndex } from './recordIndex';

/** One record; renders again only when that record changes. */
export function useRecord<T extends StoredRecord>(collection: Collection<T>, id: string | undefined): T | undefined {
  return useSyncExternalStore(collection.subscribe, () => (id === undefined ? undefined : collection.get(id)));
}

/** All records of a collection; the same array until something changes. */
export function useRecords<T extends StoredRecord>(collection: Collection<T>): readonly T[] {
  return useSyncExternalStore(collection.subscribe, () => collection.all());
}

/** A number that goes up with each change of the collection: for memoising by hand. */
export function useVersion(collection: Pick<Collection<StoredRecord>, 'subscribe' | 'edition'>): number {
  return useSyncExternalStore(collection.subscribe, () => collection.edition);
}

/** The records with one key of an index (contacts of a company). */
export function useRecordsBy<T extends StoredRecord>(index: RecordIndex<T>, key: string | undefined): readonly T[] {
  return useSyncExternalStore(index.collection.subscribe, () => index.of(key));
}

/** A derived value; renders again only when the value itself is another one. */
export function useDerived<R>(derived: Derived<R>): R {
  return useSyncExternalStore(derived.subscribe, derived.get);
}
