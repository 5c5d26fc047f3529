import { useEffect, useMemo, useState } from 'react';
import { type Search, searchedAtOnce } from '../search/indexedSearch';

export type { Search } from '../search/indexedSearch';

interface Found<T> {
  /** The records that are found; of a long list all of them, and `passes` tells which. */
  readonly records: readonly T[];
  readonly passes?: (record: T) => boolean;
}

/**
 * The records that a query finds, in their order. The one place where lists search: what is found is filtered afterwards.
 * A long list keeps what it showed until the answer to the newest query is there.
 */
export function useSearch<T extends { readonly id: string }>(
  records: readonly T[],
  search: Search<T>,
  query: string,
): Found<T> {
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

  // A long list does not search itself: its records stay the same array, whose order is known.
  const searched = useMemo(() => (index ? records : search(records, query)), [index, search, records, query]);
  const shown = index && wanted ? found : undefined;
  return useMemo(
    () => (shown ? { records: searched, passes: (record) => shown.has(record.id) } : { records: searched }),
    [searched, shown],
  );
}

function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(run, 500);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout: 2000 });
  return () => cancelIdleCallback(handle);
}
