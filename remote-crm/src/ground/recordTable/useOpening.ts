import {
  type Collection,
  type FirstScreen,
  keepFirstScreen,
  useFirstScreen,
  useLoadState,
  whenIdle,
} from '@steps/shared';
import { useEffect, useMemo } from 'react';
import { searchedAtOnce } from '../search/indexedSearch';
import type { ListRecord, ListShape } from './listField';
import { type ListView, viewText } from './listViewRules';
import { screenNow } from './screenRules';
import type { Rows } from './useRows';

/** Rows that are kept: more than a large window shows. */
const keptRows = 60;
const none: readonly never[] = [];

interface Opening<T> {
  /** What the list works on for now. */
  readonly records: readonly T[];
  /** Set while `records` are only those of the first screen, as it was last shown. */
  readonly screen: FirstScreen<T> | undefined;
  /** Nothing can be shown yet. */
  readonly waiting: boolean;
}

/** How a list of many records opens: while they are being read, with its first screen if that was kept from this view. */
export function useOpening<T extends ListRecord>(
  collection: Collection<T> | undefined,
  records: readonly T[],
  view: ListView,
  shape: ListShape<T>,
): Opening<T> {
  const { loading, screen: kept } = useFirstScreen(collection);
  const screen = useMemo(
    () => (kept && kept.view === keptView(view, shape) ? screenNow(kept, view, shape) : undefined),
    [kept, view, shape],
  );
  if (!loading) return { records, screen: undefined, waiting: false };
  if (screen) return { records: screen.rows, screen, waiting: false };
  return { records: none, screen: undefined, waiting: true };
}

/** Keeps the first screen of a long list for its next opening, whenever the page is idle after it has changed. */
export function useKeptScreen<T extends ListRecord>(
  collection: Collection<T> | undefined,
  records: readonly T[],
  view: string | undefined,
  { shown, all }: Rows<T>,
): void {
  const ready = useLoadState().state === 'ready';
  useEffect(() => {
    if (!ready || !collection || view === undefined || records.length <= searchedAtOnce) return;
    return whenIdle(() => {
      // What is shown may be behind what is there: lists pause while a file is imported.
      if (records !== collection.all()) return;
      void keepFirstScreen(collection, { view, shown: shown.length, all, rows: shown.slice(0, keptRows) });
    }, 2000);
  }, [ready, collection, records, view, shown, all]);
}

/** The view that a first screen shows; undefined for what is searched or filtered, which may look different tomorrow. */
export const keptView = <T>(view: ListView, shape: ListShape<T>): string | undefined =>
  view.q === '' && view.filters.length === 0 ? viewText({ ...view, columns: undefined }, shape) : undefined;
