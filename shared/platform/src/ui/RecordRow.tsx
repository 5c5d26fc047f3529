// biome-ignore-all lint/a11y/useSemanticElements: a table that renders only what is seen is a grid of divs; focus stays on the grid, which names its active row
// biome-ignore-all lint/a11y/useFocusableInteractive: as above
import { type MouseEvent, memo } from 'react';
import { Checkbox } from './Checkbox';
import type { RecordColumn } from './recordColumns';

interface RecordRowProps<Row> {
  readonly elementId: string;
  /** Set where heights differ (cards). */
  readonly measure: ((element: HTMLElement | null) => void) | undefined;
  /** Distance from the top of the list, pixels. */
  readonly start: number;
  readonly index: number;
  readonly row: Row;
  readonly name: string;
  readonly columns: readonly RecordColumn<Row>[];
  readonly active: boolean;
  /** Place of the cell that the keys have reached in the active row. */
  readonly cell: number | undefined;
  /** Open beside the list. */
  readonly current: boolean;
  /** `undefined`: rows cannot be selected. */
  readonly selected: boolean | undefined;
  /** Both stay the same from render to render: a row is rendered anew only when something of its own changes. */
  readonly onToggle: (index: number, range: boolean) => void;
  readonly onPress: (index: number) => void;
}

function PlainRow<Row>(props: RecordRowProps<Row>) {
  const { elementId, measure, start, index, row, name, columns, active, cell, current, selected, onToggle, onPress } =
    props;
  const press = (event: MouseEvent) => {
    const inside =
      event.target instanceof Element && event.target.closest('a, button, input, label, select, [role=menu]');
    // A press that ends a text selection is reading, not opening.
    if (!inside && !window.getSelection()?.toString()) onPress(index);
  };
  const title = columns.find((column) => column.phone === 'title') ?? columns[0];
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the grid handles the keys of its active row
    <div
      ref={measure}
      id={elementId}
      data-index={index}
      role="row"
      aria-rowindex={index + 2}
      aria-selected={selected}
      aria-current={current || undefined}
      className="s-list__row"
      data-active={active ? (cell === undefined ? 'row' : 'cell') : undefined}
      style={{ insetBlockStart: start }}
      onClick={press}
    >
      {selected !== undefined && (
        <div role="gridcell" className="s-list__cell s-list__check">
          <Checkbox label={`Select ${name}`} checked={selected} onChange={(range) => onToggle(index, range)} />
        </div>
      )}
      {columns.map((column, at) => (
        <div
          key={column.id}
          id={at === cell ? cellElementId(elementId, at) : undefined}
          data-active={at === cell || undefined}
          data-column={at === cell ? column.id : undefined}
          role="gridcell"
          className="s-list__cell"
          data-align={column.align}
          data-phone={column === title ? 'title' : (column.phone ?? 'line')}
          data-label={column.header}
        >
          {column.cell(row)}
        </div>
      ))}
    </div>
  );
}

export const cellElementId = (row: string, at: number) => `${row}-cell-${at}`;

/** One row of a `RecordList`. Keys are the grid's affair: focus stays there and the active row is announced. */
// memo() forgets that the component is generic.
export const RecordRow = memo(PlainRow) as typeof PlainRow;
