// biome-ignore-all lint/a11y/useSemanticElements: a table that renders only what is seen is a grid of divs; focus stays on the grid, which names its active row
// biome-ignore-all lint/a11y/useFocusableInteractive: as above
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Checkbox } from './Checkbox';
import { ColumnEdge, type ColumnSizing, stepToEdge } from './ColumnEdge';
import type { ColumnWidths, RecordColumn } from './recordColumns';
import { selectedShare } from './selectionRules';
import { nextSort, type Sort } from './sortRules';
import { VisuallyHidden } from './VisuallyHidden';

interface RecordListHeaderProps<Row> {
  readonly label: string;
  readonly columns: readonly RecordColumn<Row>[];
  /** The first one decides, the next ones order what is equal by it. */
  readonly sort: readonly Sort[];
  /** `add`: beside the orders that are there (Shift). */
  readonly onSort: ((sort: Sort, add: boolean) => void) | undefined;
  readonly widths: ColumnWidths;
  /** Set where columns can be resized. */
  readonly sizing: ColumnSizing | undefined;
  readonly selection: ReadonlySet<string>;
  /** Selected ids that the list does not show. */
  readonly hidden: ReadonlySet<string>;
  /** Rows of the list. */
  readonly count: number;
  readonly onToggleAll: (() => void) | undefined;
  readonly phone: boolean;
}

/** The table's head; on phones a line with "select all" and "sort by". */
export function RecordListHeader<Row>(props: RecordListHeaderProps<Row>) {
  const { label, onToggleAll } = props;
  const share = selectedShare(props.selection, props.hidden, props.count);
  const all = onToggleAll && (
    <Checkbox
      label={`Select all ${label}`}
      checked={share === 'all'}
      mixed={share === 'some'}
      tabbable
      onChange={onToggleAll}
    />
  );
  if (props.phone) return <PhoneHeader {...props} all={all} />;
  return (
    <div role="rowgroup" className="s-list__head">
      <div role="row" aria-rowindex={1} className="s-list__row">
        {all && (
          <div role="columnheader" className="s-list__cell s-list__check">
            {all}
          </div>
        )}
        {props.columns.map((column) => (
          <HeaderCell key={column.id} column={column} {...props} />
        ))}
      </div>
    </div>
  );
}

function HeaderCell<Row>({
  column,
  sort,
  onSort,
  widths,
  sizing,
}: Pick<RecordListHeaderProps<Row>, 'sort' | 'onSort' | 'widths' | 'sizing'> & {
  readonly column: RecordColumn<Row>;
}) {
  const { id, header, hideHeader, align, sortable } = column;
  const place = sort.findIndex(({ column }) => column === id);
  const direction = sort[place]?.direction;
  const Icon = direction === 'ascending' ? ArrowUp : direction === 'descending' ? ArrowDown : ChevronsUpDown;
  return (
    <div
      role="columnheader"
      className="s-list__cell"
      // Its edge has a name of its own.
      aria-label={sizing && header}
      data-column={id}
      data-align={align}
      aria-sort={sortable && onSort ? (place === 0 && direction) || 'none' : undefined}
    >
      {sortable && onSort ? (
        <button
          type="button"
          className="s-list__sort"
          data-on={direction ? true : undefined}
          onClick={(event) => onSort(nextSort(sort[place], id), event.shiftKey)}
          onKeyDown={sizing && stepToEdge}
        >
          <span className="s-list__word">{header}</span>
          <Icon size={12} aria-hidden />
          {sort.length > 1 && place >= 0 && (
            <span className="s-list__place">
              <VisuallyHidden>Order </VisuallyHidden>
              {place + 1}
            </span>
          )}
        </button>
      ) : (
        <span className={hideHeader ? 's-hidden' : 's-list__word'}>{header}</span>
      )}
      {sizing && <ColumnEdge id={id} header={header} width={widths[id] ?? column.width} sizing={sizing} />}
    </div>
  );
}

function PhoneHeader<Row>({
  columns,
  sort,
  onSort,
  all,
  label,
}: RecordListHeaderProps<Row> & { readonly all: ReactNode }) {
  const sortable = columns.filter((column) => column.sortable);
  if (!all && (!onSort || sortable.length === 0)) return null;
  return (
    <div className="s-list__phone">
      {all}
      {onSort && sortable.length > 0 && (
        <select
          className="s-input"
          aria-label={`Sort ${label} by`}
          value={sort[0] ? `${sort[0].column} ${sort[0].direction}` : ''}
          onChange={(event) => {
            const [column = '', direction] = event.target.value.split(' ');
            onSort({ column, direction: direction === 'descending' ? 'descending' : 'ascending' }, false);
          }}
        >
          {sort.length === 0 && <option value="">Sort by</option>}
          {sortable.flatMap(({ id, header }) => [
            <option key={`${id} up`} value={`${id} ascending`}>{`${header}, first to last`}</option>,
            <option key={`${id} down`} value={`${id} descending`}>{`${header}, last to first`}</option>,
          ])}
        </select>
      )}
    </div>
  );
}
