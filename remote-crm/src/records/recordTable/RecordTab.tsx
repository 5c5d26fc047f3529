import { useMay } from '@steps/business';
import { type Collection, definePreference, openClientId, preference, setPreference } from '@steps/platform';
import { useNavigate } from '@steps/platform/router';
import {
  announce,
  type ColumnWidths,
  fittedWidths,
  ListSkeleton,
  lazyPart,
  NothingFound,
  RecordList,
  SelectionBar,
  Stack,
  useHiddenSelection,
} from '@steps/platform/ui';
import { Button } from 'antd';
import { type ReactNode, Suspense, useDeferredValue, useMemo, useRef, useState } from 'react';
import * as v from 'valibot';
import { BulkProgress } from './BulkProgress';
import { CellEditingContext } from './cellEditing';
import { shownColumns } from './columnRules';
import { fieldColumns } from './fieldColumns';
import { IgnoredParts } from './IgnoredParts';
import { ListTools } from './ListTools';
import type { FieldSort, ListField, ListRecord, ListShape } from './listField';
import { type ListView, viewInWords } from './listViewRules';
import { pressedSort } from './orderRules';
import { defaultView } from './savedViewState';
import { useCellEdits } from './useCellEdits';
import { previewView, useKeepListPreview, useListPreview } from './useListPreview';
import { useListView } from './useListView';
import { useRows } from './useRows';
import type { Search } from './useSearch';

const ColumnsSheet = lazyPart(async () => (await import('./ColumnsSheet')).ColumnsSheet);

interface RecordTabProps<T extends ListRecord> {
  /** "Contacts". */
  readonly label: string;
  /** "contact". */
  readonly noun: string;
  /** Also the key under which views and columns of this list are stored. */
  readonly plural?: string;
  /** What `records` are, if not all there are: "Open tickets". */
  readonly whole?: string;
  readonly records: readonly T[];
  /** Set if all cells depend on the record alone: a long list then opens with its preview while it is being read. */
  readonly opensWith?: Collection<T>;
  readonly nameOf: (record: T) => string;
  readonly hrefOf?: (record: T) => string | undefined;
  /** Its records can be archived, which makes the archive one of its views. */
  readonly archivable?: boolean;
  /** Id of the record that is open beside the list. */
  readonly current?: string | undefined;
  readonly search: Search<T>;
  /** The module whose rights decide what can be done with the rows; by default that of contacts. */
  readonly module?: string;
  /**
   * All fields; the first one names the record. Define them, `columns` and `sorts` outside the component, or memoise them.
   */
  readonly fields: readonly ListField<T>[];
  /** Ids of the fields that are columns at the start. */
  readonly columns: readonly string[];
  readonly sorts: readonly FieldSort[];
  /** Filters if the address has none, written as in an address: `done=is:no`. */
  readonly start?: string;
  /** Shown while there are no records at all. */
  readonly empty: ReactNode;
  /** Before the saved views, such as a switch to another way of showing the same records. */
  readonly before?: ReactNode;
  /** Beside the count, such as a sum; gets the rows that the list shows. */
  readonly figures?: (shown: readonly T[]) => ReactNode;
  /** At the end of the filters; gets the rows that the list shows. */
  readonly tools?: (shown: readonly T[]) => ReactNode;
  /** Actions for the selection; rows have checkboxes if it is set. */
  readonly bulk?: (ids: readonly string[], clear: () => void) => ReactNode;
  /** Saves a value typed into a cell; throws `RuleError`. If set, cells of fields with a `patch` are edited in place. */
  readonly onEdit?: (record: T, field: ListField<T>, typed: string) => void;
  /** Name of the records' collection, if cells are edited: others see in which field somebody types. */
  readonly collection?: string;
}

const columnsSchema = v.array(v.string());
const noColumns: string[] = [];
const widthsSchema = v.record(v.string(), v.number());
const noWidths = {};
const idOf = (record: { readonly id: string }) => record.id;

/**
 * One list of the CRM: search, filters, sorting, columns, saved views and selection over a `RecordList`, with the view in the
 * address.
 */
export function RecordTab<T extends ListRecord>(props: RecordTabProps<T>) {
  const {
    label,
    noun,
    plural = `${noun}s`,
    opensWith,
    nameOf,
    hrefOf,
    fields,
    sorts,
    start = '',
    module = 'crm',
  } = props;
  const may = useMay();
  const onEdit = may('change', module) ? props.onEdit : undefined;
  const bulk = (['change', 'delete', 'export'] as const).some((action) => may(action, module)) ? props.bulk : undefined;
  const navigate = useNavigate();
  const shape = useMemo((): ListShape<T> => ({ fields, sorts, archive: true }), [fields, sorts]);
  const [opening] = useState(() => openingQuery(plural, start));
  const { view, setView, ignored } = useListView(shape, opening);
  const deferredView = useDeferredValue(view);
  const { records, preview, waiting } = useListPreview(opensWith, props.records, deferredView, shape);
  const rows = useRows(records, deferredView, shape, props.search);
  const { shown, all } = rows;
  useKeepListPreview(preview ? undefined : opensWith, records, previewView(deferredView, shape), rows);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [choosing, setChoosing] = useState(false);
  const frame = useRef<HTMLDivElement>(null);

  const remembered = useRemembered('columns', plural, columnsSchema, noColumns);
  const rememberedWidths = useRemembered('widths', plural, widthsSchema, noWidths);
  const chosen = view.columns ?? remembered.value;
  const widths = view.widths ?? rememberedWidths.value;
  const columnIds = useMemo(() => shownColumns(fields, [chosen], props.columns), [fields, chosen, props.columns]);
  const columns = useMemo(
    () => fieldColumns({ fields, columns: columnIds, chosen: chosen !== undefined, editable: Boolean(onEdit), nameOf }),
    [fields, columnIds, chosen, onEdit, nameOf],
  );
  const { editing, onKeyDown } = useCellEdits({
    collection: props.collection,
    rows: shown,
    fields,
    columns: columnIds,
    onEdit,
    frame,
  });

  const hidden = useHiddenSelection(selected, shown, idOf);
  const present = useMemo(() => [...selected].filter((id) => !hidden.has(id)), [selected, hidden]);

  if (waiting) return <ListSkeleton label={`Loading ${plural}`} />;
  if (records.length === 0) return props.empty;
  const change = (part: Partial<ListView>) => setView({ ...view, ...part });
  const clear = () => setSelected(new Set());
  const setWidths = (next: ColumnWidths | undefined) => {
    rememberedWidths.set(next);
    change({ widths: next });
  };

  const list = (
    // The first rows can be seen, not used: actions on a list apply to all of it.
    <Stack gap={4} bound alignContent="start" inert={preview !== undefined}>
      <ListTools
        {...{ noun, plural, fields, view, shape }}
        onView={setView}
        whole={props.whole ?? `All ${plural}`}
        shown={preview?.shown ?? shown.length}
        all={preview?.all ?? all}
        archivable={props.archivable ?? false}
        archives={all < records.length}
        before={props.before}
        figures={props.figures?.(shown)}
        tools={props.tools?.(shown)}
        onColumns={() => setChoosing(true)}
      />
      <IgnoredParts list={plural} view={view} shape={shape} ignored={ignored} />
      {bulk && (
        <SelectionBar count={present.length} noun={noun} plural={plural} onClear={clear}>
          {present.length < shown.length && (
            <Button type="link" onClick={() => setSelected(new Set(shown.map(idOf)))}>
              Select all {shown.length.toLocaleString('en-GB')}
            </Button>
          )}
          {bulk(present, clear)}
        </SelectionBar>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: F2 belongs to the grid inside */}
      <div ref={frame} onKeyDown={onKeyDown}>
        <CellEditingContext value={editing}>
          <RecordList
            label={label}
            rows={shown}
            rowId={idOf}
            rowName={nameOf}
            columns={columns}
            sort={view.sorts}
            onSort={({ column }, add) => change({ sorts: pressedSort(view.sorts, column, add) })}
            widths={widths}
            onWidths={setWidths}
            {...(bulk ? { selection: selected, onSelect: setSelected } : {})}
            current={props.current}
            onOpen={hrefOf && ((record: T) => open(hrefOf(record)))}
            empty={
              shown.length === 0 && (
                <NothingFound
                  searched={viewInWords(view, shape)}
                  clearLabel={view.filters.length === 0 && view.archive === 'no' ? `Show all ${plural}` : undefined}
                  onClear={() => change({ q: '', filters: [], archive: 'no' })}
                />
              )
            }
          />
        </CellEditingContext>
      </div>
      {choosing && (
        <Suspense>
          <ColumnsSheet
            fields={fields as unknown as readonly ListField<unknown>[]}
            columns={columnIds}
            sorts={view.sorts}
            onColumns={(ids) => {
              remembered.set(ids && [...ids]);
              change({ columns: ids });
            }}
            onSorts={(next) => change({ sorts: next })}
            onFit={() => {
              if (frame.current) setWidths(fittedWidths(frame.current));
              announce('All columns are fitted');
            }}
            {...(widths ? { onResetWidths: () => setWidths(undefined) } : {})}
            onClose={() => setChoosing(false)}
          />
        </Suspense>
      )}
      <BulkProgress />
    </Stack>
  );
  return (
    <>
      {preview && (
        <span className="s-hidden" role="status">
          Loading {plural}
        </span>
      )}
      {list}
    </>
  );

  function open(href: string | undefined) {
    if (href) navigate(href);
  }
}

/** The columns last chosen for a list of the open client, or their widths; nothing while empty. */
function useRemembered<S extends v.GenericSchema<unknown, object>>(
  what: string,
  list: string,
  schema: S,
  none: v.InferOutput<S>,
) {
  type Chosen = v.InferOutput<S>;
  const key = definePreference(`${what} ${openClientId() ?? ''} ${list}`, 'device');
  const [value, setValue] = useState<Chosen | undefined>(() => {
    const known = preference(key, schema, none);
    return Object.keys(known).length > 0 ? known : undefined;
  });
  return {
    value,
    set(next: Chosen | undefined) {
      setPreference(key, next ?? none);
      setValue(next);
    },
  };
}

/** The view that a list opens with if its address says nothing: the one chosen for that, or else the list's own start. */
function openingQuery(list: string, start: string): string {
  const view = defaultView(list);
  return view ? `${view.query}&saved=${encodeURIComponent(view.id)}` : start;
}
