import { useMemo, useState } from 'react';
import { testOf } from './conditionRules';
import type { ListRecord, ListShape } from './listField';
import type { ListView } from './listViewRules';
import { makeOrder } from './orderRules';
import { type Search, useSearch } from './useSearch';

interface Rows<T> {
  /** What the view shows, in its order. */
  readonly shown: readonly T[];
  /** How many there are without search and filters, in the archive or out of it as the view says. */
  readonly all: number;
}

/** The records that a view shows: searched, filtered, ordered; each step only when its own part of the view changes. */
export function useRows<T extends ListRecord>(
  records: readonly T[],
  view: ListView,
  shape: ListShape<T>,
  search: Search<T>,
): Rows<T> {
  const { q, filters, sorts, archive } = view;
  const found = useSearch(records, search, q);
  const inScope = useMemo(() => scopeTest(shape.archive ? archive : 'all'), [shape.archive, archive]);
  const all = useMemo(() => (inScope ? count(records, inScope) : records.length), [records, inScope]);
  const scoped = useMemo(() => (inScope ? found.records.filter(inScope) : found.records), [found.records, inScope]);
  const passes = useMemo(() => {
    const now = new Date();
    const tests = filters.flatMap((condition) => {
      const field = shape.fields.find(({ id }) => id === condition.field);
      return field ? [testOf(field, condition, now)] : [];
    });
    if (found.passes) tests.unshift(found.passes);
    return tests.length > 0 ? (record: T) => tests.every((test) => test(record)) : undefined;
  }, [found.passes, filters, shape]);
  const [orderAll] = useState(() => makeOrder<T>());
  const [orderSome] = useState(() => makeOrder<T>());
  const shown = useMemo(() => {
    if (!passes) return orderAll(scoped, sorts, shape.fields);
    // What has its order already keeps it when some are left out: a letter typed orders nothing anew.
    const ordered = orderAll.known(scoped, sorts, shape.fields);
    return ordered ? ordered.filter(passes) : orderSome(scoped.filter(passes), sorts, shape.fields);
  }, [scoped, passes, orderAll, orderSome, sorts, shape]);
  return { shown, all };
}

function scopeTest(archive: ListView['archive']): ((record: ListRecord) => boolean) | undefined {
  if (archive === 'all') return undefined;
  return archive === 'archived' ? (record) => Boolean(record.archivedAt) : (record) => !record.archivedAt;
}

function count<T>(records: readonly T[], passes: (record: T) => boolean): number {
  let sum = 0;
  for (const record of records) if (passes(record)) sum += 1;
  return sum;
}
