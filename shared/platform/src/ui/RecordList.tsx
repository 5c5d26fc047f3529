// biome-ignore-all lint/a11y/useSemanticElements: a table that renders only what is seen is a grid of divs; focus stays on the grid, which names its active row
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import {
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useAppearance } from '../theme/appearance';
import { coarsePointerQuery, phoneQuery, useMedia } from '../theme/media';
import { CutTextTip } from './CutTextTip';
import { RecordListHeader } from './RecordListHeader';
import { cellElementId, RecordRow } from './RecordRow';
import { type ColumnWidths, checkWidth, gridOf, type RecordColumn } from './recordColumns';
import { cellAfter, placeOf, recordListStep } from './recordListRules';
import { ListSkeleton } from './Skeletons';
import { addRange, toggleAll, toggleId } from './selectionRules';
import type { Sort } from './sortRules';
import { useColumnWidths } from './useColumnWidths';
import { useFixedRows } from './useFixedRows';
import { useHiddenSelection } from './useHiddenSelection';
import { useListFrame } from './useListFrame';
import './recordList.css';

interface RecordListProps<Row> {
  /** Read aloud: "Contacts". */
  readonly label: string;
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  /** What the row is called, for its checkbox and for announcements. */
  readonly rowName: (row: Row) => string;
  /** Keep it outside the component or memoised. */
  readonly columns: readonly RecordColumn<Row>[];
  /** One order, or several: what is equal by the first is ordered by the next. Keep several outside the component or memoised. */
  readonly sort?: Sort | readonly Sort[] | undefined;
  /** `add`: the header was pressed with Shift, so the order comes beside those that are there. */
  readonly onSort?: (sort: Sort, add: boolean) => void;
  /** Widths that columns were given. Keep them outside the component or memoised. */
  readonly widths?: ColumnWidths | undefined;
  /** Columns are resized at the edges of their headers when it is set; not on phones. */
  readonly onWidths?: ((widths: ColumnWidths) => void) | undefined;
  readonly selection?: ReadonlySet<string>;
  /** Rows get checkboxes when it is set. */
  readonly onSelect?: (selection: ReadonlySet<string>) => void;
  /** Enter, or a press on the row. */
  readonly onOpen?: (row: Row) => void;
  /** The row that is open beside the list: it is marked, active and brought into view. */
  readonly current?: string | undefined;
  readonly loading?: boolean;
  /** Shown without rows: an `EmptyState` or `NothingFound`. */
  readonly empty?: ReactNode;
  /** Height of the scrolling part in CSS; what the window has left below it when left out. On phones the page scrolls. */
  readonly height?: string;
}

/** A row, and where it last was. */
interface Place {
  readonly id: string;
  readonly last: number;
}

const noSelection: ReadonlySet<string> = new Set();
const noWidths: ColumnWidths = {};
/** Cards on phones, pixels, before they are measured. */
const cardHeight = 96;
/** As in recordList.css, pixels. */
const headHeight = 40;
/** The height of what covers the page at the top and the bottom of a phone, pixels. */
const bars = 64;

/**
 * A table of records that stays fluid at 100,000 rows: only what is seen is rendered. One stop of the Tab key; arrows,
 * Page Up/Down, Home and End move, Space selects, Enter opens, Ctrl+A selects all. What is cut in a cell shows whole under the
 * pointer, and when the keys have reached the cell. On phones rows become cards.
 */
export function RecordList<Row>(props: RecordListProps<Row>) {
  if (props.loading) return <ListSkeleton label={`Loading ${props.label}`} />;
  if (props.rows.length === 0) return props.empty;
  return <Grid {...props} />;
}

function Grid<Row>({
  label,
  rows,
  rowId,
  rowName,
  columns,
  sort,
  onSort,
  widths: given = noWidths,
  onWidths,
  selection = noSelection,
  onSelect,
  onOpen,
  current,
  height,
}: RecordListProps<Row>) {
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const phone = useMedia(phoneQuery);
  const coarse = useMedia(coarsePointerQuery);
  const { density } = useAppearance();
  const [active, setActive] = useState<Place | undefined>(current === undefined ? undefined : { id: current, last: 0 });
  const [followed, setFollowed] = useState(current);
  if (followed !== current) {
    setFollowed(current);
    setActive(current === undefined ? undefined : { id: current, last: 0 });
  }
  const [anchor, setAnchor] = useState(0);
  /** Place of the cell in the active row that the keys have reached; the whole row when undefined. */
  const [cell, setCell] = useState<number>();

  const hidden = useHiddenSelection(selection, rows, rowId);
  const idAt = (index: number) => {
    const row = rows[index];
    return row === undefined ? undefined : rowId(row);
  };
  const allIds = () => rows.map(rowId);
  /** Asked when a key is pressed: looking for it in each render would cost 20 ms where it is far from where it last was. */
  const activePlace = () => (active === undefined ? -1 : placeOf(rows, rowId, active.id, active.last));
  const rowHeight = coarse ? 48 : density === 'compact' ? 36 : 44;
  const fixed = useFixedRows({ scroller, count: phone ? 0 : rows.length, rowHeight, head: headHeight });
  const { widths, sizing } = useColumnWidths(columns, given, onWidths);
  const checks = Boolean(onSelect);
  const { tracks, least } = useMemo(() => gridOf(columns, checks, widths), [columns, checks, widths]);
  const [lead] = columns;
  const first = (lead ? (widths[lead.id] ?? lead.width) : 0) + (checks ? checkWidth + 16 : 0);
  const { above, keepsFirst } = useListFrame(scroller, least, first);
  // On phones the page scrolls, not a list within it.
  const cards = useWindowVirtualizer({
    count: phone ? rows.length : 0,
    estimateSize: () => cardHeight,
    enabled: phone,
    getItemKey: (index) => idAt(index) ?? index,
    overscan: 6,
    scrollMargin: above,
    scrollPaddingStart: bars,
    scrollPaddingEnd: bars,
  });
  const scrollTo = phone ? (index: number) => cards.scrollToIndex(index) : fixed.scrollTo;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another row is followed, not the list that changes around it
  useLayoutEffect(() => {
    const place = current === undefined ? -1 : placeOf(rows, rowId, current);
    if (place >= 0) scrollTo(place);
  }, [current]);

  const activate = (index: number) => {
    const id = idAt(index);
    setActive(id === undefined ? undefined : { id, last: index });
  };
  const moveTo = (index: number) => {
    activate(index);
    scrollTo(index);
  };
  const toggle = (index: number, range: boolean) => {
    const rowIdAt = idAt(index);
    if (!onSelect || rowIdAt === undefined) return;
    onSelect(range ? addRange(selection, allIds(), anchor, index) : toggleId(selection, rowIdAt));
    setAnchor(index);
    activate(index);
    // A focused checkbox would leave the page with its row when the list scrolls.
    scroller.current?.focus({ preventScroll: true });
  };
  const open = (index: number) => {
    const row = rows[index];
    activate(index);
    if (row !== undefined) onOpen?.(row);
  };
  // Rows keep these two, so that a row renders again only when it is another one, or looks another way.
  const latest = useRef({ toggle, open });
  useLayoutEffect(() => {
    latest.current = { toggle, open };
  });
  const onRowToggle = useCallback((index: number, range: boolean) => latest.current.toggle(index, range), []);
  const onRowPress = useCallback((index: number) => latest.current.open(index), []);
  const onKeyDown = (event: KeyboardEvent) => {
    // Links, checkboxes and menus in the cells keep their own keys.
    if (event.target !== event.currentTarget) return;
    const seen = phone ? window.innerHeight / cardHeight : (scroller.current?.clientHeight ?? 0) / rowHeight;
    const page = Math.max(1, Math.floor(seen) - 2);
    const at = activePlace();
    const step = recordListStep(event, at, rows.length, page);
    if (!step) return;
    if (step.kind === 'select-all' && !onSelect) return;
    if (step.kind === 'cell' && phone) return;
    event.preventDefault();
    if (step.kind === 'cell') {
      moveTo(at);
      setCell(cellAfter(cell, step.by, columns.length));
    }
    if (step.kind === 'move') {
      moveTo(step.to);
      if (step.extend) toggle(step.to, true);
    }
    if (step.kind === 'select') toggle(at, event.shiftKey);
    if (step.kind === 'select-all') onSelect?.(new Set([...selection, ...allIds()]));
    if (step.kind === 'open') open(at);
  };

  const rowElementId = (index: number) => `${id}-${index}`;
  const items = phone ? cards.getVirtualItems() : fixed.shown;
  const total = phone ? cards.getTotalSize() : fixed.total;
  const activeShown = items.find((item) => active !== undefined && idAt(item.index) === active.id);
  const activeRow = activeShown && rowElementId(activeShown.index);
  const activeCell = activeRow && cell !== undefined && !phone ? cellElementId(activeRow, cell) : undefined;
  useLayoutEffect(() => {
    if (activeCell) document.getElementById(activeCell)?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }, [activeCell]);
  const toggleEach = onSelect && (() => onSelect(toggleAll(selection, hidden, allIds())));
  const sorts = useMemo(() => (sort === undefined ? [] : 'column' in sort ? [sort] : sort), [sort]);
  const head = (
    <RecordListHeader
      {...{ label, columns, sort: sorts, onSort, widths, sizing, selection, hidden, phone }}
      count={rows.length}
      onToggleAll={toggleEach}
    />
  );

  return (
    <div
      className="s-list"
      data-shape={phone ? 'cards' : 'table'}
      data-wide={(keepsFirst && !phone) || undefined}
      data-opens={onOpen ? true : undefined}
    >
      {phone && head}
      <div
        ref={scroller}
        className="s-list__scroller"
        role="grid"
        aria-label={label}
        aria-rowcount={rows.length + 1}
        aria-colcount={columns.length + Number(Boolean(onSelect))}
        aria-multiselectable={onSelect ? true : undefined}
        aria-activedescendant={activeCell ?? activeRow}
        tabIndex={0}
        style={{
          '--s-tracks': tracks,
          '--s-least': `${least}px`,
          '--s-kept': keepsFirst ? `${first}px` : undefined,
          blockSize: phone ? undefined : height,
          '--s-rows': `${total}px`,
          '--s-above': `${above}px`,
        }}
        onKeyDown={onKeyDown}
        // Also where a control in the row is pressed: keys go on from there.
        onPointerDown={({ target }) => {
          setCell(undefined);
          const index =
            target instanceof Element ? target.closest<HTMLElement>('[data-index]')?.dataset.index : undefined;
          if (index !== undefined) activate(Number(index));
        }}
        onFocus={(event) => {
          if (event.target !== event.currentTarget || activeShown) return;
          const at = activePlace();
          activate(at < 0 ? (items[0]?.index ?? 0) : at);
        }}
      >
        {!phone && head}
        <div className="s-list__body" role="rowgroup" style={{ blockSize: total }}>
          {items.map((item) => {
            const row = rows[item.index];
            if (row === undefined) return null;
            const rowIdAt = rowId(row);
            return (
              <RecordRow
                key={rowIdAt}
                elementId={rowElementId(item.index)}
                measure={phone ? cards.measureElement : undefined}
                start={phone ? item.start - above : item.start}
                index={item.index}
                row={row}
                name={rowName(row)}
                columns={columns}
                active={rowIdAt === active?.id}
                cell={rowIdAt === active?.id && !phone ? cell : undefined}
                current={rowIdAt === current}
                selected={onSelect ? selection.has(rowIdAt) : undefined}
                onToggle={onRowToggle}
                onPress={onRowPress}
              />
            );
          })}
        </div>
      </div>
      {!phone && <CutTextTip scroller={scroller} cell={activeCell} />}
    </div>
  );
}
