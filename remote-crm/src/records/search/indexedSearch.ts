import type { Collection, StoredRecord } from '@steps/platform';
import { type AlsoFollow, type FoundRows, SearchIndex } from './searchIndex';
import { searchOver } from './searchRules';

/** Up to this many records are searched here at once, in a few milliseconds and without a worker. */
export const searchedAtOnce = 1000;

/** A search over a list of records; with `index` for collections that may be long. For an empty query the same array. */
export interface Search<T> {
  (records: readonly T[], query: string): readonly T[];
  readonly index?: SearchIndexOf<T>;
}

/** What a list needs of an index. */
export interface SearchIndexOf<T> {
  prepare(): Promise<void>;
  find(query: string, signal: AbortSignal): Promise<FoundRows | undefined>;
  narrow(records: readonly T[], found: FoundRows): readonly T[];
  readonly collection: { all(): readonly (T & StoredRecord)[]; readonly size: number };
}

/** Creates the search of a collection: at once for a short list, in a worker for a long one. */
export function indexedSearch<T extends StoredRecord>(
  collection: Collection<T>,
  textOf: (record: T) => string,
  alsoFollow?: AlsoFollow,
): Search<T> & { readonly index: SearchIndex<T> } {
  return Object.assign(searchOver(textOf), { index: new SearchIndex(collection, textOf, alsoFollow) });
}

/** All records of the collection that a query finds, in order. Rejects when `signal` is aborted. */
export async function findAll<T extends StoredRecord>(
  search: Search<T> & { readonly index: SearchIndexOf<T> },
  query: string,
  signal: AbortSignal,
): Promise<readonly T[]> {
  const { index } = search;
  if (index.collection.size <= searchedAtOnce) return search(index.collection.all(), query);
  const found = await index.find(query, signal);
  signal.throwIfAborted();
  return found ? index.narrow(index.collection.all(), found) : [];
}
