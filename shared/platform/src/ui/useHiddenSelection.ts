import { useMemo } from 'react';
import { hiddenSelection } from './selectionRules';

/**
 * Selected ids that the list does not show. Rows are selected where they are seen, so only other rows can hide some of
 * them: 100,000 are looked through when they change, not at every press.
 */
export function useHiddenSelection<Row>(
  selection: ReadonlySet<string>,
  rows: readonly Row[],
  rowId: (row: Row) => string,
): ReadonlySet<string> {
  // biome-ignore lint/correctness/useExhaustiveDependencies: as said above
  return useMemo(() => hiddenSelection(selection, rows, rowId), [rows, rowId]);
}
