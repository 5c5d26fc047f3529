import type { SearchHit, SearchProvider } from '@steps/shared';

/** Hits shown per group: the palette is for finding one thing, the list for many. */
const hitLimit = 20;

/** A search provider of records in memory: what it finds, and how one is shown in the palette. */
export const provider = <T>(
  id: string,
  title: string,
  find: (query: string, signal: AbortSignal) => readonly T[] | Promise<readonly T[]>,
  hit: (record: T) => SearchHit,
): SearchProvider => ({
  id,
  title,
  search: async (query, signal) => {
    signal.throwIfAborted();
    return query.trim() ? (await find(query, signal)).slice(0, hitLimit).map(hit) : [];
  },
});
