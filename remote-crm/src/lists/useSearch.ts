import { useMemo } from 'react';

/** A full-text search over one kind of record; for an empty query the same array. */
export type Search<T> = (records: readonly T[], query: string) => readonly T[];

/** The records that a query finds, in their order. The one place where lists search: what is found is filtered afterwards. */
export function useSearch<T>(records: readonly T[], search: Search<T>, query: string): readonly T[] {
  return useMemo(() => search(records, query), [records, search, query]);
}
