import { useMemo, useState } from 'react';
import { testOf } from './conditionRules';
import type { ListRecord, ListShape } from './listField';
import type { ListView } from './listViewRules';
import { makeOrder } from './orderRules';
import { makeFilter } from './rowEdits';
import { type Search, useSearch } from './useSearch';

export interface Rows<T> {
  /** The rows that the view shows, in order. */
  readonly shown: readonly T[];
  /** How many there are without search and filters, archived or not according to the view. */
  readonly all: number;
}

/** The records that a view shows: searched, filtered, sorted; each step runs only when its own part of the view changes. */
export function useRows<T extends ListRecord>(
  records: readonly T[],
  view: ListView,
  shape: ListShape<T>,
  search: Search<T>,
): Rows<T> {
  const { q, filters, sorts, archive } = view;
  const [keepScope] = useState(() => makeFilter<T>());
  const inScope = scopeTest(archive, shape);
  const scoped = useMemo(() => (inScope ? keepScope(records, inScope) : records), [records, inScope, keepScope]);
  const found = useSearch(scoped, search, q);
  const passes = useMemo(() => {
    const now = new Date();
    const tests = filters.flatMap((condition) => {
      const field = shape.fields.find(({ id }) => id === condition.field);
      return field ? [testOf(field, condition, now)] : [];
    });
    return tests.length > 0 ? (record: T) => tests.every((test) => test(record)) : undefined;
  }, [filters, shape]);
  const [orderAll] = useState(() => makeOrder<T>());
  const [orderSome] = useState(() => makeOrder<T>());
  const shown = useMemo(() => {
    const { records, narrow } = found;
    if (!narrow && !passes) return orderAll(records, sorts, shape.fields);
    const some = (rows: readonly T[]) => {
      const narrowed = narrow ? narrow(rows) : rows;
      return passes ? narrowed.filter(passes) : narrowed;
    };
    // Removing some rows keeps the order: typing a letter sorts nothing again.
    const ordered = orderAll.known(records, sorts, shape.fields);
    return ordered ? some(ordered) : orderSome(some(records), sorts, shape.fields);
  }, [found, passes, orderAll, orderSome, sorts, shape]);
  return { shown, all: scoped.length };
}

/** Which records a view is about, archived or not; undefined for all. */
export const scopeTest = <T>(archive: ListView['archive'], shape: ListShape<T>) =>
  scopeTests[shape.archive ? archive : 'all'];

const scopeTests: Readonly<Record<ListView['archive'], ((record: ListRecord) => boolean) | undefined>> = {
  all: undefined,
  archived: (record) => Boolean(record.archivedAt),
  no: (record) => !record.archivedAt,
};
