import { useSearchParams } from '@steps/shared/router';
import type { Sort } from '@steps/shared/ui';
import { useEffect, useState } from 'react';
import { type ListView, readView, writeView } from './listViewRules';

/** How long typing rests before the address follows, ms: each change of address renders the whole shell. */
const addressDelay = 250;

interface ListShape {
  /** Ids of the filters and of the sortable columns. Keep them outside the component. */
  readonly filters: readonly string[];
  readonly columns: readonly string[];
  readonly sort: Sort;
}

/** A list's view: at once in the list, a moment later in the address, and back from the address (Back, a link). */
export function useListView(shape: ListShape): [ListView, (view: ListView) => void] {
  const [params, setParams] = useSearchParams();
  const fromAddress = JSON.stringify(readView(params, shape));
  const [seen, setSeen] = useState(fromAddress);
  const [view, setView] = useState<ListView>(() => readView(params, shape));
  // The router moves in a transition: what arrives may be our own address of a moment ago, while more was typed since.
  const [written, setWritten] = useState(fromAddress);
  if (seen !== fromAddress) {
    setSeen(fromAddress);
    if (fromAddress !== written) {
      setWritten(fromAddress);
      setView(readView(params, shape));
    }
  }

  const { filters, sort } = shape;
  useEffect(() => {
    if (JSON.stringify(view) === fromAddress) return;
    const address = window.location.href;
    const timer = setTimeout(() => {
      // Whoever has followed a link meanwhile must not be brought back: the list stays until the next page has come.
      if (window.location.href !== address) return;
      setWritten(JSON.stringify(view));
      setParams((current) => writeView(current, view, filters, sort), { replace: true });
    }, addressDelay);
    return () => clearTimeout(timer);
  }, [view, fromAddress, filters, sort, setParams]);

  return [view, setView];
}
