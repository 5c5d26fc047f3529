import { whenIdle } from '@steps/platform';
import { useEffect, useMemo, useState } from 'react';
import { type Search, searchedAtOnce } from '../search/indexedSearch';
import type { FoundRows } from '../search/searchIndex';

export type { Search } from '../search/indexedSearch';

interface Found<T> {
  /** The records found; of a long list all of them, and `narrow` keeps those found, in any order. */
  readonly records: readonly T[];
  readonly narrow?: (rows: readonly T[]) => readonly T[];
}

/**
 * The records that a query finds, in order. The one place where lists search; filters come after it. A long list keeps what
 * it showed until the answer to the newest query arrives.
 */
export function useSearch<T extends { readonly id: string }>(
  records: readonly T[],
  search: Search<T>,
  query: string,
): Found<T> {
  const index = records.length > searchedAtOnce ? search.index : undefined;
  const wanted = query.trim() !== '';
  const [found, setFound] = useState<FoundRows>();
  if (found && !(index && wanted)) setFound(undefined);

  useEffect(() => {
    if (!index) return;
    return whenIdle(() => void index.prepare(), 2000);
  }, [index]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: other records are another question
  useEffect(() => {
    if (!index || !wanted) return;
    const asking = new AbortController();
    void index.find(query, asking.signal).then((rows) => {
      if (rows) setFound(rows);
    });
    return () => asking.abort();
  }, [index, wanted, query, records]);

  // A long list is not searched here: its records stay the same array, so that its order stays known.
  const searched = useMemo(() => (index ? records : search(records, query)), [index, search, records, query]);
  const shown = index && wanted ? found : undefined;
  return useMemo(
    () => (index && shown ? { records: searched, narrow: (rows) => index.narrow(rows, shown) } : { records: searched }),
    [searched, index, shown],
  );
}
