import { Allowed, exportFile, useMay } from '@steps/business';
import { fileTitle, formatTime, undo, useHistory, useLoadState } from '@steps/platform';
import { DateRangeField, NameDialog, SelectField } from '@steps/platform/fields';
import { type Filter, FilterBar, type FilterField } from '@steps/platform/filters';
import { paths } from '@steps/platform/paths';
import { useNavigate } from '@steps/platform/router';
import {
  attemptLater,
  ButtonLink,
  CardsSkeleton,
  EmptyState,
  ErrorState,
  Menu,
  type MenuItem,
  Page,
  Row,
  Section,
  Stack,
} from '@steps/platform/ui';
import { Button } from 'antd';
import {
  ChartColumn,
  FileSpreadsheet,
  Image,
  List,
  PencilLine,
  PencilRuler,
  Plus,
  SlidersHorizontal,
  Undo2,
} from 'lucide-react';
import { useState } from 'react';
import { pageWords } from '../pageWords.generated';
import styles from './AnalyticsPage.module.css';
import { BoardGrid } from './BoardGrid';
import { BoardMenu } from './BoardMenu';
import type { Board, Widget } from './board';
import { addWidget, updateWidget, useBoards } from './boardState';
import { metricOf } from './metrics';
import { type Comparison, comparisons } from './periodRules';
import { QuestionCard } from './QuestionCard';
import { QuestionDialog, questionIn } from './QuestionDialog';
import { RecordsSheet } from './RecordsSheet';
import { type Answers, useAnswers } from './useAnswers';
import { useBoardAddress } from './useBoardAddress';
import { type BoardCounts, boardGroups, useCounts } from './useCounts';
import { titleOf, WidgetBody } from './WidgetCard';
import { WidgetDialog } from './WidgetDialog';
import type { BoardView } from './widgetRules';

/** Module analytics: boards of figures, each counted from the client's own records. */
export function AnalyticsPage() {
  const boards = useBoards();
  const [now] = useState(() => new Date());
  const address = useBoardAddress(now);
  const [editing, setEditing] = useState(false);
  const board = boards.find(({ id }) => id === address.boardId) ?? boards[0];
  const counts = useCounts(board?.widgets ?? [], address.view);
  const answers = useAnswers(board?.widgets ?? [], counts);
  const load = useLoadState();
  const may = useMay();
  const question = questionIn(address.question);
  const open = (id: string) => address.change({ board: id, widget: undefined, part: undefined }, false);
  return (
    <Page
      {...pageWords.analytics}
      width="wide"
      actions={
        board &&
        !editing && (
          <>
            <BoardMenu {...{ boards, board }} onOpen={open} />
            <Allowed action="export" module="analytics">
              <ExportMenu {...{ board, counts, answers }} view={address.view} />
            </Allowed>
          </>
        )
      }
      primary={
        board &&
        !editing && (
          <Allowed action="change" module="analytics">
            <Button icon={<PencilRuler size={16} aria-hidden />} onClick={() => setEditing(true)}>
              Edit board
            </Button>
          </Allowed>
        )
      }
    >
      {load.state === 'failed' && <ErrorState title="The records could not be read" detail={load.message} />}
      {load.state !== 'failed' && load.state !== 'ready' && <CardsSkeleton label="Loading records" />}
      {load.state === 'ready' && board && (
        <Stack gap={4} bound alignContent="start">
          {editing ? (
            <EditBar board={board} onDone={() => setEditing(false)} />
          ) : (
            <BoardFilters {...{ address, counts }} />
          )}
          {counts.failed && <ErrorState title="The board could not be calculated" />}
          {!editing && board.widgets.some(({ asked }) => !asked) && isAllEmpty(counts) && <NothingRecorded />}
          {question && may('change', 'analytics') && (
            <QuestionDialog
              {...{ question, boards }}
              onAdded={(id) => address.change({ board: id, question: undefined })}
              onClose={() => address.change({ question: undefined })}
            />
          )}
          <Widgets key={board.id} {...{ board, counts, answers, editing, address, now }} />
        </Stack>
      )}
    </Page>
  );
}

type Address = ReturnType<typeof useBoardAddress>;

interface WidgetsProps {
  readonly board: Board;
  readonly counts: BoardCounts;
  readonly answers: Answers;
  readonly editing: boolean;
  readonly address: Address;
  readonly now: Date;
}

function Widgets({ board, counts, answers, editing, address, now }: WidgetsProps) {
  const may = useMay();
  const navigate = useNavigate();
  const [changing, setChanging] = useState<Widget>();
  const listed = board.widgets.find(({ id }) => id === address.listed);
  const metric = listed && metricOf(listed.metric);
  const { part, view } = address;
  if (board.widgets.length === 0 && !editing) return <EmptyBoard />;
  const point = listed && counts.figures.get(listed.id)?.points.find(({ key }) => key === part);
  const title = listed ? titleOf(listed, metric) : '';
  const menuOf = (widget: Widget) => (): readonly MenuItem[] => {
    const name = titleOf(widget, metricOf(widget.metric));
    const answer = answers.get(widget.id);
    const list = answer instanceof Error ? undefined : answer?.list;
    const showRecords = () => (list ? navigate(list) : address.change({ widget: widget.id }, false));
    return [
      ...(widget.asked && !list
        ? []
        : [{ id: 'records', label: 'Show the records', icon: List, onSelect: showRecords }]),
      ...(may('change', 'analytics')
        ? [
            {
              id: 'change',
              label: widget.asked ? 'Rename' : 'Change widget',
              icon: widget.asked ? PencilLine : SlidersHorizontal,
              onSelect: () => setChanging(widget),
            },
          ]
        : []),
      ...(may('export', 'analytics') ? exportItems(name, [{ ...widget, x: 0, y: 0 }], counts, answers, view) : []),
    ];
  };
  return (
    <>
      <BoardGrid {...{ board, editing, menuOf }} onSettings={setChanging}>
        {(widget) => {
          const counted = metricOf(widget.metric);
          if (widget.asked) return <QuestionCard answer={answers.get(widget.id)} title={widget.title} />;
          if (!counted) return <p className="s-faint">This figure is no longer available. Remove the widget.</p>;
          return (
            <WidgetBody
              {...{ widget, view, now }}
              metric={counted}
              figures={counts.figures.get(widget.id)}
              hrefOf={(key) => address.hrefOf(widget.id, key)}
            />
          );
        }}
      </BoardGrid>
      {changing?.asked && (
        <NameDialog
          title="Rename widget"
          start={changing.title}
          action="Rename"
          onName={(name) => updateWidget(board.id, { ...changing, title: name })}
          onClose={() => setChanging(undefined)}
        />
      )}
      {changing && !changing.asked && (
        <WidgetDialog
          widget={changing}
          onSave={(choice) => updateWidget(board.id, { ...changing, ...choice })}
          onClose={() => setChanging(undefined)}
        />
      )}
      {listed && metric && (
        <RecordsSheet
          key={`${listed.id} ${part}`}
          title={point ? `${title}: ${point.name}` : title}
          widget={listed}
          {...{ metric, view, part }}
          onClose={() => address.change({ widget: undefined, part: undefined })}
        />
      )}
    </>
  );
}

const EmptyBoard = () => (
  <EmptyState
    icon={ChartColumn}
    title="Nothing on this board yet"
    purpose="“Edit board” adds widgets: customer contact, sales, support, campaigns or reviews, as a figure or a chart."
    action={<ButtonLink to={paths.module.href('crm')}>Look at the records</ButtonLink>}
  />
);

/** Whether a board was counted and no widget of it has a record. */
const isAllEmpty = ({ at, figures }: BoardCounts) =>
  at !== undefined && [...figures.values()].every(({ rows }) => rows === 0);

const NothingRecorded = () => (
  <Section title="Nothing was recorded on these dates" purpose="Choose other dates, or start by adding a record.">
    <Row gap={2} align="center" wrap>
      <ButtonLink primary to={paths.module.href('crm')}>
        Add a contact or deal
      </ButtonLink>
      <ButtonLink to={paths.module.href('support')}>Record a request</ButtonLink>
    </Row>
  </Section>
);

function BoardFilters({ address, counts }: { readonly address: Address; readonly counts: BoardCounts }) {
  const { days, comparison, only } = address.view;
  // A filter that was added and asks for nothing yet has no place in the address.
  const [pending, setPending] = useState<readonly Filter[]>([]);
  const asked = Object.entries(only).flatMap(([field, values]) =>
    values.length > 0 ? [{ field, operator: 'is', values }] : [],
  );
  const filters = [...asked, ...pending.filter(({ field }) => !asked.some((one) => one.field === field))];
  const fields: readonly FilterField[] = Object.entries(boardGroups).map(([id, label]) => ({
    id,
    label,
    operators: [{ id: 'is', label: 'is', wants: 'choices' }],
    options: () => (counts.words[id] ?? []).map((word) => ({ value: word, label: word })),
  }));
  const change = (next: readonly Filter[]) => {
    setPending(next.filter(({ values }) => values.length === 0));
    address.change(
      Object.fromEntries(
        Object.keys(boardGroups).map((group) => [group, next.find(({ field }) => field === group)?.values ?? []]),
      ),
    );
  };
  return (
    <Row gap={3} rowGap={2} align="end" wrap>
      <div className={styles.days}>
        <DateRangeField
          label="Dates"
          value={days}
          onChange={(range) => address.change({ from: range?.from, to: range?.to })}
        />
      </div>
      <div className={styles.compare}>
        <SelectField
          label="Compare with"
          required
          value={comparison}
          onChange={(compare) => address.change({ compare })}
          options={(Object.keys(comparisons) as Comparison[]).map((value) => ({ value, label: comparisons[value] }))}
        />
      </div>
      <FilterBar once {...{ fields, filters }} onChange={change} />
      <p className={`s-faint ${styles.counted}`} role="status">
        {counts.at ? `Updated at ${formatTime(counts.at)}` : 'Counting…'}
      </p>
    </Row>
  );
}

interface ExportProps {
  readonly board: Board;
  readonly counts: BoardCounts;
  readonly answers: Answers;
  readonly view: BoardView;
}

const ExportMenu = ({ board, counts, answers, view }: ExportProps) => (
  <Menu
    label="Export the board"
    trigger="Export"
    align="end"
    items={() => exportItems(board.name, board.widgets, counts, answers, view)}
  />
);

/** The files that widgets can be saved as. */
function exportItems(
  name: string,
  widgets: readonly Widget[],
  { figures }: BoardCounts,
  answers: Answers,
  view: BoardView,
): readonly MenuItem[] {
  const file = fileTitle(`${name} ${view.days.from} to ${view.days.to}`, 'Board');
  const save = async (write: () => Promise<unknown>) => {
    await attemptLater({ title: 'The file was not made', description: 'Please try again.' }, async () => {
      await write();
    });
  };
  const csv = async () =>
    exportFile(
      'analytics',
      `${file}.csv`,
      (await import('./boardExport')).boardCsv(widgets, figures, view, answers),
      'text/csv',
    );
  const png = async () =>
    exportFile(
      'analytics',
      `${file}.png`,
      await (await import('./boardPng')).boardPng(name, widgets, figures, answers),
    );
  return [
    { id: 'csv', label: 'Save as CSV', icon: FileSpreadsheet, onSelect: () => void save(csv) },
    { id: 'png', label: 'Save as picture (PNG)', icon: Image, onSelect: () => void save(png) },
  ];
}

function EditBar({ board, onDone }: { readonly board: Board; readonly onDone: () => void }) {
  const [adding, setAdding] = useState(false);
  const { undoLabel } = useHistory();
  return (
    <Row
      gap={2}
      align="center"
      wrap
      paddingY={2}
      paddingX={3}
      className={styles.editing}
      role="toolbar"
      aria-label={`Editing ${board.name}`}
    >
      <p>
        <strong>Editing {board.name}.</strong> Drag to move, drag a corner to resize. Arrow keys move, Shift and arrows
        resize, Delete removes.
      </p>
      <Button
        icon={<Undo2 size={16} aria-hidden />}
        disabled={undoLabel === undefined}
        title={undoLabel}
        onClick={() => undo()}
      >
        Undo
      </Button>
      <Button icon={<Plus size={16} aria-hidden />} onClick={() => setAdding(true)}>
        Add widget
      </Button>
      <Button type="primary" onClick={onDone}>
        Done
      </Button>
      {adding && (
        <WidgetDialog onSave={(choice) => void addWidget(board.id, choice)} onClose={() => setAdding(false)} />
      )}
    </Row>
  );
}
