import { Allowed, exportFile, useMay } from '@steps/business';
import { byTime, counted, formatMoment } from '@steps/platform';
import { SelectField } from '@steps/platform/fields';
import {
  Box,
  EmptyState,
  NothingFound,
  notify,
  type RecordColumn,
  RecordList,
  Row,
  SearchField,
  SelectionBar,
  Stack,
  StatusTag,
} from '@steps/platform/ui';
import { Button } from 'antd';
import { Download, Library, Upload } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { pieceKinds, pieces } from '../pieces/piece';
import { kindNames, statusLooks } from '../pieces/pieceNames';
import { pieceStatuses } from '../pieces/pieceRules';
import { deletePieces, type ListedPiece, type PlacedPiece } from '../pieces/pieceState';
import { undoNotice } from '../studio/undoNotice';
import styles from './ContentLibrary.module.css';
import { momentOfPiece } from './calendarRules';
import { useKeptLibrary } from './contentOpening';
import { ImportDialog } from './ImportDialog';
import { type LibraryFilter, libraryPieces } from './libraryRules';
import { mayLeave } from './pieceText';

const columns: readonly RecordColumn<ListedPiece>[] = [
  { id: 'title', header: 'Title', width: 220, grow: 3, phone: 'title', cell: ({ piece }) => piece.title },
  { id: 'kind', header: 'Kind', width: 110, cell: ({ piece }) => kindNames[piece.kind] },
  {
    id: 'status',
    header: 'Status',
    width: 120,
    cell: ({ status }) => {
      const { word, tone, icon } = statusLooks[status];
      return (
        <StatusTag tone={tone} icon={icon}>
          {word}
        </StatusTag>
      );
    },
  },
  {
    id: 'day',
    header: 'Day',
    width: 150,
    cell: ({ piece }) => {
      const moment = momentOfPiece(piece);
      return moment ? formatMoment(moment, new Date()) : <span className="s-faint">No day</span>;
    },
  },
  {
    id: 'changed',
    header: 'Changed',
    width: 150,
    phone: 'hide',
    cell: ({ piece }) => formatMoment(piece.updatedAt, new Date()),
  },
];

const everything: LibraryFilter = { query: '', kind: '', status: '' };
const kindOptions = pieceKinds.map((value) => ({ value, label: kindNames[value] }));
const statusOptions = pieceStatuses.map((value) => ({ value, label: statusLooks[value].word }));

interface ContentLibraryProps {
  readonly all: readonly PlacedPiece[];
  /** Set while they are being read: the first rows as they were when the library was last open. */
  readonly opening?: readonly ListedPiece[] | undefined;
  readonly onOpen: (id: string) => void;
}

/** All that was made, found by its words, kind and status; posts come in and go out as CSV. */
export function ContentLibrary({ all, opening, onOpen }: ContentLibraryProps) {
  const may = useMay();
  const mayDelete = may('delete', pieces.modules);
  const [filter, setFilter] = useState(everything);
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set());
  const [importing, setImporting] = useState(false);
  const asked = useDeferredValue(filter);
  const rows = useMemo(() => libraryPieces(all, asked), [all, asked]);
  useKeptLibrary(all, asked === everything && !opening ? rows : undefined);
  const chosen = rows.filter(({ piece }) => selection.has(piece.id));
  const save = async () => {
    const wanted = [...(chosen.length > 0 ? chosen : rows)].sort((one, other) =>
      byTime(momentOfPiece(one.piece) ?? '9', momentOfPiece(other.piece) ?? '9'),
    );
    const leaving = wanted.filter(mayLeave);
    const held = wanted.length - leaving.length;
    if (leaving.length > 0) {
      const { postsCsv } = await import('./postsCsv');
      exportFile('marketing', 'content.csv', postsCsv(leaving), 'text/csv');
      if (!may('export', 'marketing')) return;
    }
    notify({
      title: leaving.length > 0 ? `${count(leaving.length)} exported` : 'Nothing was exported',
      description: held > 0 ? `${count(held)} left out: not approved yet.` : undefined,
    });
  };
  const remove = () => {
    deletePieces(chosen.map(({ piece }) => piece.id));
    setSelection(new Set());
    notify(undoNotice(`${count(chosen.length)} deleted`, 'Their words stay in the review ledger.'));
  };
  return (
    // The last look can be seen, not used: what is done to a list is done to all of it.
    <Stack bound gap={3} inert={opening !== undefined}>
      <Row gap={2} align="center" wrap>
        <SearchField
          label="Search content"
          value={filter.query}
          onChange={(query) => setFilter({ ...filter, query })}
        />
        <div className={styles.choice}>
          <SelectField
            label="Kind"
            hideLabel
            required={false}
            placeholder="Every kind"
            options={kindOptions}
            value={filter.kind}
            onChange={(value) => setFilter({ ...filter, kind: pieceKinds.find((kind) => kind === value) ?? '' })}
          />
        </div>
        <div className={styles.choice}>
          <SelectField
            label="Status"
            hideLabel
            required={false}
            placeholder="Every status"
            options={statusOptions}
            value={filter.status}
            onChange={(value) =>
              setFilter({ ...filter, status: pieceStatuses.find((status) => status === value) ?? '' })
            }
          />
        </div>
        <Box as="span" grow />
        <Allowed action="add" module={pieces.modules}>
          <Button icon={<Upload size={16} aria-hidden />} onClick={() => setImporting(true)}>
            Import posts
          </Button>
        </Allowed>
        <Allowed action="export" module="marketing">
          <Button icon={<Download size={16} aria-hidden />} disabled={rows.length === 0} onClick={() => void save()}>
            Export CSV
          </Button>
        </Allowed>
      </Row>
      <SelectionBar count={chosen.length} noun="piece" onClear={() => setSelection(new Set())}>
        {mayDelete && (
          <Button danger onClick={remove}>
            Delete
          </Button>
        )}
      </SelectionBar>
      <RecordList
        label="Content"
        rows={opening ?? rows}
        rowId={({ piece }) => piece.id}
        rowName={({ piece }) => piece.title}
        columns={columns}
        {...(mayDelete ? { selection, onSelect: setSelection } : {})}
        onOpen={({ piece }) => onOpen(piece.id)}
        empty={
          all.length === 0 ? (
            <EmptyState
              icon={Library}
              title="Nothing made yet"
              purpose="What you make in the studios is kept here. Import posts from another program as a CSV file."
            />
          ) : (
            <NothingFound searched={searchedFor(asked)} onClear={() => setFilter(everything)} />
          )
        }
      />
      {importing && <ImportDialog onClose={() => setImporting(false)} />}
    </Stack>
  );
}

const count = (number: number) => counted(number, 'piece');

const searchedFor = ({ query, kind, status }: LibraryFilter): string =>
  [query.trim() && `“${query.trim()}”`, kind && kindNames[kind], status && statusLooks[status].word]
    .filter(Boolean)
    .join(', ');
