import { useMemo, useRef, useState } from 'react';
import { announce } from './announce';
import type { ColumnSizing } from './ColumnEdge';
import { fittedWidths, shownWidths } from './columnMeasures';
import { type ColumnWidths, fitWidth, type RecordColumn, widthsWith } from './recordColumns';

interface WidthsOfColumns {
  /** What was chosen, and while an edge is dragged what it would be. */
  readonly widths: ColumnWidths;
  readonly sizing: ColumnSizing | undefined;
}

/** Widths of the columns of a list, and what their edges do; without `onWidths` they are as they are given. */
export function useColumnWidths<Row>(
  columns: readonly RecordColumn<Row>[],
  given: ColumnWidths,
  onWidths: ((widths: ColumnWidths) => void) | undefined,
): WidthsOfColumns {
  const [dragged, setDragged] = useState<ColumnWidths>();
  const latest = useRef({ columns, given, onWidths });
  latest.current = { columns, given, onWidths };
  const sizing = useMemo((): ColumnSizing => {
    /** Before the first movement of a drag: columns that grow move with it. */
    let shown: ColumnWidths | undefined;
    const leastOf = (id: string) => latest.current.columns.find((column) => column.id === id)?.width ?? 0;
    const widthOf = (id: string, edge: HTMLElement) => shownWidths(edge)[id] ?? latest.current.given[id] ?? leastOf(id);
    const next = (id: string, width: number, edge: HTMLElement) => {
      shown ??= shownWidths(edge);
      return widthsWith(latest.current.columns, latest.current.given, shown, id, width);
    };
    return {
      widthOf,
      onDrag(id, width, edge) {
        if (width === undefined) shown = undefined;
        setDragged(width === undefined ? undefined : next(id, width, edge));
      },
      onWidth(id, width, edge) {
        latest.current.onWidths?.(next(id, width, edge));
        shown = undefined;
        setDragged(undefined);
      },
      onFit(id, edge) {
        const fitted = fittedWidths(edge)[id] ?? leastOf(id);
        latest.current.onWidths?.(next(id, fitted, edge));
        shown = undefined;
        const column = latest.current.columns.find((one) => one.id === id);
        announce(`${column?.header ?? 'Column'} is ${fitWidth(fitted)} pixels wide`);
      },
    };
  }, []);
  return { widths: dragged ?? given, sizing: onWidths && sizing };
}
