import { useNavigate } from '@steps/shared/router';
import {
  NothingFound,
  phoneQuery,
  type RecordColumn,
  RecordList,
  SearchField,
  SelectionBar,
  type Sort,
  sortRows,
  useMedia,
} from '@steps/shared/ui';
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { viewInWords } from './listViewRules';
import { useListView } from './useListView';
import { type Search, useSearch } from './useSearch';
import '../crm.css';

/** A filter with the values to choose from. */
export interface ListFilter<T> {
  readonly id: string;
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly matches: (record: T, value: string) => boolean;
  /** Choice that means "not filtered"; "Any status" when left out. */
  readonly any?: string;
  /** What shows while nothing is chosen; everything when left out. */
  readonly unset?: (record: T) => boolean;
}

/** A sortable value of each column that has one. */
export type SortValues<T> = Readonly<Record<string, (record: T) => string | number | undefined>>;

interface RecordTabProps<T extends { readonly id: string }> {
  /** "Contacts". */
  readonly label: string;
  /** "contact". */
  readonly noun: string;
  readonly plural?: string;
  readonly records: readonly T[];
  readonly nameOf: (record: T) => string;
  readonly hrefOf?: (record: T) => string | undefined;
  /** Id of the record that is open beside the list. */
  readonly current?: string | undefined;
  readonly search: Search<T>;
  readonly columns: readonly RecordColumn<T>[];
  readonly sortValues: SortValues<T>;
  readonly sort: Sort;
  readonly filters?: readonly ListFilter<T>[];
  /** Shown while there are no records at all. */
  readonly empty: ReactNode;
  /** Beside the filters; receives the rows that the list shows. */
  readonly tools?: (shown: readonly T[]) => ReactNode;
  /** Actions for the selection; rows get checkboxes when it is set. */
  readonly bulk?: (ids: readonly string[], clear: () => void) => ReactNode;
}

const noFilters: readonly never[] = [];
const idOf = (record: { readonly id: string }) => record.id;

/** One list of the CRM: search, filters, order and selection over a `RecordList`, the view in the address. */
export function RecordTab<T extends { readonly id: string }>(props: RecordTabProps<T>) {
  const {
    label,
    noun,
    plural = `${noun}s`,
    records,
    nameOf,
    hrefOf,
    columns,
    sortValues,
    sort,
    filters = noFilters,
  } = props;
  const navigate = useNavigate();
  const filterIds = useStable(filters.map((filter) => filter.id));
  const columnIds = useStable(Object.keys(sortValues));
  const [view, setView] = useListView({ filters: filterIds, columns: columnIds, sort });
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const shown = useShown(props, useDeferredValue(view), filters);
  const phone = useMedia(phoneQuery);

  if (records.length === 0) return props.empty;
  const present = selected.size > 0 ? shown.filter((record) => selected.has(record.id)).map(idOf) : [];
  const clearView = () => setView({ ...view, q: '', filters: {} });
  const labels = Object.fromEntries(filters.map((filter) => [filter.id, filter.label.toLowerCase()]));

  return (
    <div className="s-stack">
      <div className="c-tools">
        <SearchField label={`Search ${plural}`} value={view.q} onChange={(q) => setView({ ...view, q })} />
        {filters.map((filter) => (
          <FilterSelect
            key={filter.id}
            filter={filter}
            value={view.filters[filter.id] ?? ''}
            onChange={(value) => setView({ ...view, filters: withFilter(view.filters, filter.id, value) })}
          />
        ))}
        <span className="s-faint c-tools__count" role="status">
          {countText(shown.length, records.length, noun, plural)}
        </span>
        {!phone && props.tools?.(shown)}
      </div>
      {props.bulk && (
        <SelectionBar count={present.length} noun={noun} onClear={() => setSelected(new Set())}>
          {props.bulk(present, () => setSelected(new Set()))}
        </SelectionBar>
      )}
      <RecordList
        label={label}
        rows={shown}
        rowId={idOf}
        rowName={nameOf}
        columns={columns}
        sort={view.sort}
        onSort={(next) => setView({ ...view, sort: next })}
        {...(props.bulk ? { selection: selected, onSelect: setSelected } : {})}
        current={props.current}
        {...(hrefOf ? { onOpen: (record: T) => open(hrefOf(record)) } : {})}
        empty={<NothingFound searched={viewInWords(view, labels)} onClear={clearView} />}
      />
      {phone && <div className="s-line">{props.tools?.(shown)}</div>}
    </div>
  );

  function open(href: string | undefined) {
    if (href) navigate(href);
  }
}

function FilterSelect<T>({
  filter,
  value,
  onChange,
}: {
  filter: ListFilter<T>;
  value: string;
  onChange: (value: string) => void;
}) {
  const { label, options, any = `Any ${label.toLowerCase()}` } = filter;
  const known = !value || options.some((option) => option.value === value);
  return (
    <select
      className="s-input"
      aria-label={`Filter by ${label.toLowerCase()}`}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="">{any}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
      {!known && <option value={value}>{value}</option>}
    </select>
  );
}

/** The rows after search, filters and order. */
function useShown<T extends { readonly id: string }>(
  { records, search, sortValues }: RecordTabProps<T>,
  view: ReturnType<typeof useListView>[0],
  filters: readonly ListFilter<T>[],
): readonly T[] {
  const found = useSearch(records, search, view.q);
  const filtered = useMemo(() => {
    const tests = filters.flatMap(({ id, matches, unset }) => {
      const value = view.filters[id];
      return value ? [(record: T) => matches(record, value)] : unset ? [unset] : [];
    });
    return tests.length > 0 ? found.filter((record) => tests.every((passes) => passes(record))) : found;
  }, [found, view.filters, filters]);
  return useMemo(() => {
    const value = sortValues[view.sort.column];
    return value ? sortRows(filtered, value, view.sort.direction) : filtered;
  }, [filtered, sortValues, view.sort]);
}

/** The same array as long as its content is the same. */
function useStable(values: readonly string[]): readonly string[] {
  const key = values.join('\n');
  return useMemo(() => (key ? key.split('\n') : []), [key]);
}

function withFilter(filters: Readonly<Record<string, string>>, id: string, value: string) {
  const { [id]: _old, ...rest } = filters;
  return value ? { ...rest, [id]: value } : rest;
}

const countText = (shown: number, all: number, noun: string, plural: string) => {
  const count = (value: number) => value.toLocaleString('en-GB');
  return shown === all ? `${count(all)} ${all === 1 ? noun : plural}` : `${count(shown)} of ${count(all)} ${plural}`;
};
