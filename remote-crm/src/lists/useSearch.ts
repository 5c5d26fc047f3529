import { useEffect, useMemo, useState } from 'react';
import { type Search, searchedAtOnce } from '../search/indexedSearch';

export type { Search } from '../search/indexedSearch';

/**
 * The records that a query finds, in their order. The one place where lists search: what is found is filtered afterwards.
 * A long list keeps what it showed until the answer to the newest query is there.
 */
export function useSearch<T extends { readonly id: string }>(
  records: readonly T[],
  search: Search<T>,
  query: string,
): readonly T[] {
  const index = records.length > searchedAtOnce ? search.index : undefined;
  const wanted = query.trim() !== '';
  const [found, setFound] = useState<ReadonlySet<string>>();
  if (found && !(index && wanted)) setFound(undefined);

  useEffect(() => {
    if (!index) return;
    return whenIdle(() => void index.prepare());
  }, [index]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: other records are another question
  useEffect(() => {
    if (!index || !wanted) return;
    const asking = new AbortController();
    void index.find(query, asking.signal).then((ids) => {
      if (ids) setFound(ids);
    });
    return () => asking.abort();
  }, [index, wanted, query, records]);

  return useMemo(() => {
    if (!index) return search(records, query);
    return wanted && found ? records.filter((record) => found.has(record.id)) : records;
  }, [index, search, records, query, wanted, found]);
}

function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(run, 500);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout: 2000 });
  return () => cancelIdleCallback(handle);
}
