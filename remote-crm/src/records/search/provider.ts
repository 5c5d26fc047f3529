import type { SearchHit, SearchProvider } from '@steps/platform';

/** Hits shown in each group: the palette is for finding one thing, the list for many. */
const hitLimit = 20;

/** A search provider of records in memory: what it finds, how one is shown in the palette, and under which icon of the host. */
export const provider = <T>(
  id: string,
  title: string,
  find: (query: string, signal: AbortSignal) => readonly T[] | Promise<readonly T[]>,
  hit: (record: T) => SearchHit,
  icon?: string,
): SearchProvider => ({
  id,
  title,
  icon,
  search: async (query, signal) => {
    signal.throwIfAborted();
    return query.trim() ? (await find(query, signal)).slice(0, hitLimit).map(hit) : [];
  },
});
