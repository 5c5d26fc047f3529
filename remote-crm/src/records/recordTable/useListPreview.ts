import { type Collection, type ListPreview, pagePreview, useLoadState, whenIdle } from '@steps/platform';
import { useEffect, useMemo } from 'react';
import { searchedAtOnce } from '../search/indexedSearch';
import type { ListRecord, ListShape } from './listField';
import { previewNow } from './listPreviewRules';
import { type ListView, viewText } from './listViewRules';
import type { Rows } from './useRows';

/** Rows that are stored: more than a large window shows. */
const keptRows = 60;
const none: readonly never[] = [];

interface PreviewedList<T> {
  /** The records that the list works with for now. */
  readonly records: readonly T[];
  /** Set while `records` are only those of the preview, as last shown. */
  readonly preview: ListPreview<T> | undefined;
  /** Nothing can be shown yet. */
  readonly waiting: boolean;
}

/** How a list of many records opens: while they are being read, it shows the preview if one was stored for this view. */
export function useListPreview<T extends ListRecord>(
  collection: Collection<T> | undefined,
  records: readonly T[],
  view: ListView,
  shape: ListShape<T>,
): PreviewedList<T> {
  const { loading, preview: kept } = pagePreview.useList(collection);
  const preview = useMemo(
    () => (kept && kept.view === previewView(view, shape) ? previewNow(kept, view, shape) : undefined),
    [kept, view, shape],
  );
  if (!loading) return { records, preview: undefined, waiting: false };
  if (preview) return { records: preview.rows, preview, waiting: false };
  return { records: none, preview: undefined, waiting: true };
}

/** Stores the preview of a long list for its next opening, whenever the page is idle after a change. */
export function useKeepListPreview<T extends ListRecord>(
  collection: Collection<T> | undefined,
  records: readonly T[],
  view: string | undefined,
  { shown, all }: Rows<T>,
): void {
  const ready = useLoadState().state === 'ready';
  useEffect(() => {
    if (!ready || !collection || view === undefined || records.length <= searchedAtOnce) return;
    return whenIdle(() => {
      // What is shown may be out of date: lists pause while a file is imported.
      if (records !== collection.all()) return;
      void pagePreview.keepList(collection, { view, shown: shown.length, all, rows: shown.slice(0, keptRows) });
    }, 2000);
  }, [ready, collection, records, view, shown, all]);
}

/** The view of a preview; undefined for a search or filter, which may give something else tomorrow. */
export const previewView = <T>(view: ListView, shape: ListShape<T>): string | undefined =>
  view.q === '' && view.filters.length === 0
    ? viewText({ ...view, columns: undefined, widths: undefined }, shape)
    : undefined;
